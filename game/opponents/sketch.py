"""A simplified position for playouts under the rules of the base game.

A turn takes a fraction of the time of `rules.push`: each feature carries its tiles, open ends and figures,
and no events are made. `is_sketch_exact` says for which positions that is exact, `can_sketch` for which rules it
is possible at all.
"""

from __future__ import annotations

from functools import lru_cache

from game.board.features import Feature, Features
from game.board.oriented_tile import AROUND_STEP, SIDE_STEP, fits
from game.engine.position import Position
from game.engine.rulebook import RULESETS_KEPT, Rulebook
from game.expansions.hands.rules import leaves_hand
from game.expansions.hands.state import HANDS_STATE
from game.opponents.chances import tiles_to_come
from game.opponents.outlines import (
    CELL,
    CITIES,
    CITY,
    ENDS,
    FIELD,
    KIND,
    MONASTERY,
    NO_CITIES,
    ROAD,
    Figures,
    Outline,
    SketchFeature,
    added,
    outlined,
)
from game.scoring.cities import price as city_price
from game.scoring.fields import third_edition
from game.scoring.monasteries import price as monastery_price
from game.scoring.roads import price as road_price
from game.values.geometry import Cell
from game.values.moves import LARGE
from game.values.tiles import FeatureKind, TileId

_AROUND = frozenset(AROUND_STEP)


def is_sketch_exact(position: Position) -> bool:
    """Return True if a sketch of the position is exact under its rules.

    Hands are not part of a sketch; a playout keeps them separately.
    """
    book = position.book
    return _is_exact_under(book) and not any(position.unseen_tiles.get(tile) for tile in book.refuses)


@lru_cache(maxsize=RULESETS_KEPT)
def can_sketch(book: Rulebook[Position]) -> bool:
    """Return True if sketches of positions can be made at all, even if they leave out what expansions add.

    Sketches have neither edges of a table nor other ways to pay fields.
    """
    return book.table is None and book.fields is third_edition


@lru_cache(maxsize=RULESETS_KEPT)
def _is_exact_under(book: Rulebook[Position]) -> bool:
    """Return True if the rules have no pieces, phases or payments besides those of the base game."""
    return (
        can_sketch(book)
        and book.plain
        and all(slot is HANDS_STATE for slot in book.state_slots)
        and not (book.waits or book.on_turn_begin or book.before_placing)
        and all(hook is leaves_hand for hooks in book.on_placed.values() for hook in hooks)
        and not (book.before_scoring or book.on_completed or book.field_bonus or book.with_feature)
        and not (
            book.after_scoring
            or book.extra_turn
            or book.on_turn_end
            or book.final_scoring
            or book.worth
            or book.danger
        )
    )


@lru_cache(maxsize=RULESETS_KEPT)
def _prices(book: Rulebook[Position]) -> dict[tuple[int, bool, int, int, int, int], int]:
    """Return the cache of prices, by kind, whether complete, tiles, pennants, inns and cathedrals."""
    return {}


def _price(book: Rulebook[Position], asked: tuple[int, bool, int, int, int, int]) -> int:
    """Return what a feature pays: `asked` is its kind, whether it is complete, tiles, pennants, inns, cathedrals.

    Of a monastery the tiles are those round it.
    """
    code, complete, tiles, pennants, inns, cathedrals = asked
    kind = tuple(FeatureKind)[code]
    feature = Feature(
        kind=kind,
        cells=(Cell(0, 0),) * tiles,
        segments=(),
        complete=complete,
        pennants=pennants,
        inns=inns,
        cathedrals=cathedrals,
        neighbours=tiles,
    )
    rule = {CITY: city_price, ROAD: road_price}.get(code, monastery_price)
    points = rule(feature)
    for change in book.prices:
        points = change(feature, points)
    return points


