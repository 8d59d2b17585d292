"""Ratings of players, and how games changed them.

Ratings are compared within a pool: one server or all, one number of seats or any, one edition or one set of
expansions or any rules, games among people or games with computer players.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.values.ruleset import Edition, Expansion
from model.ids import GameId, GuildId


@dataclass(frozen=True, slots=True)
class Pool:
    """The games whose ratings are compared with each other.

    `guild` None: all servers; `seats` None: any number; `edition` and `expansions` None: any. `expansions`
    are exactly those in play, since games with other expansions are not comparable.
    """

    guild: GuildId | None = None
    seats: int | None = None
    edition: Edition | None = None
    computers: bool = False
    expansions: frozenset[Expansion] | None = None


def expansions_code(expansions: Iterable[Expansion]) -> str:
    """Return a set of expansions as a short text: "+" and a hexadecimal number with a bit for each.

    The bit is the `order` of the expansion, which never changes.
    """
    return f"+{sum(1 << expansion.order for expansion in expansions):x}"


def read_expansions(code: str) -> frozenset[Expansion]:
    """Return the set that `expansions_code` wrote. Refuses with ValueError anything else."""
    number = int(code, 16)
    found = frozenset(expansion for expansion in Expansion if number >> expansion.order & 1)
    if expansions_code(found) != code:
        raise ValueError(code)
    return found


@dataclass(frozen=True, slots=True)
class RatingRow:
    """The rating of one player in one pool, after `games` rated games there.

    `player` is a person's id in digits, or a computer player's name. `mean` and `uncertainty` estimate the strength;
    `shown` is the number that people see, which is computed from them (`host.ratings.ratings`).
    """

    pool: Pool
    player: str
    mean: float
    uncertainty: float
    games: int
    shown: int


@dataclass(frozen=True, slots=True)
class RatingChange:
    """How a game changed the rating of a person, on its server or (`guild` None) over all.

    `place` is the index of their seat in the order of play. `before` and `after` are the ratings that people see,
    `games` the rated games in the pool with this one.
    """

    game: GameId
    place: int
    guild: GuildId | None
    before: int
    after: int
    games: int
