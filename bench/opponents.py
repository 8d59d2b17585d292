"""How the computer players do against easier ones, and how long they think about a turn."""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from game.match import play, start
from game.opponents import load, names
from game.position import Phase
from game.ruleset import Colour, Expansion, make_ruleset

GAMES = 4
SECONDS = 0.5


@dataclass(frozen=True, slots=True)
class Played:
    """Scores of the first and the second mind of one game, and the seconds of each of their turns."""

    scores: tuple[int, int]
    seconds: tuple[tuple[float, ...], tuple[float, ...]]


def duel(first: str, second: str, seed: str, *, first_begins: bool) -> Played:
    """One game of two seats with all expansions."""
    seats = (Colour.RED, Colour.BLUE) if first_begins else (Colour.BLUE, Colour.RED)
    minds = {Colour.RED: load(first), Colour.BLUE: load(second)}
    spent: dict[Colour, list[float]] = {Colour.RED: [], Colour.BLUE: []}
    match, _ = start(make_ruleset(expansions=Expansion), seats, seed)
    while match.position.phase is not Phase.OVER:
        seat = match.position.actors[-1]
        begun = time.perf_counter()
        chosen = minds[seat].choose(match.position, f"{seed} {match.position.turn}", SECONDS, seat)
        spent[seat].append(time.perf_counter() - begun)
        for move in chosen:
            match, _ = play(match, move)
    scores = match.position.scores
    return Played(
        (scores[Colour.RED], scores[Colour.BLUE]), (tuple(spent[Colour.RED]), tuple(spent[Colour.BLUE]))
    )


@dataclass(frozen=True, slots=True)
class Row:
    """What came of the games of a pair; a draw is half a win, times are those of the first."""

    first: str
    second: str
    games: int
    won: float
    points: float
    points_of_second: float
    median_turn_seconds: float
    slowest_turn_seconds: float


def row(first: str, second: str, games: Sequence[Played]) -> Row:
    """The games of a pair, summed up."""
    seconds = [spent for game in games for spent in game.seconds[0]]
    scores = [game.scores for game in games]
    return Row(
        first,
        second,
        len(games),
        sum((mine > theirs) + 0.5 * (mine == theirs) for mine, theirs in scores),
        statistics.fmean(mine for mine, _ in scores),
        statistics.fmean(theirs for _, theirs in scores),
        statistics.median(seconds),
        max(seconds),
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Print a line for each pair of minds, or with `--json` one object."""
    parser = argparse.ArgumentParser(prog="python -m bench opponents")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--games", type=int, default=GAMES, help="games of each pair")
    chosen, _ = parser.parse_known_args(arguments)
    rows = []
    for place, second in enumerate(names()):
        for first in names()[place + 1 :]:
            games = [duel(first, second, f"bench {n}", first_begins=n % 2 == 0) for n in range(chosen.games)]
            rows.append(row(first, second, games))
    if chosen.json:
        print(json.dumps({"duels": [asdict(row) for row in rows]}))
        return 0
    print(f"{'duel':<20} {'won':>8} {'points':>10} {'median turn':>12} {'slowest turn':>13}")
    for found in rows:
        pair = f"{found.first} : {found.second}"
        won = f"{found.won:g}/{found.games}"
        points = f"{found.points:.0f} : {found.points_of_second:.0f}"
        turn, slowest = (
            f"{1000 * seconds:.1f} ms" for seconds in (found.median_turn_seconds, found.slowest_turn_seconds)
        )
        print(f"{pair:<20} {won:>8} {points:>10} {turn:>12} {slowest:>13}")
    return 0
