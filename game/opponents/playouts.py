"""Compares turns by playouts, in which every seat plays as `greedy` does.

A turn that looks best one turn ahead may leave too much to the next seat, which some more turns show. All candidates
are played on with the same orders of tiles, so that none is luckier. The worse half is dropped after
each round (sequential halving), and candidates that are surely behind at once.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import permutations
from typing import TypeAlias

from game.engine import rules
from game.engine.bag import Chance
from game.engine.position import Position
from game.opponents.chances import Chances, tiles_to_come
from game.opponents.evaluation import EXTRA_TURN, EvaluatedTurn, Evaluation
from game.opponents.position_playouts import (
    play_to_draw,
    play_turn,
    position_playout,
    position_playout_with_hands,
)
from game.opponents.sketch import Sketch, can_sketch, is_sketch_exact
from game.opponents.sketch_evaluation import SketchEvaluation
from game.opponents.sketch_playouts import lead, sketch_playout, sketch_playout_with_hands
from game.opponents.weights import TUNED
from game.values.phases import Phase
from game.values.tiles import TileId

CANDIDATES = 8
"""The largest number of turns compared."""

BEHIND = 8.0
"""A turn that looks worse than the best by more points than this is not compared."""

TRUST = 3.0
"""The number of playouts that the evaluation of a turn counts as: one playout alone is mostly luck."""

SLOWER, SLOWER_WITH_DANGER = 6, 25
"""The factor by which a playout turn takes longer where no sketch can be made, and where figures are in danger, too."""

DEPTH_WITH_HAZARDS = 4
"""The largest number of turns in a playout where figures can be lost in ways that a sketch does not have.

