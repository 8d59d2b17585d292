"""The contents of the pictures of tournaments."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from bot.features.tournaments.names import group_letter, name_of, number
from bot.features.tournaments.round_words import seat_result
from bot.features.tournaments.rounds import PAGE_MATCHES
from bot.features.tournaments.standings_words import standing_name
from bot.i18n import Language
from bot.platform.limits import ALT, clipped
from bot.text.words import signed
from host.tournaments.pairing.elimination import Part, Slot
from host.tournaments.running.history import groups
from host.tournaments.running.knock_out import knock_out_rounds, slots
from host.tournaments.standings.standings import Standing
from model.ids import EntrantId
from model.tournaments import Tournament
from rendering.base.theme import Theme
from rendering.charts.bracket_image import BracketMatch, BracketView
from rendering.charts.podium import PodiumView
from rendering.panels.table import TableRow, TableView

PICTURED = 20
"""Lines of standings in pictures; the text and the file have all of them."""

PICTURE_LINES = 10
"""Lines in one picture: with more it is higher than Discord shows at its full width."""

PICTURED_ROUNDS = 5
"""The most rounds of a knock-out in pictures, back from the final: the first has sixteen matches."""

PICTURED_DOUBLE = 4
"""The most rounds of each bracket of a double elimination in pictures; for eight entrants they are all."""

PICTURED_MATCHES = 4
"""Matches of a round in one picture: with more, a name on two lines makes it higher than Discord shows at full width.
"""

PART_ROUNDS = 3
"""Rounds in one picture: with more columns a phone shows too little of a name."""

PODIUM_PLACES = 3


def standings_tables(
    words: Language,
    tournament: Tournament,
    table: Sequence[Standing],
    theme: Theme,
    reader: EntrantId | None = None,
) -> tuple[TableView, ...]:
    """Return the first lines of the standings; the reader's own replaces the last if it is further down.

    Place 1 is emphasised, but not while everyone shares it without a point.
    """
    pictured = list(table[:PICTURED])
    pictured[-1:] = [line for line in table[PICTURED:] if line.entrant == reader] or pictured[-1:]
    parts = math.ceil(len(pictured) / PICTURE_LINES)
    cuts = [len(pictured) * part // parts for part in range(parts + 1)]
    return tuple(
        _standings_table(words, tournament, pictured[first:last], theme) for first, last in pairwise(cuts)
    )


def _standings_table(
    words: Language, tournament: Tournament, lines: Sequence[Standing], theme: Theme
) -> TableView:
    """Return the picture of these lines; with several groups, places have the letter of the group."""
    columns = ("scored", "difference", "solkoff", "points")
    found = groups(tournament)
    letters = (
        {entrant: group_letter(number) for number, group in enumerate(found) for entrant in group}
        if len(found) > 1
        else {}
    )
    return TableView(
        tournament.header.name,
        tuple(words.say(f"standings-column-{column}") for column in columns),
        tuple(
            TableRow(
                _name_in_standings(words, tournament, line.entrant),
                (
                    str(line.scored),
                    signed(line.difference),
                    number(words, line.solkoff),
                    number(words, line.points),
                ),
                strong=line.place == 1 and line.points > 0,
                place=f"{letters.get(line.entrant, '')}{line.place}.",
            )
            for line in lines
        ),
        theme,
    )


def _name_in_standings(words: Language, tournament: Tournament, entrant: EntrantId) -> str:
    return standing_name(words, tournament, entrant, name_of(words, tournament, entrant))


def podium_view(
    words: Language, tournament: Tournament, order: Sequence[tuple[int, EntrantId]], theme: Theme
) -> PodiumView:
    """Return the podium with the first three places."""
    best = [
        (place, name_of(words, tournament, entrant)) for place, entrant in order if place <= PODIUM_PLACES
    ]
    places, names = zip(*best, strict=True) if best else ((), ())
    line = words.date(tournament.header.ended_at or tournament.header.created_at)
    return PodiumView(tournament.header.name, names, (line,), theme, places)


@dataclass(frozen=True, slots=True)
class BracketPart:
    """A part of a bracket: one page of a round (by its number in the tournament), and the rounds that follow."""

    round: int
    page: int


def bracket_views(
    words: Language, tournament: Tournament, theme: Theme, part: BracketPart | None = None
) -> tuple[BracketView, ...]:
    """Return pictures of the last rounds of the knock-out, or of a part of it; empty before it has begun.

    A double elimination has pictures of both brackets and of the finals.
    """
    if tournament.header.plan.double:
        return _double_views(words, tournament, theme, part)
    return _single_views(words, tournament, theme, part)


def _bracket_match(words: Language, tournament: Tournament, slot: Slot) -> BracketMatch:
    """Return a match of the bracket with its names and results."""
    first = next(iter(knock_out_rounds(tournament)), 0)
    both = (slot.first, slot.second)
    names = [None if entrant is None else name_of(words, tournament, entrant) for entrant in both]
    winner = None if slot.winner is None else both.index(slot.winner)
    match = tournament.match(first + slot.round - 1, slot.number)
    if match is None or not match.has_result:
        return BracketMatch(names[0], names[1], winner, over=slot.over)
    results = [
        seat_result(match, match.entrants.index(entrant)) for entrant in both if entrant in match.entrants
    ]
    return BracketMatch(names[0], names[1], winner, (results[0], results[1]), over=slot.over)


def _single_views(
    words: Language, tournament: Tournament, theme: Theme, part: BracketPart | None
) -> tuple[BracketView, ...]:
    """Return pictures of the last rounds of a single elimination, or of `part` of it."""
    found = slots(tournament)
    first = next(iter(knock_out_rounds(tournament)), 0)
    last = max((slot.round for slot in found), default=0)
    columns: dict[int, list[Slot]] = {}
    for slot in sorted(found, key=lambda slot: (slot.round, slot.line)):
        if not slot.third and _pictured(slot, last, first, part):
            columns.setdefault(slot.round, []).append(slot)
    third = next((_bracket_match(words, tournament, slot) for slot in found if slot.third), None)
    return tuple(
        BracketView(
            tournament.header.name,
            tuple(tuple(_bracket_match(words, tournament, slot) for slot in column) for column in picture),
            third if picture[-1][0].round == last else None,
            words.say("bracket-third"),
            theme,
            tuple(_heading(words, last - column[0].round) for column in picture),
        )
        for picture in _in_pictures(list(columns.values()))
    )


def _in_pictures(columns: Sequence[Sequence[Slot]]) -> Iterator[list[Sequence[Slot]]]:
    """Yield the rounds and matches of a bracket for each picture, as many as are legible on a phone.

    A picture begins with the last round of the picture before. A picture that would be too high is cut
    between matches that lead to different ones.
    """
    for first in range(0, max(1, len(columns) - 1), PART_ROUNDS - 1) if columns else ():
        rounds = columns[first : first + PART_ROUNDS]
        parts = math.ceil(len(rounds[0]) / PICTURED_MATCHES)
        for part in range(parts):
            yield [
                column[len(column) * part // parts : len(column) * (part + 1) // parts] for column in rounds
            ]


def _double_views(
    words: Language, tournament: Tournament, theme: Theme, part: BracketPart | None
) -> tuple[BracketView, ...]:
    """Return pictures of both brackets of a double elimination, and of the finals once a finalist is known.

    Empty before it has begun. Each bracket has its last rounds, or those from the round of `part` on.
    """
    found = slots(tournament)
    first = next(iter(knock_out_rounds(tournament)), 0)
    since = 1 if part is None else part.round - first + 1
    pictured = {
        bracket: _double_columns(found, bracket, since, whole=part is None)
        for bracket in (Part.WINNERS, Part.LOSERS)
    }
    pictured[Part.FINAL] = _finals(found)
    return tuple(
        BracketView(
            words.say("double-title", name=tournament.header.name, part=bracket.value),
            tuple(tuple(_bracket_match(words, tournament, slot) for slot in column) for column in columns),
            theme=theme,
            headings=tuple(_double_heading(words, found, column) for column in columns),
        )
        for bracket, rounds in pictured.items()
        for columns in _in_pictures(rounds)
    )


def _double_columns(found: Sequence[Slot], bracket: Part, since: int, *, whole: bool) -> list[list[Slot]]:
    """Return the last rounds of a bracket if `whole`, else the first ones from round `since` on.

    Rounds with more than `PAGE_MATCHES` matches are left out.
    """
    columns: dict[int, list[Slot]] = {}
    for slot in sorted(found, key=lambda slot: (slot.round, slot.line)):
        if slot.part is bracket and slot.round >= since:
            columns.setdefault(slot.round, []).append(slot)
    legible = [column for column in columns.values() if len(column) <= PAGE_MATCHES]
    return legible[-PICTURED_DOUBLE:] if whole else legible[:PART_ROUNDS]


def _finals(found: Sequence[Slot]) -> list[list[Slot]]:
    """Return the finals of both brackets and the grand finals, once a finalist is known."""
    ends = [_last(found, bracket) for bracket in (Part.WINNERS, Part.LOSERS)]
    before = [slot for slot in ends if slot is not None]
    grand = [[slot] for slot in found if slot.part is Part.FINAL]
    return [before, *grand] if any(slot.winner is not None for slot in before) else []


def _last(found: Sequence[Slot], bracket: Part) -> Slot | None:
    """Return the final of one of the two brackets; None for the losers' bracket of two entrants."""
    slots = [slot for slot in found if slot.part is bracket]
    return max(slots, key=lambda slot: slot.level, default=None)


