"""Where a tournament stands, worked out from its rows: history, bracket, standings, the next round. Pure functions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from math import ceil, log2

from game.values.ruleset import Option
from host.tournaments.pairing.divisions import divisions_of
from host.tournaments.pairing.double_elimination import double_bracket, final_round
from host.tournaments.pairing.elimination import Bracket, Slot, begun_as, bracket
from host.tournaments.pairing.groups import crossed, groups_of, groups_round, rounds_of
from host.tournaments.pairing.seating import seated
from host.tournaments.pairing.swiss import swiss_round
from host.tournaments.pairing.tables import tables_round
from host.tournaments.running.final_order import knocked_out_order, reached
from host.tournaments.running.sign_up import reserves
from host.tournaments.standings.matches import winner
from host.tournaments.standings.model import Bye, EntrantId, History, Result, Table
from host.tournaments.standings.standings import Standing, standings
from model.tournaments import Format, Match, Stage, Tournament

TABLE_ROUNDS = 3
"""Rounds at tables of three and more, unless the organiser wants another number."""


@dataclass(frozen=True, slots=True)
class NextRound:
    """The next round: numbered tables, byes, byes that were `asked` for, and the seeds of a knock-out that begins."""

    number: int
    stage: Stage
    tables: tuple[tuple[int, Table], ...]
    byes: tuple[EntrantId, ...] = ()
    asked: tuple[EntrantId, ...] = ()
    knock_out_seeds: tuple[EntrantId, ...] | None = None


def least_entrants(tournament: Tournament) -> int:
    """Return how many entrants it takes to start."""
    plan = tournament.header.plan
    if plan.groups:
        return plan.groups * max(2, plan.knock_out // plan.groups)
    return least_of(tournament.header.format)


def least_of(format: Format) -> int:  # noqa: A002 - the word of the field
    """Return how many entrants it takes to start a tournament of a format."""
    return 3 if format is Format.TABLES else 2


def seeded(tournament: Tournament) -> tuple[EntrantId, ...]:
    """Return all entrants in the order of their seeds; those who came late follow."""
    order = sorted(tournament.entrants, key=lambda one: (one.seed is None, one.seed or 0, one.number))
    return tuple(entrant.number for entrant in order)


def result(match: Match) -> Result:
    """Return the result of a match that is decided."""
    table = Table(match.round, match.entrants)
    wins = tuple(Fraction(seat.half_wins or 0, 2) for seat in match.seats)
    return Result(
        table,
        tuple(seat.points or 0 for seat in match.seats),
        wins=wins if any(seat.half_wins is not None for seat in match.seats) else None,
        absent=frozenset(seat.entrant for seat in match.seats if seat.absent),
    )


def history(tournament: Tournament, *, with_knock_out: bool = False) -> History:
    """Return what has been played, without the knock-out unless it is asked for."""
    stages = {one.number: one.stage for one in tournament.rounds}
    played = tuple(
        result(match)
        for match in tournament.matches
        if not match.open and (with_knock_out or stages[match.round] is not Stage.KNOCK_OUT)
    )
    return History(
        seeded(tournament),
        played,
        (
            *(Bye(number, entrant) for number, entrant in tournament.byes),
            *(Bye(number, entrant, asked=True) for number, entrant in tournament.rests),
        ),
        # Whoever stands in for a bye is paired for that alone.
        frozenset(entrant.number for entrant in tournament.entrants if entrant.gone or entrant.reserve),
    )


def planned_rounds(tournament: Tournament) -> int:
    """Return how many rounds come before the knock-out (or are all)."""
    people = max(2, len([entrant for entrant in tournament.entrants if entrant.seed is not None]))
    match tournament.header.format:
        case Format.ELIMINATION:
            return 0
        case Format.ROUND_ROBIN:
            found = groups(tournament)
            return rounds_of(found) if len(found) > 1 else people - 1 + people % 2
        case Format.TABLES:
            return tournament.header.plan.rounds or TABLE_ROUNDS
        case Format.SWISS | Format.SWISS_THEN_ELIMINATION:
            return tournament.header.plan.rounds or ceil(log2(people))


def knock_out_rounds(tournament: Tournament) -> tuple[int, ...]:
    """Return the numbers of the rounds of the knock-out that have begun."""
    return tuple(one.number for one in tournament.rounds if one.stage is Stage.KNOCK_OUT)


def best_of(tournament: Tournament, match: Match) -> int:
    """Return how many games a match has at most: by its stage, and the final may have more."""
    plan = tournament.header.plan
    if tournament.rounds[match.round - 1].stage is not Stage.KNOCK_OUT:
        return plan.best_of
    people = len(plan.knock_out_seeds)
    last = min(knock_out_rounds(tournament)) - 1
    last += final_round(people) if plan.double else ceil(log2(people))
    is_final = match.round >= last and match.number == 0
    if is_final and plan.final_best_of:
        return plan.final_best_of
    return plan.knock_out_best_of or plan.best_of


def slots(tournament: Tournament) -> tuple[Slot, ...]:
    """Return the bracket as far as it is known; empty before the knock-out."""
    seeds = tuple(EntrantId(number) for number in tournament.header.plan.knock_out_seeds)
    if not seeds:
        return ()
    first = min(knock_out_rounds(tournament), default=len(tournament.rounds) + 1)
    winners = {
        (match.round - first + 1, match.number): _through(tournament, match, seeds, first)
        for match in tournament.matches
        if match.round >= first and not match.open
    }
    return _bracket(tournament, seeds, winners)


def _bracket(
    tournament: Tournament,
    seeds: tuple[EntrantId, ...],
    winners: Mapping[tuple[int, int], EntrantId | None],
) -> tuple[Slot, ...]:
    plan = tournament.header.plan
    if plan.double:
        return double_bracket(seeds, winners, reset=plan.reset)
    return bracket(seeds, winners, _shape(tournament, seeds))


def _through(
    tournament: Tournament, match: Match, seeds: Sequence[EntrantId], first: int
) -> EntrantId | None:
    """Return who goes on from a match of the knock-out that is decided; None where both are out."""
    found = winner(result(match), seeds, starter_loses_ties=starter_loses_ties(tournament))
    if found is not None or tournament.header.plan.double:
        return found
    # Earlier versions let the better seed go on, and the next round may have been paired so.
    semi_final = match.round - first + 1 == ceil(log2(len(seeds))) - 1
    later = [one for one in tournament.matches_of(match.round + 1) if one.number == 0 or not semi_final]
    return next((seat for one in later for seat in one.entrants if seat in match.entrants), None)


def starter_loses_ties(tournament: Tournament) -> bool:
    """Return whether whoever begins a match of the knock-out loses a tie."""
    everywhere = tournament.header.options.ruleset.has(Option.STARTER_LOSES_TIES)
    return everywhere or tournament.header.plan.starter_loses_ties


def next_round(tournament: Tournament) -> NextRound | None:
    """Return the round after the newest, whose matches are all decided; None when the tournament is over."""
    number = len(tournament.rounds) + 1
    if number <= planned_rounds(tournament) and not tournament.header.plan.knock_out_seeds:
        return _league_round(tournament, number)
    if tournament.header.has_knock_out:
        return _knock_out_round(tournament, number)
    return None


def groups(tournament: Tournament) -> tuple[tuple[EntrantId, ...], ...]:
    """Return the groups or divisions in which everybody meets everybody; one of all where there are no others."""
    plan, everybody = tournament.header.plan, seeded(tournament)
    if tournament.header.format is not Format.ROUND_ROBIN:
        return (everybody,)
    if plan.division_size:
        return divisions_of(everybody, plan.division_size)
    return groups_of(everybody, max(1, plan.groups))


def current_standings(tournament: Tournament) -> tuple[Standing, ...]:
    """Return the standings of all rounds but the knock-out, without those who play in place of byes.

    Those of groups follow each other; the places of each count from 1. In a league with divisions
    whoever has dropped out comes behind those who play on.
    """
    found, past = groups(tournament), history(tournament)
    if tournament.header.plan.division_size:
        return tuple(line for group in _histories_of(past, found) for line in _gone_last(tournament, group))
    if len(found) > 1:
        return tuple(line for group in _histories_of(past, found) for line in _standings(tournament, group))
    standing_in = {one.number for one in tournament.entrants if one.reserve}
    lines = _standings(tournament, past)
    return _placed([line for line in lines if line.entrant not in standing_in])


def _placed(lines: Sequence[Standing]) -> tuple[Standing, ...]:
    """Return lines in their order with the places that they have among each other."""
    places = [line.place for line in lines]
    return tuple(
        replace(
            line, place=1 + sum(place < line.place for place in places), shared=places.count(line.place) > 1
        )
        for line in lines
    )


def _gone_last(tournament: Tournament, past: History) -> tuple[Standing, ...]:
    """Return the standings of a division, those who have dropped out behind all others."""
    gone = {one.number for one in tournament.entrants if one.gone}
    lines = _standings(tournament, past)
    stay = _placed([line for line in lines if line.entrant not in gone])
    left = _placed([line for line in lines if line.entrant in gone])
    return (*stay, *(replace(line, place=len(stay) + line.place) for line in left))


def _histories_of(past: History, found: Sequence[tuple[EntrantId, ...]]) -> tuple[History, ...]:
    """Return what has been played in each group, by those who are all of it."""
    group_of = {entrant: number for number, group in enumerate(found) for entrant in group}
    results: list[list[Result]] = [[] for _ in found]
    for one in past.results:
        numbers = {group_of.get(seat) for seat in one.table.seats}
        number = numbers.pop()
        if number is not None and not numbers:
            results[number].append(one)
    return tuple(
        History(
            group,
            tuple(results[number]),
            tuple(bye for bye in past.byes if group_of.get(bye.entrant) == number),
            past.gone & frozenset(group),
        )
        for number, group in enumerate(found)
    )


def _standings(tournament: Tournament, past: History) -> tuple[Standing, ...]:
    return standings(past, direct_encounter=tournament.header.plan.direct_encounter)


def final_order(tournament: Tournament) -> tuple[tuple[int, EntrantId], ...]:
    """Return everybody with their place, the best first; equal places are ties that nothing breaks.

    Seeds tell apart who left the knock-out in the same round where they were played for, in Swiss rounds.
    """
    table = current_standings(tournament)
    bracketed = slots(tournament)
    if not bracketed:
        return _places_of_divisions(tournament, table)
    seeds = tuple(EntrantId(number) for number in tournament.header.plan.knock_out_seeds)
    order = knocked_out_order(seeds, bracketed)
    # Nobody has the first place of a knock-out whose final nobody played.
    final = max((slot for slot in bracketed if not slot.third), key=lambda slot: slot.round)
    best = 2 if final.over and final.winner is None else 1
    if tournament.header.format is Format.ELIMINATION:
        far = reached(seeds, bracketed)
        return tuple((best + sum(other > far[one] for other in far.values()), one) for one in order)
    rest = [line for line in table if line.entrant not in seeds]
    behind = [
        (best + len(order) + sum(other.place < line.place for other in rest), line.entrant) for line in rest
    ]
    return (*enumerate(order, start=best), *sorted(behind, key=lambda one: one[0]))


def _places_of_divisions(
    tournament: Tournament, table: Sequence[Standing]
) -> tuple[tuple[int, EntrantId], ...]:
    """Return everybody's place, counted through all divisions."""
    above: dict[EntrantId, int] = {}
    before = 0
    for group in groups(tournament):
        above |= dict.fromkeys(group, before)
        before += len(group)
    return tuple((above[line.entrant] + line.place, line.entrant) for line in table)


