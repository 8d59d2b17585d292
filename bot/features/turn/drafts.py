"""Choices for a turn that are not played yet, kept in the custom ids of the private panel's controls."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from bot.pictures import choices
from game.notation.moves import move_text, parse_move
from game.values.geometry import Cell
from game.values.moves import CELL, Deploy, Move, Place, Skip
from game.values.phases import Phase
from game.values.tiles import TileId
from host.games.views import GameView
from model.tables import HelpLevel
from rendering.boards.areas import MOST_LETTERS, Area, areas, one_by_one

_NO_PLACE = "-"
_AREA = re.compile(r"[A-Z]{0,2}")
_VIA = re.compile(rf"\*([0-9]{{1,2}})|{CELL}")
NOBODY = Skip()
"""The finish that sets nothing."""


@dataclass(frozen=True, slots=True)
class Draft:
    """The choices made so far for a turn: a placement, if its cell is chosen, and the finish of the turn.

    `tile` is the tile chosen from a hand, if a house rule gives hands. `area` is the letter of the area in
    which a cell is to be chosen, if the cells do not fit one panel. `via` is what the panel shows beyond a
    portal: a cell with its spots, or `*` and a page number of the list of cells.
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
    def portal_cell(self) -> Cell | None:
        """The cell beyond a portal whose spots the panel shows; None if it shows no such cell."""
        found = _VIA.fullmatch(self.via)
        return Cell(int(found[2]), int(found[3])) if found and found[2] else None

    @property
    def page(self) -> int:
        """The page, from 0, of the list of cells beyond a portal."""
        found = _VIA.fullmatch(self.via)
        return int(found[1]) if found and found[1] else 0

    def moves(self) -> tuple[Move, ...]:
        """Return the moves that *Confirm* makes."""
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


def check_offered(view: GameView, draft: Draft) -> None:
    """Raise ValueError for a draft with a tile, a finish or a cell beyond a portal that no panel of this turn offers.

    Refuses an illegal placement before a finish with IllegalMove.
    """
    position, place = view.position, placement_of(view, draft)
    offered: tuple[Move, ...] = ()
    if position.phase is not Phase.PLACE:
        offered = options(view, draft).finishes
    else:
        named = {draft.tile, None if place is None else place.tile} - {None}
        if not named <= {*held_tiles(view)}:
            raise ValueError(draft)
        if place is not None and (draft.finish != NOBODY or draft.portal_cell is not None):
            offered = offered_finishes(view, place)
    beyond = {one.cell for one in offered if isinstance(one, Deploy)}
    if draft.finish not in (NOBODY, *offered) or draft.portal_cell not in (None, *beyond):
        raise ValueError(draft)


@dataclass(frozen=True, slots=True)
class Options:
    """The choices that are open after a draft.

    `tiles` are the tiles that may be laid. `places` has one placement for each cell, the first that fits,
    numbered from 1. If buttons or pictures have no room for all of them, `areas` are the parts of the board
    that contain them, the one with most cells first. `turned` are the placements on the chosen cell, and
    `finishes_after` the finishes after each of them. `finishes` are those for the tile as it lies now.
    """

    tiles: tuple[TileId, ...]
    places: tuple[Place, ...]
    areas: tuple[Area, ...]
    turned: tuple[Place, ...] = ()
    finishes_after: tuple[tuple[Move, ...], ...] = ()
    finishes: tuple[Move, ...] = ()

    def area(self, letter: str) -> Area | None:
        """Return the area with this letter; None if there is none, or no area is to be chosen."""
        return next((area for area in self.areas if area.letter == letter), None)

    def numbered(self, area: Area | None) -> tuple[tuple[int, Place], ...]:
        """Return the placements of one area, or of all, each with its number."""
        listed = enumerate(self.places, start=1)
        return tuple(entry for entry in listed if area is None or entry[1].cell in area.cells)


def options(view: GameView, draft: Draft) -> Options:
    """Return what the mover may choose after `draft`.

    The purist help level offers every open cell, every turn and every spot, legal or not: the rules judge
    what is confirmed.
    """
    position, purist = view.position, view.options.help is HelpLevel.PURIST
    if position.phase is Phase.DEPLOY:
        return Options((), (), (), finishes=choices.finishes(position, purist=purist))
    held = held_tiles(view)
    tile = draft.tile or only_tile(view)
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
    finishes_after = {place: offered_finishes(view, place) for place in {*turned, draft.place}}
    return Options(
        held,
        places,
        parts,
        turned,
        tuple(finishes_after[placement] for placement in turned),
        finishes_after[draft.place],
    )


def held_tiles(view: GameView) -> tuple[TileId, ...]:
    """Return the tiles from which the mover may choose; under the purist help level also those that fit nowhere."""
    return choices.tiles(view.position, purist=view.options.help is HelpLevel.PURIST)


def only_tile(view: GameView) -> TileId | None:
    """Return the tile to lay; None if there is none, or a choice among several."""
    found = held_tiles(view)
    return found[0] if len(found) == 1 else None


def offered_finishes(view: GameView, place: Place) -> tuple[Move, ...]:
    """Return the finishes that are offered after a placement; under the purist help level illegal ones, too."""
    if view.options.help is HelpLevel.PURIST:
        return choices.any_finishes(view.position, place)
    return choices.finishes(choices.laid(view.position, place))


def with_defaults(view: GameView, draft: Draft) -> Draft:
    """Return the draft with the choices that a panel makes by default.

    These are the first tile of a hand, the area with most cells (unless there are more than `MOST_LETTERS`
    areas), and the cell if only one is offered.
    """
    if draft.place is not None or view.position.phase is not Phase.PLACE:
        return draft
    held = held_tiles(view)
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


def placement_of(view: GameView, draft: Draft) -> Place | None:
    """Return the placement of this turn's tile, made or drafted; None while its cell is to be chosen."""
    position = view.position
    if position.phase is not Phase.DEPLOY:
        return draft.place
    assert position.last is not None
    laid = position.board[position.last]
    return Place(laid.tile, position.last, laid.turns)


def tile_of(view: GameView, draft: Draft) -> TileId:
    """Return the tile of this turn: the one laid, chosen or drawn."""
    place = placement_of(view, draft)
    tile = place.tile if place is not None else draft.tile or only_tile(view)
    assert tile is not None
    return tile
