"""Computer players against each other over the same tiles: `python -m bench ladder [A B ...] --pairs N`.

Each pair of games has one order of tiles with the seats exchanged, so that luck favours neither player.
Without names every player meets the next weaker one. Besides those of the menu there are frozen ones,
`first-greedy` and `first-planner`, which never change. With `--stop` a match ends as soon as a sequential
probability ratio test decides whether the first player wins half of the games or `--better` of them.

More than two players sit at one table, and play as many games of each order as there are seats; their figures
are the places in which they finish.

With `--keep FILE` each pair is added to a file as soon as it is played, and the next run continues after the
last one, as long as the players choose the same turns; `--pairs 0` plays nothing and sums up. `--sum FILE
...` sums up all pairs in some files, also those of players that chose other turns.
"""

from __future__ import annotations

import argparse
import math
import statistics
from collections.abc import Sequence
from pathlib import Path

from bench.support.options import option_parser
from bench.support.report import report
from bench.support.sets import Match, Played, keep, kept, matches, played, version_of
from bench.support.yardsticks import names as yardsticks
from game.opponents import names
from game.values.ruleset import Expansion, Option, Ruleset, make_ruleset

DECIDED = math.log(0.95 / 0.05)
"""The logarithm of the likelihood ratio at which a sequential test ends; one test in twenty ends wrongly."""


def won(sets: Sequence[Played]) -> float:
    """Return how many games the first of two has won; a draw is half a game."""
    return sum((one > other) + 0.5 * (one == other) for played in sets for one, other in played.points)


def likelihood(sets: Sequence[Played], better: float) -> float:
    """Return the log-likelihood ratio of the games: the first player wins `better` of them, against half."""
    wins = won(sets)
    return wins * math.log(better / 0.5) + (2 * len(sets) - wins) * math.log((1 - better) / 0.5)


def matched(match: Match, ruleset: Ruleset, arguments: argparse.Namespace) -> list[Played]:
    """Play those of the `arguments.pairs` sets from number `arguments.first` that are not kept; return all sets."""
    version = version_of(match, ruleset) if arguments.keep else ""
    sets = kept(arguments.keep, match, version) if arguments.keep else []
    known = {played.number for played in sets}
    for number in range(arguments.first, arguments.first + arguments.pairs):
        if arguments.stop and len(match.players) == 2 and abs(likelihood(sets, arguments.better)) > DECIDED:
            break
        if number in known:
            continue
        sets.append(played(match, ruleset, number))
        if arguments.keep:
            keep(arguments.keep, match, version, sets[-1])
    return sets


def mean_and_error(figures: Sequence[float]) -> tuple[float, float]:
    """Return the mean, and its error at the 95 % level; infinite for one figure."""
    if len(figures) < 2:
        return statistics.fmean(figures), math.inf
    return statistics.fmean(figures), 1.96 * statistics.stdev(figures) / math.sqrt(len(figures))


def summed_up(players: Sequence[str], sets: Sequence[Played]) -> dict[str, float]:
    """Return the figures of a match; errors and intervals are at the 95 % level."""
    if not sets:
        return {"games": 0}
    found = _of_two(sets) if len(players) == 2 else _of_more(players, sets)
    turns = [sum(played.turns[player] for played in sets) for player in range(len(players))]
    thought = [sum(played.thought[player] for played in sets) for player in range(len(players))]
    return {
        "games": len(sets) * len(players),
        **found,
        "seconds_a_turn": thought[0] / max(1, turns[0]),
        "seconds_a_turn_of_second": thought[1] / max(1, turns[1]),
        "slowest_turn_s": max(played.slowest[0] for played in sets),
    }


