"""The worth of a position to a seat, and the whole turns ranked by it.

The worth is the sum of the seat's points, the expectations of its placed figures and those of the figures in
its supply, less the same of the others.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bench.support.yardsticks import promises
from bench.support.yardsticks.prospects import Prospects
from game.board.features import Standing
from game.board.oriented_tile import AROUND_STEP, key_of
from game.engine import rules
from game.engine.legal import deployments, moves
from game.engine.position import Position
from game.expansions.abbot.moves import Recall
from game.expansions.abbot.rules import abbot_at
from game.values.moves import ABBOT as ABBOT_FIGURE
from game.values.moves import BASE_FIGURES, Deploy, Move, Place, Skip
from game.values.moves import LARGE as LARGE_FIGURE
from game.values.tiles import FeatureKind

SUPPLY = (0.0, 13.0, 23.0, 31.0, 37.5, 43.0, 47.5, 51.5, 55.0)
"""Points that the figures in the supply will still make in `LONG` own turns, by their number from 0.

The first figure makes the most.
"""

LONG = 36
EASE = 0.7
"""The exponent of the share of `LONG` turns left. Below 1, as a figure's best use comes first."""

LARGE, ABBOT = 2.0, 4.0
"""Additional points of a large meeple, and points of an abbot, which can be called back."""

HOLE = 3.0
"""Points that another turn is worth. Rule: fill-hole-extra-turn."""

_LARGE, _ABBOT = BASE_FIGURES.index(LARGE_FIGURE), BASE_FIGURES.index(ABBOT_FIGURE)


@dataclass(frozen=True, slots=True)
class Appraised:
    """A whole turn, and the worth of the position after it to the seat that plays it."""

    worth: float
    place: Place
    then: Move


