"""The first game with a guide: a short game in prepared order, and where somebody stands in it.

The tiles are always the same. In the first turns the person has a goal and the computer's answer
is written here; then both play as they like. What the person played is enough to find the position
again, so it travels in the controls and nothing is stored.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from game.board.oriented_tile import lying
from game.engine import legal, queries, rules
from game.engine.legal import WholeTurn
from game.engine.position import Phase, Position
from game.notation.header import Setup
from game.notation.moves import parse_move
from game.notation.replay import opening
from game.opponents import load
from game.values.errors import GameError
from game.values.events import Event, Scored
from game.values.geometry import Cell
from game.values.moves import Deploy, Move, Place, Skip
from game.values.ruleset import Colour, Ruleset
from game.values.tiles import FeatureKind, TileId

PERSON, COMPUTER = Colour.RED, Colour.BLUE

_MIND, _SEED, _SECONDS = "greedy", "a first game", 1.0


@dataclass(frozen=True, slots=True)
class Goal:
    """What a turn is for: a meeple on that kind of feature, from that cell.

    A farmer may be set from any cell, if the field reaches a complete city.
    """

    cell: Cell
    kind: FeatureKind


@dataclass(frozen=True, slots=True)
class Step:
    """A turn of the person with `tile`, and the answer of the computer with `reply_tile`.

    Without a `goal` both play as they like; otherwise `reply` is the written answer.
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
    """How a turn meets its goal."""

    GOOD = "good"
    OTHER_CELL = "cell"
    OTHER_MEEPLE = "meeple"


@dataclass(frozen=True, slots=True)
class Standing:
    """Where somebody stands: the position in which they are to lay the tile of `step`, or the end.

    `step` counts from 0; `mine` and `reply` are what the turns before did, and `paid` is all that has
    been paid so far, in order.
    """

    position: Position
    step: int
    mine: tuple[Event, ...] = ()
    reply: tuple[Event, ...] = ()
    paid: tuple[Scored, ...] = ()

    @property
    def over(self) -> bool:
        """Whether all turns are played."""
        return self.position.phase is Phase.OVER

    @property
    def goal(self) -> Goal | None:
        """What the turn is for, if it is for something."""
        return STEPS[self.step].goal

    def verdict(self, turn: WholeTurn) -> Verdict:
        """How a turn meets the goal; any does where there is none."""
        goal = self.goal
        if goal is None or _reaches(self.position, goal, turn):
            return Verdict.GOOD
        here = [one for one in legal.turns(self.position) if one[0] == turn[0]]
        could = any(_reaches(self.position, goal, one) for one in here)
        return Verdict.OTHER_MEEPLE if could else Verdict.OTHER_CELL

    def shown_way(self) -> int:
        """The number of a turn that reaches the goal, from its own cell if it may be any."""
        assert self.goal is not None
        turns = legal.turns(self.position)
        good = [number for number, turn in enumerate(turns) if _reaches(self.position, self.goal, turn)]
        return min(good, key=lambda number: turns[number][0].cell != self.goal.cell if self.goal else 0)


def begun() -> Standing:
    """The beginning: the start tile lies, and the first tile is drawn."""
    setup = Setup(Ruleset(), (PERSON, COMPUTER), Place(TileId("D"), Cell(0, 0), 0))
    return Standing(_drawn(opening(setup), STEPS[0].tile), 0)


@lru_cache(maxsize=256)
def standing(played: tuple[int, ...]) -> Standing:
    """Where the turns of those numbers (in `legal.turns`) lead.

    Refuses with IndexError turns that there are not.
    """
    if not played:
        return begun()
    before = standing(played[:-1])
    if before.over:
        raise IndexError(played)
    position, mine = _played(before.position, legal.turns(before.position)[played[-1]])
    step = STEPS[before.step]
    position = _drawn(position, step.reply_tile)
    position, reply = _played(position, _answer(position, step))
    if before.step + 1 < len(STEPS):
        position = _drawn(position, STEPS[before.step + 1].tile)
        final: tuple[Event, ...] = ()
    else:
        position, final = rules.finish(position)
    paid = tuple(event for event in (*mine, *reply, *final) if isinstance(event, Scored))
    return Standing(position, before.step + 1, mine, reply, before.paid + paid)


def _answer(position: Position, step: Step) -> tuple[Move, ...]:
    if step.reply is not None:
        return tuple(parse_move(text) for text in step.reply)
    return load(_MIND).choose(position, _SEED, _SECONDS)


def _drawn(position: Position, tile: TileId) -> Position:
    after, _ = rules.draw(position, tile)
    assert after.drawn == tile, "every tile of the lesson fits somewhere"
    return after


def _played(position: Position, moves: tuple[Move, ...]) -> tuple[Position, tuple[Event, ...]]:
    """The position after a whole turn, and what followed."""
    happened: list[Event] = []
    for move in moves:
        position, events = rules.apply(position, move)
        happened += events
    if position.phase is Phase.DEPLOY:
        position, events = rules.apply(position, Skip())
        happened += events
    return position, tuple(happened)


def _reaches(position: Position, goal: Goal, turn: WholeTurn) -> bool:
    place, then = turn
    if not isinstance(then, Deploy) or then.spot.kind is not goal.kind:
        return False
    if goal.kind is not FeatureKind.FIELD:
        return place.cell == goal.cell
    after, _ = _played(position, turn)
    segment = lying(place.tile)[place.turns].segment_at[then.spot]
    paid = queries.price(after, queries.feature_at(after, place.cell, segment))
    return paid is not None and paid.points > 0


@dataclass(frozen=True, slots=True)
class Bookmark:
    """Where somebody is, as it stands in a control: the turns played, and the one thought about, by number."""

    played: tuple[int, ...] = ()
    draft: int | None = None

    def __str__(self) -> str:
        played = ".".join(str(number) for number in self.played)
        return f"{played}/{'' if self.draft is None else self.draft}"

    @property
    def standing(self) -> Standing:
        """Where the turns played lead."""
        return standing(self.played)

    @property
    def turn(self) -> WholeTurn | None:
        """The turn thought about."""
        return None if self.draft is None else legal.turns(self.standing.position)[self.draft]

    def thinking_of(self, place: Place, then: Move) -> Bookmark:
        """The bookmark with another turn thought about."""
        turns = legal.turns(self.standing.position)
        return Bookmark(self.played, turns.index((place, then)))

    def confirmed(self) -> Bookmark:
        """The bookmark with the turn thought about played."""
        assert self.draft is not None
        return Bookmark((*self.played, self.draft))


def parse_bookmark(text: str) -> Bookmark:
    """The bookmark that `str` wrote; refuses with ValueError what leads nowhere."""
    played, _, draft = text.partition("/")
    numbers = tuple(int(number) for number in played.split(".") if number)
    bookmark = Bookmark(numbers, int(draft) if draft else None)
    try:
        if min((*numbers, bookmark.draft or 0)) < 0:
            raise ValueError(text)
        if bookmark.standing.over and bookmark.draft is not None:
            raise ValueError(text)
        bookmark.turn  # noqa: B018 - asked whether there is one
    except (IndexError, GameError) as error:
        raise ValueError(text) from error
    return bookmark
