"""Expected losses of figures to the dragon, for computer players: in the flight that begins now, and in later ones."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from game.board.features import Standing
from game.board.oriented_tile import SIDE_STEP, cell_of
from game.engine.position import Position
from game.engine.survey import is_open
from game.expansions.dragon.flight import DRAGON_AFTER
from game.expansions.dragon.moves import FLIGHT, STEPS
from game.expansions.dragon.state import DRAGON_STATE, Dragon, last_marked
from game.values.geometry import distance
from game.values.phases import Phase
from game.values.tiles import FeatureKind, TileId, all_tiles

NEAR = (0.0, 0.5, 0.2, 0.3, 0.05, 0.05, 0.02)
"""The chance that the next flight meets a figure, by its distance from the dragon in steps.

With two seats the same seat makes the first and the third step, so three steps are likelier than two.
"""

AWAY = 0.06
"""The chance that a later flight meets a figure, wherever the flight begins."""

GUARDED = 1.0
"""Tiles laid, on average, before the fairy is moved: she is moved in every other turn."""

WAIT, WAIT_FOR_END = 1.0, 3.0
"""Own turns until a city or a road is complete: a constant, and a number for each of its open ends."""


class _Risks:
    """The chances that figures are eaten in flights after this turn's, by node, while the tiles laid stay the same.

    They hold for the `unseen` tiles, and for the dragon on the cell of key `dragon`: None if it is not on the board,
    or flies now. `in_danger` is False if it never flies again. The figures of `guarded` stand beside the fairy.
    """

    __slots__ = ("_dragons", "_left", "_marked", "dragon", "guarded", "in_danger", "others", "unseen")

    def __init__(self, position: Position, dragon: int | None) -> None:
        self.unseen, self.dragon = position.unseen_tiles, dragon
        self._dragons, volcanoes = _to_come(position)
        self._marked = self._dragons + volcanoes
        self._left = position.unseen_count
        self.in_danger = bool(self._dragons and self._left)
        self.guarded: dict[int, float] = {}
        self.others: dict[int, float] = {}

    def chance(self, position: Position, root: int, key: int, guarded: float) -> float:
        """Return the chance for a figure on the cell of `key`; the fairy stays for `guarded` tiles."""
        tiles = min(self._left, _stays(position, root, len(position.seats))) - guarded
        if tiles <= 0.0:
            return 0.0
        flights = self._dragons / self._left * tiles
        if self.dragon is None:
            return 1.0 - math.exp(-AWAY * flights)
        next_one = (1.0 - math.exp(-flights)) * self._dragons / self._marked
        hits = AWAY * max(0.0, flights - next_one)
        steps = distance(cell_of(self.dragon), cell_of(key))
        if steps <= STEPS:
            hits += NEAR[steps] * next_one
        return 1.0 - math.exp(-hits)


def danger(
    position: Position,
    seat: int,
    figures: Sequence[tuple[int, Standing]],
    losses: Sequence[float],
) -> float:
    """Return the expected change of a seat's lead by figures that the dragon eats; see `Danger`."""
    state = DRAGON_STATE.of(position)
    total = 0.0
    dragon = state.dragon
    if _flying(position, state):
        total = _flight(position, state, seat, figures, losses)
        dragon = None
    known = position.features.tile_derived
    risks: _Risks | None = known.get(_Risks)
    if risks is None or risks.unseen is not position.unseen_tiles or risks.dragon != dragon:
        risks = known[_Risks] = _Risks(position, dragon)
    if not risks.in_danger:
        return total
    keys, fairy, guarded, others = position.features.keys, state.fairy, risks.guarded, risks.others
    for (root, (_, _, node)), loss in zip(figures, losses, strict=True):
        key = keys[node]
        chances = guarded if key == fairy else others
        chance = chances.get(node)
        if chance is None:
            stays = GUARDED if key == fairy else 0.0
            chance = chances[node] = risks.chance(position, root, key, stays)
        total += chance * loss
    return total


def hazard(position: Position) -> float:
    """Return how often any one figure is eaten per tile to come, on average; see `Hooks.hazard`."""
    left = position.unseen_count
    return AWAY * _to_come(position)[0] / left if left else 0.0


def _flying(position: Position, state: Dragon) -> bool:
    """Return True if the dragon flies, or will fly after the action of the seat to move."""
    if position.phase is FLIGHT:
        return True
    return (
        position.phase is Phase.DEPLOY
        and state.dragon is not None
        and not state.flown
        and last_marked(position, "dragon")
    )


