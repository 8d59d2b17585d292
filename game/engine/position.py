"""A position: everything that the people at the table can see, and nothing of the bag."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from enum import Enum
from types import MappingProxyType

from game.board.board import Board, BoardView
from game.board.features import Features, StandingFigure
from game.board.oriented_tile import FIGURES, cell_of
from game.expansions import Rulebook, rulebook
from game.values.geometry import Cell
from game.values.moves import Figure
from game.values.ruleset import Colour, Ruleset
from game.values.tiles import TileId


class Phase(Enum):
    """What the game waits for."""

    DRAW = "draw"
    MARKET = "market"
    PLACE = "place"
    DEPLOY = "deploy"
    OVER = "over"


class Drawing(Enum):
    """What the tile is for that chance must give.

    TURN: to be laid at once. DEAL: into a hand before the first turn. REFILL: into the
    hand of the seat that has just played. Rules: draw, hand-early-draw, hand-three.
    """

    TURN = "turn"
    DEAL = "deal"
    REFILL = "refill"


class Position:
    """A position; changed by nobody but `rules`, and equal to another by content.

    The attributes without underscore below are the engine's own, packed for speed: seats are
    indexes, `stock` counts seat by seat in the order of `FIGURES`, cells are the board's keys.
    """

    __slots__ = (
        "again",
        "book",
        "drawer",
        "drawing",
        "drawn",
        "features",
        "grid",
        "held_hands",
        "last_key",
        "mover",
        "offers",
        "phase",
        "points",
        "ruleset",
        "seats",
        "stock",
        "turn",
        "unseen_tiles",
    )

    ruleset: Ruleset
    seats: tuple[Colour, ...]
    book: Rulebook
    grid: Board
    features: Features
    points: list[int]
    stock: list[int]
    phase: Phase
    drawing: Drawing
    mover: int
    drawer: int
    drawn: TileId | None
    held_hands: tuple[tuple[TileId, ...], ...]
    offers: tuple[int | None, ...] | None
    again: bool
    turn: int
    last_key: int | None
    unseen_tiles: Mapping[TileId, int]

    def __init__(self, ruleset: Ruleset, seats: tuple[Colour, ...], unseen: Mapping[TileId, int]) -> None:
        book = rulebook(ruleset)
        self.ruleset = ruleset
        self.seats = seats
        self.book = book
        self.grid = Board(book.table)
        self.features = Features()
        self.points = [0] * len(seats)
        self.stock = list(book.supply) * len(seats)
        self.phase = Phase.DRAW
        self.drawing = Drawing.DEAL if book.hand_size else Drawing.TURN
        self.mover = 0
        self.drawer = 0
        self.drawn = None
        self.held_hands = ((),) * len(seats) if book.hand_size else ()
        self.offers = None
        self.again = False
        self.turn = 1
        self.last_key = None
        self.unseen_tiles = unseen

    def copy(self) -> Position:
        """The same, to be changed on its own."""
        twin = self._twin()
        twin.grid = self.grid.copy()
        twin.features = self.features.copy()
        return twin

    def copy_same_tiles(self) -> Position:
        """The same on the same tiles, for moves that lay none."""
        twin = self._twin()
        twin.grid = self.grid
        twin.features = self.features.copy_held()
        return twin

    def _twin(self) -> Position:
        twin = Position.__new__(Position)
        twin.ruleset = self.ruleset
        twin.seats = self.seats
        twin.book = self.book
        twin.points = self.points.copy()
        twin.stock = self.stock.copy()
        twin.phase = self.phase
        twin.drawing = self.drawing
        twin.mover = self.mover
        twin.drawer = self.drawer
        twin.drawn = self.drawn
        twin.held_hands = self.held_hands
        twin.offers = self.offers
        twin.again = self.again
        twin.turn = self.turn
        twin.last_key = self.last_key
        twin.unseen_tiles = self.unseen_tiles
        return twin

    @property
    def board(self) -> BoardView:
        """The tile on each laid cell, in the order of laying."""
        return BoardView(self.grid.tiles, self.seats)

    @property
    def figures(self) -> tuple[StandingFigure, ...]:
        """Who stands where, in the order in which the tiles were laid."""
        standing = sorted(
            (node, figure, seat) for figures in self.features.held.values() for seat, figure, node in figures
        )
        return tuple(self.standing_figure(seat, figure, node) for node, figure, seat in standing)

    def standing_figure(self, seat: int, figure: int, node: int) -> StandingFigure:
        """A figure as others read it."""
        key = self.features.keys[node]
        segment = node - self.grid.tiles[key][1]
        return StandingFigure(self.seats[seat], FIGURES[figure], cell_of(key), segment)

    @property
    def scores(self) -> Mapping[Colour, int]:
        """Points of each seat."""
        return MappingProxyType(dict(zip(self.seats, self.points, strict=True)))

    @property
    def leaders(self) -> tuple[Colour, ...]:
        """The seats with most points, in the order of play; once the game is over its winners. Rule: tie."""
        most = max(self.points)
        return tuple(seat for seat, points in zip(self.seats, self.points, strict=True) if points == most)

    @property
    def supply(self) -> Mapping[Colour, Mapping[Figure, int]]:
        """Figures of each seat off the board, of the kinds that the rules give. Rule: supply."""
        size = len(FIGURES)
        return MappingProxyType(
            {
                seat: MappingProxyType(
                    {
                        figure: self.stock[index * size + code]
                        for code, figure in enumerate(FIGURES)
                        if self.book.supply[code]
                    }
                )
                for index, seat in enumerate(self.seats)
            }
        )

    @property
    def to_move(self) -> Colour | None:
        """The seat whose turn it is, or which chance must give a tile; None when the game is over."""
        return None if self.phase is Phase.OVER else self.seats[self.mover]

    @property
    def actors(self) -> tuple[Colour, ...]:
        """The seats that may choose now: one, or at the market the drawer and all that have not answered."""
        if self.offers is not None:
            waiting = [seat for seat, offer in zip(self.seats, self.offers, strict=True) if offer is None]
            return (self.seats[self.drawer], *waiting)
        if self.phase in (Phase.PLACE, Phase.DEPLOY):
            return (self.seats[self.mover],)
        return ()

    @property
    def market(self) -> Mapping[Colour, int | None]:
        """What each seat has offered for the tile drawn; empty without market.

        0: nothing, or not asked; None: not yet answered. Rule: tile-market.
        """
        offers = self.offers or ()
        return MappingProxyType(dict(zip(self.seats, offers, strict=bool(offers))))

    @property
    def hands(self) -> Mapping[Colour, tuple[TileId, ...]]:
        """Tiles that each seat holds, in the order of drawing; empty unless a house rule gives hands."""
        return MappingProxyType(dict(zip(self.seats, self.held_hands, strict=bool(self.held_hands))))

    @property
    def last(self) -> Cell | None:
        """The cell laid last."""
        return None if self.last_key is None else cell_of(self.last_key)

    @property
    def unseen(self) -> Mapping[TileId, int]:
        """How many of each tile nobody has seen yet; public knowledge."""
        return MappingProxyType({tile: count for tile, count in self.unseen_tiles.items() if count})

    def seen_by(self, seat: Colour | None) -> Position:
        """What `seat` sees, None for onlookers: hidden hands of others are empty and count as unseen.

        Rule: hand-three.
        """
        if not self.ruleset.hidden_hands or self.phase is Phase.OVER:
            return self
        twin = self.copy_same_tiles()
        unseen = dict(self.unseen_tiles)
        hands = []
        for owner, hand in zip(self.seats, self.held_hands, strict=True):
            if owner is not seat:
                for tile in hand:
                    unseen[tile] = unseen.get(tile, 0) + 1
            hands.append(hand if owner is seat else ())
        twin.held_hands = tuple(hands)
        twin.unseen_tiles = unseen
        return twin

    def content(self) -> tuple[object, ...]:
        """All that makes the position what it is, as plain values in a fixed order."""
        rules = self.ruleset
        return (
            rules.edition.value,
            sorted(expansion.value for expansion in rules.expansions),
            sorted(option.value for option in rules.options),
            rules.table,
            rules.hidden_hands,
            [seat.value for seat in self.seats],
            sorted(
                (number, *cell_of(key), lying.tile, lying.turns, seat)
                for key, (lying, _, number, seat) in self.grid.tiles.items()
            ),
            sorted(
                (number, node - first, figure, seat)
                for figures in self.features.held.values()
                for seat, figure, node in figures
                for _, first, number, _ in (self.grid.tiles[self.features.keys[node]],)
            ),
            self.points,
            self.stock,
            self.phase.value,
            self.drawing.value,
            self.mover,
            self.drawer,
            self.drawn,
            self.held_hands,
            self.offers,
            self.again,
            self.turn,
            None if self.last_key is None else tuple(cell_of(self.last_key)),
            sorted((tile, count) for tile, count in self.unseen_tiles.items() if count),
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return False
        # Most that differ do so in these; all else takes a thousand times as long.
        near = self.turn == other.turn and self.last_key == other.last_key
        return self is other or (near and self.content() == other.content())

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return (
            f"<Position turn {self.turn}, {self.phase.value}, {len(self.grid.tiles)} tiles, {digest(self)}>"
        )


def digest(position: Position) -> str:
    """Eight hex digits over all that makes the position what it is: the same in every process and version."""
    return hashlib.sha256(repr(position.content()).encode()).hexdigest()[:8]
