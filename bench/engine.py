"""The speed of the rules on one core (turns listed, replayed, enumerated) and the memory of a position."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import Enum
from functools import partial

from bench.support.report import report
from game.board.oriented_tile import OrientedTile
from game.engine import rules
from game.engine.bag import Chance, fill, tiles_in_play
from game.engine.legal import cells, kept_aside, placements, playable, turns
from game.engine.legal import moves as legal_moves
from game.engine.match import new_position
from game.engine.match import play as play_match
from game.engine.match import start as start_match
from game.engine.position import Position
from game.engine.rulebook import Rulebook
from game.values.moves import Move, Place
from game.values.named import Named
from game.values.phases import Phase
from game.values.ruleset import Colour, Expansion, Ruleset, make_ruleset
from game.values.tiles import TileId

SEATS = (Colour.RED, Colour.BLUE)
BASE = make_ruleset()
ALL = make_ruleset(expansions=[Expansion.RIVER, Expansion.ABBOT, Expansion.INNS])
EVERYTHING = make_ruleset(expansions=list(Expansion))
GAMES = 60
RUNS = 3


class Dice:
    """A fast, reproducible random number generator for random play."""

    def __init__(self, seed: int) -> None:
        self._state = seed

    def pick(self, options: Sequence[Move]) -> Move:
        """Return one of the options."""
        return options[self.below(len(options))]

    def below(self, limit: int) -> int:
        """Return a number below a limit."""
        self._state = (self._state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self._state >> 33) % limit


def listed_game(position: Position, tiles: Sequence[TileId], dice: Dice) -> list[Move]:
    """Play a random game in place, listing all legal moves at every turn, and return its moves."""
    moves: list[Move] = []
    for tile in tiles:
        if kept_aside(position, tile):
            continue
        rules.push_draw(position, tile)
        if position.phase is not Phase.PLACE:
            continue
        place = dice.pick(placements(position))
        rules.push(position, place)
        then = dice.pick(legal_moves(position))
        rules.push(position, then)
        moves += (place, then)
        while position.phase is not Phase.DRAW:
            go_on(position, dice)
    rules.push_finish(position)
    return moves


def listed_turns(ruleset: Ruleset, bags: Iterable[Sequence[TileId]]) -> int:
    """Play a random game with each bag, and return the number of turns."""
    return sum(
        len(listed_game(new_position(ruleset, SEATS), bag, Dice(number))) // 2
        for number, bag in enumerate(bags)
    )


def go_on(position: Position, dice: Dice) -> None:
    """Push the move that an expansion requires during a turn: a throw, or a random legal move."""
    chance = position.book.phases[position.phase].chance
    rules.push(position, chance(position, dice.below) if chance else dice.pick(legal_moves(position)))


def replayed_game(position: Position, moves: Sequence[Move]) -> None:
    """Play recorded moves in place; each is checked, but legal moves are not listed."""
    for move in moves:
        if isinstance(move, Place):
            rules.give(position, move.tile)
        rules.check(position, move)
        rules.push(position, move)
    rules.push_finish(position)


def match_turns(games: int) -> int:
    """Return the number of turns of random games in `game.engine.match`, which copies each position."""
    laid = 0
    for number in range(games):
        dice = Dice(number)
        match, _ = start_match(BASE, SEATS, str(number))
        while match.position.phase is not Phase.OVER:
            position = match.position
            if position.phase is Phase.PLACE:
                move = dice.pick(placements(position))
                laid += 1
            else:
                move = dice.pick(legal_moves(position))
            match, _ = play_match(match, move)
    return laid


def tiles_for(count: int) -> tuple[Ruleset, list[TileId]]:
    """Return a ruleset and `count` tiles less the start tile: the base game, all sets, or several copies."""
    if count == 72:
        return BASE, list(fill(BASE, "bench").tiles)
    if count == 102:
        return ALL, list(fill(ALL, "bench").tiles)
    inns = make_ruleset(expansions=[Expansion.INNS])
    box = [tile for tile, copies in tiles_in_play(inns).items() for _ in range(copies)]
    several = (box * (count // len(box) + 1))[: count - 1]
    return inns, Chance("bench", str(count)).shuffled(several)


def sizes() -> dict[str, dict[str, int]]:
    """Return the listed turns a second for games of growing length, and the open cells with which they end."""
    rates: dict[str, int] = {}
    open_cells: dict[str, int] = {}
    for count in (72, 102, 300, 1000):
        ruleset, tiles = tiles_for(count)
        rates[str(count)] = rate(partial(listed_turns, ruleset, [tiles] * max(1, 3000 // count)))
        position = new_position(ruleset, SEATS)
        listed_game(position, tiles, Dice(0))
        open_cells[str(count)] = len(cells(position))
    return {"listed_turns_per_second_by_tiles": rates, "open_cells_by_tiles": open_cells}


def rate(work: Callable[[], int]) -> int:
    """Return the count returned by `work` per second of processor time, the best of RUNS runs."""
    best = 0.0
    for _ in range(RUNS):
        begun = time.process_time()
        count = work()
        best = max(best, count / (time.process_time() - begun))
    return round(best)


def bytes_of(position: Position) -> int:
    """Return the bytes of a position, without the tables, enums and names that all positions share."""
    seen: set[int] = set()

    def size(thing: object) -> int:
        if id(thing) in seen or isinstance(
            thing, (OrientedTile, Rulebook, Ruleset, Enum, Named, str, type(None), bool)
        ):
            return 0
        seen.add(id(thing))
        return sys.getsizeof(thing) + sum(size(part) for part in parts(thing))

    return size(position)


def parts(thing: object) -> Iterator[object]:
    """Yield the values that a value refers to directly."""
    if isinstance(thing, dict):
        yield from thing
        yield from thing.values()
    elif isinstance(thing, (list, tuple, set, frozenset)):
        yield from thing
    else:
        yield from (getattr(thing, name) for name in getattr(type(thing), "__slots__", ()))


def measure() -> dict[str, object]:
    """Return all figures of the engine."""
    bags = [list(fill(BASE, str(number)).tiles) for number in range(GAMES)]
    games = [listed_game(new_position(BASE, SEATS), bag, Dice(n)) for n, bag in enumerate(bags)]
    last = new_position(BASE, SEATS)
    middles: list[tuple[Position, TileId]] = []
    for number, bag in enumerate(bags[:10]):
        position, dice = new_position(BASE, SEATS), Dice(number)
        for tile in bag:
            if playable(position, tile):
                middles.append((position.copy(), tile))
                listed_game_turn(position, tile, dice)
        last = position

    def replayed() -> int:
        for moves in games:
            replayed_game(new_position(BASE, SEATS), moves)
        return sum(len(moves) // 2 for moves in games)

    def enumerated() -> int:
        return sum(len(turns(position, tile)) for position, tile in middles)

    full_bags = [fill(EVERYTHING, str(number)).tiles for number in range(20)]
    replayed_rate = rate(replayed)
    return {
        "listed_turns_per_second": rate(lambda: listed_turns(BASE, bags)),
        "listed_turns_per_second_of_everything": rate(lambda: listed_turns(EVERYTHING, full_bags)),
        "replayed_turns_per_second": replayed_rate,
        "whole_turns_per_second": rate(enumerated),
        "match_turns_per_second": rate(lambda: match_turns(10)),
        "replay_of_72_tiles_ms": round(71_000 / replayed_rate, 2),
        "position_bytes": bytes_of(last),
        **sizes(),
    }


def listed_game_turn(position: Position, tile: TileId, dice: Dice) -> None:
    """Play one random turn of a game played in place."""
    rules.give(position, tile)
    rules.push(position, dice.pick(placements(position)))
    rules.push(position, dice.pick(legal_moves(position)))


def main(argv: list[str]) -> None:
    """Print the figures, with `--json` as one object."""
    report(measure(), argv)
