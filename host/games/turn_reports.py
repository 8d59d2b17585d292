"""Reports of turns, worked out from a history. Pure functions."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice, takewhile

from game.values.events import Deployed, Event, Placed
from game.values.ruleset import Colour
from host.games.game_history import GameHistory, undo_of
from host.games.past_seats import occupant_at
from host.games.seat_changes import given_by, handed_on, seat_after
from host.games.turns import entry_of, mover, turn_of
from host.games.views import TurnReport
from model.games import EntryKind, Maker
from model.tables import Occupant, Seat


def reports(history: GameHistory, since: int, until: int) -> tuple[TurnReport, ...]:
    """Return reports of the entries after state `since` up to state `until`.

    Moves that were undone before people were shown them are left out, and so are those undos.
    """
    found: list[TurnReport] = []
    for seq in range(since + 1, until + 1):
        step = history.steps[seq]
        entry = entry_of(step)
        match entry.kind:
            case EntryKind.MOVE:
                if found and _belongs_to_turn(history, found[-1], seq):
                    found[-1] = _extended(history, found[-1], seq)
                else:
                    found.append(_move(history, seq))
            case EntryKind.UNDO:
                back_to, seen = undo_of(entry)
                if seen or back_to < since:
                    found.append(_undo(history, seq, back_to))
                else:
                    found = [
                        _until(history, report, back_to) for report in found if _had_begun(report, back_to)
                    ]
            case EntryKind.SEAT:
                report, before = _seat(history, seq), history.steps[seq - 1].entry
                if before is not None and found and handed_on(before, entry):
                    report = replace(report, first=found.pop().first)
                found.append(report)
    return tuple(replace(report, occupant=_occupant(history, report)) for report in found)


def last_report(history: GameHistory, until: int) -> TurnReport | None:
    """Return the last of all reports up to state `until`, mostly without working out the others; None in state 0."""
    since = lowest = until
    while since and _is_of_turn(history, since, turn_of(history, until)):
        if (entry := entry_of(history.steps[since])).kind is EntryKind.UNDO:
            lowest = min(lowest, undo_of(entry)[0])
        since -= 1
    # Moves of one turn with nothing in between share a report. If an undo goes back before them, read all.
    found = reports(history, since if since < lowest else 0, until)
    return found[-1] if found else None


def _occupant(history: GameHistory, report: TurnReport) -> Seat | None:
    """Return the occupant of the report's seat at its time; for a change of seats, the one who left."""
    if report.kind is EntryKind.SEAT:
        entry = entry_of(history.steps[report.first])
        if entry.person is not None and seat_after(entry).occupant is not Occupant.PERSON:
            return Seat(report.seat, Occupant.PERSON, entry.person)
    return occupant_at(history, report.seat, report.first)


def _to_move(history: GameHistory, seq: int) -> Colour:
    colour = history.steps[seq].to_move
    assert colour is not None, "nobody moves after the end"
    return colour


def _belongs_to_turn(history: GameHistory, report: TurnReport, seq: int) -> bool:
    """Return True if move `seq` continues the turn of the report; entries undone in between do not matter."""
    is_move = report.kind is EntryKind.MOVE and report.seq == next(history.newest_first(seq - 1), 0)
    return is_move and report.turn == turn_of(history, seq)


def _is_of_turn(history: GameHistory, seq: int, turn: int) -> bool:
    """Return whether entry `seq` is a move made in this turn, or an unseen undo that returned into it."""
    entry = entry_of(history.steps[seq])
    if entry.kind is EntryKind.UNDO:
        return not undo_of(entry)[1] and history.steps[seq].turn == turn
    return entry.kind is EntryKind.MOVE and turn_of(history, seq) == turn


def _had_begun(report: TurnReport, seq: int) -> bool:
    """Return whether any part of what is reported had been done in state `seq`; only a turn is undone in part."""
    return report.seq <= seq or (report.kind is EntryKind.MOVE and report.first <= seq)


def _until(history: GameHistory, report: TurnReport, seq: int) -> TurnReport:
    """Return the report of a turn as it was in state `seq`, which may lie within it."""
    if report.seq <= seq:
        return report
    first, *more = reversed([*takewhile(lambda number: number >= report.first, history.newest_first(seq))])
    report = _move(history, first)
    for number in more:
        report = _extended(history, report, number)
    return report


def _move(history: GameHistory, seq: int) -> TurnReport:
    """Return the report of a turn that consists of one move."""
    step = history.steps[seq]
    entry = entry_of(step)
    return TurnReport(
        kind=EntryKind.MOVE,
        first=seq,
        seq=seq,
        turn=turn_of(history, seq),
        seat=_to_move(history, seq - 1),
        maker=entry.maker,
        person=entry.person,
        at=entry.at,
        moves=(history.move_of(seq),),
        events=history.public_events(seq),
        by_clock=_by_clock(history, seq),
    )


def _by_clock(history: GameHistory, seq: int) -> tuple[Event, ...]:
    """Return the event of the clock's move in entry `seq`, without forced steps of other seats after it."""
    if entry_of(history.steps[seq]).maker is not Maker.CLOCK:
        return ()
    seat = mover(history, seq)
    deeds = (
        event
        for event in history.public_events(seq)
        if (event.seat if isinstance(event, Placed | Deployed) else event.doer) is seat
    )
    return tuple(islice(deeds, 1))


def _extended(history: GameHistory, report: TurnReport, seq: int) -> TurnReport:
    """Return the report of a turn with one more of its moves."""
    entry = entry_of(history.steps[seq])
    move = history.move_of(seq)
    maker, person = report.maker, report.person
    if mover(history, seq) is report.seat:
        if not _has_chosen(history, report, seq):
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
        by_clock=(*report.by_clock, *_by_clock(history, seq)),
    )


def _has_chosen(history: GameHistory, report: TurnReport, seq: int) -> bool:
    """Return True if the seat of a turn has chosen anything in it before entry `seq`.

    Choices of other seats in it, such as offers at the market, do not tell who made the turn.
    """
    before = takewhile(lambda number: number >= report.first, history.newest_first(seq - 1))
    return any(mover(history, number) is report.seat for number in before)


def _undo(history: GameHistory, seq: int, back_to: int) -> TurnReport:
    """Return the report of an undo."""
    entry, first = entry_of(history.steps[seq]), entry_of(history.steps[back_to + 1])
    colour = mover(history, first.seq) if first.kind is EntryKind.MOVE else _to_move(history, back_to)
    since = takewhile(lambda number: number > back_to, history.newest_first(seq - 1))
    undone = {
        turn_of(history, number) for number in since if entry_of(history.steps[number]).kind is EntryKind.MOVE
    }
    return TurnReport(
        kind=EntryKind.UNDO,
        first=seq,
        seq=seq,
        turn=turn_of(history, seq),
        seat=colour,
        maker=entry.maker,
        person=entry.person,
        at=entry.at,
        back_to=back_to,
        undone=len(undone),
    )


def _seat(history: GameHistory, seq: int) -> TurnReport:
    """Return the report of a change of seats."""
    entry = entry_of(history.steps[seq])
    after, giver = seat_after(entry), given_by(entry)
    return TurnReport(
        kind=EntryKind.SEAT,
        first=seq,
        seq=seq,
        turn=turn_of(history, seq),
        seat=after.colour,
        maker=entry.maker,
        person=entry.person,
        at=entry.at,
        after=after,
        given_by=None if giver is after.colour else giver,
    )
