"""Games as files."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.bag import start_tile
from game.notation.header import Setup
from game.notation.lines import Key, Line
from game.notation.record import Record, write
from game.notation.recording import recorded
from host.games.repository import GameRepository
from host.games.session import Session
from model.ids import GameId
from model.tables import GameStatus, Occupant, Seat, numbered

LARGEST_BYTES = 100_000
"""The largest file of a game that is read, in bytes; no game played so far is larger."""


class Files:
    """Writes `.game` files. Hidden parts of a game (the bag, hands) are never written."""

    def __init__(self, repository: GameRepository) -> None:
        self._repository = repository

    async def export(self, game: GameId, computer_name: Callable[[Seat], str] | None = None) -> str:
        """Return the text of a game's `.game` file so far, with the names of its seats.

        `computer_name` returns the name for a computer player's seat, which has no name otherwise. The seed is
        included once the game is over, unless it is `sealed`.
        """
        return _record_text(await self._repository.load(game), computer_name)


def _record_text(session: Session, computer_name: Callable[[Seat], str] | None) -> str:
    history, header = session.history, session.header
    setup = Setup(header.options.ruleset, history.opening.seats, start_tile(header.options.ruleset))
    names = {
        seat.colour: computer_name(seat)
        if computer_name and seat.occupant is Occupant.COMPUTER
        else seat.name
        for seat in numbered(session.seats)
    }
    hands = not setup.ruleset.hidden_hands or header.status is not GameStatus.RUNNING
    events = history.events_of(history.seq)
    record = recorded(setup, events, names, title=header.id, hands=hands, stopped=history.position)
    keys = [Key("Promise", header.commitment)]
    if header.status is not GameStatus.RUNNING and not session.sealed:
        keys.append(Key("Seed", header.seed))
    first_move = next(
        (number for number, line in enumerate(record.lines) if not isinstance(line.content, Key)),
        len(record.lines),
    )
    lines = (
        *record.lines[:first_move],
        *(Line(key) for key in keys),
        *record.lines[first_move:],
    )
    return write(Record(lines, record.setup))
