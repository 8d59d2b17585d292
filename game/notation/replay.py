"""A written game played again, move by move, under its rules."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, replace
from typing import assert_never

from game.engine import rules
from game.engine.bag import plain_printing
from game.engine.legal import deployments, placements, playable, recalls
from game.engine.position import Phase, Position
from game.notation.header import Setup
from game.notation.lines import Dealt, End, Entry, Sale, Turn, Unplaced, entry_text
from game.notation.record import Record
from game.notation.refusals import SENTENCES
from game.values.errors import GameError, IllegalMove, Reason, RecordError
from game.values.events import Event, Scored, Unplayable
from game.values.moves import Accept, Decline, Deploy, Move, Place, Recall, Skip
from game.values.ruleset import Colour
from game.values.tiles import TileId


@dataclass(frozen=True, slots=True)
class TracedTurn:
    """What could have been done in a turn, before and after its tile was laid, and the scores at its end."""

    number: int
    tile: TileId
    placements: tuple[Place, ...]
    deployments: tuple[Deploy, ...]
    recalls: tuple[Recall, ...]
    scores: dict[Colour, int]


@dataclass(frozen=True, slots=True)
class Replay:
    """Where a written game leads.

    `scored` are the features paid, in order, each with the number of its move (None: final scoring);
    `turns` is empty unless the replay was traced.
    """

    position: Position
    finished: bool
    scored: tuple[tuple[int | None, Scored], ...]
    turns: tuple[TracedTurn, ...]
    events: tuple[Event, ...]


def replay(record: Record, *, trace: bool = False, strict: bool = False) -> Replay:
    """The game played to the end of its record.

    `strict` also checks how many copies of a tile the sets hold (tiles-base), and that the river is laid
    first (river). Refuses with `RecordError`, which names the line and the rule. Where the record does not
    say what was drawn into hands, each seat holds what it will lay.
    """
    player = _Player(record, trace=trace, strict=strict)
    for line, entry in record.entries:
        try:
            player.play(entry)
        except GameError as refusal:
            sentence = SENTENCES[refusal.reason] if isinstance(refusal, IllegalMove) else refusal.detail
            raise RecordError(refusal.reason, line, entry_text(entry), sentence) from None
    return Replay(
        player.position,
        player.position.phase is Phase.OVER,
        tuple(player.scored),
        tuple(player.turns),
        tuple(player.events),
    )


def opening(setup: Setup) -> Position:
    """The position before the first draw, with the start tile that the header names."""
    return rules.opened(setup.ruleset, setup.seats, setup.start)


class _Player:
    """A position that one record moves on, in place, and what has happened on the way."""

    def __init__(self, record: Record, *, trace: bool, strict: bool) -> None:
        self.position = opening(record.setup)
        self.scored: list[tuple[int | None, Scored]] = []
        self.turns: list[TracedTurn] = []
        self.events: list[Event] = []
        self._trace = trace
        self._strict = strict
        self._laid = 0
        self._left: deque[tuple[Colour, TileId]] = deque()
        self._to_come = _to_come(record) if self.position.book.hand_size else {}

    def play(self, entry: Entry) -> None:
        """Play one line; refuses with a `GameError`."""
        match entry:
            case Turn():
                self._turn(entry)
                self._draw_into_hand(entry.seat, entry.drawn)
            case Unplaced():
                self._unplaced(entry)
                self._draw_into_hand(entry.seat, entry.drawn)
            case Dealt():
                self._draw_into_hand(entry.seat, entry.drawn)
            case Sale():
                self._sale(entry)
            case End():
                if self.position.phase is not Phase.OVER:
                    self._happened(rules.push_finish(self.position))
            case _:
                assert_never(entry)

    def _turn(self, entry: Turn) -> None:
        position = self.position
        self._due(entry.number)
        self._open_hands()
        self._seat(entry.seat)
        place = replace(entry.place, tile=self._printing(entry.place.tile))
        if position.phase is Phase.MARKET:
            self._move(Decline())
        if position.phase is Phase.DRAW:
            self._in_the_bag(place.tile)
            rules.give(position, place.tile)
        before = placements(position, place.tile) if self._trace else ()
        self._laid += 1
        self._move(place)
        after = (deployments(position), recalls(position)) if self._trace else ((), ())
        self._move(entry.after or Skip())
        if self._trace:
            scores = dict(position.scores)
            self.turns.append(TracedTurn(entry.number, entry.place.tile, before, *after, scores))

    def _unplaced(self, entry: Unplaced) -> None:
        self._due(entry.number)
        tile = self._printing(entry.tile)
        if self.position.book.hand_size:
            if not self._left:
                self._open_hands()
            if not self._left or self._left.popleft() != (entry.seat, tile):
                raise IllegalMove(Reason.PLACE_MUST, tile)
            return
        self._seat(entry.seat)
        if playable(self.position, tile):
            raise IllegalMove(Reason.PLACE_MUST, tile)
        self._in_the_bag(tile)
        self._happened(rules.push_draw(self.position, tile))

    def _sale(self, entry: Sale) -> None:
        self._due(entry.number)
        self._open_hands()
        self._seat(entry.seat)
        tile = self._printing(entry.tile)
        if self.position.phase is Phase.DRAW:
            self._in_the_bag(tile)
            self._happened(rules.push_draw(self.position, tile))
        if self.position.phase is not Phase.MARKET or self.position.drawn != tile:
            raise IllegalMove(Reason.TILE_MARKET, tile)
        for move in entry.offers:
            self._move(move)
        if entry.answer is not None and self.position.phase is Phase.MARKET:
            self._move(entry.answer)

    def _draw_into_hand(self, seat: Colour, tiles: tuple[TileId, ...]) -> None:
        for written in tiles:
            tile = self._printing(written)
            if self.position.phase is not Phase.DRAW or not self.position.book.hand_size:
                raise IllegalMove(Reason.DRAW, tile)
            self._seat(seat)
            self._in_the_bag(tile)
            self._happened(rules.push_draw(self.position, tile))

    def _open_hands(self) -> None:
        """Draw what is due before the next tile is laid: what the record leads one to expect, or nothing."""
        while self.position.book.hand_size and self.position.phase is Phase.DRAW:
            seat = self.position.to_move
            expected = self._to_come.get(seat) if seat else None
            tile = self._printing(expected.popleft()) if expected else None
            if tile:
                self._in_the_bag(tile)
            self._happened(rules.push_draw(self.position, tile))

    def _move(self, move: Move) -> None:
        rules.check(self.position, move)
        self._happened(rules.push(self.position, move))

    def _happened(self, events: list[Event]) -> None:
        self.events += events
        for event in events:
            if isinstance(event, Scored):
                self.scored.append((None if event.final else self._laid, event))
            elif isinstance(event, Unplayable) and self.position.book.hand_size:
                self._left.append((event.seat, event.tile))

    def _due(self, number: int) -> None:
        if number != self._laid + 1:
            raise RecordError(Reason.NOTATION, 1, "", f"number {self._laid + 1} is due")

    def _seat(self, seat: Colour) -> None:
        if seat not in self.position.seats:
            raise IllegalMove(Reason.SEATS, seat.value)
        if self.position.phase is Phase.OVER:
            raise IllegalMove(Reason.END, seat.value)
        if seat is not self.position.to_move:
            raise IllegalMove(Reason.SEAT_ORDER, seat.value)

    def _printing(self, tile: TileId) -> TileId:
        """The tile as this edition prints it. Rule: editions."""
        return tile if self.position.book.gardens else plain_printing(tile)

    def _in_the_bag(self, tile: TileId) -> None:
        """Refuse what the bag cannot give now, if anybody counts. Rules: tiles-base, river."""
        if not self._strict:
            return
        if not self.position.unseen.get(tile):
            raise IllegalMove(Reason.TILES, tile)
        stage = self.position.book.stage
        if any(count and stage(other) < stage(tile) for other, count in self.position.unseen.items()):
            raise IllegalMove(Reason.RIVER, tile)


def _to_come(record: Record) -> dict[Colour, deque[TileId]]:
    """What each seat will lay or sell, in order: its hand, where the record does not say what was drawn into it."""
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
            case Sale(seat=seat, tile=tile, answer=Accept()):
                bought = True
                to_come.setdefault(seat, deque()).append(tile)
            case Unplaced(seat=seat, tile=tile):
                to_come.setdefault(seat, deque()).append(tile)
            case _:
                pass
    return to_come
