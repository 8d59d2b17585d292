"""Building views of games, which leave out hidden hands, the bag and the secret seed."""

from __future__ import annotations

from datetime import datetime, timedelta

from game.values.ruleset import Colour
from host.errors import HostReason, HostRefusal
from host.games.game_history import GameHistory
from host.games.past_seats import occupant_at
from host.games.session import Session
from host.games.tile_draw import tile_draw
from host.games.turn_reports import reports
from host.games.undo_targets import last_turn
from host.games.views import GameView, VoteView
from model.games import EntryKind, Maker, UndoRequest
from model.ids import PersonId
from model.tables import FirstSeat, GameStatus, Seat, numbered


def game_view(session: Session, viewer: PersonId | None, now: datetime, seq: int | None = None) -> GameView:
    """Return state `seq` (the newest without one) as `viewer` may see it. Refuses MOVED_ON."""
    history, header = session.history, session.header
    seq = history.seq if seq is None else seq
    if not 0 <= seq <= history.seq:
        raise HostRefusal(HostReason.MOVED_ON, seq=history.seq)
    assert header.started_at is not None, "a game with a history has started"
    seat = session.seat_of(viewer)
    colour = seat.colour if seat else None
    running = header.status is GameStatus.RUNNING
    ends_at = paused_until = out_at = None
    budgets: dict[Colour, timedelta] = {}
    if running and session.deadline is not None:
        ends_at, paused_until = session.deadline.ends_at, session.deadline.paused_until
        out_at = session.deadline.out_at
        budgets = {colour: timedelta(seconds=left) for colour, left in session.deadline.budgets.items()}
    return GameView(
        id=header.id,
        guild=header.guild,
        channel=header.channel,
        status=header.status,
        options=header.options,
        host=header.host,
        seats=numbered(session.seats),
        seat=colour,
        seq=seq,
        turn_seq=history.steps[seq].turn_seq,
        newest=seq == history.seq,
        position=history.match(seq).position.seen_by(colour),
        deadline=ends_at,
        paused_until=paused_until if paused_until is not None and paused_until > now else None,
        vote=vote_view(session, session.undo_request)
        if session.undo_request and session.undo_request.seq == seq == history.seq
        else None,
        commitment=header.commitment,
        seed=None if running or session.sealed else header.seed,
        tile_draw=tile_draw(header, session.seats) if _drew_tiles(session, seq) else None,
        started_at=header.started_at,
        ended_at=header.ended_at,
        next_maker=_next_maker(history, seq),
        then_to_move=_then_to_move(history, seq),
        undoable=any(last_turn(history, seat.colour) is not None for seat in session.seats if seat.person),
        decided=session.decided,
        in_tournament=session.in_tournament,
        sealed=session.sealed,
        budgets=budgets,
        out_at=out_at,
    )


def _next_maker(history: GameHistory, seq: int) -> Maker | None:
    """Return the maker of the entry after a state; None if that is not a move."""
    following = history.steps[seq + 1].entry if seq < history.seq else None
    return following.maker if following is not None and following.kind is EntryKind.MOVE else None


def _then_to_move(history: GameHistory, seq: int) -> Seat | None:
    """Return the seat to move in a state as of the next entry; None as for `GameView.then_to_move`."""
    colour = history.steps[seq].acting
    return None if colour is None or seq == history.seq else occupant_at(history, colour, seq + 1)


def _drew_tiles(session: Session, seq: int) -> bool:
    """Return whether the state is the first one of a game whose first seat was drawn."""
    return seq == 0 and session.header.options.first is FirstSeat.TILE_DRAW


def vote_view(session: Session, ask: UndoRequest) -> VoteView:
    """Return the view of a request for an undo, with the people who have agreed and those still asked."""
    asker = session.seat(ask.colour)
    others = [person for person in session.people if asker is None or person != asker.person]
    return VoteView(
        seat=ask.colour,
        back_to=ask.back_to,
        # Changes of seats are left out: an undo does not take them back.
        undone=tuple(
            report
            for report in reports(session.history, ask.back_to, session.history.seq)
            if report.kind is not EntryKind.SEAT
        ),
        agreed=tuple(person for person in others if person in ask.agreed),
        waiting=tuple(person for person in others if person not in ask.agreed),
    )
