"""Reports of turns, worked out from a history. Pure functions."""

from __future__ import annotations

from dataclasses import replace
from itertools import takewhile

from game.engine.match import play
from game.engine.position import Position
from game.values.events import Bonus, Scored
from game.values.ruleset import Colour
from game.values.tiles import FeatureKind
from host.games.game_history import GameHistory, undo_of, within_turn
from host.games.past_seats import occupant_at
from host.games.seat_changes import given_by, handed_on, seat_after
from host.games.steps import Step
from host.games.views import Breakdown, Payment, ScoreLine, TurnReport
from model.games import Entry, EntryKind, Maker
from model.ids import PersonId
from model.tables import Occupant, Seat


def reports(history: GameHistory, since: int, until: int) -> tuple[TurnReport, ...]:
    """Return what the entries after state `since` up to state `until` did.

    What was taken back before anybody was shown it is left out, and so is the taking back.
    """
    found: list[TurnReport] = []
    for seq in range(since + 1, until + 1):
        step = history.steps[seq]
        entry = _entry(step)
        match entry.kind:
            case EntryKind.MOVE:
                if found and _goes_on(history, found[-1], seq):
                    found[-1] = _longer(history, found[-1], seq)
                else:
                    found.append(_move(history, seq))
            case EntryKind.UNDO:
                back_to, agreed = undo_of(entry)
                if agreed or back_to < since:
                    found.append(_undo(history, seq, back_to))
                else:
                    found = [report for report in found if report.seq <= back_to]
            case EntryKind.SEAT:
                report, before = _seat(history, seq), history.steps[seq - 1].entry
                if before is not None and found and handed_on(before, entry):
                    report = replace(report, first=found.pop().first)
                found.append(report)
    return tuple(replace(report, by=_occupant(history, report)) for report in found)


def last_report(history: GameHistory, until: int) -> TurnReport | None:
    """Return the last of all reports up to state `until`, mostly without working out the others; None in state 0."""
    since = until
    while since and _is_of_turn(history, since, _turn(history, until)):
        since -= 1
    # Moves of one turn without anything else in between are one report. An undo may reach far back.
    found = reports(history, since if since < until else 0, until)
    return found[-1] if found else None


def turns(history: GameHistory, until: int) -> tuple[int, ...]:
    """Return the states in which a turn began on the way to state `until`, without what was undone."""
    ended = (
        entry.seq
        for entry in history.entries_of(until)
        if entry.kind is EntryKind.MOVE and not within_turn(history, entry.seq)
    )
    return (0, *ended)


def positions(history: GameHistory) -> tuple[Position, ...]:
    """Return the positions of the states in which a turn began, and of the end, as onlookers see them."""
    began = set(turns(history, history.seq))
    match = history.match(0)
    found = [match.position.seen_by(None)]
    for number in history.line(history.seq):
        if (move := history.steps[number].move) is not None:
            match, _ = play(match, move)
        if number in began:
            found.append(match.position.seen_by(None))
    return tuple(found)


def last_turn(history: GameHistory, colour: Colour) -> int | None:
    """Return the state to which an undo of a seat's last turn returns, or None before its first.

    Just before what the seat has chosen without a word of others in between since it was called; a turn that is
    going on counts once anything is chosen. Rule: tile-market.
    """
    back_to: int | None = None
    for number in history.newest_first(history.seq):
        if _entry(history.steps[number]).kind is not EntryKind.MOVE:
            continue
        if back_to is not None and not _belongs(history, number, back_to):
            break
        if mover(history, number) is colour:
            back_to = number - 1
        elif back_to is not None:
            break
    return back_to


def undo_limit(history: GameHistory) -> int:
    """Return the newest state behind which nothing is taken back: chance has spoken, or others went on from there."""
    return next(
        (
            number
            for number in history.newest_first(history.seq)
            if any(event.binding for event in history.steps[number].events)
        ),
        0,
    )


def undo_to(history: GameHistory, colour: Colour) -> int | None:
    """Return the state to which an undo of a seat returns: that before its last turn, or what of it is not bound.

    None where it has chosen nothing since.
    """
    back_to = last_turn(history, colour)
    if back_to is None:
        return None
    back_to = max(back_to, undo_limit(history))
    since = takewhile(lambda number: number > back_to, history.newest_first(history.seq))
    chosen = any(
        _entry(history.steps[number]).kind is EntryKind.MOVE and mover(history, number) is colour
        for number in since
    )
    return back_to if chosen else None


def _belongs(history: GameHistory, seq: int, later: int) -> bool:
    """Return whether entry `seq` belongs to the same turn as the one after state `later`, and the same seat was
    called.
    """
    before, then = history.steps[seq - 1], history.steps[later]
    return (before.turn, before.acting) == (then.turn, then.acting)


def last_turn_of(history: GameHistory, person: PersonId) -> int:
    """Return the state just after a person's last turn; 0 before the first."""
    for number in history.newest_first(history.seq):
        entry = _entry(history.steps[number])
        if entry.person == person and entry.kind is EntryKind.MOVE:
            return number
    return 0


def mover(history: GameHistory, seq: int) -> Colour:
    """Return the seat that chose the move of entry `seq`."""
    before = history.steps[seq - 1]
    colour = history.move_of(seq).chosen_by(before.to_move, before.acting)
    assert colour is not None, "nobody moves after the end"
    return colour


