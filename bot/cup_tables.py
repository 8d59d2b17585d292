"""What pictures of tournaments show."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cup_words import name_of, number, seat_result
from bot.host.tournaments.elimination import Slot
from bot.host.tournaments.progress import slots
from bot.host.tournaments.standings import Standing
from bot.i18n import Language
from bot.words import signed
from rendering.bracket_image import BracketMatch, BracketView
from rendering.podium import PodiumView
from rendering.scoreboard import TableRow, TableView
from rendering.theme import Theme
from storage.cup_values import EntrantId, Stage
from storage.tournaments import Cup

PICTURED = 16
"""Lines of standings in a picture; all of them stand in the text and in the file."""

PICTURED_ROUNDS = 5
"""Rounds of a knock-out in a picture, counted from the final: sixteen matches above one another."""

PODIUM_PLACES = 3


def standings_table(
    words: Language, cup: Cup, table: Sequence[Standing], theme: Theme, reader: EntrantId | None = None
) -> TableView:
    """The standings for a picture: the first lines, and the reader's own in place of the last if it is further down."""
    pictured = list(table[:PICTURED])
    pictured[-1:] = [line for line in table[PICTURED:] if line.entrant == reader] or pictured[-1:]
    columns = ("scored", "difference", "solkoff", "points")
    return TableView(
        cup.row.name,
        tuple(words.say(f"standings-column-{column}") for column in columns),
        tuple(
            TableRow(
                f"{line.place}. {name_of(words, cup, line.entrant)}",
                (
                    str(line.scored),
                    signed(line.difference),
                    number(words, line.solkoff),
                    number(words, line.points),
                ),
                strong=line.place == 1,
            )
            for line in pictured
        ),
        theme,
    )


def podium_view(
    words: Language, cup: Cup, order: Sequence[tuple[int, EntrantId]], theme: Theme
) -> PodiumView:
    """The first three places for a picture."""
    best = [(place, name_of(words, cup, entrant)) for place, entrant in order if place <= PODIUM_PLACES]
    places, names = zip(*best, strict=True) if best else ((), ())
    line = words.date(cup.row.ended_at or cup.row.created_at)
    return PodiumView(cup.row.name, names, (line,), theme, places)


def bracket_view(words: Language, cup: Cup, theme: Theme) -> BracketView | None:
    """The knock-out for a picture; None before it has begun."""
    found = slots(cup)
    if not found:
        return None

    first = next((one.number for one in cup.rounds if one.stage is Stage.KNOCK_OUT), 0)

    def shown(slot: Slot) -> BracketMatch:
        both = (slot.first, slot.second)
        names = [None if one is None else name_of(words, cup, one) for one in both]
        winner = None if slot.winner is None else both.index(slot.winner)
        match = cup.match(first + slot.round - 1, slot.number)
        if match is None or match.open:
            return BracketMatch(names[0], names[1], winner)
        results = [seat_result(match, match.entrants.index(one)) for one in both if one in match.entrants]
        return BracketMatch(names[0], names[1], winner, (results[0], results[1]))

    last = max(slot.round for slot in found)
    earliest = max(1, last - PICTURED_ROUNDS + 1)
    rounds = tuple(
        tuple(shown(slot) for slot in found if slot.round == number_of and not slot.third)
        for number_of in range(earliest, last + 1)
    )
    third = next((shown(slot) for slot in found if slot.third), None)
    return BracketView(cup.row.name, rounds, third, words.say("bracket-third"), theme)


def bracket_text(words: Language, view: BracketView) -> str:
    """The knock-out in words, round by round."""
    lines = [view.title]
    matches = [match for matches in view.rounds for match in matches]
    for match in [*matches, *([view.third] if view.third else [])]:
        names = (match.first or "–", match.second or "–")
        winner = words.say("bracket-open") if match.winner is None else names[match.winner]
        lines.append(words.say("bracket-line", left=names[0], right=names[1], winner=winner))
    return "\n".join(lines)
