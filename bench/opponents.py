"""Games of the computer players against easier ones, and the time that they take for a turn."""

from __future__ import annotations

import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass

from bench.support.report import report
from game.engine.match import play, start
from game.opponents import load, names
from game.values.phases import Phase
from game.values.ruleset import Colour, Expansion, make_ruleset

GAMES = 4
"""Games of each pair; the stronger player begins every other one."""
SECONDS = 0.5


@dataclass(frozen=True, slots=True)
class Played:
    """Scores of the first and the second opponent of one game, and the seconds of each of their turns."""

    scores: tuple[int, int]
    seconds: tuple[tuple[float, ...], tuple[float, ...]]


def duel(first: str, second: str, seed: str, *, first_begins: bool) -> Played:
    """Play one game of two seats with all expansions and return its scores and times."""
    seats = (Colour.RED, Colour.BLUE) if first_begins else (Colour.BLUE, Colour.RED)
    computers = {Colour.RED: load(first), Colour.BLUE: load(second)}
    spent: dict[Colour, list[float]] = {Colour.RED: [], Colour.BLUE: []}
    match, _ = start(make_ruleset(expansions=Expansion), seats, seed)
    while match.position.phase is not Phase.OVER:
        seat = match.position.actors[-1]
        begun = time.perf_counter()
        chosen = computers[seat].choose(match.position, f"{seed} {match.position.turn}", SECONDS, seat)
        spent[seat].append(time.perf_counter() - begun)
        for move in chosen:
            match, _ = play(match, move)
    scores = match.position.scores
    return Played(
        (scores[Colour.RED], scores[Colour.BLUE]), (tuple(spent[Colour.RED]), tuple(spent[Colour.BLUE]))
    )


def summed_up(games: Sequence[Played]) -> dict[str, float]:
    """Return the figures of a pair's games; a draw is half a win, times are those of the first."""
    seconds = [spent for game in games for spent in game.seconds[0]]
    scores = [game.scores for game in games]
    return {
        "games": len(games),
        "won": sum((first > second) + 0.5 * (first == second) for first, second in scores),
        "points": statistics.fmean(first for first, _ in scores),
        "points_of_second": statistics.fmean(second for _, second in scores),
        "median_turn_ms": 1000 * statistics.median(seconds),
        "slowest_turn_ms": 1000 * max(seconds),
    }


def main(argv: list[str]) -> None:
    """Print the figures of each pair of computer players as a table, or with --json as one object."""
    figures = {}
    for place, second in enumerate(names()):
        for first in names()[place + 1 :]:
            games = [duel(first, second, f"bench {n}", first_begins=n % 2 == 0) for n in range(GAMES)]
            figures[f"{first} : {second}"] = summed_up(games)
    report(figures, argv)
