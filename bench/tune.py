"""Tune the coefficients of the evaluation by play: `python -m bench tune --seconds 1800`.

Coordinate search: each coefficient in turn is made larger and smaller, and the changed evaluation plays
against the best one so far, over the same tiles with the seats exchanged. A change that wins by more than
chance is kept and repeated in its direction; each round changes less than the previous one. The base game
with two seats is played. The result belongs into `game/opponents/weights.py`; the orders of tiles follow from
`--seed`.
"""

from __future__ import annotations

import math
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, fields, replace

from bench.ladder import mean_and_error
from bench.support.options import option_parser
from bench.support.report import report
from game.engine.bag import fill
from game.engine.match import new_position
from game.opponents.chances import Chances
from game.opponents.sketch import Sketch
from game.opponents.sketch_playouts import best
from game.opponents.weights import TUNED, Weights
from game.values.ruleset import Colour, make_ruleset

STEP = 0.35
"""The change of a coefficient in the first round, as the logarithm of the factor."""

SMALLER = 0.6
"""The factor of the step from one round to the next."""

PAIRS = 80
"""Pairs of games by which a change is tested."""

ERRORS = 1.5
"""Standard errors by which a change must win to be kept."""


def margin(weights: tuple[Weights, Weights], seed: str) -> float:
    """Return the mean points by which the first weights win the two games of a pair."""
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


def match(weights: tuple[Weights, Weights], pairs: int, seed: str) -> tuple[float, float]:
    """Return the first weights' mean margin over pairs of games, and its error at the 95 % level."""
    margins = [margin(weights, f"{seed} {number}") for number in range(pairs)]
    return mean_and_error(margins)


def tuned(start: Weights, names: Sequence[str], seconds: float, seed: str) -> Iterator[Weights]:
    """Yield ever better weights until `seconds` seconds are over."""
    found, step, number = start, STEP, 0
    begun = time.monotonic()
    while True:
        for name in names:
            for way in (step, -step):
                improved = False
                while True:
                    if time.monotonic() > begun + seconds:
                        return
                    tried = replace(found, **{name: getattr(found, name) * math.exp(way)})
                    ahead, error = match((tried, found), PAIRS, f"tune {seed} {number}")
                    number += 1
                    if ahead < ERRORS * error / 1.96:
                        break
                    found, improved = tried, True
                    yield found
                if improved:
                    break
        step *= SMALLER


def main(argv: list[str]) -> None:
    """Print the weights found, and their margin over the initial ones with other tiles."""
    parser = option_parser("tune", __doc__)
    known = [field.name for field in fields(Weights)]
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"coefficients to move: {', '.join(known)}")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long to search")
    parser.add_argument("--pairs", type=int, default=50, help="pairs of games that check the result")
    parser.add_argument("--seed", default="0", help="another seed plays other tiles")
    arguments = parser.parse_args(argv)
    if arguments.pairs < 1:
        parser.error("--pairs takes 1 or more: the result is checked")
    for name in arguments.names:
        if name not in known:
            parser.error(f"no coefficient is called {name}")
    found = TUNED
    for found in tuned(TUNED, arguments.names or known, arguments.seconds, arguments.seed):
        print(found, file=sys.stderr, flush=True)
    ahead, error = 0.0, 0.0
    if found != TUNED:
        ahead, error = match((found, TUNED), arguments.pairs, f"check {arguments.seed}")
    report({"weights": asdict(found), "margin": ahead, "margin_error": error}, argv)
