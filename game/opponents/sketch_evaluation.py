"""The evaluation of a sketch: what it is worth to a seat, and what each turn would change."""

from __future__ import annotations

from collections.abc import Iterator
from operator import itemgetter
from typing import TypeAlias

from game.board.oriented_tile import AROUND_STEP
from game.opponents.chances import Chances
from game.opponents.laying import Laying, merged, show, take_back, tried_out
from game.opponents.outlines import (
    CELL,
    CITIES,
    CITY,
    ENDS,
    FIELD,
    KIND,
    MONASTERY,
    Figures,
    Outline,
    SketchFeature,
    outlines,
)
from game.opponents.sketch import Sketch
from game.opponents.sketch_prospects import Met, SketchProspects
from game.values.tiles import TileId

_AROUND = frozenset(AROUND_STEP)

Turn: TypeAlias = tuple[float, int, Outline, int, int]
"""A whole turn: its worth, the key of the cell, the tile as it lies, segment and number of a figure (-1: none)."""


class SketchEvaluation(SketchProspects):
    """What a sketch is worth to a seat, and what each turn would change; the sketch stays as it is.

    `total` is that worth, `_without_supplies` the same without figures in the supply, and
    `_supply_limit` what the supplies would be worth if each seat had followers without end.

    By the root of each claimed feature, `_worths` has its worth to the seat, `_points` what it pays each owner, and
    `_back` how soon its figures are back, if at all; `_middles` are the monasteries and gardens among them. `_backs`
    has the figures expected back, by seat, `_counts` those in the supply. By the key of each open cell, `_meeting`
    has the claimed features that meet it, and `_threats` the change expected from their joining there.
    """

    __slots__ = (
        "_back",
        "_backs",
        "_counts",
        "_meeting",
        "_middles",
        "_points",
        "_rivals",
        "_supply_limit",
        "_threats",
        "_without_supplies",
        "_worths",
        "total",
    )

    def __init__(self, sketch: Sketch, seat: int, chances: Chances) -> None:
        super().__init__(sketch, seat, chances)
        self._rivals = [(index, share) for index, share in enumerate(self._shares) if index != seat]
        stock, size = sketch.stock, sketch.size
        self._counts = [sum(stock[at : at + size]) for at in range(0, len(stock), size)]
        self._supply_limit = sum(
            share * (self._stage.most + self._stage.large * stock[index * size + sketch.large])
            for index, share in enumerate(self._shares)
        )
        self._middles: list[int] = []
        self._worths: dict[int, float] = {}
        self._points: dict[int, float] = {}
        self._meeting: dict[int, list[tuple[int, int]]] = {}
        self._back: dict[int, float] = {}
        self._backs = [0.0] * sketch.seats
        self._threats: dict[int, float] = {}
        total = self._claimed_worth()
        for index, share in enumerate(self._shares):
            total += share * sketch.points[index]
        if self._weights.join or self._weights.join_fields:
            total = self._with_joins(total)
        self._without_supplies = total
        self.total = total + self._supplies(self._backs)

    def _claimed_worth(self) -> float:
        """Return what all claimed features are worth together; the worth of each is cached on the way."""
        sketch, backs = self._sketch, self._backs
        total = 0.0
        for root, figures in sketch.figures.items():
            feature = sketch.feature_of(root)
            if feature[KIND] == FIELD:
                self._field_cities[root] = frozenset([sketch.root(city) for city in feature[CITIES]])
            elif feature[KIND] >= MONASTERY:
                self._middles.append(root)
            worth, points, back = self._expect(feature, figures, root)
            self._worths[root] = worth
            self._points[root] = points
            total += worth
            if back:
                self._back[root] = back
                for owner, _ in figures:
                    backs[owner] += back
        return total

    def _with_joins(self, total: float) -> float:
        """Return the total with the changes expected from joins of claimed features, stored in `_threats`."""
        sketch, meeting = self._sketch, self._meeting
        for root in sketch.figures:
            for end in sketch.feature_of(root)[ENDS]:
                meeting.setdefault(end >> 4, []).append((end & 15, root))
        for key, met in meeting.items():
            if len(met) > 1:
                claimed = [
                    (slot, root, sketch.feature_of(root)[KIND], sketch.figures[root], self._points[root])
                    for slot, root in met
                ]
                threat = self._threat(sketch.open[key], claimed)
                if threat:
                    self._threats[key] = threat
                    total += threat
        return total

    def _supplies(self, backs: list[float], fewer: int = 0) -> float:
        """Return the worth of all supplies; figures expected back from claimed features count as fractions.

        `fewer` is how many figures fewer the seat itself has in its supply.
        """
        stage, seat = self._stage, self.seat
        power, most = stage.fewer, stage.most
        total: float = self._supply_limit - most * power ** (self._counts[seat] + backs[seat] - fewer)
        for other, share in self._rivals:
            total -= share * most * power ** (self._counts[other] + backs[other])
        return total

    def turns(self, tile: TileId) -> list[Turn]:
        """Return each placement of a tile with the best deployment after it, in the order of the cells."""
        by_mask, worth = outlines(tile), itemgetter(0)
        return [
            max(self.alternatives(key, outline), key=worth)
            for key, mask in self._sketch.fitting(tile)
            for outline in by_mask[mask]
        ]

    def alternatives(self, key: int, outline: Outline) -> list[Turn]:
        """Return all turns with a placement, each with its worth; first the one without a deployment."""
        sketch = self._sketch
        laying = tried_out(sketch, key, outline)
        backs = self._backs.copy()
        joined, total = self._without_met(laying, backs)
        # Undone by `take_back` below.
        constraint, before, near = show(sketch, laying)
        features = self._features_of_tile(laying, joined, near)
        figures_of, total = self._claimed(features, joined, total, backs)
        total = self._beside(laying, near, total, backs)
        meeting, total = self._meetings(laying, features, figures_of, before, total)
        free = {name: feature for name, feature in features.items() if name not in figures_of}
        found: list[Turn] = [(total + self._supplies(backs), key, outline, -1, -1)]
        found += self._deploying(laying, free, meeting, total, backs)
        self._moved = {}
        take_back(sketch, key, constraint, before)
        return found

    def _without_met(self, laying: Laying, backs: list[float]) -> tuple[dict[int, list[int]], float]:
        """Return the features that each group of the tile joins, and the worth without them.

        `backs` is changed in place.
        """
        held, worths, was_back = self._sketch.figures, self._worths, self._back
        group = laying.group
        joined: dict[int, list[int]] = {}
        total = self._without_supplies
        for node, mine in laying.meets.items():
            joined.setdefault(group[mine], []).append(node)
            if node in worths:
                total -= worths[node]
                if node in was_back:
                    for owner, _ in held[node]:
                        backs[owner] -= was_back[node]
        return joined, total

    def _claimed(
        self,
        features: dict[int, SketchFeature],
        joined: dict[int, list[int]],
        total: float,
        backs: list[float],
    ) -> tuple[dict[int, tuple[Figures, float]], float]:
        """Return figures and points of the features of the tile claimed already, and the total with them.

        `backs` is changed in place.
        """
        held = self._sketch.figures
        figures_of: dict[int, tuple[Figures, float]] = {}
        for name, feature in features.items():
            figures: Figures = ()
            for node in joined.get(name, ()):
                if node in held:
                    figures += held[node]
            if figures:
                worth, points, soon = self._expect(feature, figures, -1)
                total += worth
                if soon:
                    for owner, _ in figures:
                        backs[owner] += soon
                figures_of[name] = figures, points
        return figures_of, total

    def _meetings(
        self,
        laying: Laying,
        features: dict[int, SketchFeature],
        figures_of: dict[int, tuple[Figures, float]],
        beside: list[tuple[int, int]],
        total: float,
    ) -> tuple[dict[int, list[Met]], float]:
        """Return the claimed features that meet each open cell beside the tile or its features, and the new total.

        The total includes the changes expected from joins there.
        """
        meeting: dict[int, list[Met]] = {}
        if not (self._weights.join or self._weights.join_fields):
            return meeting, total
        sketch, threats = self._sketch, self._threats
        for beyond, _ in beside:
            meeting[beyond] = []
        for name, feature in features.items():
            claimed = figures_of.get(name)
            for end in feature[ENDS]:
                met_there = meeting.setdefault(end >> 4, [])
                if claimed:
                    met_there.append((end & 15, -1 - name, feature[KIND], *claimed))
        total -= threats.get(laying.key, 0.0)
        for key, met_there in meeting.items():
            met_there += [
                (slot, node, sketch.feature_of(node)[KIND], sketch.figures[node], self._points[node])
                for slot, node in self._meeting.get(key, ())
                if node not in laying.meets
            ]
            total -= threats.get(key, 0.0)
            if len(met_there) > 1:
                total += self._threat(sketch.open[key], met_there)
        return meeting, total

    def _features_of_tile(
        self, laying: Laying, joined: dict[int, list[int]], near: set[int]
    ) -> dict[int, SketchFeature]:
        """Return the features that the tile makes, by their group, and note the cities that it changes (`_moved`).

        Features other than cities are left out if they are neither claimed nor can be claimed now.
        """
        sketch, kinds = self._sketch, laying.outline.kinds
        held, field_city = sketch.figures, self._weights.field_city
        deploys = self._deploys()
        features: dict[int, SketchFeature] = {}
        moved = self._moved = {}
        for name in set(laying.group):
            roots = joined.get(name, ())
            if not deploys and kinds[name] != CITY and not any(node in held for node in roots):
                continue
            features[name] = feature = merged(sketch, laying, name, roots)
            if feature[KIND] == CITY:
                chance = self._closed(feature[ENDS], 1) * field_city if feature[ENDS] else 1.0
                moved[-1 - name] = (-1 - name, chance)
                for node in roots:
                    moved[node] = (-1 - name, chance)
        for node in near:
            feature = sketch.feature_of(node)
            if feature[KIND] == CITY and feature[ENDS]:
                moved[node] = (node, self._closed(feature[ENDS], 1) * field_city)
        return features

    def _deploys(self) -> bool:
        """Return True if the seat has any figure in supply."""
        at = self.seat * self._sketch.size
        return any(self._sketch.stock[at : at + self._sketch.size])

    def _beside(self, laying: Laying, near: set[int], total: float, backs: list[float]) -> float:
        """Return the total with what is now expected of claimed features beside the tile.

        `backs` is changed in place.
        """
        key, meets = laying.key, laying.meets
        sketch, worths, was_back = self._sketch, self._worths, self._back
        held = sketch.figures
        changed = [node for node in near if node in worths and sketch.feature_of(node)[KIND] != FIELD]
        changed += [node for node in self._middles if sketch.feature_of(node)[CELL] - key in _AROUND]
        for node in changed:
            worth, _, soon = self._expect(sketch.feature_of(node), held[node], node)
            total += worth - worths[node]
            soon -= was_back.get(node, 0.0)
            if soon:
                for owner, _ in held[node]:
                    backs[owner] += soon
        for node, cities in self._field_cities.items():
            if node not in meets and not self._moved.keys().isdisjoint(cities):
                total += self._expect(sketch.feature_of(node), held[node], node)[0] - worths[node]
        return total

    def _deploying(
        self,
        laying: Laying,
        free: dict[int, SketchFeature],
        meeting: dict[int, list[Met]],
        total: float,
        backs: list[float],
    ) -> Iterator[Turn]:
        """Yield the turns that set a figure on one of the `free` features of the tile; `total` is worth without one."""
        sketch, seat, outline = self._sketch, self.seat, laying.outline
        at = seat * sketch.size
        for code, _, stands in sketch.book.claiming if free else ():
            if not sketch.stock[at + code]:
                continue
            figures = ((seat, code),)
            large = self._stage.large if code == sketch.large else 0.0
            for name, feature in free.items():
                if not stands & outline.bits[name]:
                    continue
                worth, points, soon = self._expect(feature, figures, -1)
                backs[seat] += soon
                worth += total + self._supplies(backs, 1) - large
                backs[seat] -= soon
                for end in feature[ENDS]:
                    if met_there := meeting.get(end >> 4):
                        new = (end & 15, -1 - name, feature[KIND], figures, points)
                        worth += self._threat(sketch.open[end >> 4], [new], met_there)
                yield (worth, laying.key, outline, name, code)