class Appraisal:
    """The worth of positions one turn after `position`, to the seat of index `seat`.

    Only features that the last tile has changed are evaluated again; the worths of others are remembered.
    """

    def __init__(self, position: Position, seat: int) -> None:
        self._seat = seat
        self._prospects = Prospects(position)
        others = max(1, len(position.seats) - 1)
        self._shares = [1.0 if index == seat else -1.0 / others for index in range(len(position.seats))]
        self._soon: float = min(1.0, self._prospects.draws / LONG) ** EASE
        self._remembered = {
            root: (self._signature(position, root), self._feature(position, root, figures))
            for root, figures in position.features.figures.items()
        }

    def turns(self, position: Position, places: Iterable[Place]) -> list[Appraised]:
        """Return each placement with the best that can follow it, those of most worth first."""
        found = []
        for place in places:
            after = position.copy()
            rules.push(after, place)
            worth, then = self.best_follow_up(after)
            found.append(Appraised(worth, place, then))
        found.sort(key=lambda turn: -turn.worth)
        return found

    def worth(self, position: Position) -> float:
        """Return the worth to the seat: points, expectations and supply, less the mean of the others'."""
        near = _near(position)
        fields = _completes(position)
        total = 0.0
        for root, figures in position.features.figures.items():
            signature, worth = self._remembered.get(root, (None, 0.0))
            changed = root in near or signature != self._signature(position, root)
            if changed or (fields and _is_field(position, root)):
                worth = self._feature(position, root, figures)
            total += worth
        size = len(position.book.figures)
        for index, share in enumerate(self._shares):
            stock = position.stock[index * size : (index + 1) * size]
            total += share * (position.points[index] + self._supply(stock))
            if position.book.worth:
                total += share * promises.worth(position, index)
        return total

    def best_follow_up(self, position: Position) -> tuple[float, Move]:
        """Return the best that can follow the tile just laid: a deployment, another action, or nothing."""
        base = self.worth(position)
        if any(hook(position) for hook in position.book.extra_turn):
            base += HOLE
        best: tuple[float, Move] = (base, Skip())
        size = len(position.book.figures)
        stock = position.stock[self._seat * size : (self._seat + 1) * size]
        for move in deployments(position) if position.book.plain else moves(position):
            match move:
                case Skip():
                    continue
                case Deploy(cell=None) if position.book.is_follower(position.book.figures.index(move.figure)):
                    worth = base + self._deployed(position, move, stock)
                case Recall():
                    worth = base + self._recalled(position, move, stock)
                case _:
                    worth = self.after(position, move)
            if worth > best[0]:
                best = worth, move
        return best

    def best_of(self, position: Position, choices: Iterable[Move]) -> Move:
        """Return the move after which the position is worth most, of any kind."""
        return max(choices, key=lambda move: self.after(position, move))

    def after(self, position: Position, move: Move) -> float:
        """Return what the position is worth once a legal move is made that lays no tile."""
        then = position.copy_same_tiles()
        rules.push(then, move)
        phase = then.book.phases[then.phase]
        if outcomes := phase.outcomes(then):
            return sum(self.after(then, outcome) for outcome in outcomes) / len(outcomes)
        if then.turn == position.turn and phase.actors(then) == (self._seat,):
            return max(self.after(then, choice) for choice in moves(then))
        return self.worth(then)

    def _deployed(self, position: Position, deploy: Deploy, stock: list[int]) -> float:
        """Return what a deployment adds: what it can expect, less what the figure was worth in the supply."""
        assert position.last_key is not None
        oriented_tile, first = position.grid.tiles[position.last_key][:2]
        node = first + oriented_tile.segment_at[deploy.spot]
        code = position.book.figures.index(deploy.figure)
        remaining = list(stock)
        remaining[code] -= 1
        cost = self._supply(stock) - self._supply(remaining)
        figures = ((self._seat, code, node),)
        return self._feature(position, position.features.root(node), figures) - cost

    def _recalled(self, position: Position, recall: Recall, stock: list[int]) -> float:
        """Return what a recall adds: the points and the abbot, less what he could expect where he stands."""
        root, abbot = abbot_at(position, self._seat, recall)
        figures = position.features.figures[root]
        back = list(stock)
        back[abbot[1]] += 1
        paid = position.grid.neighbours(key_of(recall.cell)) + 1
        return paid + self._supply(back) - self._supply(stock) - self._feature(position, root, figures)

    def _feature(self, position: Position, root: int, figures: tuple[Standing, ...]) -> float:
        """Return what a feature is worth with these figures on it, to all seats by their shares."""
        owners, points, back = self._prospects.expect(position, root, figures)
        worth = points * sum(self._shares[owner] for owner in owners)
        if back:
            size = len(position.book.figures)
            for seat, figure, _ in figures:
                stock = position.stock[seat * size : (seat + 1) * size]
                more = list(stock)
                if seat == self._seat and not position.features.figures.get(root):
                    stock[figure] -= 1
                else:
                    more[figure] += 1
                worth += self._shares[seat] * back * (self._supply(more) - self._supply(stock))
        return worth

    def _supply(self, stock: list[int]) -> float:
        """Return what figures in the supply may still do, the less the fewer turns are to come."""
        count = sum(stock[: len(BASE_FIGURES)]) - stock[_ABBOT]
        worth = SUPPLY[min(count, len(SUPPLY) - 1)] + LARGE * stock[_LARGE] + ABBOT * stock[_ABBOT]
        return worth * self._soon

    @staticmethod
    def _signature(position: Position, root: int) -> tuple[object, ...]:
        features = position.features
        return features.parent[root], features.ends[root], features.figures[root]


def _near(position: Position) -> set[int]:
    """Return the claimed features on the tile laid last and on those round it."""
    key = position.last_key
    if key is None:
        return set()
    tiles, features = position.grid.tiles, position.features
    found: set[int] = set()
    for cell in (key, *(key + step for step in AROUND_STEP)):
        if laid := tiles.get(cell):
            found.update(features.root(laid[1] + index) for index in range(len(laid[0].kinds)))
    return found & features.figures.keys()


def _completes(position: Position) -> bool:
    """Return whether the tile laid last completes a city or a road, so that fields may be worth more."""
    if position.last_key is None:
        return False
    oriented_tile, first = position.grid.tiles[position.last_key][:2]
    features = position.features
    return any(features.ends[features.root(first + index)] <= 0 for index in oriented_tile.closable)


def _is_field(position: Position, root: int) -> bool:
    oriented_tile, first = position.grid.tiles[position.features.keys[root]][:2]
    return oriented_tile.kinds[root - first] is FeatureKind.FIELD
