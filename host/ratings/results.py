"""Results of games, computed from their histories and seats. Pure functions."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from math import ceil, inf

from game.engine.position import Position
from game.values.events import Scored
from game.values.ruleset import Colour
from game.values.tiles import FeatureKind
from host.games.game_history import GameHistory, undo_of
from host.games.past_seats import first_occupant, handed_over
from host.games.score_history import payments
from host.games.seat_changes import seat_after
from host.games.session import Session
from host.games.turn_reports import reports
from host.games.views import TurnReport
from model.games import EntryKind, Maker
from model.ids import PersonId
from model.results import Ending, GameResult, PaidFeatures, SeatResult
from model.tables import Occupant, Seat

PLAYED_ENOUGH = 3
"""A game counts for ratings once every person has made at least their turns divided by this: a third."""


def result_of(
    session: Session, ending: Ending, ended_at: datetime, leavers: Collection[PersonId] = ()
) -> GameResult:
    """Return the result of a game as it stands.

    A seat counts for its first occupant. A person has left if they gave the seat away, resigned, were
    replaced because their time had run out, or are in `leavers`. Such seats rank behind all others.
    """
    history = session.history
    counted = set(history.line(history.seq))
    # Turns that were undone do not count; those played in their place do.
    turns = [
        report
        for report in reports(history, 0, history.seq)
        if report.kind is EntryKind.MOVE and report.seq in counted
    ]
    options = session.header.options
    due = _turns_of_whole_game(session.history.position, over=session.history.over) / len(session.seats)
    seats = [_seat(session, seat, turns, due, leavers) for seat in session.seats]
    return GameResult(
        game=session.id,
        guild=session.header.guild,
        channel=session.header.channel,
        edition=options.ruleset.edition,
        expansions=options.ruleset.expansions,
        rated=options.rated,
        ending=ending,
        tiles=len(session.history.position.board),
        ended_at=ended_at,
        seats=ranked(seats, starter_loses_ties=session.history.position.loses_ties is not None),
    )


def ranked(
    seats: Sequence[SeatResult], *, starter_loses_ties: bool = False, behind: Collection[int] = ()
) -> tuple[SeatResult, ...]:
    """Return the seats with their ranks: by points, those who left behind those who stayed.

    The places in `behind` come behind all others, whatever the points. Rule: starter-loses-ties.
    """
    worth = [
        (place not in behind, not seat.left, seat.points, place > 0 or not starter_loses_ties)
        for place, seat in enumerate(seats)
    ]
    return tuple(
        replace(seat, rank=1 + sum(other > own for other in worth))
        for seat, own in zip(seats, worth, strict=True)
    )


def _original_player(session: Session, seat: Seat) -> tuple[PersonId | None, str | None]:
    """Return the first occupant of a seat: the person or the computer player; the other is None.

    A seat that was given to another person before its first move counts as theirs.
    """
    first = first_occupant(session.history, seat.colour) or seat
    return first.person, first.opponent


def _turns_of_whole_game(position: Position, *, over: bool) -> int:
    """Return how many tiles will have been laid in turns by the end of a game, as far as can be known."""
    laid = len(position.board)
    if over:
        return laid - 1
    hands = sum(len(hand) for hand in position.hands.values())
    table = position.grid.table
    room = inf if table is None else (table.east - table.west + 1) * (table.south - table.north + 1)
    return int(min(laid + sum(position.unseen.values()) + hands + (position.drawn is not None), room)) - 1


def _seat(
    session: Session, seat: Seat, turns: Sequence[TurnReport], due: float, leavers: Collection[PersonId]
) -> SeatResult:
    """Return the result of a seat, without its rank. `due` is how many turns a whole game has for each seat."""
    person, opponent = _original_player(session, seat)
    stayed = seat.person == person and seat.opponent == opponent
    own = [report for report in turns if report.seat is seat.colour]
    person_turns = [report for report in own if report.maker is Maker.PERSON and report.person == person]
    missed = sum(report.maker is Maker.CLOCK for report in own) + _times_replaced_by_clock(
        session.history, seat.colour, person
    )
    spans = [
        (report.at - session.time_of(_waited_for_since(session.history, report))).total_seconds()
        for report in person_turns
    ]
    is_person = person is not None
    left = is_person and (not stayed or person in leavers)
    if left and session.header.options.rated:
        # The turns that a person who left should still have made count as not made in time.
        missed = max(missed, ceil(due) - len(person_turns))
    if not person_turns and _came_later(session.history, seat.colour, person):
        # Nothing says that this person agreed to play.
        missed = 0
    return SeatResult(
        person=person,
        opponent=opponent,
        name=seat.name if stayed else "",
        rank=1,
        points=session.history.position.scores[seat.colour],
        left=left,
        turns=len(person_turns) + missed if is_person else 0,
        in_time=len(person_turns) if is_person else 0,
        fastest_seconds=round(max(0.0, min(spans))) if is_person and spans else None,
        features=_features(session.history, seat.colour),
        played_enough=not is_person or PLAYED_ENOUGH * len(person_turns) >= due,
        substituted=person is not None and handed_over(session.history, seat.colour, person),
    )


def _came_later(history: GameHistory, colour: Colour, person: PersonId | None) -> bool:
    """Return whether a person was given a seat during the game, or took one."""
    return any(seat_after(entry) == Seat(colour, Occupant.PERSON, person) for entry in history.reseatings)


def _waited_for_since(history: GameHistory, report: TurnReport) -> int:
    """Return the state since which the game waited for the seat of a turn, across undos and seat changes."""
    seq = report.first - 1
    while (entry := history.steps[seq].entry) is not None:
        if entry.kind is EntryKind.UNDO:
            seq = undo_of(entry)[0]
        elif entry.kind is EntryKind.SEAT and seat_after(entry).colour is not report.seat:
            seq -= 1
        else:
            break
    return seq


def _times_replaced_by_clock(history: GameHistory, colour: Colour, person: PersonId | None) -> int:
    """Return how often the clock took the seat away from its person."""
    return sum(
        entry.kind is EntryKind.SEAT
        and entry.maker is Maker.CLOCK
        and entry.person == person
        and seat_after(entry).colour is colour
        for entry in history.entries
    )


def _features(history: GameHistory, colour: Colour) -> Mapping[FeatureKind, PaidFeatures]:
    found: dict[FeatureKind, PaidFeatures] = {}
    for payment in payments(history, history.seq):
        scored = payment.scored
        if not isinstance(scored, Scored) or colour not in scored.seats:
            continue
        so_far = found.get(scored.kind, PaidFeatures(0, 0, 0))
        found[scored.kind] = PaidFeatures(
            so_far.points + scored.points,
            max(so_far.best_points, scored.points),
            max(so_far.best_tiles, scored.tiles),
        )
    return found
