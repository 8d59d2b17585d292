"""Ratings of players, and what games did to them.

A pool is where ratings are compared: one server or all, one number of seats or any, one edition or
any, among people or where computers play.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.values.ruleset import Edition
from model.ids import GameId, GuildId


@dataclass(frozen=True, slots=True)
class Pool:
    """`guild` None: all servers; `seats` None: any number; `edition` None: any."""

    guild: GuildId | None = None
    seats: int | None = None
    edition: Edition | None = None
    computers: bool = False


@dataclass(frozen=True, slots=True)
class RatingRow:
    """The rating of one player in one pool. `player` is a person's id in digits, or a computer player's name."""

    pool: Pool
    player: str
    mean: float
    uncertainty: float
    games: int
    shown: int


@dataclass(frozen=True, slots=True)
class RatingChange:
    """What a game did to the seat at `place`, on its server or (`guild` None) over all; of people only."""

    game: GameId
    place: int
    guild: GuildId | None
    before: int
    after: int
    games: int
