"""Tournaments in words: sign-up, rounds, matches, standings."""

from __future__ import annotations

from collections.abc import Container, Sequence
from datetime import datetime, timedelta
from fractions import Fraction

from discord.utils import format_dt

from bot.features.tournaments.team_words import entered_teams, halves, plan_lines, team_round_lines
from bot.i18n import Language
from bot.platform.errors import shown
from bot.text.ratings import game_link
from bot.text.words import mention, signed
from host.tournaments.pairing.elimination import Part, Slot
from host.tournaments.running.progress import groups, knock_out_rounds, planned_rounds, slots
from host.tournaments.running.sign_up import field_of, reserves, waiting_list
from host.tournaments.standings.standings import Standing
from model.ids import EntrantId
from model.tournaments import (
    SWISS,
    Format,
    Match,
    MatchEnding,
    Stage,
    Tournament,
    TournamentHeader,
    TournamentStatus,
)

TEXT_ROOM = 3300
"""Characters of a list in one message."""

MOST_NAMED = 60
"""People whom one sentence names."""


def player(words: Language, tournament: Tournament, entrant: EntrantId) -> str:
    """Return an entrant in a message."""
    person = tournament.entrant(entrant).person
    return mention(person) if person > 0 else words.say("seat-former")


def title_of(tournament: Tournament) -> str:
    """Return the name of a tournament in a message; it calls nobody and marks nothing up."""
    return str(shown(tournament.header.name))


def name_of(words: Language, tournament: Tournament, entrant: EntrantId) -> str:
    """Return an entrant in plain letters."""
    return tournament.entrant(entrant).name or words.say("seat-former")


def number(words: Language, value: Fraction) -> str:
    """Return points as they are written: "2½", "3", "3.67" (in other languages "3,67")."""
    return halves(value) if value.denominator <= 2 else words.decimal(value)


def fitting(words: Language, lines: Sequence[str], key: str, mine: str | None = None) -> str:
    """Return the lines that fit into one message, and how many more there are, by the sentence `key`.

    The reader's own line, `mine`, comes last if it was left out.
    """
    room = TEXT_ROOM
    kept: list[str] = []
    for line in lines:
        room -= len(line) + 1
        if room < 0:
            kept.append(words.say(key, count=len(lines) - len(kept), matches=len(lines) - len(kept)))
            break
        kept.append(line)
    if mine is not None and mine not in kept:
        kept.append(words.say("tournament-yours", line=mine))
    return "\n".join(kept)


def sign_up_text(words: Language, tournament: Tournament) -> str:
    """Return what is announced: format, rounds, times."""
    row, plan = tournament.header, tournament.header.plan
    lines = [
        words.say("tournament-title", name=title_of(tournament)),
        words.say(
            "tournament-format",
            format=words.say(format_key(row)),
            **{"best-of": plan.best_of},
            duplicate="yes" if plan.duplicate else "no",
        ),
        *_rounds(words, tournament),
        words.say("tournament-round-time", time=_days(words, plan.round_seconds)),
    ]
    if plan.duplicate:
        lines += [words.say("tournament-duplicate"), words.say("tournament-duplicate-private")]
    if row.status is TournamentStatus.SIGN_UP:
        lines.append(words.say("tournament-sign-up-until", when=date(row.sign_up_until)))
        if plan.check_in_seconds:
            span = words.span(timedelta(seconds=plan.check_in_seconds))
            lines.append(words.say("tournament-check-in", time=span))
    else:
        lines.append(words.say(f"tournament-{row.status.value}"))
    return "\n".join(lines)


