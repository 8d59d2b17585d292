"""The review of a finished game: the value of each turn beside the best one, and the luck of the tiles drawn.

The value of a turn is the lead that can be expected after it: points at the end over the mean of the other seats.
Each turn is compared with the best others by playouts over the same orders of tiles, as `expert` compares its own,
and each tile drawn with the average tile that could have come. The same game and seed give the same review.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.comparison import compared_depth, compared_leads, moves_without_skip
from game.engine.bag import Chance
from game.engine.legal import kept_aside, placements
from game.engine.match import play, start
from game.engine.position import Position
from game.notation.record import Record, write
from game.notation.replay import laid_turns
from game.opponents.evaluation import Evaluation
from game.values.moves import Move, Place, Skip
from game.values.phases import Phase
from game.values.ruleset import Colour, Ruleset
from game.values.tiles import TileId

RIVALS = 4
"""The most turns that the one played is compared with."""

ORDERS = 6
"""Orders of tiles over which each turn is played out."""

DEPTH = 4
"""The length of each playout in turns."""


@dataclass(frozen=True, slots=True)
class ReviewedTurn:
    """One turn of a game; `move` is the number of its placement among the moves, from 0.

    `lead` is the lead in points that the seat could expect after the turn that it `played`, `best_lead` the one after
    the `better` turn, which is the same turn where no better one was found. `luck` is how much more than the average
    tile the one that it drew was worth.
    """

    number: int
    move: int
    seat: Colour
    played: tuple[Move, ...]
    better: tuple[Move, ...]
    best_lead: float
    lead: float
    luck: float

    @property
    def cost(self) -> float:
        """The points that the turn cost; 0 if no better turn was found."""
        return self.best_lead - self.lead


def review(
    ruleset: Ruleset, seats: tuple[Colour, ...], seed: str, version: int, moves: Sequence[Move]
) -> Iterator[ReviewedTurn]:
    """Yield the turns of a game, reviewed, in their order.

    `seed` is that of its bag, `version` that of its rules, `moves` are all that count in it.
    """
    match, _ = start(ruleset, seats, seed, version)
    for number, move in enumerate(moves):
        before = match.position
        match, _ = play(match, move)
        if isinstance(move, Place):
            chooses = match.position.phase is Phase.DEPLOY and number + 1 < len(moves)
            then = moves[number + 1] if chooses else Skip()
            yield _reviewed(before, move, then, number, f"{seed} {number}")


def review_record(record: Record) -> Iterator[ReviewedTurn]:
    """Yield the reviewed turns of a record in order; `move` is the index of each turn among them.

    The same text gives the same review. Refuses with `RecordError` a game that breaks the rules.
    """
    seed = hashlib.sha256(write(record).encode()).hexdigest()
    for index, turn in enumerate(laid_turns(record)):
        place, then, *_ = turn.moves
        assert isinstance(place, Place), "a turn begins with its tile"
        yield _reviewed(turn.before, place, then, index, f"{seed} {index}")


def _reviewed(before: Position, place: Place, then: Move, move: int, seed: str) -> ReviewedTurn:
    seat = before.to_move
    assert seat is not None, "somebody has laid the tile"
    position = before.seen_by(seat)
    evaluation = Evaluation(position, position.mover)
    played = evaluation.turn(position, place, then)
    # Of rotations that look the same the one that was played comes first, and is kept.
    ranked = evaluation.turns(position, (place, *placements(position)))
    turns = [
        played,
        *(turn for turn in ranked[:RIVALS] if moves_without_skip(turn) != moves_without_skip(played)),
    ]
    chance = Chance(seed, "review")
    depth = compared_depth(position, DEPTH)
    leads = compared_leads(position, turns, chance, orders=ORDERS, depth=depth)
    best = max(range(len(turns)), key=lambda index: leads[index])
    return ReviewedTurn(
        number=position.turn,
        move=move,
        seat=seat,
        played=moves_without_skip(played),
        better=moves_without_skip(turns[best]),
        best_lead=leads[best],
        lead=leads[0],
        luck=_luck(position, evaluation, ranked[0].worth),
    )


def _luck(position: Position, evaluation: Evaluation, drawn_worth: float) -> float:
    """Return by how much the best turn with the tile drawn is worth more than with the average tile, by evaluation."""
    if position.drawn is None or position.book.drawing.hand_size:
        return 0.0
    worths: dict[TileId, float] = {position.drawn: drawn_worth}
    counts = {position.drawn: 1}
    stage = position.book.stage
    for tile, count in position.unseen.items():
        if stage(tile) != stage(position.drawn) or kept_aside(position, tile):
            continue
        counts[tile] = counts.get(tile, 0) + count
        if tile not in worths:
            other = position.copy()
            other.drawn = tile
            turns = evaluation.turns(other, placements(other, tile))
            if turns:
                worths[tile] = turns[0].worth
            else:
                # A tile that fits nowhere is replaced by another draw.
                del counts[tile]
    average = sum(worths[tile] * count for tile, count in counts.items()) / sum(counts.values())
    return drawn_worth - average
