"""The report of a replay, as one JSON object per file. See `docs/notation.md`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from game.engine.hooks import Hooks
from game.engine.position import Position
from game.engine.registry import move_kinds, registered
from game.notation.moves import move_text
from game.notation.replay import Replay, TracedTurn
from game.values.events import Bonus, Scored
from game.values.moves import Move


def report(file: str, replay: Replay, *, trace: bool) -> dict[str, Any]:
    """Return scores, supply and every paid feature of a replayed file; with `trace` also what each turn allowed."""
    position = replay.position
    found: dict[str, Any] = {
        "file": file,
        "finished": replay.finished,
        "scores": {seat.value: points for seat, points in position.scores.items()},
        "supply": {
            seat.value: {figure.value: count for figure, count in figures.items()}
            for seat, figures in position.supply.items()
        },
        "scored": [_scored(move, scored) for move, scored in replay.scored],
    }
    reporting = _reporting(position)
    for hooks in reporting:
        found |= hooks.report(position) if hooks.report else {}
    if trace:
        found["turns"] = [_turn(turn, reporting) for turn in replay.turns]
    return found


def _reporting(position: Position) -> tuple[Hooks[Position], ...]:
    """Return the hooks of all rules that add to reports if any of them is played, so that all keys are present."""
    reporting = [(rule, hooks) for rule, hooks in registered() if hooks.report or hooks.trace]
    if not any(position.ruleset.has(rule) for rule, _ in reporting):
        return ()
    return tuple(hooks for _, hooks in reporting)


def _scored(move: int | None, scored: Scored | Bonus) -> dict[str, Any]:
    found: dict[str, Any] = {"move": move, "points": scored.points}
    found["seats"] = [seat.value for seat in scored.seats]
    match scored:
        case Scored():
            return found | {"feature": scored.kind.value, "tiles": scored.tiles, "complete": scored.complete}
        case Bonus():
            return found | {"feature": scored.source, "tiles": 0, "complete": True}


def _turn(turn: TracedTurn, reporting: Sequence[Hooks[Position]]) -> dict[str, Any]:
    found: dict[str, Any] = {
        "move": turn.number,
        "tile": turn.tile,
        "placements": sorted("@" + move_text(place).partition("@")[2] for place in turn.placements),
        "deployments": _texts(turn.listed("deployments")),
        "recalls": _texts(turn.listed("recalls")),
    }
    if reporting:
        for kind in move_kinds():
            if kind.trace_key and kind.trace_key not in found:
                found[kind.trace_key] = _texts(turn.listed(kind.trace_key))
    for hooks in reporting:
        found |= hooks.trace(turn) if hooks.trace else {}
    return found | {"scores": {seat.value: points for seat, points in turn.after.scores.items()}}


def _texts(moves: Iterable[Move]) -> list[str]:
    return sorted(map(move_text, moves))