def _rounds(words: Language, tournament: Tournament) -> list[str]:
    """Return the number of rounds whether one may enter between them, and how a knock-out is decided."""
    plan, lines = tournament.header.plan, list[str]()
    if plan.boards:
        return plan_lines(words, tournament)
    if tournament.header.format in (Format.SWISS, Format.SWISS_THEN_ELIMINATION, Format.TABLES):
        # How many Swiss rounds it takes is known once nobody can enter any more.
        known = (
            planned_rounds(tournament)
            if tournament.rounds or tournament.header.format is Format.TABLES
            else plan.rounds
        )
        best = plan.knock_out if tournament.header.format is Format.SWISS_THEN_ELIMINATION else 0
        lines.append(words.say("tournament-rounds", rounds=known or 0, best=best))
    if tournament.header.format is Format.ROUND_ROBIN and plan.knock_out:
        each = plan.knock_out // max(1, plan.groups)
        lines.append(words.say("tournament-groups", groups=max(1, plan.groups), best=each))
    if plan.division_size:
        lines.append(words.say("tournament-divisions", size=plan.division_size, promoted=plan.promoted))
    if tournament.header.season > 1 and tournament.header.status is TournamentStatus.SIGN_UP:
        lines.append(words.say("tournament-season", season=tournament.header.season))
    if plan.late:
        lines.append(words.say("tournament-late"))
    if plan.at_once:
        lines.append(words.say("tournament-at-once"))
    if plan.most:
        lines.append(words.say("tournament-most", most=plan.most))
    if plan.byes and tournament.header.format in SWISS:
        lines.append(words.say("tournament-byes", byes=plan.byes))
    if plan.direct_encounter:
        lines.append(words.say("tournament-direct-encounter"))
    if tournament.header.has_knock_out:
        lines.append(words.say("tournament-knock-out", ties="starter" if plan.starter_loses_ties else "seed"))
        lines.append(words.say("tournament-knock-out-nobody"))
        if plan.double:
            lines.append(words.say("tournament-double"))
            lines.append(words.say("tournament-double-reset", reset="yes" if plan.reset else "no"))
        if plan.championship:
            lines.append(words.say("tournament-knock-out-starts"))
        games = plan.knock_out_best_of or plan.best_of
        final = plan.final_best_of or games
        if (games, final) != (plan.best_of, plan.best_of):
            lines.append(
                words.say(
                    "tournament-knock-out-best-of", games=games, final="same" if final == games else final
                )
            )
    return lines


def format_key(row: TournamentHeader) -> str:
    """Return the key of the format's name."""
    doubled = row.plan.double and row.format is Format.ELIMINATION
    return "format-double-elimination" if doubled else f"format-{row.format.value}"


def rules_page(row: TournamentHeader) -> str:
    """Return the name of the page of the rules that tells how a tournament of this kind goes."""
    plan = row.plan
    special = {
        "teams": plan.boards > 0,
        "championship": plan.championship,
        "duplicate": plan.duplicate,
        "live": plan.live,
        "league": row.is_league,
        "double-elimination": plan.double,
    }
    of_format = {
        Format.SWISS: "swiss",
        Format.SWISS_THEN_ELIMINATION: "swiss",
        Format.ELIMINATION: "knock-out",
        Format.ROUND_ROBIN: "groups",
        Format.TABLES: "tables",
    }
    return next((page for page, fits in special.items() if fits), of_format[row.format])


def date(moment: datetime) -> str:
    """Return a moment as Discord shows it to each reader: "3 May 2026 18:00"."""
    return format_dt(moment, "f")


def match_number(match: Match) -> str:
    """Return the number by which a referee names a match, of its round and its table, such as 2.3."""
    return f"{match.round}.{match.number + 1}"


def extension_text(words: Language, tournament: Tournament, extended: Sequence[Match]) -> str:
    """Return which matches have more time, and until when."""
    lines = [
        words.say(
            "tournament-extended",
            match=match_number(match),
            players=match_players(words, tournament, match),
            when=date(match.ends_at),
        )
        for match in extended
    ]
    return fitting(words, lines, "tournament-more-matches")


def _days(words: Language, seconds: int) -> str:
    """Return a length of time, in days if it is whole days: "10 days", not "1 week"."""
    days, rest = divmod(seconds, 24 * 3600)
    if rest:
        return words.span(timedelta(seconds=seconds))
    return words.days(days)


def entered_text(words: Language, tournament: Tournament) -> str:
    """Return who has entered, as many as fit."""
    if tournament.header.plan.boards:
        return entered_teams(words, tournament)
    if not tournament.entrants:
        return words.say("tournament-entered-nobody")
    lines = []
    for key, found in (
        ("tournament-entered", field_of(tournament)),
        ("tournament-waiting", waiting_list(tournament)),
        ("tournament-reserves", reserves(tournament)),
    ):
        numbers = [entrant.number for entrant in found]
        if numbers:
            lines.append(words.say(key, count=len(numbers), names=_some(words, tournament, numbers)))
    return "\n".join(lines)


def _some(words: Language, tournament: Tournament, entrants: Sequence[EntrantId]) -> str:
    """Return entrants in one sentence, as many as fit."""
    shown = [player(words, tournament, entrant) for entrant in entrants[:MOST_NAMED]]
    if len(entrants) > len(shown):
        shown.append(words.say("tournament-others", count=len(entrants) - len(shown)))
    return words.join(shown)


