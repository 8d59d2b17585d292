"""Games played at random from a seed: positions to look at, to measure and to test with."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
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
    state, events = match.start(ruleset, SEATS[:seats], f"sample {seed}")
    positions, happened = [state.position], [events]
    while state.position.phase is not Phase.OVER:
        state, events = match.play(state, _choose(state.position, chance))
        positions.append(state.position)
        happened.append(events)
    return SampleGame(tuple(positions), tuple(happened))


@lru_cache(maxsize=8)
def sprawling_game(seed: int, seats: int = 6, ruleset: Ruleset = RIVER_ABBOT_INNS) -> SampleGame:
    """Return a whole game whose tiles lie anywhere they fit, so that its board is larger than people make it."""
    chance = random.Random(seed)
    state, events = match.start(ruleset, SEATS[:seats], f"sprawling {seed}")
    positions, happened = [state.position], [events]
    while state.position.phase is not Phase.OVER:
        state, events = match.play(state, chance.choice(moves(state.position)))
        positions.append(state.position)
        happened.append(events)
    return SampleGame(tuple(positions), tuple(happened))


def _choose(position: Position, chance: random.Random) -> Move:
    if position.phase is Phase.PLACE:
        return max(placements(position), key=lambda place: _closeness(position, place) + chance.random())
    choices: Sequence[Move] = deployments(position)
    if position.phase is not Phase.DEPLOY:
        choices = moves(position)
        return chance.choice(choices)
    if DRAGON in position.ruleset.expansions:
        choices = [move for move in moves(position) if not isinstance(move, Skip)]
    left = sum(sum(kinds.values()) for kinds in position.supply.values())
    if choices and chance.random() < 0.25 + 0.5 * left / (8 * len(position.seats)):
        return chance.choice(choices)
    return Skip()


def _closeness(position: Position, place: Place) -> float:
    x, y = place.cell
    near = sum((x + dx, y + dy) in position.board for dx, dy in AROUND)
    return 0.5 * near - 0.14 * (abs(x) * 0.9 + abs(y))
