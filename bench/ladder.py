"""How one computer player does against another over the same tiles: `python -m bench ladder [A B] --pairs N`.

Each pair of games has one order of tiles with the seats exchanged, so that its luck counts for nobody. Without
names every player meets the next weaker one; besides those of the menu there are frozen ones, `first-greedy` and
`first-planner`, which stay what they are. With `--stop` a match ends as soon as it is decided by a sequential
probability ratio test whether the first wins half of the games or `--better` of them.
"""

from __future__ import annotations

import argparse
import math
import statistics
import time
from dataclasses import dataclass, field

from bench._report import report
from bench._yardsticks import load
from bench._yardsticks import names as yardsticks
from game.engine.match import play, start
from game.opponents import names
from game.values.phases import Phase
from game.values.ruleset import Colour, Expansion, Ruleset, make_ruleset

DECIDED = math.log(0.95 / 0.05)
"""The log of likelihoods at which a sequential test ends: one in twenty ends wrongly."""


@dataclass(slots=True)
class Tally:
    """What a match has come to: margins of pairs (means of two games), games won, seconds of each turn."""

    margins: list[float] = field(default_factory=list)
    won: float = 0.0
    seconds: tuple[list[float], list[float]] = field(default_factory=lambda: ([], []))

    @property
    def games(self) -> int:
        """Games played."""
        return 2 * len(self.margins)


def game(
    tally: Tally, players: tuple[str, str], ruleset: Ruleset, seed: str, seconds: float, *, first: bool
) -> int:
    """Play one game of two seats and return by how many points the first player won; `first` says who begins."""
    seats = (Colour.RED, Colour.BLUE) if first else (Colour.BLUE, Colour.RED)
    computers = {Colour.RED: load(players[0]), Colour.BLUE: load(players[1])}
    match, _ = start(ruleset, seats, seed)
    while match.position.phase is not Phase.OVER:
        seat = match.position.actors[-1]
        begun = time.perf_counter()
        seen = match.position.seen_by(seat)
        chosen = computers[seat].choose(seen, f"{seed} {match.position.turn}", seconds, seat)
        tally.seconds[seat is Colour.BLUE].append(time.perf_counter() - begun)
        for move in chosen:
            match, _ = play(match, move)
    scores = match.position.scores
    return scores[Colour.RED] - scores[Colour.BLUE]


def likelihood(tally: Tally, better: float) -> float:
    """Return the log of how much likelier the games are if the first wins `better` of them than if half."""
    lost = tally.games - tally.won
    return tally.won * math.log(better / 0.5) + lost * math.log((1 - better) / 0.5)


def matched(players: tuple[str, str], ruleset: Ruleset, wanted: argparse.Namespace) -> Tally:
    """Play up to `wanted.pairs` pairs of games."""
    tally = Tally()
    for number in range(wanted.pairs):
        seed = f"ladder {wanted.seed} {number}"
        margins = [
            game(tally, players, ruleset, seed, wanted.seconds, first=first) for first in (True, False)
        ]
        tally.margins.append(statistics.fmean(margins))
        tally.won += sum((margin > 0) + 0.5 * (margin == 0) for margin in margins)
        if wanted.stop and abs(likelihood(tally, wanted.better)) > DECIDED:
            break
    return tally


def summed_up(tally: Tally) -> dict[str, float]:
    """Return the figures of a match; errors and intervals are of one in twenty."""
    rate, pairs = tally.won / tally.games, len(tally.margins)
    spread = 1.96 * math.sqrt(max(rate * (1 - rate), 1e-9) / tally.games)
    error = 1.96 * statistics.stdev(tally.margins) / math.sqrt(pairs) if pairs > 1 else math.inf
    return {
        "pairs": pairs,
        "win_rate": rate,
        "win_rate_low": max(0.0, rate - spread),
        "win_rate_high": min(1.0, rate + spread),
        "margin": statistics.fmean(tally.margins),
        "margin_error": error,
        "seconds_a_turn": statistics.fmean(tally.seconds[0]),
        "seconds_a_turn_of_second": statistics.fmean(tally.seconds[1]),
        "slowest_turn_s": max(tally.seconds[0]),
    }


def main(argv: list[str]) -> None:
    """Print how the first of each match did, or with --json one object."""
    parser = argparse.ArgumentParser(prog="python -m bench ladder", description=__doc__)
    parser.add_argument("players", nargs="*", metavar="A B", help="two computer players")
    parser.add_argument("--pairs", type=int, default=5, help="pairs of games of each match")
    parser.add_argument("--seconds", type=float, default=3.0, help="how long a turn may be thought about")
    parser.add_argument("--seed", default="0", help="another seed plays other tiles")
    parser.add_argument(
        "--expansions", action="store_true", help="with all expansions, not the base game alone"
    )
    parser.add_argument("--stop", action="store_true", help="stop as soon as a match is decided")
    parser.add_argument("--better", type=float, default=0.55, help="the win rate that --stop decides about")
    wanted, rest = parser.parse_known_args(argv)
    if wanted.players and len(wanted.players) != 2:
        parser.error("name two players, or none")
    for name in wanted.players:
        if name not in (*names(), *yardsticks()):
            parser.error(
                f"no computer player is called {name}; there are {', '.join((*names(), *yardsticks()))}"
            )
    order = names()
    matches = [tuple(wanted.players)] if wanted.players else list(zip(order[1:], order, strict=False))
    ruleset = make_ruleset(expansions=Expansion if wanted.expansions else ())
    report(
        {f"{one} : {other}": summed_up(matched((one, other), ruleset, wanted)) for one, other in matches},
        rest,
    )
