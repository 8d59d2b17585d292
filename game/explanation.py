"""Why a computer player laid a tile as it did: the turns that it compared, with the expected lead in points of each.

The turns are compared again as the computer's level does it: by evaluation, and for levels with playouts by playouts
of the best ones. During a game the number of playouts depends on how many games are waiting. Here it is fixed, so
that the same game and seed give the same explanation.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game import opponents
from game.board.looks import distinct
from game.comparison import ComparedTurn, compared_depth, compared_leads, moves_without_skip
from game.engine.bag import Chance
from game.engine.legal import placements
from game.engine.match import play, start
from game.opponents.evaluation import Evaluation
from game.values.moves import Move, Place, Skip
from game.values.phases import Phase
from game.values.ruleset import Colour, Ruleset

OTHERS = 4
"""The most other turns that are shown beside the one played."""

ORDERS = 8
"""Orders of tiles over which each turn is played out, by levels with playouts."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """Why a turn was played: the turn itself, and the best of the others.

    `others` are in the order of their leads, the best first, one for each way to lay the tile; `ways` is how many
    of these there were.
    `depth` is the length of the playouts in turns, 0 without any. `compared` is False for a level that chooses without
    comparing turns.
    """

    played: ComparedTurn
    others: tuple[ComparedTurn, ...]
    ways: int
    depth: int
    compared: bool


def explain(
    ruleset: Ruleset, seats: tuple[Colour, ...], seed: str, version: int, moves: Sequence[Move], opponent: str
) -> Explanation:
    """Return why `opponent` laid the last tile that was laid by `moves`.

    `seed` is that of the bag, `version` that of the rules. Only what the seat saw then is used. With hands only
    turns with the tile that was laid are compared, and without playouts.
    """
    laid = max(number for number, move in enumerate(moves) if isinstance(move, Place))
    match, _ = start(ruleset, seats, seed, version)
    for move in moves[:laid]:
        match, _ = play(match, move)
    place = moves[laid]
    assert isinstance(place, Place), "the last of them is looked for"
    after, _ = play(match, place)
    chooses = after.position.phase is Phase.DEPLOY and laid + 1 < len(moves)
    seat = match.position.to_move
    assert seat is not None, "somebody has laid the tile"
    position = match.position.seen_by(seat)
    level = opponents.load(opponent)
    evaluation = Evaluation(position, position.mover)
    played = evaluation.turn(position, place, moves[laid + 1] if chooses else Skip())
    ways = distinct((place, *placements(position, place.tile)))
    ranked = [turn for turn in evaluation.turns(position, ways) if turn.place != place]
    turns = [played, *ranked[:OTHERS]]
    depth = compared_depth(position, level.DEPTH)
    chance = Chance(f"{seed} {laid}", "explanation")
    leads = compared_leads(position, turns, chance, orders=ORDERS, depth=depth)
    results = [ComparedTurn(moves_without_skip(turn), lead) for turn, lead in zip(turns, leads, strict=True)]
    return Explanation(
        played=results[0],
        others=tuple(sorted(results[1:], key=lambda turn: -turn.lead)),
        ways=len(ways),
        depth=depth,
        compared=level.COMPARES_TURNS,
    )
