"""What a sketch is worth to a seat, and what each turn would change."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from game.board.oriented_tile import AROUND_STEP, SIDE_STEP
from game.opponents.chances import Chances
from game.opponents.outlines import CITY, FIELD, MONASTERY, NO_CITIES, Figures, Info, Outline, outlines
from game.opponents.sketch import Sketch
from game.opponents.sketch_prospects import Met, SketchProspects
from game.values.tiles import TileId

_AROUND = frozenset(AROUND_STEP)

Turn: TypeAlias = tuple[float, int, Outline, int, int]
"""A whole turn: its worth, the key of the cell, the tile as it lies, segment and number of a figure (-1: none)."""


class Look(SketchProspects):
    """What a sketch is worth to a seat, and what each turn would change; the sketch stays as it is."""

    __slots__ = (
        "_back",
        "_backs",
        "_counts",
        "_large",
        "_linear",
        "_meeting",
        "_middles",
        "_points",
        "_rivals",
        "_threats",
        "_worths",
        "total",
    )

    def __init__(self, sketch: Sketch, seat: int, chances: Chances) -> None:
        super().__init__(sketch, seat, chances)
        self._rivals = [(index, share) for index, share in enumerate(self._shares) if index != seat]
        stock, size = sketch.stock, sketch.size
        self._counts = [sum(stock[at : at + size]) for at in range(0, len(stock), size)]
        self._large = sum(
            share * (self._stage.most + self._stage.large * stock[index * size + sketch.large])
            for index, share in enumerate(self._shares)
        )
        self._middles: list[int] = []
        self._worths: dict[int, float] = {}
        self._points: dict[int, float] = {}
        self._meeting: dict[int, list[tuple[int, int]]] = {}
        self._back: dict[int, float] = {}
        backs = [0.0] * sketch.seats
        total = 0.0
        for root, figures in sketch.held.items():
            info = sketch.info_of(root)
            if info[0] == FIELD:
                self._field_cities[root] = frozenset([sketch.root(city) for city in info[6]])
            elif info[0] >= MONASTERY:
                self._middles.append(root)
            worth, points, back = self._feature(info, figures, root)
            self._worths[root] = worth
            self._points[root] = points
            total += worth
            if back:
                self._back[root] = back
                for owner, _ in figures:
                    backs[owner] += back
        for index, share in enumerate(self._shares):
            total += share * sketch.points[index]
        self._threats: dict[int, float] = {}
        if self._weights.join or self._weights.join_fields:
            meeting = self._meeting
            for root in sketch.held:
                for end in sketch.info_of(root)[5]:
                    meeting.setdefault(end >> 4, []).append((end & 15, root))
            for key, met in meeting.items():
                if len(met) > 1:
                    claimed = [
                        (slot, root, sketch.info_of(root)[0], sketch.held[root], self._points[root])
                        for slot, root in met
                    ]
                    threat = self._threat(sketch.open[key], claimed)
                    if threat:
                        self._threats[key] = threat
                        total += threat
        self._backs = backs
        self._linear = total
        self.total = total + self._supplies(backs)

    def _supplies(self, backs: list[float], fewer: int = 0) -> float:
        """Return what all figures may still do: those in the supply, and those to come back in so far as they do.

        `fewer` are figures less in the supply of the seat itself.
        """
        stage, seat = self._stage, self.seat
        power, most = stage.fewer, stage.most
        total: float = self._large - most * power ** (self._counts[seat] + backs[seat] - fewer)
        for other, share in self._rivals:
            total -= share * most * power ** (self._counts[other] + backs[other])
        return total

    def _met(
        self,
        key: int,
        outline: Outline,
        group: list[int],
        meets: dict[int, int],
        figures_of: dict[int, tuple[Figures, float]],
        beyond: int,
    ) -> list[Met]:
        """Return the claimed features that meet a cell beyond the tile, those of the tile itself among them."""
        sketch = self._sketch
        found: list[Met] = []
        for slot, node in self._meeting.get(beyond, ()):
            met_by = meets.get(node)
            if met_by is None:
                found.append((slot, node, sketch.info_of(node)[0], sketch.held[node], self._points[node]))
            else:
                name = group[met_by]
                found.append((slot, -1 - name, outline.kinds[name], *figures_of[name]))
        for name, figures_points in figures_of.items():
            ends = self._own_ends(key, outline, name, group, beyond)
            found += [(end, -1 - name, outline.kinds[name], *figures_points) for end in ends]
        return found

    def _grouped(self, key: int, outline: Outline) -> tuple[list[int], dict[int, int], list[int], int]:
        """Return which segments of a tile on `key` belong together, what they meet, and the sides where nothing lies.

        Segments of one feature have the number of one of them; what they meet are roots, each with a segment. The
        sides are a list, and bits.
        """
        parent, facing, slots = self._sketch.parent, self._sketch.facing, outline.slots
        group = list(range(len(outline.kinds)))
        meets: dict[int, int] = {}
        empty: list[int] = []
        bare = 0
        base = 4 * key
        for side in (0, 1, 2, 3):
            met = facing.get(base + side)
            if met is None:
                empty.append(side)
                bare |= 1 << side
                continue
            for mine, node in zip(slots[side], met, strict=True):
                while parent[node] >= 0:
                    node = parent[node]
                known = meets.get(node)
                if known is None:
                    meets[node] = mine
                elif group[known] != group[mine]:
                    gone, stays = group[mine], group[known]
                    group = [stays if one == gone else one for one in group]
        return group, meets, empty, bare

    def turns(self, tile: TileId) -> list[Turn]:
        """Return each placement of a tile with the best that can follow it, in the order of the cells."""
        by_mask = outlines(tile)
        return [
            self.turn(key, outline) for key, mask in self._sketch.fitting(tile) for outline in by_mask[mask]
        ]

    def turn(self, key: int, outline: Outline, every: list[Turn] | None = None) -> Turn:
        """Return the best that can follow a placement, with its worth; `every` gets all that can follow."""
        sketch = self._sketch
        parent, facing, held = sketch.parent, sketch.facing, sketch.held
        open_cells, worths = sketch.open, self._worths
        shows = outline.shows
        group, meets, empty, bare = self._grouped(key, outline)
        joined: dict[int, list[int]] = {}
        total = self._linear
        backs = self._backs.copy()
        was_back = self._back
        for node, mine in meets.items():
            joined.setdefault(group[mine], []).append(node)
            if node in worths:
                total -= worths[node]
                if node in was_back:
                    for owner, _ in held[node]:
                        backs[owner] -= was_back[node]
        # The tile is laid in so far as others see it, and taken back below.
        constraint = open_cells.pop(key)
        sketch.tiles.add(key)
        before: list[tuple[int, int]] = []
        near: set[int] = set()
        for side in empty:
            beyond = key + SIDE_STEP[side]
            shown = open_cells.get(beyond, 0)
            before.append((beyond, shown))
            open_cells[beyond] = shown | shows[side]
            if shown:
                back = (side + 2) & 3
                for other in (0, 1, 2, 3):
                    if other != back and (met := facing.get(4 * beyond + other)):
                        for node in met:
                            while parent[node] >= 0:
                                node = parent[node]
                            if node not in meets:
                                near.add(node)
        seat, size = self.seat, sketch.size
        at = seat * size
        deploys = any(sketch.stock[at : at + size])
        infos: dict[int, Info] = {}
        moved = self._moved = {}
        kinds = outline.kinds
        for name in set(group):
            if not deploys and kinds[name] != CITY and not any(node in held for node in joined.get(name, ())):
                continue
            infos[name] = info = self._merged(key, outline, name, group, joined.get(name, ()), bare)
            if info[0] == CITY:
                chance = self._closed(info[5], 1) * self._weights.field_city if info[5] else 1.0
                moved[-1 - name] = (-1 - name, chance)
                for node in joined.get(name, ()):
                    moved[node] = (-1 - name, chance)
        for node in near:
            info = sketch.info_of(node)
            if info[0] == CITY and info[5]:
                moved[node] = (node, self._closed(info[5], 1) * self._weights.field_city)
        free: list[int] = []
        figures_of: dict[int, tuple[Figures, float]] = {}
        for name, info in infos.items():
            figures: Figures = ()
            for node in joined.get(name, ()):
                if node in held:
                    figures += held[node]
            if figures:
                worth, points, soon = self._feature(info, figures, -1)
                total += worth
                if soon:
                    for owner, _ in figures:
                        backs[owner] += soon
                figures_of[name] = figures, points
            else:
                free.append(name)
        changed = [node for node in near if node in worths and sketch.info_of(node)[0] != FIELD]
        changed += [node for node in self._middles if sketch.info_of(node)[1] - key in _AROUND]
        for node in changed:
            worth, _, soon = self._feature(sketch.info_of(node), held[node], node)
            total += worth - worths[node]
            soon -= was_back.get(node, 0.0)
            if soon:
                for owner, _ in held[node]:
                    backs[owner] += soon
        for node, cities in self._field_cities.items():
            if node not in meets and not moved.keys().isdisjoint(cities):
                total += self._feature(sketch.info_of(node), held[node], node)[0] - worths[node]
        meeting: dict[int, list[Met]] = {}
        if self._weights.join or self._weights.join_fields:
            total -= self._threats.get(key, 0.0)
            for beyond, _ in before:
                total -= self._threats.get(beyond, 0.0)
                met_there = self._met(key, outline, group, meets, figures_of, beyond)
                if met_there:
                    meeting[beyond] = met_there
                    total += self._threat(open_cells[beyond], met_there)
        found: Turn = (total + self._supplies(backs), key, outline, -1, -1)
        if every is not None:
            every.append(found)
        if free and deploys:
            for code, (_, stands) in enumerate(sketch.book.stands):
                if not sketch.stock[at + code]:
                    continue
                figures = ((seat, code),)
                large = self._stage.large if code == sketch.large else 0.0
                for name in free:
                    if not stands & outline.bits[name]:
                        continue
                    info = infos[name]
                    worth, points, soon = self._feature(info, figures, -1)
                    backs[seat] += soon
                    worth += total + self._supplies(backs, 1) - large
                    backs[seat] -= soon
                    for beyond, met_there in meeting.items():
                        ends = self._own_ends(key, outline, name, group, beyond)
                        new = [(end, -1 - name, info[0], figures, points) for end in ends]
                        worth += self._threat(open_cells[beyond], new, met_there)
                    turn = (worth, key, outline, name, code)
                    if every is not None:
                        every.append(turn)
                    if worth > found[0]:
                        found = turn
        self._moved = {}
        sketch.tiles.discard(key)
        open_cells[key] = constraint
        for beyond, shown in before:
            if shown:
                open_cells[beyond] = shown
            else:
                del open_cells[beyond]
        return found

    @staticmethod
    def _own_ends(key: int, outline: Outline, name: int, group: list[int], beyond: int) -> list[int]:
        """Return the slots at which the tile's segments of a group meet the cell beyond one of its sides."""
        side = SIDE_STEP.index(beyond - key)
        back = (side + 2) & 3
        return [4 * back + slot for slot, index in enumerate(outline.out[side]) if group[index] == name]

    def _merged(
        self,
        key: int,
        outline: Outline,
        name: int,
        group: list[int],
        roots: Iterable[int],
        empty: int,
    ) -> Info:
        """Return the feature that segments of a tile make with those they meet."""
        sketch = self._sketch
        kind = outline.segments[name][0]
        if kind >= MONASTERY:
            return (kind, key, 0, 0, 0, (), NO_CITIES)
        mask = 1 << sketch.number
        pennants = inns = cathedrals = 0
        ends: list[int] = []
        cities = NO_CITIES
        at = 16 * key
        for index, owner in enumerate(group):
            if owner == name:
                _, more, inn, cathedral, _, walls = outline.segments[index]
                pennants += more
                inns += inn
                cathedrals += cathedral
                ends += [at + end for end in outline.ends[empty][index]]
                if walls:
                    cities |= {-1 - group[wall] for wall in walls}
        for root in roots:
            info = sketch.info_of(root)
            mask |= info[1]
            pennants += info[2]
            inns += info[3]
            cathedrals += info[4]
            ends += [end for end in info[5] if end >> 4 != key]
            if kind == FIELD:
                cities |= {sketch.root(city) for city in info[6]}
        return (kind, mask, pennants, inns, cathedrals, tuple(ends), cities)
