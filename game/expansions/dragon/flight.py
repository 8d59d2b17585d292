"""The dragon's flight: six steps, made by the seats in turn. Rules: dragon-fly, dragon-step, dragon-eats."""

from __future__ import annotations

from game.board.features import Features, Standing
from game.board.oriented_tile import SIDE_STEP, cell_of
from game.engine import turn
from game.engine.figures import return_figures, spot_of
from game.engine.hooks import Hooks, MoveRules, PhaseRules
from game.engine.position import Position
from game.engine.registry import register
from game.expansions.dragon.moves import (
    DRAGON_SIX,
    DRAGON_STEP,
    FLIGHT,
    STEPS,
    Eaten,
    Step,
    Stepped,
)
from game.expansions.dragon.state import DRAGON_STATE, Dragon, last_marked
from game.values.errors import IllegalMove
from game.values.events import Event
from game.values.geometry import Side
from game.values.ruleset import Option

DRAGON_AFTER = Option.add(
    "dragon-after",
    order=114,
    needs=("dragon", "without the expansion there is no dragon"),
)
"""The dragon flies after the scoring."""


_OCCUPIED = ("occupied", None)
_WAYS = tuple((Step(side), SIDE_STEP[side]) for side in Side)


def before_scoring(position: Position) -> bool:
    """Return True if a flight begins before the scoring, or goes on."""
    return not position.ruleset.has(DRAGON_AFTER) and _flies(position)


def _flies(position: Position) -> bool:
    """Begin or go on with the flight of the tile just laid while a step is legal; return True if so."""
    state = DRAGON_STATE.of(position)
    if state.flown or state.dragon is None or not last_marked(position, "dragon"):
        return False
    if not state.visited:
        state = state.with_dragon(state.dragon, (state.dragon,))
        DRAGON_STATE.put(position, state)
    if len(state.visited) <= STEPS and steps(position):
        position.phase = FLIGHT
        return True
    DRAGON_STATE.put(position, state.landed())
    return False


def steps(position: Position) -> list[Step]:
    """Return the legal steps: to adjacent tiles that the dragon has not visited and where no fairy stands.

    Rules: dragon-step, fairy-guards.
    """
    dragon, fairy, _, visited, _, _ = DRAGON_STATE.of(position)
    tiles = position.grid.tiles
    if dragon is None:
        return []
    return [
        step for step, way in _WAYS if (key := dragon + way) in tiles and key not in visited and key != fairy
    ]


def _coming(position: Position) -> tuple[tuple[int, int], ...]:
    """Return the steps to come as (number, seat): the seat that laid the tile first, the others in order."""
    due, seats = len(DRAGON_STATE.of(position).visited), len(position.seats)
    return tuple((number, (position.mover + number - 1) % seats) for number in range(due, STEPS + 1))


def _stepper(position: Position, state: Dragon) -> int:
    """Return the seat whose step it is."""
    return (position.mover + len(state.visited) - 1) % len(position.seats)


def _check(position: Position, move: Step) -> None:
    if move not in steps(position):
        raise IllegalMove(DRAGON_STEP, move)


def _push(position: Position, move: Step) -> list[Event]:
    state = DRAGON_STATE.of(position)
    assert state.dragon is not None
    seat, key = _stepper(position, state), state.dragon + SIDE_STEP[move.side]
    state = state.with_dragon(key, (*state.visited, key))
    DRAGON_STATE.put(position, state)
    events: list[Event] = [Stepped(position.seats[seat], move.side, cell_of(key))]
    events += _eat(position, key)
    if len(state.visited) <= STEPS and steps(position):
        return events
    DRAGON_STATE.put(position, DRAGON_STATE.of(position).landed())
    go_on = turn.close if position.ruleset.has(DRAGON_AFTER) else turn.end
    return events + go_on(position)


def _eat(position: Position, key: int) -> list[Event]:
    """Send every figure on a tile home unpaid. Rules: dragon-eats, dragon-home."""
    oriented_tile, first, _, _ = position.grid.tiles[key]
    nodes = range(first, first + len(oriented_tile.bits))
    if _occupied(position.features).isdisjoint(nodes):
        return []
    eaten: dict[int, list[Standing]] = {}
    for root, figures in position.features.figures.items():
        for figure in figures:
            if figure[2] in nodes:
                eaten.setdefault(root, []).append(figure)
    events: list[Event] = []
    for root, figures_there in eaten.items():
        events += [
            Eaten(position.seats[seat], position.book.figures[code], cell_of(key), spot_of(position, node))
            for seat, code, node in figures_there
        ]
        events += return_figures(position, root, figures_there)
    return events


def _occupied(features: Features) -> frozenset[int]:
    """Return the nodes with figures, to pass quickly over tiles without any: most steps meet none."""
    known: frozenset[int] | None = features.derived.get(_OCCUPIED)
    if known is None:
        known = frozenset([node for figures in features.figures.values() for _, _, node in figures])
        features.derived[_OCCUPIED] = known
    return known


register(DRAGON_AFTER, Hooks[Position](after_scoring=_flies))

RULES = PhaseRules[Position](
    lambda position: (_stepper(position, DRAGON_STATE.of(position)),),
    {Step: MoveRules(_check, _push, steps)},
    automatic=True,
    unfinished=DRAGON_SIX,
    lasting=True,
    coming=_coming,
)
