"""The divisions of a league in words and pictures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from bot.features.tournaments.names import name_of, number, player
from bot.features.tournaments.standings_words import standing_name
from bot.i18n import Language
from bot.pictures.pool import Drawn
from bot.pictures.themes import theme_of
from bot.platform.services import Services
from bot.text.lists import fit_lines
from bot.text.words import labels, signed
from host.tournaments.running.seasons import Division, Movement
from host.tournaments.standings.standings import Standing
from model.ids import EntrantId
from model.tournaments import Tournament
from rendering.base.theme import Theme
from rendering.charts.league_image import LeagueDivision, LeagueRow, LeagueView, RowMark, draw_league
from rendering.views.alt_text import describe_league

PICTURED_LINES = 10
"""Lines in one picture, so that Discord shows it at its full width; a larger division has several."""

MOST_PICTURES = 6
"""Pictures in one message; the text and the file have all divisions."""

LEAGUE_FILE = "division-{}.png"

MARKS = {Movement.PROMOTED: RowMark.UP, Movement.RELEGATED: RowMark.DOWN, Movement.STAYS: RowMark.NONE}


async def divisions_and_pictures(
    services: Services, words: Language, tournament: Tournament, reader: EntrantId | None
) -> tuple[str, list[Drawn]]:
    """Return the divisions as text and in pictures; the picture with the reader's own line comes first."""
    theme = await theme_of(services.host, tournament.header.guild)
    found = await services.host.seasons.divisions(tournament)
    parts = list(division_groups(found))
    # The sort is stable: the others stay in order, from the highest division down.
    parts.sort(
        key=lambda part: not any(line.entrant == reader for division in part for line in division.lines)
    )
    pictures = [
        await services.pictures.draw(
            draw_league,
            _league_view(words, tournament, part, theme, reader),
            name=LEAGUE_FILE.format(position),
            describe=partial(describe_league, labels=labels(words)),
        )
        for position, part in enumerate(parts[:MOST_PICTURES], start=1)
    ]
    return _league_text(words, tournament, found, reader), pictures


def division_groups(found: Sequence[Division]) -> Iterator[tuple[Division, ...]]:
    """Yield the successive divisions of each picture; a large division is split into several pictures.

    The heading of each division but the first takes the room of a line.
    """
    part: list[Division] = []
    for section in (piece for division in found for piece in _pieces(division)):
        if part and sum(len(other.lines) + 1 for other in part) + len(section.lines) > PICTURED_LINES:
            yield tuple(part)
            part = []
        part.append(section)
    if part:
        yield tuple(part)


def _pieces(division: Division) -> Iterator[Division]:
    """Yield the division in parts whose lines fit one picture each."""
    for first in range(0, len(division.lines), PICTURED_LINES):
        shown = slice(first, first + PICTURED_LINES)
        yield replace(division, lines=division.lines[shown], movements=division.movements[shown])


def _league_view(
    words: Language,
    tournament: Tournament,
    part: Sequence[Division],
    theme: Theme,
    reader: EntrantId | None,
) -> LeagueView:
    """Return the picture of some divisions; it marks the reader's line, or each leader's without a reader."""
    marks = {MARKS[movement] for division in part for movement in division.movements}
    legend = [(mark, words.say(key)) for mark, key in _LEGEND if mark in marks]
    return LeagueView(
        tournament.header.name,
        tuple(words.say(f"standings-column-{column}") for column in ("played", "difference", "points")),
        tuple(
            LeagueDivision(
                words.say("season-division", number=division.number),
                tuple(
                    LeagueRow(
                        f"{line.place}.",
                        standing_name(
                            words, tournament, line.entrant, name_of(words, tournament, line.entrant)
                        ),
                        (str(line.played), signed(line.difference), number(words, line.points)),
                        MARKS[movement],
                        strong=line.entrant == reader if reader is not None else line.place == 1,
                    )
                    for line, movement in zip(division.lines, division.movements, strict=True)
                ),
            )
            for division in part
        ),
        tuple(legend),
        theme,
    )


def _league_text(
    words: Language, tournament: Tournament, found: Sequence[Division], reader: EntrantId | None
) -> str:
    """Return all divisions line by line, with a legend. The reader's own is shown even if not all fit."""
    lines: list[str] = []
    if tournament.header.plan.promoted and len(found) > 1:
        lines.append(words.say("season-legend"))
    own_line = None
    for division in found:
        lines.append(f"**{words.say('season-division', number=division.number)}**")
        for line, movement in zip(division.lines, division.movements, strict=True):
            text = _line(words, tournament, line, movement)
            own_line = text if line.entrant == reader else own_line
            lines.append(text)
    return fit_lines(words, lines, "tournament-more-in-file", own_line)


def _line(words: Language, tournament: Tournament, line: Standing, movement: Movement) -> str:
    mark = MARKS[movement].value
    return words.say(
        "season-line",
        place=line.place,
        mark=mark or "none",
        player=standing_name(words, tournament, line.entrant, player(words, tournament, line.entrant)),
        points=number(words, line.points),
        difference=signed(line.difference),
        played=line.played,
    )


_LEGEND = ((RowMark.UP, "season-goes-up"), (RowMark.DOWN, "season-goes-down"))
