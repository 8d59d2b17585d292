"""The guided first game: a short game with prepared tiles, and a person's state in it.

The tiles are always the same. In the first turns the person has a goal and the computer's reply
is prepared here; then both play as they like. The person's turns are enough to work out the position:
`bookmark` writes them into the controls, and nothing is stored.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from game.board.oriented_tile import oriented
from game.engine import legal, queries, rules
from game.engine.legal import WholeTurn
from game.engine.position import Position
from game.notation.header import Setup
from game.notation.moves import parse_move
from game.notation.replay import opening
from game.opponents import load
from game.values.events import Event, Scored
from game.values.geometry import Cell
from game.values.moves import Deploy, Move, Place, Skip
from game.values.phases import Phase
from game.values.ruleset import Colour, Ruleset
from game.values.tiles import FeatureKind, TileId

PERSON, COMPUTER = Colour.RED, Colour.BLUE

_OPPONENT, _SEED, _SECONDS = "greedy", "a first game", 1.0


@dataclass(frozen=True, slots=True)
class Goal:
    """The goal of a turn: the tile is laid on `cell`, with a meeple on a feature of `kind`.

    For a field, any cell counts from which the field reaches a complete city.
    """

    cell: Cell
    kind: FeatureKind


@dataclass(frozen=True, slots=True)
class Step:
    """A turn of the person with `tile`, and the computer's reply with `reply_tile`.

    Without a `goal` both play as they like; with one, `reply` has the computer's moves in notation.
    """

    tile: TileId
    reply_tile: TileId
    goal: Goal | None = None
    reply: tuple[str, str] | None = None


STEPS: tuple[Step, ...] = (
    Step(TileId("E"), TileId("B"), Goal(Cell(0, -1), FeatureKind.CITY), ("B@0,1/0", "+monastery")),
    Step(TileId("U"), TileId("W"), Goal(Cell(1, 0), FeatureKind.ROAD), ("W@2,0/0", "+road:E")),
    Step(TileId("A"), TileId("E"), Goal(Cell(-1, 0), FeatureKind.MONASTERY), ("E@0,2/2", "+city:S")),
    Step(TileId("V"), TileId("E"), Goal(Cell(0, -2), FeatureKind.FIELD), ("E@0,3/0", ".")),
    Step(TileId("J"), TileId("U")),
    Step(TileId("E"), TileId("V")),
)


class Verdict(Enum):
    """How well a turn meets its goal."""

    GOOD = "good"
    OTHER_CELL = "cell"
    OTHER_MEEPLE = "meeple"


@dataclass(frozen=True, slots=True)
class LessonState:
    """The position in which the person is to lay the tile of `step`, or the end.

    `step` counts from 0. `mine` and `reply` are the events of the person's last turn and of the computer's
    reply, and `paid` is all that has been paid so far, in order.
    """

    position: Position
    step: int
    mine: tuple[Event, ...] = ()
    reply: tuple[Event, ...] = ()
    paid: tuple[Scored, ...] = ()

    @property
    def over(self) -> bool:
        """True if all turns are played."""
        return self.position.phase is Phase.OVER

    @property
    def goal(self) -> Goal | None:
        """The goal of the turn, if it has one."""
        return STEPS[self.step].goal

    def verdict(self, turn: WholeTurn) -> Verdict:
        """Return how well a turn meets the goal; GOOD for every turn if there is no goal."""
        goal = self.goal
        if goal is None or _meets_goal(self.position, goal, turn):
            return Verdict.GOOD
        alternatives = [other for other in legal.turns(self.position) if other[0] == turn[0]]
        could = any(_meets_goal(self.position, goal, other) for other in alternatives)
        return Verdict.OTHER_MEEPLE if could else Verdict.OTHER_CELL

    def good_turn(self) -> WholeTurn:
        """Return a turn that meets the goal, on the goal's own cell if there is a choice."""
        goal = self.goal
        assert goal is not None
        good = [turn for turn in legal.turns(self.position) if _meets_goal(self.position, goal, turn)]
        return min(good, key=lambda turn: turn[0].cell != goal.cell)


def _first_state() -> LessonState:
    """Return the beginning: the start tile lies, and the first tile is drawn."""
    setup = Setup(Ruleset(), (PERSON, COMPUTER), Place(TileId("D"), Cell(0, 0), 0))
    return LessonState(_drawn(opening(setup), STEPS[0].tile), 0)


@lru_cache(maxsize=256)
def state_after(played: tuple[WholeTurn, ...]) -> LessonState:
    """Return the state after these turns of the person and the computer's replies."""
    if not played:
        return _first_state()
    before = state_after(played[:-1])
    position, mine = _played(before.position, played[-1])
    step = STEPS[before.step]
    position = _drawn(position, step.reply_tile)
    position, reply = _played(position, _answer(position, step))
    if before.step + 1 < len(STEPS):
        position = _drawn(position, STEPS[before.step + 1].tile)
        final: tuple[Event, ...] = ()
    else:
        position, final = rules.finish(position)
    paid = tuple(event for event in (*mine, *reply, *final) if isinstance(event, Scored))
    return LessonState(position, before.step + 1, mine, reply, before.paid + paid)


def _answer(position: Position, step: Step) -> tuple[Move, ...]:
    if step.reply is not None:
        return tuple(parse_move(text) for text in step.reply)
    return load(_OPPONENT).choose(position, _SEED, _SECONDS)


def _drawn(position: Position, tile: TileId) -> Position:
    after, _ = rules.draw(position, tile)
    assert after.drawn == tile, "every tile of the lesson fits somewhere"
    return after


def _played(position: Position, moves: tuple[Move, ...]) -> tuple[Position, tuple[Event, ...]]:
    """Return the position after a whole turn, and its events."""
    happened: list[Event] = []
    for move in moves:
        position, events = rules.apply(position, move)
        happened += events
    if position.phase is Phase.DEPLOY:
        position, events = rules.apply(position, Skip())
        happened += events
    return position, tuple(happened)


def _meets_goal(position: Position, goal: Goal, turn: WholeTurn) -> bool:
    """Return whether a turn lays the tile and sets the meeple as the goal asks."""
    place, then = turn
    if not isinstance(then, Deploy) or then.spot.kind is not goal.kind:
        return False
    if goal.kind is not FeatureKind.FIELD:
        return place.cell == goal.cell
    after, _ = _played(position, turn)
    segment = oriented(place.tile)[place.turns].segment_at[then.spot]
    paid = queries.payments(after, queries.feature_at(after, place.cell, segment))
    return any(payment.points for payment in paid)
