"""The picture of where a flying machine's meeple can land, before and after the die is thrown. Rule: flyer-land."""

from __future__ import annotations

from collections.abc import Sequence

from bot.features.turn.drafts import Draft
from bot.i18n import Language
from bot.pictures import choices
from bot.pictures.boards import landings_picture
from bot.pictures.drawing_context import DrawingContext
from bot.pictures.pool import Drawn
from game.engine.position import Position
from game.expansions.flyers.moves import Fly
from game.expansions.flyers.rules import flight_targets, targets_in_line
from game.values.geometry import Cell
from game.values.moves import Move, Place
from host.games.views import GameView
from model.tables import HelpLevel
from rendering.boards.landings import Target


def shows_line(draft: Draft, place: Place, finishes: Sequence[Move]) -> bool:
    """Return True if the panel has the picture: a meeple can take off, and no finish elsewhere is chosen."""
    takes_off = any(isinstance(finish, Fly) for finish in finishes)
    return takes_off and bool(targets_in_line(place)) and not choices.is_elsewhere(draft.finish)


def line_text(words: Language, view: GameView) -> str:
    """Return the sentence that explains the dice in the picture."""
    return words.say("panel-line-purist" if view.options.help is HelpLevel.PURIST else "panel-line")


async def line_picture(
    drawing: DrawingContext, view: GameView, draft: Draft, place: Place, finishes: Sequence[Move]
) -> Drawn:
    """Draw the machine's line, and where on it the chosen figure, or any that may take off, could land.

    Under the purist help level the line is drawn without that.
    """
    position = view.position
    if view.options.help is HelpLevel.PURIST:
        targets = tuple(Target(target.distance, target.cell) for target in targets_in_line(place))
    else:
        position = choices.laid_if_legal(position, place)
        targets = _targets(position, draft, finishes)
    return await landings_picture(drawing, position, place=place, targets=targets)


async def thrown_picture(drawing: DrawingContext, position: Position, cell: Cell) -> Drawn:
    """Draw the machine's line with the distance that the die has shown, which ends at `cell`."""
    assert position.last is not None
    laid = position.board[position.last]
    place = Place(laid.tile, position.last, laid.turns)
    targets = tuple(Target(target.distance, target.cell, lands=True) for target in targets_in_line(place))
    thrown = next(target.distance for target in targets if target.cell == cell)
    return await landings_picture(drawing, position, place=place, targets=targets, thrown=thrown)


def _targets(position: Position, draft: Draft, finishes: Sequence[Move]) -> tuple[Target, ...]:
    """Return the cells on the line, and whether the draft's figure (or else any) can land on each."""
    flying = [finish for finish in (draft.finish,) if isinstance(finish, Fly)]
    flying = flying or [finish for finish in finishes if isinstance(finish, Fly)]
    lands: dict[tuple[int, Cell], bool] = {}
    for finish in flying:
        for target in flight_targets(position, finish.figure):
            at = (target.distance, target.cell)
            lands[at] = lands.get(at, False) or bool(target.landings)
    return tuple(Target(distance, cell, lands=found) for (distance, cell), found in lands.items())
