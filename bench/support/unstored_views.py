"""Views of matches that are not stored in a database."""

from __future__ import annotations

from datetime import UTC, datetime

from game.engine.match import Match
from game.values.ruleset import Colour
from host.games.views import GameView
from model.ids import ChannelId, GameId, PersonId
from model.tables import GameStatus, HelpLevel, Occupant, Seat, TableOptions


def view_of(
    match: Match, seat: Colour | None, help_level: HelpLevel = HelpLevel.STANDARD, seq: int = 1
) -> GameView:
    """Return the newest state of a match as one of its seats sees it, None for onlookers.

    The people in its seats are called Player 1, Player 2 and so on.
    """
    return GameView(
        id=GameId("k7q2zz"),
        guild=None,
        channel=ChannelId(1),
        status=GameStatus.RUNNING,
        options=TableOptions(ruleset=match.ruleset, help=help_level),
        host=None,
        seats=tuple(
            Seat(colour, Occupant.PERSON, PersonId(number), f"Player {number}")
            for number, colour in enumerate(match.seats, 1)
        ),
        seat=seat,
        seq=seq,
        turn_seq=seq,
        newest=True,
        position=match.position.seen_by(seat),
        deadline=None,
        paused_until=None,
        vote=None,
        commitment="",
        seed=None,
        tile_draw=None,
        started_at=datetime(2026, 3, 2, tzinfo=UTC),
        ended_at=None,
    )
