"""The builder's second turn, the pig on fields, and when goods are taken. Rules: builder-*, pig-*, goods-*."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Any

from game.engine.hooks import FigureSpec, Hooks, TurnTrace
from game.engine.position import Position
from game.engine.registry import register
from game.expansions.traders.goods import GoodsTaken, most, take
from game.expansions.traders.state import BUILDER, PIG, TRADERS_STATE, Traders
from game.expansions.traders.worth import worth
from game.values.errors import Reason
from game.values.events import Event
from game.values.ruleset import Expansion
from game.values.tiles import FeatureKind, TileSet

_BUILDER_DEPLOY = Reason.add(
    "builder-deploy", "a builder joins a follower of its seat on an unfinished road or city of the tile laid"
)
_PIG_DEPLOY = Reason.add("pig-deploy", "a pig joins a farmer of its seat on a field of the tile laid")


def _has_follower(position: Position, root: int) -> bool:
    """Return True if a follower of the seat to move stands on a feature."""
    mover, weights = position.mover, position.book.weights
    for seat, code, _ in position.features.figures.get(root, ()):  # noqa: SIM110 - half the time of any()
        if seat == mover and weights[code]:
            return True
    return False


def _builder_joins(position: Position, root: int) -> bool:
    """Return whether the mover's builder may join a feature. Rules: builder-deploy, builder-not-finished."""
    return position.features.ends[root] > 0 and _has_follower(position, root)


def _placed(position: Position) -> list[Event]:
    """Note that the tile laid extends a feature with the builder of its seat. Rules: builder-double, builder-once."""
    book, features = position.book, position.features
    builder = book.figures.index(BUILDER)
    if position.stock[position.mover * len(book.figures) + builder]:
        return []  # it is in the supply
    assert position.last_key is not None
    oriented_tile, first, _, _ = position.grid.tiles[position.last_key]
    state = TRADERS_STATE.of(position)
    if _is_second(position, _laid_before(position)):
        return []
    for index in oriented_tile.closable:
        for seat, code, _ in features.figures.get(features.root(first + index), ()):
            if seat == position.mover and code == builder:
                TRADERS_STATE.put(position, Traders(state.goods, earned=True))
                return []
    return []


def _second_turn(position: Position) -> bool | None:
    """Return True if a second turn is earned, False after a second turn, which forbids any other.

    Rule: builder-once.
    """
    if _is_second(position, _laid_before(position)):
        return False
    return True if TRADERS_STATE.of(position).earned else None


def _is_second(position: Position, before: int | None) -> bool:
    """Return whether this turn is a second one; `before` is the key of the tile laid in the turn before.

    With hands, a seat without a tile for its second turn is passed over if others still hold some. The state
    then marks the next seat's turn as second, which stays so for the digests in logs; it is told apart by the
    seat that laid the tile before.
    """
    if not TRADERS_STATE.of(position).second or before is None:
        return False
    return position.grid.tiles[before][3] == position.mover


def _laid_before(position: Position) -> int | None:
    """Return the key of the tile that was laid before the last one."""
    return next(islice(reversed(position.grid.tiles), 1, None), None)


def _turn_over(position: Position, extra_turn: bool) -> None:
    state = TRADERS_STATE.of(position)
    if state.second is not extra_turn or state.earned:
        TRADERS_STATE.put(position, Traders(state.goods, second=extra_turn))


def _pigs(position: Position, root: int) -> Mapping[int, int]:
    """Return 1 for each seat whose pig is on a field. Rules: pig-pays, pig-second, pig-first."""
    pig = position.book.figures.index(PIG)
    return {seat: 1 for seat, code, _ in position.features.figures[root] if code == pig}


def _goods(position: Position) -> dict[str, dict[str, int]]:
    """Return the goods of each seat for reports, without kinds of which it has none."""
    if not TRADERS_STATE.played(position):
        return {seat.value: {} for seat in position.seats}
    state = TRADERS_STATE.of(position)
    return {
        colour.value: {kind: count for kind, count in state.held(seat).items() if count}
        for seat, colour in enumerate(position.seats)
    }


def _trace(turn: TurnTrace[Position]) -> Mapping[str, Any]:
    played = TRADERS_STATE.played(turn.before)
    taken = {
        kind: count for event in turn.events if isinstance(event, GoodsTaken) for kind, count in event.goods
    }
    return {
        "second": played and _is_second(turn.before, turn.before.last_key),
        "goods": taken,
        "held": _goods(turn.after),
    }


TRADERS = Expansion.add(
    "traders",
    order=4,
    excludes={"tile-market": "a tile that is bought would extend the feature of the wrong builder"},
)
register(
    TRADERS,
    Hooks[Position](
        tile_set=TileSet.add("traders", "game.expansions.traders", order=3),
        state_slot=TRADERS_STATE,
        figures=(
            FigureSpec(
                BUILDER,
                1,
                stands=frozenset({FeatureKind.ROAD, FeatureKind.CITY}),
                follower=False,
                joins=_builder_joins,
                refused=_BUILDER_DEPLOY,
            ),
            FigureSpec(
                PIG,
                1,
                stands=frozenset({FeatureKind.FIELD}),
                follower=False,
                joins=_has_follower,
                refused=_PIG_DEPLOY,
            ),
        ),
        on_placed=_placed,
        on_completed=take,
        extra_turn=_second_turn,
        on_turn_end=_turn_over,
        field_bonus=_pigs,
        final_scoring=most,
        worth=worth,
        counters=lambda position: tuple(
            TRADERS_STATE.of(position).held(seat) for seat in range(len(position.seats))
        ),
        report=lambda position: {"goods": _goods(position)},
        trace=_trace,
    ),
)
