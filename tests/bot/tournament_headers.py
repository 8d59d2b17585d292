"""Headers of tournaments, for tests of their settings and messages."""

from datetime import UTC, datetime

from model.ids import ChannelId, GuildId, PersonId, TournamentId
from model.tables import TableOptions
from model.tournaments import Format, Plan, TournamentHeader, TournamentStatus

NOW = datetime(2026, 5, 4, 12, tzinfo=UTC)


def header(format_: Format, plan: Plan | None = None) -> TournamentHeader:
    """Return the header of a tournament that can still be entered; without `plan` every setting is the default."""
    return TournamentHeader(
        id=TournamentId("tavomi"),
        guild=GuildId(1),
        channel=ChannelId(2),
        message=None,
        organiser=PersonId(3),
        role=None,
        name="Cup",
        status=TournamentStatus.SIGN_UP,
        paused_at=None,
        format=format_,
        plan=plan or Plan(),
        options=TableOptions(),
        sign_up_until=NOW,
        look_at=NOW,
        created_at=NOW,
        ended_at=None,
    )
