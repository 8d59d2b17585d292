"""The tiles still to be drawn, in an order that follows from a seed alone.

The generator is our own (SHA-256 in counter mode, Fisher-Yates shuffle), since no library promises
the same shuffle in all its versions.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from game.engine.rulebook import RULESETS_KEPT, rulebook
from game.values.geometry import Cell
from game.values.moves import Place
from game.values.ruleset import Edition, Ruleset
from game.values.tiles import TileId, all_tiles

START = TileId("D")


def commitment(seed: str) -> str:
    """Return the hash of the seed, shown at the start so that the seed shown at the end can be checked."""
    return hashlib.sha256(seed.encode()).hexdigest()


class Chance:
    """A stream of numbers that follows from a seed and a purpose."""

    def __init__(self, seed: str, purpose: str) -> None:
        self._bytes = self._stream(f"{purpose}\0{seed}".encode())

    @staticmethod
    def _stream(key: bytes) -> Iterator[int]:
        counter = 0
        while True:
            yield from hashlib.sha256(key + counter.to_bytes(8, "big")).digest()
            counter += 1

    def below(self, limit: int) -> int:
        """Return a number from 0 to `limit` - 1, uniformly distributed."""
        size = (limit.bit_length() + 7) // 8
        fair = 256**size - 256**size % limit
        while True:
            number = int.from_bytes(bytes(next(self._bytes) for _ in range(size)), "big")
            if number < fair:
                return number % limit

    def shuffled(self, tiles: list[TileId]) -> list[TileId]:
        """Return the tiles in a random order. Rule: draw."""
        order = list(tiles)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order


@dataclass(frozen=True, slots=True)
class Bag:
    """The tiles still to be drawn, in the order of drawing.

    `returned` counts the tiles put back so far; `aside` are tiles that cannot be drawn yet.
    """

    seed: str
    tiles: tuple[TileId, ...]
    returned: int = 0
    aside: tuple[TileId, ...] = ()

    def draw(self) -> tuple[TileId | None, Bag]:
        """Return the next tile, None from an empty bag, and the bag without it."""
        if not self.tiles:
            return None, self
        return self.tiles[0], replace(self, tiles=self.tiles[1:])

    def put_back(self, tile: TileId) -> Bag:
        """Return the bag with `tile` inserted at a random place. Rule: unplayable-returns."""
        at = Chance(self.seed, f"return {self.returned}").below(len(self.tiles) + 1)
        tiles = (*self.tiles[:at], tile, *self.tiles[at:])
        return replace(self, tiles=tiles, returned=self.returned + 1)

    def sorted_out(self, waits: Callable[[TileId], bool]) -> Bag:
        """Return the bag with the tiles that must wait set aside.

        Tiles set aside before that need not wait any more are shuffled in.
        """
        waiting = {tile for tile in {*self.tiles, *self.aside} if waits(tile)}
        if not waiting and not self.aside:
            return self
        joining = tuple(tile for tile in self.aside if tile not in waiting)
        staying = tuple(tile for tile in self.aside if tile in waiting)
        leaving = tuple(tile for tile in self.tiles if tile in waiting)
        tiles = tuple(tile for tile in self.tiles if tile not in waiting)
        if joining:
            chance = Chance(self.seed, f"joined {len(tiles)}")
            tiles = tuple(chance.shuffled([*tiles, *joining]))
        return replace(self, tiles=tiles, aside=(*staying, *leaving))


def tiles_in_play(ruleset: Ruleset) -> dict[TileId, int]:
    """Return the number of copies of each tile in the game, with the start tile.

    With edition 2000 the garden printings are counted as the tile without its garden.

    Rules: tiles-base, editions.
    """
    return dict(_counts(ruleset))


@lru_cache(maxsize=RULESETS_KEPT)
def _counts(ruleset: Ruleset) -> Mapping[TileId, int]:
    tile_sets = rulebook(ruleset).tile_sets
    counts: dict[TileId, int] = {}
    for tile, kind in all_tiles().items():
        if kind.tile_set in tile_sets:
            plain = plain_printing(tile) if ruleset.edition is Edition.C1_2000 else tile
            counts[plain] = counts.get(plain, 0) + kind.count
    return counts


def plain_printing(tile: TileId) -> TileId:
    """Return the same tile without a garden, where one is printed."""
    plain = TileId(tile.removesuffix("g"))
    return plain if plain in all_tiles() else tile


def start_tile(ruleset: Ruleset) -> Place | None:
    """Return the start tile as it lies before the first turn; None where the first tile drawn begins the board.

    Rules: tiles-base, river, start-in-bag.
    """
    book = rulebook(ruleset)
    if book.opening is not None:
        return Place(book.opening.first, Cell(0, 0), 0)
    return None if book.start_in_bag else Place(START, Cell(0, 0), 0)


def fill(ruleset: Ruleset, seed: str) -> Bag:
    """Return the bag of a game as it is shuffled before the first draw. Rules: draw, river, start-in-bag."""
    counts = tiles_in_play(ruleset)
    start = start_tile(ruleset)
    if start is not None:
        counts[start.tile] -= 1
    everything = [tile for tile, count in counts.items() for _ in range(count)]
    book = rulebook(ruleset)
    before, last, others = ([tile for tile in everything if book.stage(tile) == stage] for stage in range(3))
    chance = Chance(seed, "bag")
    return Bag(seed, (*chance.shuffled(before), *last, *chance.shuffled(others)))
