"""What a replay prints, as one JSON object a file. See `docs/notation.md`."""

from __future__ import annotations

from typing import Any

from game.notation.moves import move_text
from game.notation.replay import Replay, TracedTurn
from game.values.events import Scored
from game.values.moves import Move


def report(file: str, replay: Replay, *, trace: bool) -> dict[str, Any]:
    """Scores, supply and every paid feature of a replayed file; with `trace` also what each turn allowed."""
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
    if trace:
        found["turns"] = [_turn(turn) for turn in replay.turns]
    return found


def _scored(move: int | None, scored: Scored) -> dict[str, Any]:
    return {
        "move": move,
        "feature": scored.kind.value,
        "points": scored.points,
        "seats": [seat.value for seat in scored.seats],
        "tiles": scored.tiles,
        "complete": scored.complete,
    }


def _turn(turn: TracedTurn) -> dict[str, Any]:
    return {
        "move": turn.number,
        "tile": turn.tile,
        "placements": sorted("@" + move_text(place).partition("@")[2] for place in turn.placements),
        "deployments": _texts(turn.deployments),
        "recalls": _texts(turn.recalls),
        "scores": {seat.value: points for seat, points in turn.scores.items()},
    }


def _texts(moves: tuple[Move, ...]) -> list[str]:
    return sorted(map(move_text, moves))
