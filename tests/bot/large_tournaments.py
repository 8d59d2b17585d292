"""Parts of the largest possible tournaments."""

from dataclasses import replace
from datetime import UTC, datetime

from discord import ui

from host.tournaments.presets import Preset, preset_plan
from host.typed_names import LONGEST_NAME
from model.ids import ChannelId, EntrantId, GuildId, PersonId, TournamentId
from model.tables import TableOptions
from model.tournaments import Entrant, TournamentHeader, TournamentStatus

NOW = datetime(2026, 3, 2, tzinfo=UTC)
FIRST_PERSON = 1573694507881332000
"""An id as long as those of Discord."""
LONGEST = "*" * LONGEST_NAME
"""The longest name, which takes twice as many characters once its markdown is escaped."""


def header_of(code: str, preset: Preset, **changed: object) -> TournamentHeader:
    """Return the header of a tournament with all texts at their longest."""
    chosen, plan, options = preset_plan(preset, TableOptions(language=code))
    return TournamentHeader(
        id=TournamentId("abcde"),
        guild=GuildId(FIRST_PERSON),
        channel=ChannelId(FIRST_PERSON),
        message=None,
        organiser=None,
        role=None,
        name=LONGEST,
        status=TournamentStatus.SIGN_UP,
        paused_at=None,
        format=chosen,
        plan=replace(plan, **changed),  # type: ignore[arg-type]
        options=options,
        sign_up_until=NOW,
        look_at=NOW,
        created_at=NOW,
        ended_at=None,
        season=12,
    )


def people_numbered(number: int, first: int = 1) -> tuple[Entrant, ...]:
    """Return so many entrants, numbered from `first`."""
    return tuple(
        Entrant(EntrantId(entrant), PersonId(FIRST_PERSON + entrant), LONGEST)
        for entrant in range(first, first + number)
    )


def length_of(view: ui.LayoutView) -> int:
    """Return the length of a message as Discord counts it."""
    return sum(len(part.content) for part in view.walk_children() if isinstance(part, ui.TextDisplay))
