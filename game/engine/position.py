"""A position: the public state of a game, without the order of the bag."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from types import MappingProxyType

from game.board.board import Board, BoardView
from game.board.features import Features, StandingFigure
from game.board.oriented_tile import cell_of
from game.engine.hooks import Piece, State
from game.engine.rulebook import Rulebook, rulebook
from game.values.geometry import Cell
from game.values.moves import Figure
from game.values.phases import Phase
from game.values.ruleset import Colour, Ruleset
from game.values.tiles import TileId

_FIRST_STATES: Mapping[str, object] = MappingProxyType(
    {"drawing": "turn", "hands": (), "offers": None, "again": False}
)
"""Entries of expansions' states with fixed places in every digest, and their values where not in play."""


class Position:
    """A position, compared by content; only the engine and expansions change one in place.

    The attributes are packed for speed and meant for the engine: seats are indexes, `stock` counts figures
    seat by seat in the order of `book.figures`, cells are the board's keys. It is the turn of `drawer`;
    `mover` lays and deploys, and is another seat if that bought the tile. `states` has the state of each
    expansion in play.
    """

    __slots__ = (
        "_counted",
        "book",
        "drawer",
        "drawn",
        "features",
        "grid",
        "last_key",
        "mover",
        "phase",
        "points",
        "ruleset",
        "seats",
        "states",
        "stock",
        "turn",
        "unseen_tiles",
    )

    ruleset: Ruleset
    seats: tuple[Colour, ...]
    book: Rulebook[Position]
    grid: Board
    features: Features
    points: list[int]
    stock: list[int]
    phase: Phase
    mover: int
    drawer: int
    drawn: TileId | None
    turn: int
    last_key: int | None
    unseen_tiles: Mapping[TileId, int]
    states: dict[str, State]

    def __init__(self, ruleset: Ruleset, seats: tuple[Colour, ...], unseen: Mapping[TileId, int]) -> None:
        book: Rulebook[Position] = rulebook(ruleset)
        self.ruleset = ruleset
        self.seats = seats
        self.book = book
        self.grid = Board(book.table)
        self.features = Features()
        self.points = [0] * len(seats)
        self.stock = list(book.supply) * len(seats)
        self.phase = Phase.DRAW
        self.mover = 0
        self.drawer = 0
        self.drawn = None
        self.turn = 1
        self.last_key = None
        self.unseen_tiles = unseen
        self._counted: tuple[Mapping[TileId, int], int] = ({}, 0)
        self.states = {slot.name: slot.first(len(seats)) for slot in book.state_slots}

    def copy(self) -> Position:
        """Return an independent copy."""
        twin = self._twin()
        twin.grid = self.grid.copy()
        twin.features = self.features.copy()
        return twin

    def copy_same_tiles(self) -> Position:
        """Return a copy that shares the tiles, for moves that lay none."""
        twin = self._twin()
        twin.grid = self.grid
        twin.features = self.features.copy_figures()
        return twin

    def _twin(self) -> Position:
        twin = Position.__new__(Position)
        twin.ruleset = self.ruleset
        twin.seats = self.seats
        twin.book = self.book
        twin.points = self.points.copy()
        twin.stock = self.stock.copy()
        twin.phase = self.phase
        twin.mover = self.mover
        twin.drawer = self.drawer
        twin.drawn = self.drawn
        twin.turn = self.turn
        twin.last_key = self.last_key
        twin.unseen_tiles = self.unseen_tiles
        twin._counted = self._counted
        twin.states = self.states.copy()
        return twin

    @property
    def board(self) -> BoardView:
        """The tile on each laid cell, in the order of laying."""
        return BoardView(self.grid.tiles, self.seats)

    @property
    def figures(self) -> tuple[StandingFigure, ...]:
        """The figures on the board, in the order in which their tiles were laid."""
        standing = sorted(
            (node, figure, seat)
            for figures in self.features.figures.values()
            for seat, figure, node in figures
        )
        return tuple(self.standing_figure(seat, figure, node) for node, figure, seat in standing)

    def standing_figure(self, seat: int, figure: int, node: int) -> StandingFigure:
        """Return the public form of a figure, from the engine's indexes."""
        key = self.features.keys[node]
        segment = node - self.grid.tiles[key][1]
        return StandingFigure(self.seats[seat], self.book.figures[figure], cell_of(key), segment)

    @property
    def scores(self) -> Mapping[Colour, int]:
        """Points of each seat."""
        return MappingProxyType(dict(zip(self.seats, self.points, strict=True)))

    @property
    def leaders(self) -> tuple[Colour, ...]:
        """The seats with the most points, in the order of play; the winners once the game is over.

        Rules: tie, starter-loses-ties.
        """
        most = max(self.points)
        tied = tuple(seat for seat, points in zip(self.seats, self.points, strict=True) if points == most)
        return tied if len(tied) == 1 else tuple(seat for seat in tied if seat is not self.loses_ties)

    @property
    def loses_ties(self) -> Colour | None:
        """The seat that ranks behind others with equal points; None if points alone count.

        Rule: starter-loses-ties.
        """
        return self.seats[0] if self.book.starter_loses_ties else None

    @property
    def supply(self) -> Mapping[Colour, Mapping[Figure, int]]:
        """Figures of each seat off the board, of the kinds that the rules give. Rule: supply."""
        figures, supply = self.book.figures, self.book.supply
        size = len(figures)
        return MappingProxyType(
            {
                seat: MappingProxyType(
                    {
                        figure: self.stock[index * size + code]
                        for code, figure in enumerate(figures)
                        if supply[code]
                    }
                )
                for index, seat in enumerate(self.seats)
            }
        )

    @property
    def to_move(self) -> Colour | None:
        """The seat that lays and deploys, or that is due a tile; None when the game is over."""
        return None if self.phase is Phase.OVER else self.seats[self.mover]

    @property
    def actors(self) -> tuple[Colour, ...]:
        """The seats that may act now: the one whose turn it is comes first, if it may, then others."""
        return tuple(self.seats[seat] for seat in self.book.phases[self.phase].actors(self))

    @property
    def hands(self) -> Mapping[Colour, tuple[TileId, ...]]:
        """Tiles that each seat holds, in the order of drawing; empty unless a house rule gives hands."""
        held = self.book.drawing.held(self)
        return MappingProxyType(dict(zip(self.seats, held, strict=bool(held))))

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """Neutral pieces on the board, of every expansion in play."""
        return tuple(piece for hook in self.book.pieces for piece in hook(self))

    @property
    def counters(self) -> Mapping[Colour, Mapping[str, int]]:
        """The numbers that expansions in play keep for each seat, by name."""
        return MappingProxyType(
            {
                seat: MappingProxyType(
                    {name: n for hook in self.book.counters for name, n in hook(self)[index].items()}
                )
                for index, seat in enumerate(self.seats)
            }
        )

    @property
    def last(self) -> Cell | None:
        """The cell of the tile laid last; None before the first turn."""
        return None if self.last_key is None else cell_of(self.last_key)

    @property
    def unseen(self) -> Mapping[TileId, int]:
        """The number of copies of each tile that have not been seen yet; public knowledge."""
        return MappingProxyType({tile: count for tile, count in self.unseen_tiles.items() if count})

    @property
    def unseen_count(self) -> int:
        """The number of tiles not seen yet; cached, in copies too, until one is seen."""
        if self._counted[0] is not self.unseen_tiles:
            self._counted = (self.unseen_tiles, sum(self.unseen_tiles.values()))
        return self._counted[1]

    def seen_by(self, seat: Colour | None) -> Position:
        """Return the position as `seat` sees it (None: onlookers); hidden hands of others count as unseen.

        Rule: hand-three.
        """
        if not self.ruleset.hidden_hands or self.phase is Phase.OVER:
            return self
        return self.book.drawing.seen_by(self, self.seats.index(seat) if seat in self.seats else -1)

    def content(self) -> tuple[object, ...]:
        """Return the whole content of the position, as plain values in a fixed order."""
        rules = self.ruleset
        old = dict(_FIRST_STATES)
        states = {}
        for name, state in self.states.items():
            content = dict(state.content())
            old.update((key, content.pop(key)) for key in _FIRST_STATES if key in content)
            if content:
                states[name] = tuple(content.items())
        return (
            rules.edition.value,
            sorted(expansion.value for expansion in rules.expansions),
            sorted(option.value for option in rules.options),
            rules.table,
            rules.hidden_hands,
            [seat.value for seat in self.seats],
            sorted(
                (number, *cell_of(key), oriented_tile.tile, oriented_tile.turns, seat)
                for key, (oriented_tile, _, number, seat) in self.grid.tiles.items()
            ),
            sorted(
                (number, node - first, figure, seat)
                for figures in self.features.figures.values()
                for seat, figure, node in figures
                for _, first, number, _ in (self.grid.tiles[self.features.keys[node]],)
            ),
            self.points,
            self.stock,
            self.phase.value,
            old["drawing"],
            self.mover,
            self.drawer,
            self.drawn,
            old["hands"],
            old["offers"],
            old["again"],
            self.turn,
            None if self.last_key is None else tuple(cell_of(self.last_key)),
            sorted((tile, count) for tile, count in self.unseen_tiles.items() if count),
            *((sorted(states.items()),) if states else ()),
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return False
        # Most unequal positions differ in these two; comparing the content takes a thousand times as long.
        near = self.turn == other.turn and self.last_key == other.last_key
        return self is other or (near and self.content() == other.content())

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return (
            f"<Position turn {self.turn}, {self.phase.value}, {len(self.grid.tiles)} tiles, {digest(self)}>"
        )


def digest(position: Position) -> str:
    """Return a hash of the position's content, eight hex digits: the same in every process and version."""
    return hashlib.sha256(repr(position.content()).encode()).hexdigest()[:8]
