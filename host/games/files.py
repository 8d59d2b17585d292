"""Games as files."""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile

from game.engine.bag import start_tile
from game.notation.header import Setup
from game.notation.lines import Key, Line
from game.notation.record import Record, write
from game.notation.recording import recorded
from host.games.repository import GameRepository
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
        session = await self._repository.load(game)
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
        head = tuple(takewhile(lambda line: isinstance(line.content, Key), record.lines))
        return write(Record((*head, *map(Line, keys), *record.lines[len(head) :]), record.setup))