def payments(history: GameHistory, until: int) -> tuple[Payment, ...]:
    """Return every feature that was paid on the way to state `until`, and what expansions paid besides."""
    return tuple(
        Payment(number, _turn(history, number), event)
        for number in history.line(until)
        for event in history.steps[number].events
        if isinstance(event, Scored | Bonus)
    )


def breakdown(history: GameHistory, until: int) -> Breakdown:
    """Return the points of each seat by what paid them: a kind of feature, or the source of an expansion's points."""
    found = {seat: dict.fromkeys((kind.value for kind in FeatureKind), 0) for seat in history.opening.seats}
    for number in history.line(until):
        for event in history.steps[number].events:
            if isinstance(event, Scored | Bonus):
                for seat in event.seats:
                    found[seat][event.about] = found[seat].get(event.about, 0) + event.points
    return found


def score_lines(history: GameHistory) -> tuple[ScoreLine, ...]:
    """Return the scores at the start and after each turn; the last line after the final scoring."""
    return tuple(
        ScoreLine(number, step.turn, dict(zip(history.opening.seats, step.points, strict=True)))
        for number in turns(history, history.seq)
        for step in (history.steps[number],)
    )


def _occupant(history: GameHistory, report: TurnReport) -> Seat | None:
    """Return who sat on the report's seat then: of a change of seats, whoever left."""
    if report.kind is EntryKind.SEAT:
        entry = _entry(history.steps[report.first])
        if entry.person is not None and seat_after(entry).occupant is not Occupant.PERSON:
            return Seat(report.seat, Occupant.PERSON, entry.person)
    return occupant_at(history, report.seat, report.first)


def _entry(step: Step) -> Entry:
    assert step.entry is not None, "state 0 has no entry"
    return step.entry


def _turn(history: GameHistory, seq: int) -> int:
    return history.steps[seq - 1].turn


def _to_move(history: GameHistory, seq: int) -> Colour:
    colour = history.steps[seq].to_move
    assert colour is not None, "nobody moves after the end"
    return colour


def _goes_on(history: GameHistory, report: TurnReport, seq: int) -> bool:
    """Return whether entry `seq` belongs to the turn of the report."""
    is_move = report.kind is EntryKind.MOVE and report.seq == seq - 1
    return is_move and report.turn == _turn(history, seq)


def _is_of_turn(history: GameHistory, seq: int, turn: int) -> bool:
    """Return whether entry `seq` is a move made in this turn."""
    return _entry(history.steps[seq]).kind is EntryKind.MOVE and _turn(history, seq) == turn


def _move(history: GameHistory, seq: int) -> TurnReport:
    step = history.steps[seq]
    entry = _entry(step)
    return TurnReport(
        kind=EntryKind.MOVE,
        first=seq,
        seq=seq,
        turn=_turn(history, seq),
        seat=_to_move(history, seq - 1),
        maker=entry.maker,
        person=entry.person,
        at=entry.at,
        moves=(history.move_of(seq),),
        events=history.public_events(seq),
    )


def _longer(history: GameHistory, report: TurnReport, seq: int) -> TurnReport:
    entry = _entry(history.steps[seq])
    move = history.move_of(seq)
    maker, person = report.maker, report.person
    if mover(history, seq) is report.seat:
        if not _begun(history, report, seq):
            maker, person = entry.maker, entry.person
        elif entry.maker is Maker.CLOCK:
            maker = Maker.CLOCK
    return replace(
        report,
        seq=entry.seq,
        at=entry.at,
        maker=maker,
        person=person,
        moves=(*report.moves, move),
        events=(*report.events, *history.public_events(seq)),
    )


def _begun(history: GameHistory, report: TurnReport, seq: int) -> bool:
    """Return whether the seat of a turn has chosen anything in it before entry `seq`.

    What others choose in it, as an offer at the market, says nothing of whoever made the turn.
    """
    before = takewhile(lambda number: number >= report.first, history.newest_first(seq - 1))
    return any(mover(history, number) is report.seat for number in before)


def _undo(history: GameHistory, seq: int, back_to: int) -> TurnReport:
    entry, first = _entry(history.steps[seq]), _entry(history.steps[back_to + 1])
    colour = mover(history, first.seq) if first.kind is EntryKind.MOVE else _to_move(history, back_to)
    since = takewhile(lambda number: number > back_to, history.newest_first(seq - 1))
    undone = {
        _turn(history, number) for number in since if _entry(history.steps[number]).kind is EntryKind.MOVE
    }
    return TurnReport(
        kind=EntryKind.UNDO,
        first=seq,
        seq=seq,
        turn=_turn(history, seq),
        seat=colour,
        maker=entry.maker,
        person=entry.person,
        at=entry.at,
        back_to=back_to,
        undone=len(undone),
    )


def _seat(history: GameHistory, seq: int) -> TurnReport:
    entry = _entry(history.steps[seq])
    after = seat_after(entry)
    return TurnReport(
        kind=EntryKind.SEAT,
        first=seq,
        seq=seq,
        turn=_turn(history, seq),
        seat=after.colour,
        maker=entry.maker,
        person=entry.person,
        at=entry.at,
        after=after,
        given_by=given_by(entry),
    )
