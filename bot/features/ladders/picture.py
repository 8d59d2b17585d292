"""Pictures of a ladder: its places, each marked if the member's last move was up or down."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.features.ladders.words import member_name
from bot.i18n import Language
from bot.pictures.pool import Drawn
from bot.pictures.themes import theme_of
from bot.platform.services import Services
from bot.text.words import labels
from model.ids import PersonId
from model.ladders import Ladder, Member
from rendering.base.theme import Theme
from rendering.charts.league_image import LeagueDivision, LeagueRow, LeagueView, RowMark, draw_league
from rendering.views.alt_text import describe_league

PICTURED = 10
"""Places in one picture, so that Discord shows it at its full width."""

MOST_PICTURES = 6
"""Pictures in one message; the text and the file have all places."""

LADDER_FILE = "ladder-{}.png"


async def ladder_pictures(
    services: Services, words: Language, ladder: Ladder, reader: PersonId
) -> list[Drawn]:
    """Draw the ladder from the top. The picture with the reader's own place is among those shown."""
    theme = await theme_of(services.host, ladder.spec.guild)
    parts = [ladder.members[n : n + PICTURED] for n in range(0, len(ladder.members), PICTURED)]
    own = [part for part in parts[MOST_PICTURES:] if any(member.person == reader for member in part)]
    pictured = [*parts[: MOST_PICTURES - len(own)], *own]
    return [
        await services.pictures.draw(
            draw_league,
            _ladder_view(words, ladder, part, theme, reader),
            name=LADDER_FILE.format(part[0].place),
            describe=partial(describe_league, labels=labels(words)),
        )
        for part in pictured
    ]


def _ladder_view(
    words: Language, ladder: Ladder, part: Sequence[Member], theme: Theme, reader: PersonId
) -> LeagueView:
    """Return the picture of some successive places; it highlights the reader's."""
    rows = tuple(
        LeagueRow(
            f"{member.place}.",
            member_name(words, member),
            (f"{member.won} – {member.lost}",),
            _mark(member),
            strong=member.person == reader,
        )
        for member in part
    )
    marks = {row.mark for row in rows}
    legend = ((RowMark.UP, "ladder-climbed"), (RowMark.DOWN, "ladder-fell"))
    return LeagueView(
        ladder.spec.name,
        (words.say("ladder-column"),),
        (
            LeagueDivision(
                words.say("ladder-places", first=part[0].place or 0, last=part[-1].place or 0), rows
            ),
        ),
        tuple((mark, words.say(key)) for mark, key in legend if mark in marks),
        theme,
    )


def _mark(member: Member) -> RowMark:
    if member.moved == 0:
        return RowMark.NONE
    return RowMark.UP if member.moved > 0 else RowMark.DOWN
