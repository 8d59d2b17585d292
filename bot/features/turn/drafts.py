"""A turn that somebody is thinking about. It travels in the controls of the private panel and counts for nothing."""

from __future__ import annotations

from dataclasses import dataclass

from bot.pictures import choices
from game.engine.position import Phase
from game.notation.moves import move_text, parse_move
from game.values.moves import Move, Place, Skip
from game.values.tiles import TileId
from host.games.views import GameView
from model.games import HelpLevel

_NO_PLACE = "-"
NOBODY = Skip()
"""The end of a turn in which nothing is set."""


@dataclass(frozen=True, slots=True)
class Draft:
    """Where the tile would lie, if that is chosen, and what would be set on it.

    `tile` is the tile chosen from a hand, where a house rule gives hands.
    """

    place: Place | None = None
    finish: choices.Finish = NOBODY
    tile: TileId | None = None

    def __str__(self) -> str:
        """Return the draft as it stands in a custom id."""
        place = _NO_PLACE if self.place is None else move_text(self.place)
        return f"{place} {move_text(self.finish)} {self.tile or _NO_PLACE}"

    def moves(self) -> tuple[Move, ...]:
        """Return the moves that are made when it is confirmed."""
        return (self.finish,) if self.place is None else (self.place, self.finish)


def parse_draft(text: str) -> Draft:
    """Return the draft that `str` wrote. Refuses with ValueError or RecordError anything else."""
    placed, finished, held = text.split(" ")
    place = None if placed == _NO_PLACE else parse_move(placed)
    finish = parse_move(finished)
    if not isinstance(place, Place | None) or finish.phase is not Phase.DEPLOY:
        raise ValueError(text)
    return Draft(place, finish, None if held == _NO_PLACE else TileId(held))


@dataclass(frozen=True, slots=True)
class Options:
    """What a draft may become.

    `tiles` are those of a hand to choose from, if there are several; `places` are the
    placements to choose a cell from (one a cell, the first that fits); `turned` are those on
    the chosen cell; `finishes` what may be set once the tile lies.
    """

    tiles: tuple[TileId, ...]
    places: tuple[Place, ...]
    turned: tuple[Place, ...]
    finishes: tuple[Move, ...]


def options(view: GameView, draft: Draft) -> Options:
    """Return what the mover may choose after `draft`.

    Under the purist help level every open cell, every turn and every spot is offered, fitting and free
    or not: the rules judge what is confirmed.
    """
    position = view.position
    if position.phase is Phase.DEPLOY:
        return Options((), (), (), choices.finishes(position))
    held = choices.tiles(position)
    tile = draft.tile or choices.only_tile(position)
    if tile is None:
        return Options(held, (), (), ())
    purist = view.options.help is HelpLevel.PURIST
    places = choices.any_places(position, tile) if purist else choices.first_places(position, tile)
    if draft.place is None:
        return Options(held, places, (), ())
    cell = draft.place.cell
    if purist:
        turned, finishes = choices.any_turns(tile, cell), choices.any_finishes(position, draft.place)
    else:
        turned = choices.placements_on(position, cell, tile)
        finishes = choices.finishes(choices.laid(position, draft.place))
    return Options(held, places, turned, finishes)