def seeds_text(words: Language, tournament: Tournament) -> str:
    """Return the seeds as they were put by hand."""
    found = sorted(
        (one for one in tournament.entrants if one.seed is not None), key=lambda one: one.seed or 0
    )
    lines = [
        words.say("tournament-seed-line", place=one.seed or 0, player=player(words, tournament, one.number))
        for one in found
    ]
    return f"{words.say('tournament-seeds')}\n{fitting(words, lines, 'tournament-and-more')}"


def match_players(words: Language, tournament: Tournament, match: Match) -> str:
    """Return who plays a match, in a message."""
    return " – ".join(player(words, tournament, entrant) for entrant in match.entrants)


def match_names(words: Language, tournament: Tournament, match: Match) -> str:
    """Return who plays a match, in plain letters."""
    return " – ".join(name_of(words, tournament, entrant) for entrant in match.entrants)


def match_points(match: Match) -> str:
    """Return the result of a match, seat by seat."""
    return " : ".join(seat_result(match, place) for place in range(len(match.seats)))


def decision_text(words: Language, tournament: Tournament, match: Match) -> str:
    """Return the result of a match that was not played out: who wins it how, and the points if both were there."""
    winners = match_winners(match)
    return words.say(
        "match-decided",
        winner=_some(words, tournament, winners),
        winners=len(winners),
        how="referee" if match.ending is None else match.ending.value,
        # A tie by word has no points either.
        points=match_points(match)
        if all(not one.absent for one in match.seats) and _scored(match)
        else "none",
    )


def _scored(match: Match) -> bool:
    return any(one.points or one.half_wins for one in match.seats)


def match_winners(match: Match) -> list[EntrantId]:
    """Return who was best of those who were there."""
    present = [seat for seat in match.seats if not seat.absent]
    worth = [(seat.half_wins or 0, seat.points or 0) for seat in present]
    return [seat.entrant for seat, own in zip(present, worth, strict=True) if own == max(worth)]


def seat_result(match: Match, place: int) -> str:
    """Return the result of a seat: points, or games won in a match of several.

    Where somebody was absent nobody's points count: a plus for who wins, a dash for who was not there.
    """
    seat = match.seats[place]
    if any(one.absent for one in match.seats):
        return "–" if seat.absent else "+"
    if any(one.half_wins is not None for one in match.seats):
        if len(match.seats) > 2:
            return str(seat.points or 0)
        if len(match.counted) > 1:
            return halves(Fraction(seat.half_wins or 0, 2))
        # Of one game the points are shown, with a plus for whom something else has made the winner.
        return f"{seat.points or 0}{'+' if seat.half_wins else ''}"
    return str(seat.points or 0)


def round_lines(
    words: Language, tournament: Tournament, round_number: int, numbers: Container[int] | None = None
) -> list[str]:
    """Return the matches of a round with their results or threads, then who goes on or scores without a match.

    With `numbers` only those matches and places in the bracket.
    """
    found = [
        match for match in tournament.matches_of(round_number) if numbers is None or match.number in numbers
    ]
    if tournament.header.plan.boards:
        numbered = [(match.number, match_line(words, tournament, match)) for match in found]
        return team_round_lines(words, tournament, round_number, numbered, numbers)
    lines = [match_line(words, tournament, match) for match in found]
    resting = [entrant for number_of, entrant in tournament.byes if number_of == round_number]
    lines += [words.say("tournament-bye", player=player(words, tournament, entrant)) for entrant in resting]
    asked = [entrant for number_of, entrant in tournament.rests if number_of == round_number]
    lines += [words.say("tournament-rest", player=player(words, tournament, entrant)) for entrant in asked]
    unopposed = _unopposed(tournament, round_number, numbers)
    if unopposed:
        lines.append(
            words.say(
                "tournament-unopposed", count=len(unopposed), players=_some(words, tournament, unopposed)
            )
        )
    return lines


