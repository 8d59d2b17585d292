"""Results of games, and records."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import Enum

from game.values.ruleset import Edition, Expansion
from game.values.tiles import FeatureKind
from model.ids import ChannelId, GameId, GuildId, PersonId


class Ending(Enum):
    """How a game with a result ended: by the rules, by all but one leaving it, or by a referee."""

    PLAYED = "played"
    LEFT = "left"
    ADJUDICATED = "adjudicated"


@dataclass(frozen=True, slots=True)
class PaidFeatures:
    """What one kind of feature paid a seat: in all, the most points of one, and the most tiles of one."""

    points: int
    best_points: int
    best_tiles: int


@dataclass(frozen=True, slots=True)
class SeatResult:
    """The result of one seat, for the player who sat there first.

    `rank` counts from 1, equal for ties; players who `left` rank behind all who stayed. `turns` counts those
    that were theirs to make, also after they left a rated game, and is 0 for a person who was given the seat
    and never moved. `in_time` counts those that they made themselves, and `fastest_seconds` is the quickest
    of these. `played_enough` says that they made at least a third of their turns, `substituted` that another
    person replaced them. `opponent` names a computer's way of playing.
    """

    person: PersonId | None
    opponent: str | None
    name: str
    rank: int
    points: int
    left: bool = False
    turns: int = 0
    in_time: int = 0
    fastest_seconds: int | None = None
    features: Mapping[FeatureKind, PaidFeatures] = field(default_factory=dict)
    played_enough: bool = True
    substituted: bool = False


@dataclass(frozen=True, slots=True)
class GameResult:
    """How one game ended, its seats in the order of play. A `void` one counts for nothing.

    `expansions` is None for old results, for which they are unknown.
    """

    game: GameId
    guild: GuildId | None
    channel: ChannelId
    edition: Edition
    rated: bool
    ending: Ending
    tiles: int
    ended_at: datetime
    seats: tuple[SeatResult, ...]
    void: bool = False
    expansions: frozenset[Expansion] | None = None

    def margin(self, place: int) -> int | None:
        """Return by how many points a seat leads the second best; None if it does not lead."""
        others = [seat.points for at, seat in enumerate(self.seats) if at != place]
        ahead = self.seats[place].points - max(others) if others else 0
        return ahead if ahead > 0 else None


class RecordKind(Enum):
    """What a record is about; the value is the key of its sentence.

    The best is the highest value, but for FASTEST, which is a turn's time in seconds, the lowest.
    """

    SCORE = "record-score"
    MARGIN = "record-margin"
    CITY_TILES = "record-city-tiles"
    CITY_POINTS = "record-city-points"
    ROAD_TILES = "record-road-tiles"
    FIELD_POINTS = "record-field-points"
    FASTEST = "record-fastest"


@dataclass(frozen=True, slots=True)
class RecordRow:
    """One record: its `value` in the unit of its kind (tiles, points or seconds), the person, and the game."""

    value: int
    person: PersonId
    game: GameId
    guild: GuildId | None
    channel: ChannelId