def _league_round(tournament: Tournament, number: int) -> NextRound | None:
    past = history(tournament)
    byes: tuple[Bye, ...] = ()
    asked: tuple[EntrantId, ...] = ()
    match tournament.header.format:
        case Format.ROUND_ROBIN:
            tables, byes = groups_round(groups(tournament), number)
            stage = Stage.ROUND_ROBIN
        case Format.TABLES:
            if len(past.active) < 3:
                return None
            tables, stage = tables_round(past, number, tournament.header.plan.table_seats), Stage.TABLES
        case _:
            if len(past.active) < 2:
                return None
            past, asked = _paired(tournament, past, number)
            tables, byes = swiss_round(past, number)
            stage = Stage.SWISS
    return NextRound(number, stage, tuple(enumerate(tables)), tuple(bye.entrant for bye in byes), asked=asked)


def _paired(tournament: Tournament, past: History, number: int) -> tuple[History, tuple[EntrantId, ...]]:
    """Return the history with those who are paired in a round as its active ones, and those whose bye was asked for.

    Of too few for a round nobody rests; where one would be left over, somebody stands in.
    """
    asked = tuple(
        one.number for one in tournament.entrants if one.rests == number and one.number in past.active
    )
    if len(past.active) - len(asked) < 2:
        asked = ()
    gone = past.gone | frozenset(asked)
    if (len(past.active) - len(asked)) % 2 and (standing_in := reserves(tournament)):
        gone -= {standing_in[0].number}
    return replace(past, gone=gone), asked


