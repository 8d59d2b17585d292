"""Refusals of the host. After each of them the game is as it was.

HostRefusal   what a person asked for cannot be done; the reason's value is the key of the sentence
LogDamaged    the stored log does not replay to what it promised (a fault of ours, never a player's)
"""

from __future__ import annotations

from enum import Enum

from model.tables import Seat


class HostReason(Enum):
    """Why the host refuses; the value is the key of the sentence people read."""

    NO_SUCH_GAME = "host-no-such-game"
    NOT_IN_LOBBY = "host-not-in-lobby"
    """The game has already started or is over. Values: status."""
    NOT_RUNNING = "host-not-running"
    """The game has not started, or is over. Values: status."""
    QUARANTINED = "host-quarantined"
    """The game's log is damaged; nothing is played on it until the operator has looked at it. Values: game."""
    CHANNEL_BUSY = "host-channel-busy"
    """Another game lives in this channel. Values: game, status; of a table that waits also its host (name)
    and when it closes by itself (seconds since 1970).
    """
    TABLES_OPEN = "host-tables-open"
    """Values: most (tables that one person may have open)."""
    LOBBY_FULL = "host-lobby-full"
    SEAT_KEPT = "host-seat-kept"
    """Values: seats."""
    ALREADY_SEATED = "host-already-seated"
    """Values: yours (yes for whoever asks, no for somebody else)."""
    NOT_SEATED = "host-not-seated"
    NOT_AT_TABLE = "host-not-at-table"
    """Likewise before the game, where there is nothing to watch yet."""
    NO_SUCH_SEAT = "host-no-such-seat"
    """No computer (or person) on that seat. Values: colour."""
    COLOUR_TAKEN = "host-colour-taken"
    """Values: colour."""
    TOO_FEW_SEATS = "host-too-few-seats"
    """Values: least, seated."""
    MORE_SEATED = "host-more-seated"
    """Fewer seats were asked for than people and computers are sitting. Values: seated."""
    SEATS_RANGE = "host-seats-range"
    """Values: least, most."""
    TURN_TIME_RANGE = "host-turn-time-range"
    """Values: least_seconds, most_seconds."""
    HINTS_OFF = "host-hints-off"
    """No hints in rated games and tournaments."""
    NO_HINT = "host-no-hint"
    """The computer player that was asked could not answer."""
    REVIEW_LATER = "host-review-later"
    """A game is reviewed once it is over."""
    REVIEW_TOURNAMENT = "host-review-tournament"
    """Nobody reviews games of a tournament that still runs."""
    REVIEWS_WAITING = "host-reviews-waiting"
    NO_COMPUTER_TURN = "host-no-computer-turn"
    """No computer has laid a tile (in that turn)."""
    EXPLAINED_LATER = "host-explained-later"
    """Computers explain nothing in running games that count."""
    EXPLAINED_PURIST = "host-explained-purist"
    EXPLAINED_HANDS = "host-explained-hands"
    """What a computer weighed would tell of its hidden hand."""
    EXPLANATIONS_WAITING = "host-explanations-waiting"
    NO_EXPLANATION = "host-no-explanation"
    UNKNOWN_OPPONENT = "host-unknown-opponent"
    """Values: opponent."""
    HOST_ONLY = "host-host-only"
    """Only the person who opened the table may do this. Values: host (name)."""
    HOST_STAYS = "host-host-stays"
    """The host cannot be sent away by themselves."""
    BUDGET_RANGE = "host-budget-range"
    RATED_NEEDS_PEOPLE = "host-rated-needs-people"
    MOVED_ON = "host-moved-on"
    """What was pressed belongs to an earlier position. Values: seq."""
    NOT_YOUR_TURN = "host-not-your-turn"
    """Values: name (the seat to move) and its colour."""
    NOTHING_TO_UNDO = "host-nothing-to-undo"
    UNDO_BOUND = "host-undo-bound"
    """A die has been thrown since, or the dragon has flown."""
    NO_VOTE = "host-no-vote"
    """No undo is being asked for (any more)."""
    VOTE_OPEN = "host-vote-open"
    ALREADY_VOTED = "host-already-voted"
    SEAT_NOT_OPEN = "host-seat-not-open"
    """Nobody may take this seat over: its player is still there. Values: name (the seat)."""
    UNKNOWN_TIME_ZONE = "host-unknown-time-zone"
    """Values: zone."""
    HOLIDAY_ORDER = "host-holiday-order"
    """A holiday must end after it begins, and not in the past."""
    NOT_OVER = "host-not-over"
    """Only a game that is over has a rematch."""
    PRESET_NAME = "host-preset-name"
    """Values: most (letters)."""
    NO_SUCH_PRESET = "host-no-such-preset"
    """Values: preset."""
    FILE_TOO_LARGE = "host-file-too-large"
    """Values: most_bytes."""
    NOT_OPENER = "host-not-opener"
    """This server lets only some people open games."""
    NO_SUCH_TOURNAMENT = "tournament-none"
    TOURNAMENT_STATUS = "tournament-wrong-status"
    """Values: status."""
    TOURNAMENT_NAME = "tournament-name"
    """Values: most (letters)."""
    TOURNAMENT_NAME_TAKEN = "tournament-name-taken"
    """Values: name."""
    TOURNAMENT_PLAN = "tournament-plan"
    """Values: what (tables, best-of, rounds, knock-out, groups, most, byes, round-time)."""
    SIGN_UP_PAST = "tournament-sign-up-past"
    SIGN_UP_OVER = "tournament-sign-up-over"
    TOURNAMENT_FULL = "tournament-full"
    """Values: most."""
    NO_LEAGUE = "tournament-no-league"
    SEASON_OPENED = "tournament-season-opened"
    """Values: name (of the season that follows)."""
    NO_RESERVES = "tournament-no-reserves"
    NO_BYES = "tournament-no-byes"
    BYES_USED = "tournament-byes-used"
    """Values: most."""
    ALREADY_ENTERED = "tournament-already-entered"
    """Values: yours (yes for whoever asks, no for somebody else)."""
    NOT_ENTERED = "tournament-not-entered"
    """Values: yours (yes for whoever asks, no for somebody else)."""
    CHECK_IN_CLOSED = "tournament-check-in-closed"
    TOO_FEW_ENTRANTS = "tournament-too-few"
    """Values: least, entered."""
    ORGANISER_ONLY = "tournament-organiser-only"
    OPEN_MATCHES = "tournament-open-matches"
    """Values: matches."""
    NO_SUCH_MATCH = "tournament-no-such-match"
    MATCH_DECIDED = "tournament-match-decided"
    NO_OPEN_MATCH = "tournament-no-open-match"
    MATCH_OPEN = "tournament-match-open"
    NOT_IN_MATCH = "tournament-not-in-match"
    ROUND_PAST = "tournament-round-past"
    EXTENSION_RANGE = "tournament-extension-range"
    """Values: most (days)."""
    TOURNAMENT_PAUSED = "tournament-paused-already"
    TOURNAMENT_NOT_PAUSED = "tournament-not-paused"
    TOURNAMENT_GAME = "tournament-game"
    """In a tournament's game only the referee may do this."""
    OWN_MATCH = "tournament-own-match"
    """Whoever plays a match, or whom a decision would favour there, decides nothing about it."""
    OWN_GAME = "host-own-game"
    """Whoever has played a rated game stops it, or gives away a seat of somebody else, for nobody."""


class HostRefusal(Exception):  # noqa: N818 - named as people would say it
    """What a person asked for cannot be done; `values` fill the sentence of `reason`."""

    def __init__(self, reason: HostReason, **values: str | int | Seat) -> None:
        super().__init__(f"{reason.value} {values}" if values else reason.value)
        self.reason = reason
        self.values = values


class LogDamaged(Exception):  # noqa: N818 - a fact about the file
    """The stored log of `game` stops making sense at entry `seq`; nothing is played on it."""

    def __init__(self, game: str, seq: int, detail: str) -> None:
        super().__init__(f"game {game}, entry {seq}: {detail}")
        self.game = game
        self.seq = seq
        self.detail = detail
