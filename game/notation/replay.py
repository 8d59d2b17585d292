"""Replays a written game, move by move, under its rules."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import assert_never

from game.board.oriented_tile import key_of
from game.engine import rules
from game.engine.bag import plain_printing
from game.engine.legal import moves, placements, playable
from game.engine.position import Position
from game.engine.queries import waits_after_tile
from game.notation.header import Setup, waiting_turn
from game.notation.lines import Dealt, End, Entry, Prelude, Turn, Unplaced, entry_text
from game.notation.moves import first_side, signs
from game.notation.record import Record
from game.values.errors import GameError, IllegalMove, Reason, RecordError
from game.values.events import Bonus, Event, Scored, Unplayable
from game.values.geometry import Cell
from game.values.moves import BeforeTile, Move, Place, Skip, Spot
from game.values.phases import Phase
from game.values.ruleset import Colour
from game.values.tiles import TileId


@dataclass(frozen=True, slots=True)
class TracedTurn:
    """One turn of a traced replay: what was legal in it, and what it led to.

    `placements` are those before the tile was laid; `choices` all legal moves each time something was chosen after
    it, or where the file stops is still to be; `events` what happened. Of the positions `before` and `after` the turn
    the board alone moves on.
    """

    number: int
    tile: TileId
    placements: tuple[Place, ...]
    choices: tuple[tuple[Move, ...], ...]
    events: tuple[Event, ...]
    before: Position
    after: Position

    def listed(self, key: str) -> tuple[Move, ...]:
        """Return what could have been chosen after the tile was laid, of the kinds that a trace lists under `key`."""
        return tuple(move for choice in self.choices for move in choice if move.trace_key == key)


@dataclass(frozen=True, slots=True)
class Replay:
    """The result of replaying a written game.

    `scored` are the features paid, in order, each with the number of its move (None: final scoring);
    `turns` is empty unless the replay was traced.
    """

    position: Position
    finished: bool
    scored: tuple[tuple[int | None, Scored | Bonus], ...]
    turns: tuple[TracedTurn, ...]
    events: tuple[Event, ...]


def replay(record: Record, *, trace: bool = False, strict: bool = False) -> Replay:
    """Return the game played to the end of its record.

    `strict` also checks how many copies of a tile the sets hold (tiles-base), and that the river is laid
    first (river). Refuses with `RecordError`, which names the line and the rule. If the record has no
    draws into hands, each seat holds the tiles that it will lay.
    """
    replayer = _Replayer(record, trace=trace, strict=strict)
    replayer.play_all(record)
    return Replay(
        replayer.position,
        replayer.position.phase is Phase.OVER,
        tuple(replayer.scored),
        tuple(replayer.turns),
        tuple(replayer.events),
    )


@dataclass(frozen=True, slots=True)
class LaidTurn:
    """A turn of a written game: the position before it, with its tile drawn, and the moves that were made in it.

    These are the placement, the move after it, which is `Skip` if nothing was chosen, and those of a flight.
    """

    number: int
    before: Position
    moves: tuple[Move, ...]


def laid_turns(record: Record) -> tuple[LaidTurn, ...]:
    """Return the finished turns of a game in which a tile was laid, in order.

    Refuses as `replay` does.
    """
    replayer = _Replayer(record, trace=False, strict=False, keep_turns=True)
    replayer.play_all(record)
    return tuple(replayer.kept)


def opening(setup: Setup) -> Position:
    """Return the position before the first draw, with the start tile that the header names, if any."""
    return rules.opened(setup.ruleset, setup.seats, setup.start)


class _Replayer:
    """Plays a record on a position that it changes in place, and collects the events."""

    def __init__(self, record: Record, *, trace: bool, strict: bool, keep_turns: bool = False) -> None:
        self.position = opening(record.setup)
        self.scored: list[tuple[int | None, Scored | Bonus]] = []
        self.turns: list[TracedTurn] = []
        self.events: list[Event] = []
        self.kept: list[LaidTurn] = []
        self._keep_turns = keep_turns
        self._trace = trace
        self._strict = strict
        self._laid = 0
        self._waiting = waiting_turn(record.keys)
        self._hands = self.position.book.drawing.hand_size > 0
        # Tiles without a legal place that have left a hand, for the lines that say so.
        self._left_hand: deque[tuple[Colour, TileId]] = deque()
        # Tiles that each seat is still to draw, where the record does not say when it drew them.
        self._to_draw = _tiles_drawn(record) if self._hands else {}

    def play_all(self, record: Record) -> None:
        """Play all lines. Refuses with `RecordError`, which names the line."""
        entries = record.entries
        for index, (line, entry) in enumerate(entries, 1):
            try:
                self.play(entry, last=index == len(entries))
            except GameError as refusal:
                sentence = refusal.reason.sentence if isinstance(refusal, IllegalMove) else refusal.detail
                raise RecordError(refusal.reason, line, entry_text(entry), sentence) from None

    def play(self, entry: Entry, *, last: bool) -> None:
        """Play one line; `last` says that the record ends with it. Refuses with a `GameError`."""
        match entry:
            case Turn():
                self._play_turn(entry, last=last)
                self._draw_into_hand(entry.seat, entry.drawn)
            case Unplaced():
                self._play_unplaced(entry)
                self._draw_into_hand(entry.seat, entry.drawn)
            case Dealt():
                self._draw_into_hand(entry.seat, entry.drawn)
            case Prelude():
                self._play_prelude(entry)
            case End():
                if self.position.phase is not Phase.OVER:
                    self._record(rules.push_finish(self.position))
            case _:
                assert_never(entry)

    def _play_turn(self, entry: Turn, *, last: bool) -> None:
        position = self.position
        place = self._tile_to_lay(entry)
        listed = placements(position, place.tile) if self._trace else ()
        before = position.copy_same_tiles() if self._trace else position
        at_turn = position.copy() if self._keep_turns else position
        self._laid += 1
        turn, begun = position.turn, len(self.events)
        self._play_move(place)
        after = entry.after if last and self._waits(entry) else _with_skip(entry.after)
        played, choices = self._play_after_tile(after)
        waits = last and self._waits(entry)
        phase = position.book.phases[position.phase]
        if position.turn == turn and not (waits or (last and phase.lasting)):
            raise IllegalMove(phase.unfinished, entry.place)
        if self._keep_turns and not waits:
            self.kept.append(LaidTurn(entry.number, at_turn, (place, *played)))
        if self._trace:
            if waits:
                choices.append(moves(position))
            events = tuple(self.events[begun:])
            over = position.copy_same_tiles()
            self.turns.append(
                TracedTurn(entry.number, entry.place.tile, listed, tuple(choices), events, before, over)
            )

    def _tile_to_lay(self, entry: Turn) -> Place:
        """Return the placement of a turn once it is due: with what the file may leave out before it played."""
        position = self.position
        self._check_number(entry.number)
        self._draw_expected()
        self._check_seat(entry.seat)
        place = entry.place._replace(tile=self._printing(entry.place.tile))
        passive = position.book.phases[position.phase].passive
        if passive is not None and self._prelude_signs():
            self._play_move(passive(position, position.mover))
        if position.phase is Phase.DRAW:
            self._check_in_bag(place.tile)
            self._record_draw(rules.give(position, place.tile))
        return place

    def _play_after_tile(self, after: tuple[Move, ...]) -> tuple[list[Move], list[tuple[Move, ...]]]:
        """Play what follows a tile; return the moves, and where a trace is kept what was legal for each."""
        played: list[Move] = []
        choices: list[tuple[Move, ...]] = []
        for move in after:
            if self._trace:
                choices.append(moves(self.position))
            played.append(move.with_first_side(self._first_side))
            self._play_move(played[-1])
        return played, choices

    def _waits(self, entry: Turn) -> bool:
        """Return whether the header says that this turn is not over in the phase that it has come to."""
        waiting = self._waiting == (entry.number, self.position.phase.value)
        return waiting and waits_after_tile(self.position)

    def _first_side(self, cell: Cell | None, spot: Spot) -> Spot:
        """Return the segment named by its first side clockwise; a file may name it by any of its sides."""
        key = self.position.last_key if cell is None else key_of(cell)
        laid = None if key is None else self.position.grid.tiles.get(key)
        return spot if laid is None else first_side(laid[0], spot)

    def _play_unplaced(self, entry: Unplaced) -> None:
        self._check_number(entry.number)
        tile = self._printing(entry.tile)
        if self._hands:
            if not self._left_hand:
                self._draw_expected(until_left=True)
            if not self._left_hand or self._left_hand.popleft() != (entry.seat, tile):
                raise IllegalMove(Reason.PLACE_MUST, tile)
            return
        self._check_seat(entry.seat)
        rules.check_drawn(self.position, tile)
        if playable(self.position, tile):
            raise IllegalMove(Reason.PLACE_MUST, tile)
        self._check_in_bag(tile)
        self._record_draw(rules.push_draw(self.position, tile))

    def _play_prelude(self, entry: Prelude) -> None:
        self._check_number(entry.number)
        self._draw_expected()
        self._check_seat(entry.seat)
        tile = self._printing(entry.tile)
        if self.position.phase is Phase.DRAW:
            self._check_in_bag(tile)
            self._record_draw(rules.push_draw(self.position, tile))
        if entry.sign not in self._prelude_signs() or self.position.drawn != tile:
            raise IllegalMove(signs()[entry.sign], tile)
        for move in entry.moves:
            # A file may also write moves that follow by themselves.
            if self.position.phase is move.phase or self.events[-1].move() != move:
                self._play_move(move)

    def _prelude_signs(self) -> set[str]:
        """Return the signs of the moves that are legal about the drawn tile before it is laid."""
        kinds = self.position.book.phases[self.position.phase].kinds
        return {kind.sign for kind in kinds if issubclass(kind, BeforeTile)}

    def _draw_into_hand(self, seat: Colour, tiles: tuple[TileId, ...]) -> None:
        for written in tiles:
            tile = self._printing(written)
            if self.position.phase is not Phase.DRAW or not self._hands:
                raise IllegalMove(Reason.DRAW, tile)
            self._check_seat(seat)
            self._check_in_bag(tile)
            self._record_draw(rules.push_draw(self.position, tile))

    def _draw_expected(self, *, until_left: bool = False) -> None:
        """Draw the tiles that the record expects before the next tile is laid, if any.

        With `until_left`, stop once a hand without a legal tile has left the game: a file may end there.
        """
        while self._hands and self.position.phase is Phase.DRAW and not (until_left and self._left_hand):
            seat = self.position.to_move
            expected = self._to_draw.get(seat) if seat else None
            tile = self._printing(expected.popleft()) if expected else None
            if tile:
                self._check_in_bag(tile)
            self._record_draw(rules.push_draw(self.position, tile))

    def _play_move(self, move: Move) -> None:
        rules.check(self.position, move)
        self._record(rules.push(self.position, move))

    def _record_draw(self, events: list[Event]) -> None:
        """Record the events of a draw; points that it pays belong to the next tile laid."""
        self._record(events, ahead=1)

    def _record(self, events: list[Event], ahead: int = 0) -> None:
        self.events += events
        for event in events:
            if isinstance(event, Scored | Bonus):
                self.scored.append((None if event.final else self._laid + ahead, event))
            elif isinstance(event, Unplayable) and self._hands:
                self._left_hand.append((event.seat, event.tile))

    def _check_number(self, number: int) -> None:
        if number != self._laid + 1:
            raise RecordError(Reason.NOTATION, 1, "", f"number {self._laid + 1} is due")

    def _check_seat(self, seat: Colour) -> None:
        if seat not in self.position.seats:
            raise IllegalMove(Reason.SEATS, seat.value)
        if self.position.phase is Phase.OVER:
            raise IllegalMove(Reason.END, seat.value)
        if seat is not self.position.to_move:
            raise IllegalMove(Reason.SEAT_ORDER, seat.value)

    def _printing(self, tile: TileId) -> TileId:
        """Return the tile as this edition prints it. Rule: editions."""
        return tile if self.position.book.gardens else plain_printing(tile)

    def _check_in_bag(self, tile: TileId) -> None:
        """In a strict replay, refuse a tile that the bag cannot give now. Rules: tiles-base, river."""
        if not self._strict:
            return
        if not self.position.unseen.get(tile):
            raise IllegalMove(Reason.TILES_BASE, tile)
        stage = self.position.book.stage
        if any(count and stage(other) < stage(tile) for other, count in self.position.unseen.items()):
            raise IllegalMove(Reason.RIVER, tile)


def _with_skip(moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """Return the moves after a tile, with a `Skip` if no action is written."""
    acts = any(move.phase is Phase.DEPLOY for move in moves)
    return moves if acts else (Skip(), *moves)


def _tiles_drawn(record: Record) -> dict[Colour, deque[TileId]]:
    """Return the tiles that each seat draws in a game with hands, in order: those that it will lay or pass on.

    Empty if the record says itself what is drawn into the hands.
    """
    to_come: dict[Colour, deque[TileId]] = {}
    bought = False
    for _, entry in record.entries:
        match entry:
            case Dealt():
                return {}
            case Turn() if bought:
                bought = False
            case Turn(seat=seat, place=place):
                to_come.setdefault(seat, deque()).append(place.tile)
            case Prelude(seat=seat, tile=tile, moves=[*_, BeforeTile(passes_tile=True)]):
                bought = True
                to_come.setdefault(seat, deque()).append(tile)
            case Unplaced(seat=seat, tile=tile):
                to_come.setdefault(seat, deque()).append(tile)
            case _:
                pass
    return to_come
