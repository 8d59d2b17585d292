"""The next round of a tournament, worked out from its rows. Pure functions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from host.tournaments.pairing.groups import groups_round, knock_out_seeds
from host.tournaments.pairing.seating import in_order_of_play
from host.tournaments.pairing.swiss import swiss_round
from host.tournaments.pairing.tables import tables_round
from host.tournaments.running.history import QUALIFIED, groups, histories_of, history, planned_rounds
from host.tournaments.running.knock_out import bracket_of, knock_out_length, knock_out_rounds, slots
from host.tournaments.running.places import standings_of
from host.tournaments.running.sign_up import reserves, starting_entrants
from host.tournaments.standings.model import Bye, History, Table
from model.ids import EntrantId
from model.tournaments import Format, Stage, Tournament


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


def likely_rounds(tournament: Tournament) -> int:
    """Return how many rounds there will be if nobody else enters; 0 with too few to start.

    A knock-out that follows other rounds does not count.
    """
    playing = starting_entrants(tournament)
    if len(playing) < least_entrants(tournament):
        return 0
    if tournament.header.format is Format.ELIMINATION:
        return knock_out_length(tournament.header.plan, len(playing))
    seeded = tuple(replace(entrant, seed=place) for place, entrant in enumerate(playing, start=1))
    return planned_rounds(replace(tournament, entrants=seeded))


def next_round(tournament: Tournament) -> NextRound | None:
    """Return the round after the newest, whose matches are all decided; None when the tournament is over."""
    number = len(tournament.rounds) + 1
    if number <= planned_rounds(tournament) and not tournament.header.plan.knock_out_seeds:
        return _league_round(tournament, number)
    if tournament.header.has_knock_out:
        return _knock_out_round(tournament, number)
    return None


def _league_round(tournament: Tournament, number: int) -> NextRound | None:
    """Return a round before the knock-out, or of a tournament without one; None if too few are left."""
    past = history(tournament)
    byes: tuple[Bye, ...] = ()
    asked: tuple[EntrantId, ...] = ()
    match tournament.header.format:
        case Format.ROUND_ROBIN:
            tables, byes = groups_round(groups(tournament), number)
            # An entrant who has dropped out gets no bye: it would count as a win.
            byes = tuple(bye for bye in byes if bye.entrant not in past.gone)
            stage = Stage.ROUND_ROBIN
        case Format.TABLES:
            if len(past.active) < 3:
                return None
            tables, stage = tables_round(past, number, tournament.header.plan.table_seats), Stage.TABLES
        case _:
            if len(past.active) < 2:
                return None
            past, asked = _split_byes(tournament, past, number)
            tables, byes = swiss_round(past, number)
            stage = Stage.SWISS
    return NextRound(number, stage, tuple(enumerate(tables)), tuple(bye.entrant for bye in byes), asked=asked)


def _split_byes(tournament: Tournament, past: History, number: int) -> tuple[History, tuple[EntrantId, ...]]:
    """Return the history with only those active who are paired in a round, and those with requested byes.

    Byes are not granted if they would leave too few for a round. A reserve plays if the number would be odd.
    """
    asked = tuple(
        entrant.number
        for entrant in tournament.entrants
        if entrant.bye_round == number and entrant.number in past.active
    )
    if len(past.active) - len(asked) < 2:
        asked = ()
    gone = past.gone | frozenset(asked)
    if (len(past.active) - len(asked)) % 2 and (standing_in := reserves(tournament)):
        gone -= {standing_in[0].number}
    return replace(past, gone=gone), asked


def _knock_out_round(tournament: Tournament, number: int) -> NextRound | None:
    """Return a round of the knock-out; None once it is over, or if fewer than two qualify."""
    seeds = tournament.header.plan.knock_out_seeds or _qualified(tournament)
    if len(seeds) < 2:
        return None
    begins = not tournament.header.plan.knock_out_seeds
    order = tuple(map(EntrantId, seeds))
    found = bracket_of(tournament, order, {}) if begins else slots(tournament)
    if all(slot.over for slot in found):
        return None
    # A round in which everybody has a bye has no tables, and is counted all the same.
    newest = number - min(knock_out_rounds(tournament), default=number) + 1
    past = history(tournament, with_knock_out=True)

    def in_order(pair: tuple[EntrantId, EntrantId]) -> tuple[EntrantId, ...]:
        championship = tournament.header.plan.championship
        return tuple(sorted(pair, key=order.index)) if championship else in_order_of_play(past, pair)

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
    """Return who goes on to the knock-out: all, or the best of the rounds before it who are still playing."""
    past = history(tournament)
    if tournament.header.format is Format.ELIMINATION:
        return past.active
    if tournament.header.format is Format.ROUND_ROBIN:
        found = [
            [line.entrant for line in standings_of(tournament, group) if line.entrant not in past.gone]
            for group in histories_of(past, groups(tournament))
        ]
        return knock_out_seeds(found, tournament.header.plan.knock_out // len(found))
    order = [line.entrant for line in standings_of(tournament, past) if line.entrant not in past.gone]
    return order[: tournament.header.plan.knock_out or QUALIFIED]
