"""The record of a game from all that happened in it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from game.expansions.market.events import Kept, Offered, Sold
from game.expansions.market.moves import Accept, Decline, Offer, Pass
from game.notation.header import Setup, header
from game.notation.lines import Dealt, End, Entry, Key, Line, Sale, Turn, Unplaced
from game.notation.record import Record
from game.values.events import Deployed, Drawn, Event, GameEnded, Placed, TurnEnded, Unplayable
from game.values.geometry import Cell
from game.values.moves import Deploy, Move, Place
from game.values.ruleset import Colour
from game.values.tiles import TileId


def recorded(
    setup: Setup,
    events: Iterable[Event],
    names: Mapping[Colour, str] | None = None,
    title: str = "",
    *,
    hands: bool = True,
) -> Record:
    """Return the record of a game in which `events` happened, in order; `names` are those of the people.

    Without `hands` it leaves out what was drawn into them, for a game in which they are hidden and go on.
    """
    scribe = _Scribe(setup.seats, hands=hands)
    for event in events:
        scribe.note(event)
    head = tuple(Line(Key(key, value)) for key, value in header(setup, names or {}, title))
    return Record((*head, Line(), *(Line(entry) for entry in scribe.entries)), setup)


class _Scribe:
    """Writes lines as things happen; what follows a tile laid is added to its line."""

    def __init__(self, seats: tuple[Colour, ...], *, hands: bool) -> None:
        self._hands = hands
        self.entries: list[Entry] = []
        self._seats = seats
        self._turn_of = seats[0]
        self._seller: Colour | None = None
        self._laid = 0
        self._last: Cell | None = None
        self._holds: dict[Colour, list[TileId]] = {seat: [] for seat in seats}

    def note(self, event: Event) -> None:
        """Write down what happened; what follows by itself from the lines before is left out."""
        match event:
            case Placed():
                self._laid += 1
                self._last = event.cell
                self._let_go(event.seat, event.tile)
                place = Place(event.tile, event.cell, event.turns)
                self.entries.append(Turn(self._laid, event.seat, place))
            case Deployed():
                cell = None if event.cell == self._last else event.cell
                self._then(Deploy(event.figure, event.spot, cell))
            case Unplayable():
                self._let_go(event.seat, event.tile)
                self.entries.append(Unplaced(self._laid + 1, event.seat, event.tile))
            case Drawn():
                self._holds[event.seat].append(event.tile)
                if event.to_hand and self._hands:
                    self._into_hand(event)
            case Offered():
                offer = Offer(event.seat, event.points) if event.points else Pass(event.seat)
                sale = self._sale()
                self.entries[-1] = replace(sale, offers=(*sale.offers, offer))
            case Sold():
                self.entries[-1] = replace(self._sale(), answer=Accept(event.buyer))
                self._let_go(event.seller, event.tile)
                self._holds[event.buyer].append(event.tile)
                self._seller = event.seller
            case Kept():
                self.entries[-1] = replace(self._sale(), answer=Decline())
            case TurnEnded():
                self._next(event)
            case GameEnded():
                self.entries.append(End())
            case _:
                if (move := event.move()) is not None:
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
            number = self._laid + 1 if self._laid else 0
            self.entries.append(Dealt(number, event.seat, (event.tile,)))

    def _let_go(self, seat: Colour, tile: TileId) -> None:
        if tile in self._holds[seat]:
            self._holds[seat].remove(tile)

    def _next(self, event: TurnEnded) -> None:
        """Note whose turn comes; after a sale still the seller's. Rules: fill-hole-extra-turn, tile-market."""
        if self._seller is not None:
            self._turn_of, self._seller = self._seller, None
        elif not event.extra:
            self._turn_of = self._after(event.seat)

    def _after(self, seat: Colour) -> Colour:
        return self._seats[(self._seats.index(seat) + 1) % len(self._seats)]

    def _sale(self) -> Sale:
        """Return the sale that is going on, begun with the first thing said at it."""
        last = self.entries[-1] if self.entries else None
        if isinstance(last, Sale) and last.answer is None:
            return last
        while not self._holds[self._turn_of]:
            # The bag is empty, and so is this hand: the turn is that of the next seat with a tile.
            self._turn_of = self._after(self._turn_of)
        sale = Sale(self._laid + 1, self._turn_of, self._holds[self._turn_of][0], ())
        self.entries.append(sale)
        return sale
