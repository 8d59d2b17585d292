"""The knock-out of a tournament as far as it is known. Pure functions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil, log2

from game.values.ruleset import Option
from host.tournaments.pairing.double_elimination import double_bracket, final_round
from host.tournaments.pairing.elimination import Bracket, Slot, bracket, championship_bracket
from host.tournaments.running.history import result
from host.tournaments.standings.matches import winner
from model.ids import EntrantId
from model.matches import Match
from model.tournaments import Plan, Stage, Tournament


def knock_out_rounds(tournament: Tournament) -> tuple[int, ...]:
    """Return the numbers of the rounds of the knock-out that have begun."""
    return tuple(round_.number for round_ in tournament.rounds if round_.stage is Stage.KNOCK_OUT)


def best_of(tournament: Tournament, match: Match) -> int:
    """Return how many games a match has at most: by its stage, and the final may have more."""
    plan = tournament.header.plan
    if tournament.rounds[match.round - 1].stage is not Stage.KNOCK_OUT:
        return plan.best_of
    last = min(knock_out_rounds(tournament)) - 1 + knock_out_length(plan, len(plan.knock_out_seeds))
    is_final = match.round >= last and match.number == 0
    if is_final and plan.final_best_of:
        return plan.final_best_of
    return plan.knock_out_best_of or plan.best_of


def knock_out_length(plan: Plan, people: int) -> int:
    """Return how many rounds a knock-out of so many people has, two or more, up to its (first) final."""
    return final_round(people) if plan.double else ceil(log2(people))


def slots(tournament: Tournament) -> tuple[Slot, ...]:
    """Return the bracket as far as it is known; empty before the knock-out."""
    seeds = tuple(EntrantId(number) for number in tournament.header.plan.knock_out_seeds)
    if not seeds:
        return ()
    first = min(knock_out_rounds(tournament), default=len(tournament.rounds) + 1)
    winners = {
        (match.round - first + 1, match.number): _advancing(tournament, match, seeds, first)
        for match in tournament.matches
        if match.round >= first and match.has_result
    }
    return bracket_of(tournament, seeds, winners)


def bracket_of(
    tournament: Tournament,
    seeds: tuple[EntrantId, ...],
    winners: Mapping[tuple[int, int], EntrantId | None],
) -> tuple[Slot, ...]:
    """Return the bracket of these seeds, filled in with the `winners` of matches by (round, number)."""
    plan = tournament.header.plan
    if plan.double:
        return double_bracket(seeds, winners, reset=plan.reset)
    return bracket(seeds, winners, _shape(tournament, seeds))


def _advancing(
    tournament: Tournament, match: Match, seeds: Sequence[EntrantId], first: int
) -> EntrantId | None:
    """Return who goes on from a match of the knock-out that is decided; None where both are out."""
    found = winner(result(match), seeds, starter_loses_ties=starter_loses_ties(tournament))
    if found is not None or tournament.header.plan.double:
        return found
    # If both were absent, earlier versions let the better seed go on; the next round may have been paired so.
    semi_final = match.round - first + 1 == ceil(log2(len(seeds))) - 1
    later = [
        later_match
        for later_match in tournament.matches_of(match.round + 1)
        if later_match.number == 0 or not semi_final
    ]
    return next(
        (seat for later_match in later for seat in later_match.entrants if seat in match.entrants), None
    )


def starter_loses_ties(tournament: Tournament) -> bool:
    """Return whether the player who begins a match of the knock-out loses a tie."""
    everywhere = tournament.header.options.ruleset.has(Option.STARTER_LOSES_TIES)
    return everywhere or tournament.header.plan.starter_loses_ties


def _shape(tournament: Tournament, seeds: Sequence[EntrantId]) -> Bracket:
    if not tournament.header.plan.championship or len(seeds) != 8:
        return Bracket.CLASSIC
    semi_finals = tournament.matches_of(min(knock_out_rounds(tournament), default=len(tournament.rounds)) + 1)
    return championship_bracket(seeds, [match.entrants for match in semi_finals])
