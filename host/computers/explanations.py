"""Explanations of the turns of computer players, made on request in a separate process."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass

from game.explanation import Explanation
from game.values.moves import Move, Place
from game.values.ruleset import Colour
from host.computers.explainer import parse_explanation, question
from host.errors import HostReason, HostRefusal
from host.games.analysis_checks import check_tournament_over
from host.games.game_history import GameHistory
from host.games.past_seats import occupant_at
from host.games.repository import GameRepository
from host.games.session import Session
from host.services import Services
from host.worker_process import follow_worker
from model.games import EntryKind, Maker
from model.ids import GameId
from model.tables import GameStatus, HelpLevel, Occupant

WORKER = ("-m", "host.computers.explainer")

TIMEOUT_SECONDS = 60.0
"""The most seconds to wait for a line of an explanation."""

MOST_WAITING = 4
"""The most people who wait for an explanation at the same time."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ComputerTurn:
    """A tile that a computer player has laid: turn `turn` of the game, chosen in state `seq` by `opponent`."""

    seq: int
    turn: int
    seat: Colour
    opponent: str


class Explanations:
    """Explains turns that computers have played, one at a time. Explanations are not stored."""

    def __init__(self, services: Services, repository: GameRepository) -> None:
        self._database = services.database
        self._repository = repository
        self._one_at_a_time = asyncio.Lock()
        self._waiting = 0

    async def turns(self, game: GameId) -> tuple[ComputerTurn, ...]:
        """Return the placements of computers that were not undone, oldest first."""
        return _computer_turns(await self._repository.load(game))

    async def explain(self, game: GameId, seq: int | None = None) -> tuple[ComputerTurn, Explanation]:
        """Return why a computer played the turn that it chose in state `seq` (by default the last one).

        Only turns already played are explained, never the coming one. Refuses NO_SUCH_GAME, QUARANTINED,
        NO_COMPUTER_TURN, EXPLAINED_LATER in a running game that counts, EXPLAINED_PURIST and EXPLAINED_HANDS in
        running games whose table shows less, REVIEW_TOURNAMENT while its tournament runs,
        EXPLANATIONS_WAITING when too many wait, and NO_EXPLANATION when the process fails.
        """
        session = await self._repository.load(game)
        async with self._database.read() as connection:
            _check_running(session)
            await check_tournament_over(connection, session)
        turns = _computer_turns(session)
        found = [turn for turn in turns if seq is None or turn.seq == seq]
        if not found:
            raise HostRefusal(HostReason.NO_COMPUTER_TURN, played="yes" if turns else "no")
        if self._waiting >= MOST_WAITING:
            raise HostRefusal(HostReason.EXPLANATIONS_WAITING)
        self._waiting += 1
        try:
            async with self._one_at_a_time:
                return found[-1], await _ask_worker(session.history, found[-1])
        finally:
            self._waiting -= 1


def _check_running(session: Session) -> None:
    """Refuse an explanation that would help a player of a running game, or reveal what is hidden in it."""
    if session.header.status is not GameStatus.RUNNING:
        return
    options = session.header.options
    if options.rated or session.in_tournament:
        raise HostRefusal(HostReason.EXPLAINED_LATER)
    if options.help is HelpLevel.PURIST:
        raise HostRefusal(HostReason.EXPLAINED_PURIST)
    if options.ruleset.hidden_hands:
        raise HostRefusal(HostReason.EXPLAINED_HANDS)


def _computer_turns(session: Session) -> tuple[ComputerTurn, ...]:
    """Return the placements of computers that were not undone, oldest first."""
    history, found = session.history, []
    for entry in history.entries_of(history.seq):
        if entry.kind is not EntryKind.MOVE or entry.maker is not Maker.COMPUTER:
            continue
        before = history.steps[entry.seq - 1]
        if not isinstance(history.move_of(entry.seq), Place) or before.to_move is None:
            continue
        seat = occupant_at(history, before.to_move, entry.seq) or session.seat(before.to_move)
        if seat is not None and seat.occupant is Occupant.COMPUTER and seat.opponent is not None:
            found.append(ComputerTurn(entry.seq - 1, before.turn, before.to_move, seat.opponent))
    return tuple(found)


async def _ask_worker(history: GameHistory, turn: ComputerTurn) -> Explanation:
    """Return why a computer laid the tile of a turn, worked out in a separate process. Refuses NO_EXPLANATION."""
    opening, lines = history.opening, list[str]()
    request = question(opening, _moves_until(history, turn.seq), turn.opponent)
    try:
        await follow_worker(WORKER, request, TIMEOUT_SECONDS, lines.append)
        if not lines:
            raise ConnectionResetError("its process has ended")
        return parse_explanation(lines[0])
    except (OSError, ValueError, LookupError) as failure:
        _log.error(
            "game %s, state %d: computer player %s could not explain its turn: %s",
            opening.game,
            turn.seq,
            turn.opponent,
            str(failure) or "no answer in time",
            # A process that was killed or is too slow needs no traceback.
            exc_info=None if isinstance(failure, OSError) else failure,
        )
        raise HostRefusal(HostReason.NO_EXPLANATION) from failure


def _moves_until(history: GameHistory, seq: int) -> tuple[Move, ...]:
    """Return the moves up to state `seq`, the placement that followed, and the move after it in that turn."""
    counted = [entry.seq for entry in history.entries_of(history.seq) if entry.kind is EntryKind.MOVE]
    laid = counted.index(seq + 1)
    end = laid + 1
    if end < len(counted) and not isinstance(history.move_of(counted[end]), Place):
        end += 1
    return tuple(history.move_of(number) for number in counted[:end])
