"""Builds the record of a game from its events."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from game.engine.position import Position
from game.engine.queries import waits_after_tile
from game.notation.header import WAITS, Setup, header
from game.notation.lines import Dealt, End, Entry, Key, Line, Prelude, Turn, Unplaced
from game.notation.record import Record
from game.values.events import Deployed, Drawn, Event, GameEnded, Placed, Unplayable
from game.values.geometry import Cell
from game.values.moves import BeforeTile, Deploy, Move, Place
from game.values.ruleset import Colour
from game.values.tiles import TileId


def recorded(
    setup: Setup,
    events: Iterable[Event],
    names: Mapping[Colour, str] | None = None,
    title: str = "",
    *,
    hands: bool = True,
    stopped: Position | None = None,
) -> Record:
    """Return the record of a game with these `events`, in order; `names` are those of the people.

    With `hands=False` it leaves out the tiles drawn into hands, for a running game with hidden hands. `stopped` is
    the position after the last event: if its turn is not over, the header says so.
    """
    recorder = _Recorder(hands=hands)
    for event in events:
        recorder.note(event)
    keys = [Key(key, value) for key, value in header(setup, names or {}, title)]
    if stopped is not None and waits_after_tile(stopped):
        keys.append(Key(WAITS, f"{recorder.laid} {stopped.phase.value}"))
    return Record((*map(Line, keys), Line(), *map(Line, recorder.entries)), setup)


class _Recorder:
    """Writes lines from events. Moves after a placement are added to its line. `laid` counts the tiles laid."""

    def __init__(self, *, hands: bool) -> None:
        self._hands = hands
        self.entries: list[Entry] = []
        self.laid = 0
        self._last: Cell | None = None

    def note(self, event: Event) -> None:
        """Record an event, unless it follows from the earlier lines by itself."""
        match event:
            case Placed():
                self.laid += 1
                self._last = event.cell
                place = Place(event.tile, event.cell, event.turns)
                self.entries.append(Turn(self.laid, event.seat, place))
            case Deployed():
                cell = None if event.cell == self._last else event.cell
                self._then(Deploy(event.figure, event.spot, cell))
            case Unplayable():
                self.entries.append(Unplaced(self.laid + 1, event.seat, event.tile))
            case Drawn():
                if event.to_hand and self._hands:
                    self._into_hand(event)
            case GameEnded():
                self.entries.append(End())
            case _:
                match event.move(), event.drawn():
                    case BeforeTile() as move, (seat, tile):
                        self._before(move, seat, tile)
                    case Move() as move, _:
                        self._then(move)

    def _then(self, move: Move) -> None:
        last = self.entries[-1]
        assert isinstance(last, Turn), "all that is done follows a tile laid"
        self.entries[-1] = replace(last, after=(*last.after, move))

    def _into_hand(self, event: Drawn) -> None:
        last = self.entries[-1] if self.entries else None
        if isinstance(last, Turn | Unplaced | Dealt) and last.seat is event.seat:
            self.entries[-1] = replace(last, drawn=(*last.drawn, event.tile))
        else:
            number = self.laid + 1 if self.laid else 0
            self.entries.append(Dealt(number, event.seat, (event.tile,)))

    def _before(self, move: BeforeTile, seat: Colour, tile: TileId) -> None:
        """Write a move made before the tile is laid after others about the same tile."""
        prelude = Prelude(self.laid + 1, seat, move.sign, tile, ())
        last = self.entries[-1] if self.entries else None
        if isinstance(last, Prelude) and replace(last, moves=()) == prelude:
            self.entries.pop()
            prelude = last
        self.entries.append(replace(prelude, moves=(*prelude.moves, move)))
