"""Find the coefficients of the evaluation by play: `python -m bench tune --seconds 600`.

Simultaneous perturbation (SPSA): all coefficients are moved a little at once, each up or down by the toss of a coin;
the evaluation so changed plays the one changed the other way, over the same tiles with the seats exchanged, and
each coefficient moves the way that won, the farther the higher. The base game with two seats is played. The result
is what `game/opponents/weights.py` holds; orders of tiles follow from `--seed`, so others check it.
"""

from __future__ import annotations

import argparse
import math
import statistics
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, fields, replace

from bench._report import report
from game.engine.bag import Chance, fill
from game.engine.match import new_position
from game.opponents.chances import Chances
from game.opponents.sketch import Sketch
from game.opponents.weighing import best
from game.opponents.weights import TUNED, Weights
from game.values.ruleset import Colour, make_ruleset

STEP = 0.2
"""How far coefficients are moved to try: the logarithm of the factor."""

RATE = 0.004
"""How far a coefficient moves for each point by which its direction has won, in the same measure."""

PAIRS = 4
"""Pairs of games that each direction is tried in."""


def margin(weights: tuple[Weights, Weights], seed: str) -> float:
    """Return by how many points a game the first wins the two games of a pair."""
    ruleset = make_ruleset()
    order = fill(ruleset, seed).tiles
    total = 0
    for first in (0, 1):
        position = new_position(ruleset, (Colour.RED, Colour.BLUE))
        sketch = Sketch(position)
        unseen = dict(position.unseen_tiles)
        for tile in order:
            unseen[tile] -= 1
            sketch.left = sum(unseen.values())
            if turn := best(sketch, tile, Chances(unseen, 2, weights[sketch.mover ^ first])):
                sketch.play(*turn[1:])
        points = sketch.finish()
        total += points[first] - points[1 - first]
    return total / 2


def moved(weights: Weights, by: Mapping[str, float]) -> Weights:
    """Return the weights with some multiplied by the exponential of `by`."""
    return replace(weights, **{name: getattr(weights, name) * math.exp(step) for name, step in by.items()})


def match(weights: tuple[Weights, Weights], pairs: int, seed: str) -> tuple[float, float]:
    """Return the mean margin of the first over pairs of games, and its error (of one in twenty)."""
    margins = [margin(weights, f"{seed} {number}") for number in range(pairs)]
    return statistics.fmean(margins), 1.96 * statistics.stdev(margins) / math.sqrt(pairs)


def tuned(start: Weights, names: Sequence[str], seconds: float, seed: str) -> Weights:
    """Return the mean of the weights visited in the second half of the time."""
    chance = Chance(seed, "tune")
    begun, number = time.monotonic(), 0
    at = dict.fromkeys(names, 0.0)
    visited: list[dict[str, float]] = []
    while (spent := time.monotonic() - begun) < seconds:
        rate = RATE * (1 - 0.7 * spent / seconds)
        ways = {name: STEP if chance.below(2) else -STEP for name in names}
        up = moved(start, {name: at[name] + way for name, way in ways.items()})
        down = moved(start, {name: at[name] - way for name, way in ways.items()})
        won = statistics.fmean(margin((up, down), f"tune {seed} {number} {pair}") for pair in range(PAIRS))
        for name, way in ways.items():
            at[name] += rate * won * way / STEP
        number += 1
        visited.append(dict(at))
    later = visited[len(visited) // 2 :]
    return moved(start, {name: statistics.fmean(each[name] for each in later) for name in names})


def main(argv: list[str]) -> None:
    """Print the weights found, and how they do against those they started from over other tiles."""
    parser = argparse.ArgumentParser(prog="python -m bench tune", description=__doc__)
    known = [field.name for field in fields(Weights)]
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"coefficients to move: {', '.join(known)}")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long to search")
    parser.add_argument("--pairs", type=int, default=50, help="pairs of games that check the result")
    parser.add_argument("--seed", default="0", help="another seed plays other tiles")
    wanted, rest = parser.parse_known_args(argv)
    for name in wanted.names:
        if name not in known:
            parser.error(f"no coefficient is called {name}")
    found = tuned(TUNED, wanted.names or known, wanted.seconds, wanted.seed)
    ahead, error = match((found, TUNED), wanted.pairs, f"check {wanted.seed}")
    report({"weights": asdict(found), "margin": ahead, "margin_error": error}, rest)
