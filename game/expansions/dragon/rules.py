"""Registers the expansion with its hooks; volcanoes, neutral pieces, and the trace. Rules: volcano, dragon-*."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.board.oriented_tile import cell_of
from game.engine.figures import spot_of
from game.engine.hooks import Hooks, MarkHooks, Piece, TurnTrace
from game.engine.position import Position
from game.engine.registry import register
from game.expansions.dragon import fairy, flight, portal, princess
from game.expansions.dragon.danger import danger, hazard
from game.expansions.dragon.moves import FLIGHT, Eaten, MoveFairy, SendHome, Step, VolcanoLaid
from game.expansions.dragon.state import DRAGON_STATE, Dragon, last_marked
from game.values.errors import Reason
from game.values.events import Event, Homeless
from game.values.moves import cell_text, figure_text
from game.values.ruleset import Expansion
from game.values.tiles import FeatureKind, TileId, TileSet

_WAITS = Reason.add("dragon-tiles-wait", "tiles with a dragon wait until a volcano lies")
_VOLCANO = Reason.add("volcano-no-meeple", "nobody is deployed on a volcano: the dragon is there")
_DRAGON = Reason.add("dragon-no-meeple", "nobody is deployed where the dragon is")

_HOPE_TURNS, _HOPE = 1.0, 0.5
"""Turns for which a seat can expect the fairy's points, and points to expect when the feature is scored."""

_STAYS = 0.5
"""The chance that the fairy stays with her friend while a tile is laid, up to the final scoring of its feature."""


def _waits(position: Position, tile: TileId) -> Reason | None:
    """Return why a dragon tile is not drawn yet: the dragon is not on the board. Rule: dragon-tiles-wait."""
    return _WAITS if DRAGON_STATE.of(position).dragon is None else None


def _placed(position: Position) -> list[Event]:
    """Move the dragon to the volcano that was laid. Rule: volcano."""
    assert position.last_key is not None
    state = DRAGON_STATE.of(position)
    DRAGON_STATE.put(position, state.with_dragon(position.last_key, state.visited))
    return [VolcanoLaid(cell_of(position.last_key))]


def _closed(position: Position) -> Mapping[int, Reason]:
    """Return the key of the dragon's tile, with the rule. Rules: volcano-no-meeple, dragon-no-meeple."""
    key = DRAGON_STATE.of(position).dragon
    if key is None:
        return {}
    return {key: _VOLCANO if key == position.last_key and last_marked(position, "volcano") else _DRAGON}


def _turn_over(position: Position, extra_turn: bool) -> None:
    state = DRAGON_STATE.of(position)
    if state.flown or state.fairy_paid is not extra_turn:
        DRAGON_STATE.put(position, state.next_turn(fairy_paid=extra_turn))


def _pieces(position: Position) -> tuple[Piece, ...]:
    state = DRAGON_STATE.of(position)
    found = [] if state.dragon is None else [Piece("dragon", cell_of(state.dragon))]
    if state.fairy is not None:
        cell, friend = cell_of(state.fairy), state.friend
        segment = None if friend is None else friend[2] - position.grid.tiles[state.fairy][1]
        found.append(Piece("fairy", cell, None if friend is None else friend[0], segment))
    return tuple(found)


def _worth(position: Position, seat: int) -> float:
    """Return the points that the seat of the fairy's friend can expect: for turns, and when its feature is scored."""
    friend = DRAGON_STATE.of(position).friend
    if friend is None or friend[0] != seat:
        return 0.0
    left = position.unseen_count
    turns, feature = left / len(position.seats), 0.0
    key = position.features.keys[friend[2]]
    oriented_tile, first, _, _ = position.grid.tiles[key]
    if oriented_tile.kinds[friend[2] - first] is FeatureKind.FIELD or not position.book.without_final:
        feature = fairy.WITH_FEATURE * _STAYS**left
    return min(turns, _HOPE_TURNS) + max(_HOPE * min(1.0, turns), feature)


def _trace(turn: TurnTrace[Position]) -> Mapping[str, Any]:
    state = DRAGON_STATE.of(turn.after) if DRAGON_STATE.played(turn.after) else Dragon()
    return {
        "dragon": [sorted(str(step) for step in choice) for choice in turn.choices if _steps(choice)],
        "eaten": sorted({_figure_text(event) for event in turn.events if isinstance(event, Eaten)}),
        "homeless": sorted({_figure_text(event) for event in turn.events if isinstance(event, Homeless)}),
        "dragon_at": None if state.dragon is None else cell_text(cell_of(state.dragon)),
        "fairy_at": None if state.fairy is None else cell_text(cell_of(state.fairy)),
        "fairy_by": _friend_text(turn.after, state),
    }


def _steps(choice: tuple[object, ...]) -> bool:
    return any(isinstance(move, Step) for move in choice)


def _figure_text(event: Eaten | Homeless) -> str:
    return f"{event.seat.value}:{figure_text(event.figure)}{event.spot}{cell_text(event.cell)}"


def _friend_text(position: Position, state: Dragon) -> str | None:
    if state.friend is None:
        return None
    seat, code, node = state.friend
    figure = figure_text(position.book.figures[code])
    return f"{position.seats[seat].value}:{figure}{spot_of(position, node)}"


_ASIDE = "tiles with a dragon wait until a volcano lies, and cannot be held or sold"

DRAGON = Expansion.add(
    "dragon",
    order=5,
    excludes={"hand-early-draw": _ASIDE, "hand-three": _ASIDE, "tile-market": _ASIDE},
)
register(
    DRAGON,
    Hooks[Position](
        tile_set=TileSet.add("dragon", "game.expansions.dragon", order=4),
        state_slot=DRAGON_STATE,
        phases={FLIGHT: flight.RULES},
        actions={MoveFairy: fairy.RULES},
        on_turn_begin=fairy.turn_begins,
        closed=_closed,
        with_feature=fairy.with_feature,
        on_left=fairy.left,
        on_turn_end=_turn_over,
        marked={
            "volcano": MarkHooks(on_placed=_placed),
            "dragon": MarkHooks(waits=_waits, before_scoring=flight.before_scoring),
            "portal": MarkHooks(deploy_targets=portal.TARGETS),
            "princess": MarkHooks(actions={SendHome: princess.RULES}),
        },
        pieces=_pieces,
        worth=_worth,
        danger=danger,
        hazard=hazard,
        trace=_trace,
    ),
)
