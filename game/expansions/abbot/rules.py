"""The deployment and the recall of the abbot. Rules: abbot-deploy, abbot-recall."""

from __future__ import annotations

from functools import lru_cache

from game.board.features import Standing
from game.board.oriented_tile import cell_of, key_of
from game.engine.base_phases import go_on
from game.engine.figures import return_figures
from game.engine.hooks import FigureSpec, Hooks, MoveRules
from game.engine.position import Position
from game.engine.registry import register
from game.engine.scoring import payment, price
from game.engine.survey import survey
from game.engine.turn import pay
from game.expansions.abbot.moves import ABBOT_DEPLOY, ABBOT_RECALL, Recall, Recalled
from game.values.errors import IllegalMove
from game.values.events import Event
from game.values.moves import ABBOT as FIGURE
from game.values.moves import BASE_FIGURES
from game.values.ruleset import Expansion
from game.values.tiles import FeatureKind

_CODE = BASE_FIGURES.index(FIGURE)


def recalls(position: Position) -> tuple[Recall, ...]:
    """Return the recalls of the seat to move: its abbot, if that stands on an unfinished feature.

    Rule: abbot-recall.
    """
    if position.stock[position.mover * len(position.book.figures) + _CODE]:
        return ()  # it is in the supply
    derived, mover = position.features.derived, position.mover
    key = derived.get((Recall, mover))
    if key is None:
        key = derived[Recall, mover] = _abbot_key(position)
    return () if key is None or position.grid.surrounded(key) else (_from(key),)


def _abbot_key(position: Position) -> int | None:
    """Return the key of the tile on which the abbot of the seat to move stands."""
    keys, mover = position.features.keys, position.mover
    for figures in position.features.figures.values():
        for seat, code, node in figures:
            if code == _CODE and seat == mover:
                return keys[node]
    return None


@lru_cache(maxsize=1 << 10)
def _from(key: int) -> Recall:
    return Recall(cell_of(key))


def abbot_at(position: Position, seat: int, recall: Recall) -> tuple[int, Standing]:
    """Return the feature on which the abbot of a seat stands, by its root, and the figure itself."""
    oriented_tile, first, _, _ = position.grid.tiles[key_of(recall.cell)]
    held = position.features.figures
    return next(
        (first + middle, figure)
        for middle in oriented_tile.middles
        for figure in held.get(first + middle, ())
        if figure[:2] == (seat, _CODE)
    )


def _check(position: Position, move: Recall) -> None:
    if move not in recalls(position):
        raise IllegalMove(ABBOT_RECALL, move)


def _push(position: Position, move: Recall) -> list[Event]:
    """Pay for the abbot alone and return it; it may be deployed from the next turn. Rule: abbot-recall."""
    seat = position.mover
    root, abbot = abbot_at(position, seat, move)
    feature = survey(position, root)
    scored = payment(position, feature, {seat: 1}, price(position, feature), final=False)
    pay(position, scored)
    events: list[Event] = [Recalled(position.seats[seat], move.cell), scored]
    return go_on(position, events + return_figures(position, root, (abbot,)))


ABBOT = Expansion.add("abbot", order=2)
register(
    ABBOT,
    Hooks[Position](
        figures=(
            FigureSpec(
                FIGURE,
                1,
                stands=frozenset({FeatureKind.MONASTERY, FeatureKind.GARDEN}),
                refused=ABBOT_DEPLOY,
            ),
        ),
        actions={Recall: MoveRules(_check, _push, recalls)},
    ),
)