def _flight(
    position: Position,
    state: Dragon,
    seat: int,
    figures: Sequence[tuple[int, Standing]],
    losses: Sequence[float],
) -> float:
    """Return the points expected from the rest of a flight, by an alpha-beta search of all its paths.

    The seat chooses its steps for the most points to itself, the other seats theirs for the fewest.
    """
    assert state.dragon is not None
    visited = list(state.visited or (state.dragon,))
    left = STEPS + 1 - len(visited)
    prey: dict[int, float] = {}
    for key, loss in _in_reach(position, state, figures, losses, left):
        prey[key] = prey.get(key, 0.0) + loss
    if not prey:
        return 0.0
    away = _away(position.grid.tiles, prey, left)
    mover, seats, tiles, fairy = position.mover, len(position.seats), position.grid.tiles, state.fairy

    def rest(low: float, high: float) -> float:
        """Return the points of the steps still to come; exact only between the bounds `low` and `high`."""
        at, count = visited[-1], len(visited)
        best: float | None = None
        own = (mover + count - 1) % seats == seat
        if away.get(at, STEPS + 1) > STEPS + 1 - count:
            return 0.0
        for way in SIDE_STEP:
            key = at + way
            if key not in tiles or key in visited or key == fairy:
                continue
            gain = prey.get(key, 0.0)
            visited.append(key)
            worth = gain + rest(low - gain, high - gain)
            visited.pop()
            if best is None or (worth > best if own else worth < best):
                best = worth
                if own:
                    low = max(low, best)
                else:
                    high = min(high, best)
                if low >= high:
                    break
        return best or 0.0

    return rest(-math.inf, math.inf)


def _in_reach(
    position: Position,
    state: Dragon,
    figures: Sequence[tuple[int, Standing]],
    losses: Sequence[float],
    steps: int,
) -> Iterator[tuple[int, float]]:
    """Yield the cell and the loss of each figure within `steps` of the dragon.

    Left out are figures beside the fairy, on cells that the dragon has visited and, if the flight comes after the
    scoring, which returns them, on complete features.
    """
    assert state.dragon is not None
    dragon = cell_of(state.dragon)
    visited, after_scoring = state.visited or (state.dragon,), position.ruleset.has(DRAGON_AFTER)
    for (_, figure), loss in zip(figures, losses, strict=True):
        key = position.features.keys[figure[2]]
        if key == state.fairy or key in visited:
            continue
        near = distance(dragon, cell_of(key)) <= steps
        if near and not (after_scoring and not is_open(position, figure[2])):
            yield key, loss


def _away(tiles: Mapping[int, object], prey: Mapping[int, float], most: int) -> dict[int, int]:
    """Return the steps from each cell to the nearest prey, for cells at most `most` steps away."""
    found = dict.fromkeys(prey, 0)
    rim = list(prey)
    for steps in range(1, most + 1):
        beyond = []
        for key in rim:
            for way in SIDE_STEP:
                near = key + way
                if near in tiles and near not in found:
                    found[near] = steps
                    beyond.append(near)
        rim = beyond
    return found


def _stays(position: Position, root: int, seats: int) -> float:
    """Return the tiles laid until a figure leaves its feature if all goes well; infinite on a field."""
    key = position.features.keys[root]
    oriented_tile, first = position.grid.tiles[key][:2]
    match oriented_tile.kinds[root - first]:
        case FeatureKind.FIELD:
            return math.inf
        case FeatureKind.MONASTERY | FeatureKind.GARDEN:
            missing = 8 - position.grid.neighbours(key)
            return seats * (WAIT + missing) if missing else 0.0
        case _:
            ends = position.features.ends[root]
            return seats * (WAIT + WAIT_FOR_END * ends) if ends > 0 else 0.0


def _to_come(position: Position) -> tuple[int, int]:
    """Return the numbers of unseen tiles with a dragon and with a volcano."""
    unseen = position.unseen_tiles
    dragons, volcanoes = _marked("dragon"), _marked("volcano")
    return sum([unseen.get(tile, 0) for tile in dragons]), sum([unseen.get(tile, 0) for tile in volcanoes])


@cache
def _marked(mark: str) -> tuple[TileId, ...]:
    return tuple(tile for tile, kind in all_tiles().items() if mark in kind.marks)
