"""The values of a game that are fixed before its first move."""

from __future__ import annotations

from dataclasses import dataclass

from game.values.ruleset import Colour, Ruleset
from model.ids import GameId


@dataclass(frozen=True, slots=True)
class Opening:
    """The values from which a history begins. `seed` is secret; `version` is that of the rules."""

    game: GameId
    ruleset: Ruleset
    seats: tuple[Colour, ...]
    seed: str
    version: int
