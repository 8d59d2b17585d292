"""Results of games, worked out from their histories and seats. Pure functions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime

from game.values.ruleset import Colour
from game.values.tiles import FeatureKind
from host.games import turns as reports
from host.games.game_history import GameHistory
from host.games.past_seats import first_occupant
from host.games.seat_changes import seat_after
from host.games.session import Session
from host.games.views import TurnReport
from model.games import EntryKind, Maker
from model.ids import PersonId
from model.results import Ending, GameResult, PaidFeatures, SeatResult
from model.tables import Seat


def result_of(session: Session, ending: Ending, ended_at: datetime) -> GameResult:
    """Return the result of a game as it stands.

    A seat counts for whoever sat there first. Who gave the seat away, resigned or was replaced because
    time had run out has left: such seats come behind all others.
    """
    turns = [
        report
        for report in reports.reports(session.history, 0, session.history.seq)
        if report.kind is EntryKind.MOVE
    ]
    seats = [_seat(session, seat, turns) for seat in session.seats]
    options = session.header.options
    return GameResult(
        game=session.id,
        guild=session.header.guild,
        channel=session.header.channel,
        edition=options.ruleset.edition,
        rated=options.rated,
        ending=ending,
        tiles=len(session.history.position.board),
        ended_at=ended_at,
        seats=ranked(seats),
    )


def ranked(seats: Sequence[SeatResult]) -> tuple[SeatResult, ...]:
    """Return the seats with their ranks: by points, those who left behind those who stayed."""
    worth = [(not seat.left, seat.points) for seat in seats]
    return tuple(
        replace(seat, rank=1 + sum(other > own for other in worth))
        for seat, own in zip(seats, worth, strict=True)
    )


def starter(session: Session, seat: Seat) -> tuple[PersonId | None, str | None]:
    """Return who sat first on a seat that may have changed hands: the person, or the computer player.

    A seat that was given to another person before its first move counts as theirs.
    """
    first = first_occupant(session.history, seat.colour) or seat
    return first.person, first.opponent


def _seat(session: Session, seat: Seat, turns: Sequence[TurnReport]) -> SeatResult:
    person, opponent = starter(session, seat)
    stayed = seat.person == person and seat.opponent == opponent
    own = [report for report in turns if report.seat is seat.colour]
    made = [report for report in own if report.maker is Maker.PERSON and report.person == person]
    missed = sum(report.maker is Maker.CLOCK for report in own) + _ousted(
        session.history, seat.colour, person
    )
    spans = [(report.at - session.at(report.first - 1)).total_seconds() for report in made]
    is_person = person is not None
    return SeatResult(
        person=person,
        opponent=opponent,
        name=seat.name if stayed else "",
        rank=1,
        points=session.history.position.scores[seat.colour],
        left=is_person and not stayed,
        turns=len(made) + missed if is_person else 0,
        in_time=len(made) if is_person else 0,
        fastest_seconds=round(max(0.0, min(spans))) if is_person and spans else None,
        features=_features(session.history, seat.colour),
    )


def _ousted(history: GameHistory, colour: Colour, person: PersonId | None) -> int:
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
    for payment in reports.payments(history, history.seq):
        scored = payment.scored
        if colour not in scored.seats:
            continue
        so_far = found.get(scored.kind, PaidFeatures(0, 0, 0))
        found[scored.kind] = PaidFeatures(
            so_far.points + scored.points,
            max(so_far.best_points, scored.points),
            max(so_far.best_tiles, scored.tiles),
        )
    return found
