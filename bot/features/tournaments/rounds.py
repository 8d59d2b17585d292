"""Rounds of tournaments in pages, as many matches as a phone shows at once."""

from __future__ import annotations

from bot.features.tournaments.names import date, match_number
from bot.features.tournaments.round_words import round_lines, round_title, slots_of
from bot.i18n import Language
from bot.text.lists import fit_lines
from host.tournaments.running.match_times import without_time
from model.ids import EntrantId
from model.matches import Match
from model.tournaments import Tournament

PAGE_MATCHES = 8
"""Matches on a page: as many as the left column of a bracket holds with names legible on a phone."""


def pages(tournament: Tournament, number: int) -> int:
    """Return how many pages a round has, at least one: enough for its matches, and for who goes on without one."""
    return 1 + max(_entrants_by_number(tournament, number), default=0) // PAGE_MATCHES


def page_of(tournament: Tournament, number: int, reader: EntrantId | None) -> int:
    """Return the page, from 0, of a round with the reader's own match or place in the bracket; 0 without one."""
    found = _entrants_by_number(tournament, number)
    return next((own for own, entrants in found.items() if reader in entrants), 0) // PAGE_MATCHES


def _entrants_by_number(tournament: Tournament, number: int) -> dict[int, tuple[EntrantId | None, ...]]:
    """Return who plays each match of a round, and who is alone on a place of its bracket, by their numbers."""
    places = slots_of(tournament, number)
    alone = {slot.number: (slot.first, slot.second) for slot in places if slot.winner is not None}
    return alone | {match.number: match.entrants for match in tournament.matches_of(number)}


def page_text(
    words: Language, tournament: Tournament, number: int, page: int, *, organiser: bool = False
) -> str:
    """Return one page of a round with its heading; for an `organiser` with all matches without a time."""
    lines = round_lines(words, tournament, number, range(page * PAGE_MATCHES, (page + 1) * PAGE_MATCHES))
    round_ = tournament.rounds[number - 1]
    if round_.seed is not None and round_.ended_at is None:
        lines.insert(0, words.say("tournament-withheld"))
    waiting = without_time(tournament) if organiser and number == len(tournament.rounds) else ()
    if waiting:
        lines.insert(0, words.say("match-time-none", matches=words.join(map(match_number, waiting))))
    if until := _until_text(words, tournament, number):
        lines.insert(0, until)
    return f"{round_title(words, tournament, number)}\n{fit_lines(words, lines, 'tournament-more-in-file')}"


def _until_text(words: Language, tournament: Tournament, number: int) -> str:
    """Return until when the open matches of a round have time, if any; nothing without open ones."""
    waiting = [match for match in tournament.matches_of(number) if match.open]
    if not waiting:
        return ""
    if tournament.header.paused_at is not None:
        return words.say("tournament-on-pause")
    if all(match.overdue for match in waiting):
        return words.say("tournament-round-overdue")
    ends = sorted(match.ends_at for match in waiting)
    last = "none" if ends[0] == ends[-1] else date(ends[-1])
    return words.say("tournament-round-until", first=date(ends[0]), last=last)


def matches_on(tournament: Tournament, number: int, page: int) -> tuple[Match, ...]:
    """Return the matches on one page of a round."""
    numbers = range(page * PAGE_MATCHES, (page + 1) * PAGE_MATCHES)
    return tuple(match for match in tournament.matches_of(number) if match.number in numbers)


def range_of(page: int) -> str:
    """Return the numbers of the matches on a page, such as "9–16"."""
    return f"{page * PAGE_MATCHES + 1}–{(page + 1) * PAGE_MATCHES}"
