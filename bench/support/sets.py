"""Sets of games between computer players over one order of tiles; files collect the sets of several runs."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import islice, permutations
from math import factorial
from pathlib import Path

from bench.support.yardsticks import load
from game.engine.match import play, start
from game.notation.moves import move_text
from game.values.phases import Phase
from game.values.ruleset import Colour, Ruleset

ASKED, ASKED_SECONDS = 7, 0.3
"""For `version_of`, players choose at every `ASKED`-th turn, with `ASKED_SECONDS` to think each time."""


@dataclass(frozen=True, slots=True)
class Match:
    """The players, the rules (names of expansions and options) and the seconds that each turn may take.

    `seed` and a set's number determine the set's order of tiles.
    """

    players: tuple[str, ...]
    rules: tuple[str, ...]
    seconds: float
    seed: str

    @property
    def name(self) -> str:
        """The players in one line."""
        return " : ".join(self.players)


@dataclass(frozen=True, slots=True)
class Played:
    """One set: as many games of one order of tiles as there are players, each of whom sits once in each place.

    `points` are by game and player; `thought` (seconds), `turns` and `slowest` (seconds) by player over all games.
    """

    number: int
    points: tuple[tuple[int, ...], ...]
    thought: tuple[float, ...]
    turns: tuple[int, ...]
    slowest: tuple[float, ...]


def seatings(players: int, number: int) -> list[tuple[int, ...]]:
    """Return the players' numbers in order of seats, for each game of a set.

    With more than two players the order changes from set to set: an easy player leaves much to the next seat.
    """
    behind = next(islice(permutations(range(1, players)), number % factorial(players - 1), None))
    circle = (0, *behind)
    return [circle[first:] + circle[:first] for first in range(players)]


def played(match: Match, ruleset: Ruleset, number: int) -> Played:
    """Play one set."""
    count = len(match.players)
    computers = [load(name) for name in match.players]
    colours = tuple(Colour)[:count]
    spent: list[list[float]] = [[] for _ in colours]
    points = []
    seed = f"ladder {match.seed} {number}"
    for circle in seatings(count, number):
        game, _ = start(ruleset, tuple(colours[player] for player in circle), seed)
        while game.position.phase is not Phase.OVER:
            seat = game.position.actors[-1]
            player = colours.index(seat)
            view = game.position.seen_by(seat)
            begun = time.process_time()
            chosen = computers[player].choose(view, f"{seed} {view.turn}", match.seconds, seat)
            spent[player].append(time.process_time() - begun)
            for move in chosen:
                game, _ = play(game, move)
        points.append(tuple(game.position.scores[colour] for colour in colours))
    return Played(
        number,
        tuple(points),
        tuple(round(sum(seconds), 3) for seconds in spent),
        tuple(len(seconds) for seconds in spent),
        tuple(round(max(seconds), 3) for seconds in spent),
    )


def version_of(match: Match, ruleset: Ruleset) -> str:
    """Return a short digest of the moves that the players of a match choose in some positions by its rules.

    Sets of players with equal digests are summed up together, even if their code differs.
    """
    digest = hashlib.sha256()
    colours = tuple(Colour)[: len(match.players)]
    game, _ = start(ruleset, colours, "version")
    while game.position.phase is not Phase.OVER:
        seat, turn = game.position.actors[-1], game.position.turn
        view = game.position.seen_by(seat)
        if turn % ASKED == 0:
            for name in match.players:
                chosen = load(name).choose(view, f"version {turn}", ASKED_SECONDS, seat)
                digest.update(" ".join(map(move_text, chosen)).encode() + b"\n")
        for move in load("easy").choose(view, f"version {turn}", 1.0, seat):
            game, _ = play(game, move)
    return digest.hexdigest()[:12]


def _key(match: Match, version: str) -> dict[str, object]:
    return {**asdict(match), "version": version}


def kept(path: Path, match: Match, version: str) -> list[Played]:
    """Return the sets of a match by this version of the players that are in a file, each number once."""
    key = json.loads(json.dumps(_key(match, version)))
    return list({played.number: played for line, played in read(path) if line == key}.values())


def read(path: Path) -> Iterator[tuple[Mapping[str, object], Played]]:
    """Yield the sets in a file, each with its match and version; a line that was cut off is left out."""
    if not path.exists():
        return
    for line in path.read_text().splitlines():
        try:
            found = json.loads(line)
        except ValueError:
            continue
        played_set = found.pop("set")
        yield (
            found,
            Played(
                played_set["number"],
                tuple(tuple(game) for game in played_set["points"]),
                tuple(played_set["thought"]),
                tuple(played_set["turns"]),
                tuple(played_set["slowest"]),
            ),
        )


def keep(path: Path, match: Match, version: str, played: Played) -> None:
    """Add a set to a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a") as file:
        file.write(json.dumps({**_key(match, version), "set": asdict(played)}) + "\n")


def matches(paths: Sequence[Path]) -> dict[tuple[Match, str], list[Played]]:
    """Return all sets of some files by match and version."""
    found: dict[tuple[Match, str], dict[int, Played]] = {}
    for path in paths:
        for line, played in read(path):
            players, rules = line["players"], line["rules"]
            assert isinstance(players, list)
            assert isinstance(rules, list)
            match = Match(tuple(players), tuple(rules), float(str(line["seconds"])), str(line["seed"]))
            found.setdefault((match, str(line["version"])), {})[played.number] = played
    return {key: list(sets.values()) for key, sets in found.items()}
