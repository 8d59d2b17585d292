"""Names of tournaments, entrants, matches, groups and times in messages."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from datetime import datetime
from fractions import Fraction

from discord.utils import format_dt

from bot.i18n import Language
from bot.platform.escaping import escaped
from bot.text.lists import first_names
from bot.text.words import person_text
from model.ids import EntrantId
from model.matches import Match
from model.tournaments import Entrant, Tournament, TournamentStatus

MOST_NAMED = 60
"""The most people that one sentence names."""


def player(words: Language, tournament: Tournament, entrant: EntrantId) -> str:
    """Return an entrant as a mention for a message."""
    person = tournament.entrant(entrant).person
    return person_text(words, person if person > 0 else None)


def with_presence(tournament: Tournament, entrant: Entrant, text: str) -> str:
    """Return an entrant's text with a mark behind it if they have checked in before the start."""
    marked = entrant.checked_in and tournament.header.status is TournamentStatus.SIGN_UP
    return f"{text} ✓" if marked else text


def presence_text(words: Language, tournament: Tournament) -> str:
    """Return a line with how many have checked in and what their mark is; empty before the first."""
    count = sum(entrant.checked_in for entrant in tournament.entrants)
    if not count or tournament.header.status is not TournamentStatus.SIGN_UP:
        return ""
    return f"\n-# {words.say('tournament-present', count=count)}"


def title_of(tournament: Tournament) -> str:
    """Return the name of a tournament, with mentions and Markdown escaped."""
    return escaped(tournament.header.name)


def name_of(words: Language, tournament: Tournament, entrant: EntrantId) -> str:
    """Return an entrant's name as plain text."""
    return tournament.entrant(entrant).name or words.say("seat-former")


def number(words: Language, value: Fraction) -> str:
    """Return points as they are written: "2½", "3", "3.67" (in other languages "3,67")."""
    return halves(value) if value.denominator <= 2 else words.decimal(value)


def halves(value: Fraction) -> str:
    """Return whole and half points as they are written: "2½", "3"."""
    whole, rest = divmod(value, 1)
    if not rest:
        return str(whole)
    return f"{whole}½" if whole else "½"


def date(moment: datetime) -> str:
    """Return a moment as a Discord timestamp, shown to each reader like "3 May 2026 18:00"."""
    return format_dt(moment, "f")


def match_number(match: Match) -> str:
    """Return the number that identifies a match for referees, round and table, such as "2.3"."""
    return f"{match.round}.{match.number + 1}"


def read_match_number(text: str) -> tuple[int, int] | None:
    """Return the round and the number, from 0, of the match that `match_number` identifies; None for other text."""
    round_number, _, table = text.strip().partition(".")
    if not (round_number.isdecimal() and table.isdecimal()):
        return None
    return int(round_number), int(table) - 1


def group_letter(number: int) -> str:
    """Return the letter that names a group; `number` counts from 0."""
    return chr(ord("A") + number)


def players_named(words: Language, tournament: Tournament, entrants: Sequence[EntrantId]) -> str:
    """Return at most `MOST_NAMED` entrants in one sentence, and how many more there are."""
    return first_names(words, [player(words, tournament, entrant) for entrant in entrants], MOST_NAMED)


def lists_named(words: Language, lists: Sequence[tuple[str, Sequence[str]]], room: int) -> str:
    """Return several lists of people in `room` characters, each as the sentence of its key, with their count.

    Each list names the same number of people at most, the highest for which all lists fit.
    """

    def text(most: int) -> str:
        return "\n".join(
            words.say(key, count=len(people), names=first_names(words, people, most))
            for key, people in lists
            if people
        )

    return text(bisect_right(range(1, MOST_NAMED + 1), room, key=lambda most: len(text(most))))