def match_line(words: Language, tournament: Tournament, match: Match) -> str:
    """Return a match in a list: who plays it, where, and its result; in a knock-out also who goes on."""
    players = " – ".join(player(words, tournament, entrant) for entrant in match.entrants)
    slot = (
        _slot(tournament, match.round, match.number)
        if tournament.rounds[match.round - 1].stage is Stage.KNOCK_OUT
        else None
    )
    if slot is not None and slot.third:
        players += f" · {words.say('tournament-match-third')}"
    if slot is not None and slot.part is Part.LOSERS:
        players += f" · {words.say('tournament-match-losers')}"
    if match.channel is not None:
        # A mention would show the thread's name, which says a second time who plays.
        link = game_link(tournament.header.guild, match.channel, None)
        players += f" · [{words.say('tournament-match-thread')}]({link})"
    if match.open and match.agreed_at is not None:
        players += f" · 🕒 {date(match.agreed_at)}"
    if match.open:
        return words.say("tournament-match-line", number=match.number + 1, players=players)
    played = match.ending in (None, MatchEnding.PLAYED)
    points = match_points(match) if played else decision_text(words, tournament, match)
    if slot is not None and slot.winner is not None:
        points += f" · ✓ {player(words, tournament, slot.winner)}"
    return words.say("tournament-match-result", number=match.number + 1, players=players, points=points)


def round_title(words: Language, tournament: Tournament, round_number: int) -> str:
    """Return the heading of a round."""
    return words.say(
        "tournament-tell-round", name=title_of(tournament), round=round_name(words, tournament, round_number)
    )


def round_name(words: Language, tournament: Tournament, round_number: int) -> str:
    """Return the name of a round: its number, and in a knock-out how far it is from the final."""
    stage = tournament.rounds[round_number - 1].stage.value
    if stage == Stage.KNOCK_OUT.value:
        slot = _slot(tournament, round_number, 0)
        last = max(slot.round for slot in slots(tournament))
        if tournament.header.plan.double:
            stage = "double"
            if slot.part is Part.FINAL:
                stage = slot.part.value if slot.level == 1 else "reset"
            return words.say("tournament-round-name", round=round_number, stage=stage)
        stage = ("final", "semi-finals", "quarter-finals", stage)[min(3, last - slot.round)]
    return words.say("tournament-round-name", round=round_number, stage=stage)


def _unopposed(tournament: Tournament, round_number: int, numbers: Container[int] | None) -> list[EntrantId]:
    """Return who reaches the next round of the knock-out without a match, in the order of the bracket."""
    if tournament.rounds[round_number - 1].stage is not Stage.KNOCK_OUT:
        return []
    return [
        slot.winner
        for slot in _slots_of(tournament, round_number)
        if slot.winner is not None
        and not slot.third
        and None in (slot.first, slot.second)
        and (numbers is None or slot.number in numbers)
    ]


def _slot(tournament: Tournament, round_number: int, number_of: int) -> Slot:
    """Return the place in the bracket of a match of the knock-out."""
    return next(slot for slot in _slots_of(tournament, round_number) if slot.number == number_of)


def _slots_of(tournament: Tournament, round_number: int) -> tuple[Slot, ...]:
    """Return the part of the bracket that is played in a round of the tournament."""
    first = knock_out_rounds(tournament)[0]
    return tuple(slot for slot in slots(tournament) if slot.round == round_number - first + 1)


def standings_text(
    words: Language, tournament: Tournament, table: Sequence[Standing], reader: EntrantId | None = None
) -> str:
    """Return the standings line by line, with what the columns mean; the reader's own line in any case."""
    lines = [words.say("standings-legend")]
    if any(line.shared for line in table):
        lines.append(words.say("standings-shared"))
    entries = {line.entrant: _standing_line(words, tournament, line) for line in table}
    mine = None if reader is None else entries.get(reader)
    found = groups(tournament)
    if len(found) > 1:
        for number_of, group in enumerate(found):
            lines.append(words.say("standings-group", group=group_letter(number_of)))
            lines += [entries[line.entrant] for line in table if line.entrant in group]
        return fitting(words, lines, "tournament-and-more", mine)
    return fitting(words, [*lines, *entries.values()], "tournament-and-more", mine)


def group_letter(number: int) -> str:
    """Return the name of a group, counted from 0."""
    return chr(ord("A") + number)


def standing_name(words: Language, tournament: Tournament, entrant: EntrantId, name: str) -> str:
    """Return the name of an entrant in the standings, marked if they have dropped out."""
    return words.say("standings-gone", player=name) if tournament.entrant(entrant).gone else name


def _standing_line(words: Language, tournament: Tournament, line: Standing) -> str:
    return words.say(
        "standings-line",
        place=line.place,
        player=standing_name(words, tournament, line.entrant, player(words, tournament, line.entrant)),
        points=number(words, line.points),
        solkoff=number(words, line.solkoff),
        difference=signed(line.difference),
        scored=line.scored,
    )