def _knock_out_round(tournament: Tournament, number: int) -> NextRound | None:
    seeds = tournament.header.plan.knock_out_seeds or _qualified(tournament)
    if len(seeds) < 2:
        return None
    begins = not tournament.header.plan.knock_out_seeds
    order = tuple(map(EntrantId, seeds))
    found = _bracket(tournament, order, {}) if begins else slots(tournament)
    if all(slot.over for slot in found):
        return None
    # A round in which everybody has a bye has no tables, and is counted all the same.
    newest = number - min(knock_out_rounds(tournament), default=number) + 1
    past = history(tournament, with_knock_out=True)

    def in_order(pair: tuple[EntrantId, EntrantId]) -> tuple[EntrantId, ...]:
        championship = tournament.header.plan.championship
        return tuple(sorted(pair, key=order.index)) if championship else seated(past, pair)

    tables = tuple(
        (slot.number, Table(number, in_order((slot.first, slot.second))))
        for slot in found
        if slot.round == newest and not slot.over and slot.first is not None and slot.second is not None
    )
    return NextRound(
        number,
        Stage.KNOCK_OUT,
        tables,
        knock_out_seeds=order if begins else None,
    )


def _qualified(tournament: Tournament) -> Sequence[int]:
    """Return who goes into the knock-out: everybody, or the best of the rounds before it who are still there."""
    past = history(tournament)
    if tournament.header.format is Format.ELIMINATION:
        return past.active
    if tournament.header.format is Format.ROUND_ROBIN:
        found = [
            [line.entrant for line in _standings(tournament, group) if line.entrant not in past.gone]
            for group in _histories_of(past, groups(tournament))
        ]
        return crossed(found, tournament.header.plan.knock_out // len(found))
    order = [line.entrant for line in _standings(tournament, past) if line.entrant not in past.gone]
    return order[: tournament.header.plan.knock_out or 8]


def _shape(tournament: Tournament, seeds: Sequence[EntrantId]) -> Bracket:
    if not tournament.header.plan.championship or len(seeds) != 8:
        return Bracket.CLASSIC
    semi_finals = tournament.matches_of(min(knock_out_rounds(tournament), default=len(tournament.rounds)) + 1)
    return begun_as(seeds, [match.entrants for match in semi_finals])