def _of_two(sets: Sequence[Played]) -> dict[str, float]:
    rate, games = won(sets) / (2 * len(sets)), 2 * len(sets)
    spread = 1.96 * math.sqrt(max(rate * (1 - rate), 1e-9) / games)
    margin, error = mean_and_error(
        [statistics.fmean(one - other for one, other in played.points) for played in sets]
    )
    return {
        "pairs": len(sets),
        "win_rate": rate,
        "win_rate_low": max(0.0, rate - spread),
        "win_rate_high": min(1.0, rate + spread),
        "margin": margin,
        "margin_error": error,
    }


def place(points: Sequence[int], player: int) -> float:
    """Return the place of a player in a game, from 1; equal players share the mean of their places."""
    ahead = sum(other > points[player] for other in points)
    equal = sum(other == points[player] for other in points)
    return ahead + (equal + 1) / 2


def _of_more(players: Sequence[str], sets: Sequence[Played]) -> dict[str, float]:
    """Return the mean place of each player, and the places by which the first is ahead of each other."""
    places = [
        [statistics.fmean(place(game, player) for game in played.points) for played in sets]
        for player in range(len(players))
    ]
    found: dict[str, float] = {"sets": len(sets)}
    for player, name in enumerate(players):
        label = name if players.count(name) == 1 else f"{name} {player + 1}"
        found[f"place_of {label}"], found[f"place_of {label} error"] = mean_and_error(places[player])
        if player:
            ahead = [other - first for first, other in zip(places[0], places[player], strict=True)]
            found[f"ahead_of {label}"], found[f"ahead_of {label} error"] = mean_and_error(ahead)
    return found


def main(argv: list[str]) -> None:
    """Print the figures of each match as a table, or with --json as one object."""
    parser = option_parser("ladder", __doc__)
    parser.add_argument(
        "players", nargs="*", metavar="A B", help="two computer players, or more at one table"
    )
    parser.add_argument("--pairs", type=int, default=5, help="pairs of games of each match")
    parser.add_argument("--first", type=int, default=0, help="the number of the first pair")
    parser.add_argument("--seconds", type=float, default=3.0, help="how long a turn may be thought about")
    parser.add_argument("--seed", default="0", help="another seed plays other tiles")
    parser.add_argument(
        "--expansions", nargs="*", metavar="NAME", help="with these expansions, or with all of them"
    )
    parser.add_argument("--options", nargs="*", default=[], metavar="NAME", help="with these rules")
    parser.add_argument("--stop", action="store_true", help="stop as soon as a match is decided")
    parser.add_argument("--better", type=float, default=0.55, help="the win rate that --stop decides about")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="add to what a file has of the match")
    parser.add_argument("--sum", type=Path, nargs="+", metavar="FILE", help="sum up files, and play nothing")
    arguments = parser.parse_args(argv)
    if arguments.sum:
        report(
            {_titled(*key): summed_up(key[0].players, sets) for key, sets in matches(arguments.sum).items()},
            argv,
        )
        return
    if len(arguments.players) == 1:
        parser.error("name two players or more, or none")
    for name in arguments.players:
        if name not in (*names(), *yardsticks()):
            parser.error(
                f"no computer player is called {name}; there are {', '.join((*names(), *yardsticks()))}"
            )
    expansions = (
        Expansion if arguments.expansions == [] else [Expansion(name) for name in arguments.expansions or ()]
    )
    options = [Option(name) for name in arguments.options]
    ruleset = make_ruleset(expansions=expansions, on=options)
    rules = tuple(rule.value for rule in (*expansions, *options))
    order = names()
    found = [tuple(arguments.players)] if arguments.players else list(zip(order[1:], order, strict=False))
    playing = [Match(players, rules, arguments.seconds, arguments.seed) for players in found]
    report(
        {match.name: summed_up(match.players, matched(match, ruleset, arguments)) for match in playing}, argv
    )


def _titled(match: Match, version: str) -> str:
    rules = f" with {' '.join(match.rules)}" if match.rules else ""
    return f"{match.name}{rules}, {match.seconds:g} s, seed {match.seed}, version {version}:"