class Sketch:
    """A simplified position, changed in place by `play`; made of positions for whose rules `can_sketch` is True.

    Where it is not exact it has only tiles, followers and points.
    """

    __slots__ = (
        "_prices",
        "book",
        "facing",
        "features",
        "figures",
        "large",
        "left",
        "mover",
        "number",
        "open",
        "parent",
        "points",
        "seats",
        "size",
        "stock",
        "tiles",
    )

    def __init__(self, position: Position) -> None:
        self.book = position.book
        self._prices = _prices(position.book)
        self.seats = len(position.seats)
        self.size = len(position.book.figures)
        self.large = position.book.figures.index(LARGE)
        self.left = sum(tiles_to_come(position).values())
        self.mover = position.mover
        self.points = list(position.points)
        weights = position.book.weights
        self.stock = [count if weights[at % self.size] else 0 for at, count in enumerate(position.stock)]
        self.open = dict(position.grid.open)
        self.number = 0
        features, grid = position.features, position.grid
        self.parent = list(features.parent)
        self.tiles: set[int] = set(grid.tiles)
        self.features: list[SketchFeature | None] = [None] * len(self.parent)
        self.figures: dict[int, Figures] = {
            root: followers
            for root, figures in features.figures.items()
            if (followers := tuple((seat, code) for seat, code, _ in figures if weights[code]))
        }
        self.facing: dict[int, tuple[int, ...]] = {}
        for key, (oriented_tile, first, _, _) in grid.tiles.items():
            self._take_over(key, outlined(oriented_tile.tile, oriented_tile.turns), first, features)

    def _take_over(self, key: int, outline: Outline, first: int, features: Features) -> None:
        """Note a tile that lies on the board: what it shows to open cells, and its part of each feature."""
        for side in range(4):
            beyond = key + SIDE_STEP[side]
            if beyond not in self.tiles:
                self.facing[4 * beyond + (side + 2) % 4] = tuple(
                    [first + index for index in outline.out[side]]
                )
        for index in range(len(outline.segments)):
            mine = self._own(key, outline, index, first)
            root = features.root(first + index)
            known = self.features[root]
            self.features[root] = added(known, mine) if known else mine
        self.number += 1

    def _own(self, key: int, outline: Outline, index: int, first: int) -> SketchFeature:
        """Return a segment of the tile on `key` as a feature of its own, open where nothing lies."""
        kind, pennants, inn, cathedral, sides, cities = outline.segments[index]
        if kind >= MONASTERY:
            return (kind, key, 0, 0, 0, (), NO_CITIES)
        ends = []
        for side, slot in sides:
            beyond = key + SIDE_STEP[side]
            if beyond not in self.tiles:
                ends.append(16 * beyond + 4 * ((side + 2) & 3) + slot)
        bordering = frozenset([first + city for city in cities]) if cities else NO_CITIES
        return (kind, 1 << self.number, pennants, inn, cathedral, tuple(ends), bordering)

    def copy(self) -> Sketch:
        """Return an independent copy."""
        twin = Sketch.__new__(Sketch)
        twin.book = self.book
        twin._prices = self._prices
        twin.seats = self.seats
        twin.size = self.size
        twin.large = self.large
        twin.left = self.left
        twin.mover = self.mover
        twin.number = self.number
        twin.points = self.points.copy()
        twin.stock = self.stock.copy()
        twin.open = self.open.copy()
        twin.parent = self.parent.copy()
        twin.tiles = self.tiles.copy()
        twin.features = self.features.copy()
        twin.figures = self.figures.copy()
        twin.facing = self.facing.copy()
        return twin

    def fitting(self, tile: TileId) -> list[tuple[int, int]]:
        """Return the keys of the cells where a tile may lie, each with the mask of its turns."""
        mask_of = fits(tile).get
        return [(key, mask) for key, constraint in self.open.items() if (mask := mask_of(constraint))]

    def root(self, node: int) -> int:
        """Return the node that stands for the feature of `node`."""
        parent = self.parent
        while parent[node] >= 0:
            node = parent[node]
        return node

    def play(self, key: int, outline: Outline, segment: int, code: int) -> None:
        """Play a whole turn of the seat to move: lay the tile, set a figure, score what is complete."""
        roots = self._lay(key, outline)
        if segment >= 0:
            root, held = roots[segment], self.figures
            held[root] = (*held.get(root, ()), (self.mover, code))
            self.stock[self.mover * self.size + code] -= 1
        self._score_completed(key, set(roots))
        self.mover = (self.mover + 1) % self.seats

    def _lay(self, key: int, outline: Outline) -> list[int]:
        """Lay a tile, and return the root of the feature of each of its segments."""
        parent, facing, features = self.parent, self.facing, self.features
        first = len(parent)
        count = len(outline.segments)
        parent += [-1] * count
        self.tiles.add(key)
        features += [self._own(key, outline, index, first) for index in range(count)]
        self.number += 1
        base = 4 * key
        del self.open[key]
        for side in range(4):
            met = facing.pop(base + side, None)
            if met is None:
                beyond = key + SIDE_STEP[side]
                self.open[beyond] = self.open.get(beyond, 0) | outline.shows[side]
                facing[4 * beyond + ((side + 2) & 3)] = tuple([first + index for index in outline.out[side]])
                continue
            for mine, node in zip(outline.slots[side], met, strict=True):
                one, other = self.root(first + mine), self.root(node)
                if one != other:
                    self._join(other, one)
        roots = [self.root(first + index) for index in range(count)]
        for root in set(roots):
            feature = self.feature_of(root)
            if feature[KIND] < MONASTERY:
                ends = tuple([end for end in feature[ENDS] if end >> 4 != key])
                if len(ends) < len(feature[ENDS]):
                    features[root] = (*feature[:5], ends, feature[CITIES])
        return roots

    def _score_completed(self, key: int, roots: set[int]) -> None:
        """Score what the tile on `key` has completed: claimed features of its own, and monasteries round it."""
        for root in roots:
            if root in self.figures:
                feature = self.feature_of(root)
                if feature[KIND] <= ROAD and not feature[ENDS]:
                    self._score(root)
        for root in tuple(self.figures):
            feature = self.feature_of(root)
            near = feature[KIND] >= MONASTERY and (feature[CELL] == key or feature[CELL] - key in _AROUND)
            if near and self.neighbours(feature[CELL]) == 8:
                self._score(root)

    def neighbours(self, key: int) -> int:
        """Return how many of the eight cells round a cell are laid."""
        tiles = self.tiles
        count = 0
        for step in AROUND_STEP:
            if key + step in tiles:
                count += 1
        return count

    def _join(self, one: int, other: int) -> None:
        """Make one feature of two: `other` joins `one`."""
        self.parent[other] = one
        self.features[one] = added(self.feature_of(one), self.feature_of(other))
        figures = self.figures.pop(other, None)
        if figures:
            self.figures[one] = self.figures.get(one, ()) + figures

    def price(self, feature: SketchFeature, complete: bool) -> int:
        """Return what a road, city, monastery or garden pays as it stands, or as if it were complete."""
        kind, tiles, pennants, inns, cathedrals, _, _ = feature
        if kind >= MONASTERY:
            asked = (kind, complete, 8 if complete else self.neighbours(feature[CELL]), 0, 0, 0)
        else:
            asked = (kind, complete, tiles.bit_count(), pennants, inns, cathedrals)
        found = self._prices.get(asked)
        if found is None:
            found = self._prices[asked] = _price(self.book, asked)
        return found

    def owners(self, figures: Figures) -> tuple[int, ...]:
        """Return the seats that are paid for a feature."""
        if len(figures) == 1:
            return (figures[0][0],)
        weights = self.book.weights
        strengths: dict[int, int] = {}
        for seat, code in figures:
            strengths[seat] = strengths.get(seat, 0) + weights[code]
        if len(strengths) == 1:
            return (figures[0][0],)
        most = max(strengths.values())
        return tuple([seat for seat, strength in strengths.items() if strength == most])

    def _score(self, root: int) -> None:
        """Pay a complete feature and return its figures to the supply."""
        figures = self.figures.pop(root)
        points = self.price(self.feature_of(root), True)
        for seat in self.owners(figures):
            self.points[seat] += points
        for seat, code in figures:
            self.stock[seat * self.size + code] += 1

    def finish(self) -> list[int]:
        """Return the points of all seats after the final scoring; nothing is changed."""
        points = self.points.copy()
        for root, figures in self.figures.items():
            feature = self.feature_of(root)
            if feature[KIND] == FIELD:
                pays = 3 * sum(
                    not self.feature_of(city)[ENDS] for city in {self.root(city) for city in feature[CITIES]}
                )
            else:
                pays = 0 if self.book.without_final else self.price(feature, False)
            for seat in self.owners(figures):
                points[seat] += pays
        return points

    def feature_of(self, root: int) -> SketchFeature:
        """Return the feature of a root."""
        found = self.features[root]
        assert found is not None
        return found
