"""Tournaments: formats, plans, entrants and rounds."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import Enum

from model.ids import ChannelId, EntrantId, GuildId, MessageId, PersonId, TeamId, TournamentId
from model.matches import Match
from model.tables import TableOptions
from model.teams import Team, TeamMatch


class Format(Enum):
    """How a tournament finds its winner."""

    SWISS = "swiss"
    ROUND_ROBIN = "round-robin"
    ELIMINATION = "elimination"
    SWISS_THEN_ELIMINATION = "swiss-elimination"
    TABLES = "tables"


SWISS = (Format.SWISS, Format.SWISS_THEN_ELIMINATION)
"""Formats with Swiss rounds, in which entrants may ask for a bye."""

PAIRED_BY_STANDINGS = (*SWISS, Format.TABLES)
"""Formats whose rounds are paired one after another.

How many rounds there are can be chosen, and people can enter between two of them.
"""


class TournamentStatus(Enum):
    """How far a tournament has come."""

    SIGN_UP = "sign-up"
    RUNNING = "running"
    OVER = "over"
    CANCELLED = "cancelled"


OPEN = (TournamentStatus.SIGN_UP, TournamentStatus.RUNNING)
"""The statuses of a tournament that can be entered or is played."""


class Stage(Enum):
    """What a round is part of."""

    SWISS = "swiss"
    ROUND_ROBIN = "round-robin"
    KNOCK_OUT = "knock-out"
    TABLES = "tables"


class Seeding(Enum):
    """How entrants are seeded at the start: by their ratings, by lot, or in an order set by an organiser."""

    RATING = "rating"
    LOT = "lot"
    HAND = "hand"


@dataclass(frozen=True, slots=True)
class Round:
    """One round. `seed` is the secret of a duplicate round, `commitment` its hash; others have neither."""

    number: int
    stage: Stage
    seed: str | None
    commitment: str | None
    started_at: datetime
    ended_at: datetime | None


LIVE_SECONDS = 6 * 3600
"""Rounds shorter than this are played in one sitting."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How a tournament is played: its rounds, entry, knock-out, groups and divisions, and teams."""

    rounds: int | None = None
    """Rounds before the knock-out; None for as many as the format needs."""
    table_seats: int = 2
    best_of: int = 1
    """Games of a match at most."""
    knock_out: int = 0
    """How many entrants go on to the knock-out after the other rounds; 0 for no knock-out."""
    knock_out_best_of: int = 0
    """Games of a match of the knock-out at most; 0 for as many as before."""
    final_best_of: int = 0
    """Games of the final at most; 0 for as many as before."""
    championship: bool = False
    """The bracket of eight is 1–5, 2–6, 3–7, 4–8, and the better placed begins."""
    starter_loses_ties: bool = False
    """A tie in the knock-out is won by the player who did not begin; if False, by the better seed."""
    duplicate: bool = False
    """All tables of a round draw the same tiles."""
    late: bool = False
    """People may enter between rounds."""
    round_seconds: int = 14 * 24 * 3600
    check_in_seconds: int = 0
    """How long before the end of the sign-up the check-in begins; 0 for no check-in."""
    seeding: Seeding = Seeding.RATING
    most: int = 0
    """Players at most, 0 for no limit; further ones wait for a place."""
    reserve: bool = False
    """People may offer to play in place of a bye."""
    byes: int = 0
    """How many byes each entrant may ask for."""
    direct_encounter: bool = False
    """The first tie-break among equal points is the matches of those entrants with each other."""
    groups: int = 0
    """The number of round-robin groups, 0 for one of all; the best of each go on to the knock-out."""
    division_size: int = 0
    """The size of a round-robin division, 0 for one of all."""
    promoted: int = 0
    """How many entrants of a division move up, and as many down, after the season."""
    at_once: bool = False
    """The next round begins when the last match ends."""
    double: bool = False
    """Double elimination: an entrant is out of the knock-out after two losses."""
    reset: bool = True
    """With `double`, the grand final is played once more if the entrant with one loss wins it."""
    boards: int = 0
    """Boards of a match of teams; 0 if people play for themselves."""
    team_size: int = 0
    """Members of a team at most."""
    line_up_seconds: int = 2 * 24 * 3600
    """How long after the start of a round captains may hand in their line-ups."""
    knock_out_seeds: tuple[int, ...] = ()
    """The entrants who have gone on to the knock-out, the best first; empty until it begins."""

    @property
    def live(self) -> bool:
        """True if a round is played in one sitting."""
        return self.round_seconds < LIVE_SECONDS


