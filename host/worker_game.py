"""The form in which games are sent to worker processes: rules, seats, bag seed, rules version, and moves.

The moves are sent in their written form.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from game.notation.moves import move_text, parse_move
from game.values.moves import Move
from game.values.ruleset import Colour, Ruleset
from host.games.opening import Opening
from storage.options import ruleset_data, ruleset_from


class SentGame(NamedTuple):
    """A game as a worker process has read it."""

    ruleset: Ruleset
    seats: tuple[Colour, ...]
    seed: str
    version: int
    moves: list[Move]


def game_data(opening: Opening, moves: Iterable[Move]) -> dict[str, Any]:
    """Return a game as values that can be encoded as JSON."""
    return {
        "ruleset": ruleset_data(opening.ruleset),
        "seats": [colour.value for colour in opening.seats],
        "seed": opening.seed,
        "version": opening.version,
        "moves": [move_text(move) for move in moves],
    }


def game_from(data: Mapping[str, Any]) -> SentGame:
    """Return the game that `game_data` described."""
    return SentGame(
        ruleset_from(data["ruleset"]),
        tuple(Colour(colour) for colour in data["seats"]),
        data["seed"],
        data["version"],
        [parse_move(move) for move in data["moves"]],
    )
