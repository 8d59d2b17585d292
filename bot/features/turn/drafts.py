"""A turn that somebody is thinking about. It travels in the controls of the private panel and counts for nothing."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from bot.pictures import choices
from game.notation.moves import move_text, parse_move
from game.values.geometry import Cell
from game.values.moves import CELL, Move, Place, Skip
from game.values.phases import Phase
from game.values.tiles import TileId
from host.games.views import GameView
from model.tables import HelpLevel
from rendering.boards.areas import MOST_LETTERS, Area, areas, one_by_one

_NO_PLACE = "-"
_AREA = re.compile(r"[A-Z]{0,2}")
_VIA = re.compile(rf"\*([0-9]{{1,2}})|{CELL}")
NOBODY = Skip()
"""The end of a turn in which nothing is set."""


@dataclass(frozen=True, slots=True)
class Draft:
    """Where the tile would lie, if that is chosen, and what would be set on it.

    `tile` is the tile chosen from a hand, where a house rule gives hands. `area` is the letter of the part of
    the board in which a cell is chosen, where there are more cells than buttons. `via` is where a portal may lead:
    a cell of which the spots are looked at, or a page of the list of cells.
    """

    place: Place | None = None
    finish: choices.Finish = NOBODY
    tile: TileId | None = None
    area: str = ""
    via: str = ""

    def __str__(self) -> str:
        """Return the draft as it stands in a custom id."""
        place = f"{_NO_PLACE}{self.area}" if self.place is None else move_text(self.place)
        via = f" {self.via}" if self.via else ""
        return f"{place} {move_text(self.finish)} {self.tile or _NO_PLACE}{via}"

    @property
    def leads_to(self) -> Cell | None:
        """The cell beyond a portal of which the spots are looked at."""
        found = _VIA.fullmatch(self.via)
        return Cell(int(found[2]), int(found[3])) if found and found[2] else None

    @property
    def page(self) -> int:
        """The page of the list of cells to which a portal leads."""
        found = _VIA.fullmatch(self.via)
        return int(found[1]) if found and found[1] else 0

    def moves(self) -> tuple[Move, ...]:
        """Return the moves that are made when it is confirmed."""
        return (self.finish,) if self.place is None else (self.place, self.finish)


def parse_draft(text: str) -> Draft:
    """Return the draft that `str` wrote. Refuses with ValueError or RecordError anything else."""
    placed, finished, held, *rest = text.split(" ")
    via = " ".join(rest)
    if via and not _VIA.fullmatch(via):
        raise ValueError(text)
    finish, tile = parse_move(finished), None if held == _NO_PLACE else TileId(held)
    if finish.phase is not Phase.DEPLOY:
        raise ValueError(text)
    if placed.startswith(_NO_PLACE):
        area = placed.removeprefix(_NO_PLACE)
        if not _AREA.fullmatch(area):
            raise ValueError(text)
        return Draft(None, finish, tile, area, via)
    place = parse_move(placed)
    if not isinstance(place, Place):
        raise ValueError(text)
    return Draft(place, finish, tile, via=via)


@dataclass(frozen=True, slots=True)
class Options:
    """What a draft may become.

    `tiles` are those of a hand to choose from, if there are several; `places` are the placements to choose a
    cell from (one a cell, the first that fits), numbered from 1. Where they are more than buttons or pictures
    have room for, `areas` are the parts of the board that have some of them, that with most first. `turned` are
    the placements on the chosen cell, and `set_after` what may be set after each of them; `finishes` what may be
    set as the tile lies now.
    """

    tiles: tuple[TileId, ...]
    places: tuple[Place, ...]
    areas: tuple[Area, ...]
    turned: tuple[Place, ...] = ()
    set_after: tuple[tuple[Move, ...], ...] = ()
    finishes: tuple[Move, ...] = ()

    def area(self, letter: str) -> Area | None:
        """Return the area of that letter; None where no area is to be chosen, or none is called that."""
        return next((area for area in self.areas if area.letter == letter), None)

    def numbered(self, area: Area | None) -> tuple[tuple[int, Place], ...]:
        """Return the placements with their numbers, of one area or all."""
        listed = enumerate(self.places, start=1)
        return tuple(one for one in listed if area is None or one[1].cell in area.cells)


def options(view: GameView, draft: Draft) -> Options:
    """Return what the mover may choose after `draft`.

    Under the purist help level every open cell, every turn and every spot is offered, fitting and free
    or not: the rules judge what is confirmed.
    """
    position, purist = view.position, view.options.help is HelpLevel.PURIST
    if position.phase is Phase.DEPLOY:
        return Options((), (), (), finishes=choices.finishes(position, purist=purist))
    held = choices.tiles(position)
    tile = draft.tile or choices.only_tile(position)
    if tile is None:
        return Options(held, (), ())
    places = choices.places(position, tile, purist=purist)
    parts = areas((place.cell for place in places), position.board)
    if not one_by_one(parts):
        parts = ()
    if draft.place is None:
        return Options(held, places, parts)
    cell = draft.place.cell
    turned = choices.any_turns(tile, cell) if purist else choices.placements_on(position, cell, tile)
    set_after = {place: _set_after(view, place) for place in {*turned, draft.place}}
    return Options(
        held, places, parts, turned, tuple(set_after[one] for one in turned), set_after[draft.place]
    )


def _set_after(view: GameView, place: Place) -> tuple[Move, ...]:
    """Return what may be set once the tile lies so."""
    if view.options.help is HelpLevel.PURIST:
        return choices.any_finishes(view.position, place)
    return choices.finishes(choices.laid(view.position, place))


def settled(view: GameView, draft: Draft) -> Draft:
    """Return the draft with all chosen that a panel shows first.

    That is the first tile of a hand, the area with most cells, and the cell where there is but one to choose.
    """
    if draft.place is not None or view.position.phase is not Phase.PLACE:
        return draft
    held = choices.tiles(view.position)
    if len(held) > 1 and draft.tile not in held:
        draft = replace(draft, tile=held[0])
    found = options(view, draft)
    area = found.area(draft.area)
    if area is None:
        area = found.areas[0] if 0 < len(found.areas) <= MOST_LETTERS else None
        draft = replace(draft, area=area.letter if area else "")
    offered = found.numbered(area)
    if len(offered) != 1:
        return draft
    return replace(draft, place=offered[0][1], area="")


def lying(view: GameView, draft: Draft) -> Place | None:
    """Return how the tile of this turn lies, or would lie; None while its cell is still to be chosen."""
    position = view.position
    if position.phase is not Phase.DEPLOY:
        return draft.place
    assert position.last is not None
    laid = position.board[position.last]
    return Place(laid.tile, position.last, laid.turns)


def tile_of(view: GameView, draft: Draft) -> TileId:
    """Return the tile that this turn is about."""
    place = lying(view, draft)
    tile = place.tile if place is not None else draft.tile or choices.only_tile(view.position)
    assert tile is not None
    return tile