def _double_heading(words: Language, found: Sequence[Slot], column: Sequence[Slot]) -> str:
    """Return the name of a round of one of the two brackets, or of the finals."""
    slot = column[0]
    if slot.part is Part.FINAL:
        return words.say("double-round", part=slot.part.value if slot.level == 1 else "reset", level=0)
    if len({other.part for other in column}) > 1:
        return words.say("double-finals")
    last = _last(found, slot.part)
    level = 0 if last is not None and slot.level == last.level else slot.level
    return words.say("double-round", part=slot.part.value, level=level)


def _heading(words: Language, later: int) -> str:
    """Return the name of a round that has `later` more rounds after it."""
    stages = ("final", "semi-finals", "quarter-finals")
    stage = stages[later] if later < len(stages) else "knock-out"
    return words.say("bracket-round", stage=stage, players=2 << later)


def _pictured(slot: Slot, last: int, first: int, part: BracketPart | None) -> bool:
    """Return True if a match belongs to the last rounds, or to what the matches of `part` lead to."""
    if part is None:
        return slot.round > last - PICTURED_ROUNDS
    later = slot.round - (part.round - first + 1)
    return 0 <= later < PART_ROUNDS and (slot.line << later) // PAGE_MATCHES == part.page


def bracket_text(words: Language, view: BracketView) -> str:
    """Return the knock-out in words, round by round, cut to the length of a picture's description."""
    lines = [view.title]
    for heading, matches in zip(view.headings, view.rounds, strict=True):
        lines += [heading, *(_match_text(words, match) for match in matches)]
    if view.third is not None:
        lines += [view.third_label, _match_text(words, view.third)]
    return clipped("\n".join(lines), ALT)


def _match_text(words: Language, match: BracketMatch) -> str:
    names = (match.first or "–", match.second or "–")
    open_or_nobody = words.say("bracket-nobody" if match.over else "bracket-open")
    winner = open_or_nobody if match.winner is None else names[match.winner]
    return words.say("bracket-line", left=names[0], right=names[1], winner=winner)
