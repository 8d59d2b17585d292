"""Features: segments joined across tiles, updated with each tile that is laid.

Every segment on the board is a node, numbered as it was laid. Joined nodes form a tree whose root
stands for the feature (`parent` is negative at a root: minus the number of nodes), and a circular
list of all nodes (`ring`). Trees are joined by size, so that a root is found in O(log n) steps. All
are plain lists of numbers, which are copied fast.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from typing import Any, TypeAlias

from game.values.geometry import Cell
from game.values.moves import Figure
from game.values.ruleset import Colour
from game.values.tiles import FeatureKind

Standing: TypeAlias = tuple[int, int, int]
"""A figure on the board: index of its seat, index into the figures of its rulebook, node."""


@dataclass(frozen=True, slots=True)
class StandingFigure:
    """A figure on the board; `segment` indexes `TileKind.segments` of the tile on `cell`."""

    seat: Colour
    figure: Figure
    cell: Cell
    segment: int


@dataclass(frozen=True, slots=True)
class Feature:
    """A city, road, field, monastery or garden as it stands on the board.

    `cells` are in the order in which they were laid, each once. `segments` name the joined segments
    by cell and index. `figures` are in the order of play. `inns` and `cathedrals` count those on it;
    `neighbours` counts the tiles round a monastery or garden. A field is
    never complete.
    """

    kind: FeatureKind
    cells: tuple[Cell, ...]
    segments: tuple[tuple[Cell, int], ...]
    complete: bool
    pennants: int = 0
    inns: int = 0
    cathedrals: int = 0
    neighbours: int = 0
    figures: tuple[StandingFigure, ...] = ()

    @property
    def tiles(self) -> int:
        """The number of tiles with a segment of the feature, each counted once."""
        return len(self.cells)


class Features:
    """The features on a board: which segments are joined, their open sides, and the figures on them.

    `keys` and `ends` are lists over the nodes: the board's key of the cell, and at the root the
    number of open sides of a city or road. `figures` has the figures of each claimed feature, by its root; code that
    changes it must call `invalidate_derived`.

    `derived` caches values that other modules compute from `figures`. A key is a name of their own and the seat
    on whose figures alone the value depends (None: on all). Copies share the cache, so that a value is computed
    once for all placements of a tile, until a figure is set or returned: then the copy gets another cache.
    `tile_derived` does the same for values that depend on the tiles alone; it is shared by copies that share them.
    """

    __slots__ = ("derived", "ends", "figures", "keys", "parent", "ring", "tile_derived")

    parent: list[int]
    ring: list[int]
    ends: list[int]
    keys: list[int]
    figures: dict[int, tuple[Standing, ...]]
    derived: dict[tuple[Hashable, int | None], Any]
    tile_derived: dict[Hashable, Any]

    def __init__(self) -> None:
        self.parent = []
        self.ring = []
        self.ends = []
        self.keys = []
        self.figures = {}
        self.derived = {}
        self.tile_derived = {}

    def copy(self) -> Features:
        """Return an independent copy."""
        twin = Features.__new__(Features)
        twin.parent = self.parent.copy()
        twin.ring = self.ring.copy()
        twin.ends = self.ends.copy()
        twin.keys = self.keys.copy()
        twin.figures = self.figures.copy()
        twin.derived = self.derived
        twin.tile_derived = {}
        return twin

    def copy_figures(self) -> Features:
        """Return a copy that shares the tiles; only its figures may be changed."""
        twin = Features.__new__(Features)
        twin.parent = self.parent
        twin.ring = self.ring
        twin.ends = self.ends
        twin.keys = self.keys
        twin.figures = self.figures.copy()
        twin.derived = self.derived
        twin.tile_derived = self.tile_derived
        return twin

    def invalidate_derived(self, figures: Iterable[Standing]) -> None:
        """Drop derived values that depend on the seats of `figures`, which were set, returned or joined to others.

        The old cache is left as it is, since copies may share it.
        """
        derived, self.derived = self.derived, {}
        if derived:
            changed = {None, *[seat for seat, _, _ in figures]}
            self.derived = {key: known for key, known in derived.items() if key[1] not in changed}

    def add(self, key: int, roots: tuple[int, ...], ends: tuple[int, ...]) -> int:
        """Add the nodes of a tile, each a feature of its own, and return the number of the first."""
        first = len(self.parent)
        self.parent += roots
        self.ring += range(first, first + len(roots))
        self.ends += ends
        self.keys += [key] * len(roots)
        self.tile_derived = {}
        return first

    def root(self, node: int) -> int:
        """Return the node that stands for the feature of `node`."""
        parent = self.parent
        up = parent[node]
        while up >= 0:
            node = up
            up = parent[node]
        return node

    def roots(self, first: int, count: int) -> list[int]:
        """Return `root` of `count` nodes in a row, from `first` on, without a call for each."""
        parent = self.parent
        found = []
        for node in range(first, first + count):
            root = node
            while (up := parent[root]) >= 0:
                root = up
            found.append(root)
        return found

    def join(self, one: int, other: int) -> None:
        """Join the features of two nodes that meet at a side; the smaller tree is attached to the larger."""
        parent = self.parent
        up = parent[one]
        while up >= 0:
            one = up
            up = parent[one]
        down = parent[other]
        while down >= 0:
            other = down
            down = parent[other]
        ends = self.ends
        if one == other:
            ends[one] -= 2
            return
        if up > down:
            one, other = other, one
        parent[one] = up + down
        parent[other] = one
        ends[one] += ends[other] - 2
        ring = self.ring
        ring[one], ring[other] = ring[other], ring[one]
        held = self.figures
        if other in held:
            joining = held.pop(other)
            held[one] = held.get(one, ()) + joining
            self.invalidate_derived(joining)

    def members(self, node: int) -> list[int]:
        """Return all nodes of the feature of `node`, in the order in which they were laid."""
        ring = self.ring
        found = [node]
        after = ring[node]
        while after != node:
            found.append(after)
            after = ring[after]
        found.sort()
        return found
