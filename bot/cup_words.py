"""Tournaments in words, tables and pictures."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from datetime import timedelta
from fractions import Fraction
from io import StringIO

from babel.units import format_unit

from bot.host.tournaments.elimination import Slot
from bot.host.tournaments.progress import slots
from bot.host.tournaments.standings import Standing
from bot.i18n import Language
from bot.words import mention, signed
from rendering.bracket_image import BracketMatch, BracketView
from rendering.podium import PodiumView
from rendering.scoreboard import TableRow, TableView
from rendering.theme import Theme
from storage.matches import Match
from storage.tournaments import Cup
from storage.values import EntrantId, Stage, TournamentStatus

PICTURED = 16
"""Lines of standings in a picture; all of them stand in the text and in the file."""

PICTURED_ROUNDS = 5
"""Rounds of a knock-out in a picture, counted from the final: sixteen matches above one another."""

PODIUM_PLACES = 3

TEXT_ROOM = 3300
"""Characters of a list in one message."""


def player(words: Language, cup: Cup, entrant: EntrantId) -> str:
    """An entrant in a message."""
    person = cup.entrant(entrant).person
    return mention(person) if person > 0 else words.say("seat-former")


def name_of(words: Language, cup: Cup, entrant: EntrantId) -> str:
    """An entrant in plain letters."""
    return cup.entrant(entrant).name or words.say("seat-former")


def number(value: Fraction) -> str:
    """Points as people write them: "2½", "3"."""
    whole, rest = divmod(value, 1)
    if rest == Fraction(1, 2):
        return f"{whole}½" if whole else "½"
    return str(whole) if not rest else f"{float(value):.2f}"


def fitting(words: Language, lines: Sequence[str], key: str) -> str:
    """The lines that fit into one message, and how many more there are, by the sentence `key`."""
    room = TEXT_ROOM
    kept: list[str] = []
    for line in lines:
        room -= len(line) + 1
        if room < 0:
            kept.append(words.say(key, count=len(lines) - len(kept), matches=len(lines) - len(kept)))
            break
        kept.append(line)
    return "\n".join(kept)


def sign_up_text(words: Language, cup: Cup) -> str:
    """What a tournament is and who has entered."""
    row, plan = cup.row, cup.row.plan
    lines = [
        words.say("cup-title", name=row.name),
        words.say(
            "cup-format",
            format=words.say(f"format-{row.format.value}"),
            **{"best-of": plan.best_of},
            duplicate="yes" if plan.duplicate else "no",
        ),
        words.say("cup-round-time", time=_days(words, plan.round_seconds)),
    ]
    if row.status is TournamentStatus.SIGN_UP:
        lines.append(words.say("cup-sign-up-until", when=f"<t:{int(row.sign_up_until.timestamp())}:f>"))
        if plan.check_in_seconds:
            span = words.span(timedelta(seconds=plan.check_in_seconds))
            lines.append(words.say("cup-check-in", time=span))
    else:
        lines.append(words.say(f"cup-{row.status.value}"))
    return "\n".join(lines)


def _days(words: Language, seconds: int) -> str:
    """A length of time in days where it is some: "10 days" is not "1 week"."""
    days, rest = divmod(seconds, 24 * 3600)
    if rest:
        return words.span(timedelta(seconds=seconds))
    return format_unit(days, "duration-day", length="long", locale=words.locale)


def entered_text(words: Language, cup: Cup) -> str:
    """Who has entered, as many as fit."""
    if not cup.entrants:
        return words.say("cup-entered-nobody")
    names = [player(words, cup, entrant.number) for entrant in cup.entrants]
    shown = names[:60]
    if len(names) > len(shown):
        shown.append(words.say("cup-and-more", count=len(names) - len(shown)))
    return words.say("cup-entered", count=len(names), names=words.join(shown))


def match_names(words: Language, cup: Cup, match: Match) -> str:
    """Who plays a match, in plain letters."""
    return " – ".join(name_of(words, cup, entrant) for entrant in match.entrants)


def match_points(match: Match) -> str:
    """What a match gave, seat by seat."""
    return " : ".join(seat_result(match, place) for place in range(len(match.seats)))


def seat_result(match: Match, place: int) -> str:
    """What a match gave a seat: points, or games won where there were several; one that was absent has a dash."""
    seat = match.seats[place]
    if any(one.half_wins is not None for one in match.seats):
        return number(Fraction(seat.half_wins or 0, 2))
    return "–" if seat.absent else str(seat.points or 0)


def round_lines(words: Language, cup: Cup, round_number: int) -> list[str]:
    """The matches of a round, with their results or their threads."""
    lines = []
    knock_out = cup.rounds[round_number - 1].stage is Stage.KNOCK_OUT
    for match in cup.matches_of(round_number):
        players = " – ".join(player(words, cup, entrant) for entrant in match.entrants)
        if knock_out and _slot(cup, round_number, match.number).third:
            players += f" · {words.say('cup-match-third')}"
        if match.channel is not None:
            players += f" · <#{match.channel}>"
        if match.open:
            lines.append(words.say("cup-match-line", number=match.number + 1, players=players))
        else:
            points = match_points(match)
            lines.append(
                words.say("cup-match-result", number=match.number + 1, players=players, points=points)
            )
    resting = [entrant for number_of, entrant in cup.byes if number_of == round_number]
    lines += [words.say("cup-bye", player=player(words, cup, entrant)) for entrant in resting]
    return lines


def round_title(words: Language, cup: Cup, round_number: int) -> str:
    """The heading of a round."""
    return words.say("cup-tell-round", name=cup.row.name, round=round_name(words, cup, round_number))


def round_name(words: Language, cup: Cup, round_number: int) -> str:
    """A round as it is called everywhere: its number, and how far into the knock-out it is."""
    stage = cup.rounds[round_number - 1].stage.value
    if stage == Stage.KNOCK_OUT.value:
        slot = _slot(cup, round_number, 0)
        last = max(slot.round for slot in slots(cup))
        stage = ("final", "semi-finals", "quarter-finals", stage)[min(3, last - slot.round)]
    return words.say("cup-round-name", round=round_number, stage=stage)


def _slot(cup: Cup, round_number: int, number_of: int) -> Slot:
    """The place in the bracket of a match of the knock-out."""
    first = next(one.number for one in cup.rounds if one.stage is Stage.KNOCK_OUT)
    return next(
        slot for slot in slots(cup) if (slot.round, slot.number) == (round_number - first + 1, number_of)
    )


def standings_text(words: Language, cup: Cup, table: Sequence[Standing]) -> str:
    """The standings line by line, with what the columns mean."""
    lines = [words.say("standings-legend")]
    if any(line.shared for line in table):
        lines.append(words.say("standings-shared"))
    lines += [
        words.say(
            "standings-line",
            place=line.place,
            player=player(words, cup, line.entrant),
            points=number(line.points),
            solkoff=number(line.solkoff),
            difference=signed(line.difference),
            scored=line.scored,
        )
        for line in table
    ]
    return fitting(words, lines, "cup-and-more")


def standings_table(words: Language, cup: Cup, table: Sequence[Standing], theme: Theme) -> TableView:
    """The standings for a picture."""
    columns = ("scored", "difference", "solkoff", "points")
    return TableView(
        cup.row.name,
        tuple(words.say(f"standings-column-{column}") for column in columns),
        tuple(
            TableRow(
                f"{line.place}. {name_of(words, cup, line.entrant)}",
                (str(line.scored), signed(line.difference), number(line.solkoff), number(line.points)),
                strong=line.place == 1,
            )
            for line in table[:PICTURED]
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


def as_csv(cup: Cup, table: Sequence[Standing]) -> str:
    """Standings and matches as comma-separated values; column names are for programs, and not translated."""
    out = StringIO()
    writer = csv.writer(out)
    writer.writerow(
        ["place", "shared", "player", "id", "points", "solkoff", "difference", "scored", "played"]
    )
    for line in table:
        entrant = cup.entrant(line.entrant)
        writer.writerow(
            [
                line.place,
                int(line.shared),
                _cell(entrant.name),
                entrant.person,
                float(line.points),
                float(line.solkoff),
                line.difference,
                line.scored,
                line.played,
            ]
        )
    writer.writerow([])
    writer.writerow(["round", "match", "seat", "player", "points", "games won", "absent", "ending", "games"])
    for match in cup.matches:
        for place, seat in enumerate(match.seats, start=1):
            won = "" if seat.half_wins is None else seat.half_wins / 2
            ending = "" if match.ending is None else match.ending.value
            games = " ".join(leg.game for leg in match.counted)
            name = _cell(cup.entrant(seat.entrant).name)
            points = "" if seat.points is None else seat.points
            writer.writerow(
                [match.round, match.number + 1, place, name, points, won, int(seat.absent), ending, games]
            )
    return out.getvalue()


def _cell(text: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{text}" if text[:1] in ("=", "+", "-", "@", "\t", "\r") else text