Whole positions have them, but then take many times longer.
"""

FEWEST = 4
"""Playouts of each candidate; with time for less, fewer candidates are compared."""

SURE, SURE_FROM, SURE_EACH = 3.0, 8, 4
"""A candidate `SURE` standard errors behind is dropped; checked every `SURE_EACH` orders from the `SURE_FROM`-th."""

LAST = 3
"""The largest number of tiles left with which every order of them is played to the end."""


Playout: TypeAlias = Callable[[Sequence[TileId]], float]
"""A function that plays on with an order of tiles and returns the worth for the seat that chooses."""


def best_by_playouts(
    position: Position, ranked: Sequence[EvaluatedTurn], chance: Chance, turns: int, depth: int
) -> EvaluatedTurn:
    """Return the candidate that does best in playouts of `depth` turns each; `turns` is how many are played in all.

    `ranked` are the candidates, the best first. With no tile left it is the first of them, or the one of most
    final points under rules for which no sketch can be made. A turn counts as `SLOWER` turns where no sketch
    can be made, and with hands as many times as a hand has tiles. Fewer turns are played once some candidates
    are surely behind.
    """
    bag = tiles_left(position)
    hands = _Hands(position) if position.book.drawing.hand_size else None
    if not can_sketch(position.book):
        turns //= SLOWER_WITH_DANGER if position.book.danger else SLOWER
    if hands:
        turns //= hands.size
    elif 0 < len(bag) <= LAST:
        return _to_the_end(position, ranked, bag, turns)
    elif not bag and not can_sketch(position.book):
        return _by_final_points(position, ranked[: max(1, turns)])
    # With little time, better a few turns for several candidates than many for one.
    most = min(depth, len(bag) + (hands.known if hands else 0), max(2, turns // (4 * FEWEST)))
    depth = playout_depth(position, most)
    enough = min(CANDIDATES, turns // (FEWEST * max(1, depth)))
    near = [turn for turn in ranked if turn.worth > ranked[0].worth - BEHIND]
    candidates = _candidates(position, near, enough)
    if len(candidates) < 2 or not depth:
        return ranked[0]
    chances = playout_chances(position)
    starts = [playout_after(position, turn, depth, chances, hands) for turn in candidates]
    worths = [turn.worth for turn in candidates]
    orders = _orders(position, bag, chance)
    return candidates[_best_by_halving(starts, worths, orders, depth, turns)]


def _best_by_halving(
    starts: Sequence[Playout], worths: Sequence[float], orders: Iterator[list[TileId]], depth: int, turns: int
) -> int:
    """Return the index of the candidate that does best (sequential halving).

    Each round plays all that are left over the same orders, and drops the worse half; the rounds share the `turns`,
    of which a playout takes `depth`.
    """
    results: list[list[float]] = [[] for _ in starts]
    live = list(range(len(starts)))
    rounds = (len(starts) - 1).bit_length()
    size = len(starts)
    for number in range(rounds):
        for _ in range(max(1, turns // (rounds - number) // (depth * size))):
            order = next(orders)
            for index in live:
                results[index].append(starts[index](order))
            turns -= depth * size
            value = _values(live, worths, results)
            live = _in_reach(live, value, results)
            if len(live) == 1:
                return live[0]
        size = (size + 1) // 2
        live = sorted(live, key=lambda index: -value[index])[:size]
    return live[0]


def _candidates(position: Position, ranked: Sequence[EvaluatedTurn], most: int) -> list[EvaluatedTurn]:
    """Return the best turns, at most `most`; of those that a sketch cannot tell apart only the best."""
    if is_sketch_exact(position) or not can_sketch(position.book):
        return list(ranked[:most])
    found: dict[object, EvaluatedTurn] = {}
    for turn in ranked:
        if len(found) == most:
            break
        found.setdefault(_as_sketched(position, turn), turn)
    return list(found.values())


def _as_sketched(position: Position, turn: EvaluatedTurn) -> object:
    """Return a value equal for turns that a sketch cannot tell apart, as it has no builder, pig or fairy.

    It is the turn itself if chance or a seat decides something more before the next draw.
    """
    played = after_turn(position, turn)
    if played.phase is not Phase.DRAW:
        return turn
    weights, held = played.book.weights, played.features.figures.values()
    followers = frozenset([figure for figures in held for figure in figures if weights[figure[1]]])
    return turn.place, played.mover, tuple(played.points), followers


def _values(
    live: Sequence[int], worths: Sequence[float], results: Sequence[Sequence[float]]
) -> dict[int, float]:
    """Return for each candidate the sum of its playouts and of its worth, which counts as `TRUST` of them."""
    return {index: sum(results[index]) + TRUST * worths[index] for index in live}


def playout_depth(position: Position, most: int) -> int:
    """Return the number of turns in a playout, at most `most`; see `DEPTH_WITH_HAZARDS`."""
    return min(most, DEPTH_WITH_HAZARDS) if position.book.hazard else most


def playout_chances(position: Position) -> Chances:
    """Return the chances for playouts, which know nothing of expansions but their hazard to figures."""
    hazard = sum(of(position) for of in position.book.hazard)
    return Chances(tiles_to_come(position), len(position.seats), TUNED, hazard)


def _in_reach(live: list[int], value: Mapping[int, float], results: Sequence[Sequence[float]]) -> list[int]:
    """Return the candidates that are not surely behind the best, by their results for the same orders."""
    count = len(results[live[0]])
    if count < SURE_FROM or count % SURE_EACH:
        return live
    best = max(live, key=value.__getitem__)
    found = []
    for index in live:
        behind = [one - other for one, other in zip(results[best], results[index], strict=True)]
        mean = sum(behind) / count
        variance = sum((points - mean) ** 2 for points in behind) / (count - 1)
        if index == best or value[best] - value[index] <= SURE * math.sqrt(count * variance):
            found.append(index)
    return found


def playout_after(
    position: Position, turn: EvaluatedTurn, depth: int, chances: Chances, hands: _Hands | None = None
) -> Playout:
    """Return the playout that begins after a turn; it ends `depth` turns later, or with the last tile of its order.

    What a sketch does not model counts with its worth at the beginning of the playout.
    """
    seat, start, rest = position.mover, after_turn(position, turn), 0.0
    if not can_sketch(position.book):
        play = position_playout_with_hands if hands else position_playout
        return lambda order: play(start.copy(), order, depth, seat)
    if is_sketch_exact(start):
        sketch = Sketch(start)
    else:
        thrown = start.book.phases[start.phase].chance is not None
        if not play_to_draw(start):
            ended = lead(start.points, seat)
            return lambda order: ended
        sketch = Sketch(start)
        worth = turn.worth if thrown else Evaluation(start, seat).worth(start)
        rest = worth - SketchEvaluation(sketch, seat, chances).total
        if start.mover == seat and depth < start.unseen_count:
            # Playouts are equally long after any candidate; after this one the seat has an extra turn.
            rest += EXTRA_TURN
    if hands:
        return lambda order: rest + hands.played_on(sketch, turn, order, depth, chances)
    return lambda order: rest + sketch_playout(sketch.copy(), order, depth, seat, chances)


class _Hands:
    """The hands of all seats as the seat to move sees them; hidden ones are filled at random."""

    def __init__(self, position: Position) -> None:
        self.size = position.book.drawing.hand_size
        self._seat = position.mover
        self._hands = [list(hand) for hand in position.book.drawing.held(position)]
        self.known = sum(map(len, self._hands)) - 1

    def played_on(
        self, start: Sketch, turn: EvaluatedTurn, order: Sequence[TileId], depth: int, chances: Chances
    ) -> float:
        """Return the worth of a turn `depth` turns later, if all seats lay the best of their tiles."""
        seat, hands, rest = self._seat, [hand.copy() for hand in self._hands], list(order)
        if turn.place.tile in hands[seat]:
            hands[seat].remove(turn.place.tile)
        others = len(hands)
        for owner in [(seat + step) % others for step in range(1, others + 1)]:
            missing = self.size - len(hands[owner])
            hands[owner] += rest[:missing]
            del rest[:missing]
        sketch = start.copy()
        sketch.mover = (seat + 1) % others
        return sketch_playout_with_hands(sketch, hands, rest, depth, seat, chances)


def _to_the_end(
    position: Position, ranked: Sequence[EvaluatedTurn], bag: list[TileId], turns: int
) -> EvaluatedTurn:
    """Return the candidate with the most final points, on average over every order of the last tiles."""
    orders = Counter(permutations(bag))
    enough = max(1, turns // (len(orders) * len(bag)))
    if not is_sketch_exact(position):
        enough = min(enough, CANDIDATES)
    chances = playout_chances(position)
    ends: list[tuple[float, EvaluatedTurn]] = []
    for turn in _candidates(position, ranked, enough):
        start = playout_after(position, turn, len(bag), chances)
        ends.append((sum(count * start(order) for order, count in orders.items()), turn))
    return max(ends, key=lambda end: end[0])[1]


def _by_final_points(position: Position, ranked: Sequence[EvaluatedTurn]) -> EvaluatedTurn:
    """Return the candidate with the most final points, where the game is over after it.

    A candidate after which chance or another seat decides counts with its worth.
    """

    def end(turn: EvaluatedTurn) -> float:
        over = after_turn(position, turn)
        if over.phase is not Phase.DRAW:
            return turn.worth
        rules.push_finish(over)
        return lead(over.points, position.mover)

    return max(ranked, key=end)


def _orders(position: Position, bag: list[TileId], chance: Chance) -> Iterator[list[TileId]]:
    """Yield possible orders of the unseen tiles; each tile is first in one before any is first again."""
    while True:
        if not bag:
            yield []
        for first in tile_order(position, bag, chance):
            order = tile_order(position, bag, chance)
            if position.book.opens(first) is position.book.opens(order[0]):
                order.remove(first)
                order.insert(0, first)
            yield order


def tiles_left(position: Position) -> list[TileId]:
    """Return the unseen tiles, each as often as it has unseen copies."""
    return [tile for tile, count in position.unseen.items() for _ in range(count)]


def tile_order(position: Position, bag: list[TileId], chance: Chance) -> list[TileId]:
    """Return a random order of the unseen tiles, those of the opening set first."""
    shuffled = chance.shuffled(bag)
    return sorted(shuffled, key=lambda tile: not position.book.opens(tile))


def after_turn(position: Position, turn: EvaluatedTurn) -> Position:
    """Return the position after a whole turn."""
    played = position.copy()
    play_turn(played, turn)
    return played
