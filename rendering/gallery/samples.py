"""Games played at random from a seed: positions to look at, to measure and to test with."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from game.engine import match
from game.engine.legal import deployments, moves, placements
from game.engine.position import Position
from game.expansions.dragon.rules import DRAGON
from game.expansions.flyers.rules import FLYERS
from game.expansions.traders.rules import TRADERS
from game.values.events import Event
from game.values.geometry import AROUND
from game.values.moves import Move, Place, Skip
from game.values.phases import Phase
from game.values.ruleset import Colour, Expansion, Ruleset

SEATS = tuple(Colour)
NAMES = dict(zip(SEATS, ("Zoë", "Marek", "Ingrid", "Łukasz", "Noor", "Ana Sofía"), strict=True))
RIVER_ABBOT_INNS = Ruleset(expansions=frozenset({Expansion.RIVER, Expansion.ABBOT, Expansion.INNS}))
"""The expansions of the sample games: named, since another one would change all their kept pictures."""
DRAGONS = Ruleset(expansions=frozenset({Expansion.ABBOT, Expansion.INNS, TRADERS, DRAGON, FLYERS}))
"""A ruleset with every figure and piece."""


@dataclass(frozen=True, slots=True)
class SampleGame:
    """The positions before the first move and after each one, and the events that led to each."""

    positions: tuple[Position, ...]
    events: tuple[tuple[Event, ...], ...]

    def with_tiles(self, tiles: int) -> Position:
        """Return the first position with that many tiles laid and another one drawn, or the last one."""
        for position in self.positions:
            if len(position.board) == tiles and position.phase is Phase.PLACE:
                return position
        return self.positions[-1]

    def turns(self) -> Iterator[Position]:
        """Return the positions in which a turn is over: the next tile is drawn, or the game has ended."""
        return (p for p in self.positions if p.phase in (Phase.PLACE, Phase.OVER))


@lru_cache(maxsize=8)
def sample_game(seed: int = 7, seats: int = 6, ruleset: Ruleset = RIVER_ABBOT_INNS) -> SampleGame:
    """Return a whole game of that many seats, played at random but with tiles as close as people lay them."""
    chance = random.Random(seed)
    return _played(ruleset, seats, f"sample {seed}", lambda position: _choose(position, chance))


@lru_cache(maxsize=8)
def sprawling_game(seed: int, seats: int = 6, ruleset: Ruleset = RIVER_ABBOT_INNS) -> SampleGame:
    """Return a whole game whose tiles lie anywhere they fit, so that its board is larger than people make it."""
    chance = random.Random(seed)
    return _played(ruleset, seats, f"sprawling {seed}", lambda position: chance.choice(moves(position)))


def _played(ruleset: Ruleset, seats: int, tile_seed: str, choose: Callable[[Position], Move]) -> SampleGame:
    """Return the whole game with the tiles of that seed in which every move is the one that `choose` returns."""
    state, events = match.start(ruleset, SEATS[:seats], tile_seed)
    positions, happened = [state.position], [events]
    while state.position.phase is not Phase.OVER:
        state, events = match.play(state, choose(state.position))
        positions.append(state.position)
        happened.append(events)
    return SampleGame(tuple(positions), tuple(happened))


def _choose(position: Position, chance: random.Random) -> Move:
    """Return a move: the tile near others and the start, a meeple more often while many are left."""
    if position.phase is Phase.PLACE:
        return max(placements(position), key=lambda place: _closeness(position, place) + chance.random())
    if position.phase is not Phase.DEPLOY:
        return chance.choice(moves(position))
    choices: Sequence[Move] = deployments(position)
    if DRAGON in position.ruleset.expansions:
        choices = [move for move in moves(position) if not isinstance(move, Skip)]
    left = sum(sum(kinds.values()) for kinds in position.supply.values())
    if choices and chance.random() < 0.25 + 0.5 * left / (8 * len(position.seats)):
        return chance.choice(choices)
    return Skip()


def _closeness(position: Position, place: Place) -> float:
    """Return how close to other tiles and to the start tile a place is; the larger, the closer."""
    x, y = place.cell
    near = sum((x + dx, y + dy) in position.board for dx, dy in AROUND)
    return 0.5 * near - 0.14 * (abs(x) * 0.9 + abs(y))
