"""How a game ended, worked out from its course and its seats. Pure functions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime

from game.values.ruleset import Colour
from game.values.tiles import FeatureKind
from host.games import turns as reports
from host.games.game_history import Course
from host.games.past_seats import first_sitter
from host.games.seat_changes import seat_after
from host.games.session import Play
from host.games.views import TurnReport
from model.games import Ending, EntryKind, Maker, PersonId, Seat
from storage.results import GameResult, PaidFeatures, SeatResult


def result_of(play: Play, ending: Ending, ended_at: datetime) -> GameResult:
    """The result of a game as it stands.

    A seat counts for whoever sat there first. Who gave the seat away, resigned or was replaced because
    time had run out has left: such seats come behind all others.
    """
    turns = [
        report for report in reports.reports(play.course, 0, play.course.seq) if report.kind is EntryKind.MOVE
    ]
    seats = [_seat(play, seat, turns) for seat in play.seats]
    options = play.header.options
    return GameResult(
        game=play.id,
        guild=play.header.guild,
        channel=play.header.channel,
        edition=options.ruleset.edition,
        rated=options.rated,
        ending=ending,
        tiles=len(play.course.position.board),
        ended_at=ended_at,
        seats=ranked(seats),
    )


def ranked(seats: Sequence[SeatResult]) -> tuple[SeatResult, ...]:
    """The seats with their ranks: by points, those who left behind those who stayed."""
    worth = [(not seat.left, seat.points) for seat in seats]
    return tuple(
        replace(seat, rank=1 + sum(other > own for other in worth))
        for seat, own in zip(seats, worth, strict=True)
    )


def starter(play: Play, seat: Seat) -> tuple[PersonId | None, str | None]:
    """Who sat first on a seat that may have changed hands: the person, or the computer's mind.

    A seat that was given to another person before its first move counts as theirs.
    """
    first = first_sitter(play.course, seat.colour) or seat
    return first.person, first.mind


def _seat(play: Play, seat: Seat, turns: Sequence[TurnReport]) -> SeatResult:
    person, mind = starter(play, seat)
    stayed = seat.person == person and seat.mind == mind
    own = [report for report in turns if report.seat is seat.colour]
    made = [report for report in own if report.maker is Maker.PERSON and report.person == person]
    missed = sum(report.maker is Maker.CLOCK for report in own) + _ousted(play.course, seat.colour, person)
    spans = [(report.at - play.at(report.first - 1)).total_seconds() for report in made]
    is_person = person is not None
    return SeatResult(
        person=person,
        mind=mind,
        name=seat.name if stayed else "",
        rank=1,
        points=play.course.position.scores[seat.colour],
        left=is_person and not stayed,
        turns=len(made) + missed if is_person else 0,
        in_time=len(made) if is_person else 0,
        fastest_seconds=round(max(0.0, min(spans))) if is_person and spans else None,
        features=_features(play.course, seat.colour),
    )


def _ousted(course: Course, colour: Colour, person: PersonId | None) -> int:
    """How often the clock took the seat away from its person."""
    return sum(
        entry.kind is EntryKind.SEAT
        and entry.maker is Maker.CLOCK
        and entry.person == person
        and seat_after(entry).colour is colour
        for entry in course.entries
    )


def _features(course: Course, colour: Colour) -> Mapping[FeatureKind, PaidFeatures]:
    found: dict[FeatureKind, PaidFeatures] = {}
    for payment in reports.payments(course, course.seq):
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
