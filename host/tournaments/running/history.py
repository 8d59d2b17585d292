"""What has been played in a tournament so far, worked out from its rows. Pure functions."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import ceil, log2

from host.tournaments.pairing.divisions import divisions_of
from host.tournaments.pairing.groups import groups_of, rounds_of
from host.tournaments.standings.model import Bye, History, Result, Table
from model.ids import EntrantId
from model.matches import Match
from model.tournaments import OPEN, Format, Stage, Tournament

TABLE_ROUNDS = 3
"""Rounds at tables of three and more, unless the organiser wants another number."""

QUALIFIED = 8
"""How many go on from Swiss rounds to the knock-out, unless the organiser wants another number."""


def seeded(tournament: Tournament) -> tuple[EntrantId, ...]:
    """Return all entrants in the order of their seeds; late entrants follow."""
    order = sorted(
        tournament.entrants, key=lambda entrant: (entrant.seed is None, entrant.seed or 0, entrant.number)
    )
    return tuple(entrant.number for entrant in order)


def groups(tournament: Tournament) -> tuple[tuple[EntrantId, ...], ...]:
    """Return the round-robin groups or divisions; a single one of all entrants if there are none."""
    plan, everybody = tournament.header.plan, seeded(tournament)
    if tournament.header.format is not Format.ROUND_ROBIN:
        return (everybody,)
    if plan.division_size:
        return divisions_of(everybody, plan.division_size)
    return groups_of(everybody, max(1, plan.groups))


def planned_rounds(tournament: Tournament) -> int:
    """Return how many rounds there are before the knock-out, or in all if there is none."""
    people = max(2, sum(entrant.seed is not None and not entrant.reserve for entrant in tournament.entrants))
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


def result(match: Match) -> Result:
    """Return the result of a match that has one."""
    table = Table(match.round, match.entrants)
    wins = tuple(Fraction(seat.half_wins or 0, 2) for seat in match.seats)
    return Result(
        table,
        tuple(seat.points or 0 for seat in match.seats),
        wins=wins if any(seat.half_wins is not None for seat in match.seats) else None,
        absent=frozenset(seat.entrant for seat in match.seats if seat.absent),
    )


def round_cut_short(tournament: Tournament) -> int | None:
    """Return the round in which a tournament was ended early; None if all its matches have a result."""
    newest = tournament.round
    if newest is None or tournament.header.status in OPEN:
        return None
    without_result = any(not match.has_result for match in tournament.matches_of(newest.number))
    return newest.number if without_result or any(match.waits for match in tournament.team_matches) else None


def history(tournament: Tournament, *, with_knock_out: bool = False) -> History:
    """Return what has been played, without the knock-out unless it is asked for.

    In a round that was cut short, a bye is worth nothing, as a match without a result is.
    """
    cut_short = round_cut_short(tournament)
    stages = {round_.number: round_.stage for round_ in tournament.rounds}
    played = tuple(
        result(match)
        for match in tournament.matches
        if match.has_result and (with_knock_out or stages[match.round] is not Stage.KNOCK_OUT)
    )
    return History(
        seeded(tournament),
        played,
        (
            *(Bye(number, entrant) for number, entrant in tournament.byes if number != cut_short),
            *(
                Bye(number, entrant, asked=True)
                for number, entrant in tournament.requested_byes
                if number != cut_short
            ),
        ),
        # Reserves are paired only in place of a bye.
        frozenset(entrant.number for entrant in tournament.entrants if entrant.gone or entrant.reserve),
    )


def histories_of(past: History, found: Sequence[tuple[EntrantId, ...]]) -> tuple[History, ...]:
    """Return the history of each group: the results of tables at which all players belong to it."""
    group_of = {entrant: number for number, group in enumerate(found) for entrant in group}
    results: list[list[Result]] = [[] for _ in found]
    for past_result in past.results:
        numbers = {group_of.get(seat) for seat in past_result.table.seats}
        number = numbers.pop()
        if number is not None and not numbers:
            results[number].append(past_result)
    return tuple(
        History(
            group,
            tuple(results[number]),
            tuple(bye for bye in past.byes if group_of.get(bye.entrant) == number),
            past.gone & frozenset(group),
        )
        for number, group in enumerate(found)
    )