@dataclass(frozen=True, slots=True)
class TournamentSpec:
    """A tournament as it is announced: where, by whom, under which name, and how it goes.

    Besides the organiser and those who manage the server, members with the `role` may run it.
    """

    guild: GuildId
    channel: ChannelId
    organiser: PersonId
    name: str
    format: Format
    plan: Plan
    options: TableOptions
    sign_up_until: datetime
    role: int | None = None


@dataclass(frozen=True, slots=True)
class TournamentHeader:
    """The header of a tournament; `look_at` is when something will next happen by itself.

    In a league, `season` counts its seasons from 1, and `previous` is the season before; None for the first.
    """

    id: TournamentId
    guild: GuildId
    channel: ChannelId
    message: MessageId | None
    organiser: PersonId | None
    role: int | None
    name: str
    status: TournamentStatus
    paused_at: datetime | None
    format: Format
    plan: Plan
    options: TableOptions
    sign_up_until: datetime
    look_at: datetime | None
    created_at: datetime
    ended_at: datetime | None
    previous: TournamentId | None = None
    season: int = 1

    @property
    def ended_by_organiser(self) -> bool:
        """True if an organiser has cancelled it, or ended it early.

        One that was running is stored as paused; the clock cancels only after the sign-up, and ends none in a pause.
        """
        if self.status in OPEN or self.ended_at is None:
            return False
        early = self.status is TournamentStatus.CANCELLED and self.ended_at < self.sign_up_until
        return early or self.paused_at is not None

    @property
    def is_league(self) -> bool:
        """True if another season can follow: the format is a round robin without a knock-out."""
        return self.format is Format.ROUND_ROBIN and not self.has_knock_out

    @property
    def has_knock_out(self) -> bool:
        """True if a knock-out is planned."""
        if self.format is Format.ROUND_ROBIN:
            return self.plan.knock_out > 0
        return self.format in (Format.ELIMINATION, Format.SWISS_THEN_ELIMINATION)


@dataclass(frozen=True, slots=True)
class Entrant:
    """A person who has entered; `seed` counts from 1 and is given at the start (late entrants follow).

    One who is `gone` has withdrawn or was dropped. A `reserve` plays only in place of a bye; `bye_round` is the round
    for which they have asked for a bye. A member of a `team` has `confirmed` that they play for it.
    """

    number: EntrantId
    person: PersonId
    name: str
    seed: int | None = None
    checked_in: bool = False
    gone: bool = False
    reserve: bool = False
    bye_round: int | None = None
    team: TeamId | None = None
    confirmed: bool = True


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament with its entrants, rounds, matches and teams; byes are given as (round, entrant).

    `returning` are the entrants of a season who were in the one before it; empty once the sign-up is over.
    """

    header: TournamentHeader
    entrants: tuple[Entrant, ...] = ()
    rounds: tuple[Round, ...] = ()
    matches: tuple[Match, ...] = ()
    byes: tuple[tuple[int, EntrantId], ...] = ()
    requested_byes: tuple[tuple[int, EntrantId], ...] = ()
    teams: tuple[Team, ...] = ()
    team_matches: tuple[TeamMatch, ...] = ()
    returning: frozenset[EntrantId] = frozenset()

    @property
    def id(self) -> TournamentId:
        """The tournament's id."""
        return self.header.id

    @property
    def round(self) -> Round | None:
        """The newest round; None before the first."""
        return self.rounds[-1] if self.rounds else None

    def matches_of(self, number: int) -> tuple[Match, ...]:
        """Return the matches of a round."""
        return tuple(match for match in self.matches if match.round == number)

    def match(self, number: int, match: int) -> Match | None:
        """Return a match of a round; None if there is none."""
        return next((one for one in self.matches_of(number) if one.number == match), None)

    def entrant(self, number: EntrantId) -> Entrant:
        """Return the entrant with a number."""
        return next(entrant for entrant in self.entrants if entrant.number == number)

    def team(self, number: TeamId) -> Team:
        """Return the team with a number."""
        return next(team for team in self.teams if team.number == number)

    def entered(self, person: PersonId) -> Entrant | None:
        """Return a person's entry; None if they have not entered."""
        return next((entrant for entrant in self.entrants if entrant.person == person), None)
