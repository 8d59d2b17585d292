"""The rules of the lamp, the dog and the oil."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from game.board.oriented_tile import SIDE_STEP, cell_of
from game.engine import turn
from game.engine.hooks import FigureSpec, Hooks, MoveRules, PhaseRules, Piece, StateSlot
from game.engine.position import Position
from game.engine.registry import register
from game.values.errors import IllegalMove, Reason
from game.values.events import Bonus, Event
from game.values.geometry import Side
from game.values.moves import Figure
from game.values.ruleset import Expansion
from game.values.tiles import FeatureKind
from lamplighter.moves import LAMP, WALK, Carried, Carry

DOG = Figure.add("dog")
DOG_DEPLOY = Reason.add("lamp-dog", "a dog joins one's own farmer")


@dataclass(frozen=True, slots=True)
class Lamp:
    """The key of the lamp's cell, the oil of each seat, and how many seats have carried it in this turn."""

    oil: tuple[int, ...]
    key: int = 0
    carried: int = 0

    def content(self) -> Mapping[str, object]:
        return {"oil": self.oil, "lamp": tuple(cell_of(self.key)), "carried": self.carried}


STATE = StateSlot[Lamp]("lamp", lambda seats: Lamp((0,) * seats))


def _carrier(position: Position) -> int:
    return (position.mover + STATE.of(position).carried) % len(position.seats)


def _walks(position: Position) -> bool:
    assert position.last_key is not None
    due = position.grid.tiles[position.last_key][2] % 3 == 0
    if due and STATE.of(position).carried < len(position.seats):
        position.phase = WALK
        return True
    return False


def _moves(position: Position) -> list[Carry]:
    lamp = STATE.of(position)
    sides = [side for side in Side if lamp.key + SIDE_STEP[side] in position.grid.tiles]
    return [*map(Carry, sides), Carry(None)]


def _check(position: Position, move: Carry) -> None:
    if move not in _moves(position):
        raise IllegalMove(LAMP, move)


def _push(position: Position, move: Carry) -> list[Event]:
    lamp, seat = STATE.of(position), _carrier(position)
    if move.side is not None:
        oil = tuple(drops + (index == seat) for index, drops in enumerate(lamp.oil))
        lamp = replace(lamp, key=lamp.key + SIDE_STEP[move.side], oil=oil)
    lamp = replace(lamp, carried=lamp.carried + 1)
    STATE.put(position, lamp)
    events: list[Event] = [Carried(position.seats[seat], move.side, cell_of(lamp.key))]
    if lamp.carried == len(position.seats):
        events += turn.end(position)
    return events


def _turn_over(position: Position, extra_turn: bool) -> None:
    STATE.put(position, replace(STATE.of(position), carried=0))


def _joins(position: Position, root: int) -> bool:
    return any(
        seat == position.mover and position.book.is_follower(code)
        for seat, code, _ in position.features.figures.get(root, ())
    )


def _most_oil(position: Position) -> tuple[Bonus, ...]:
    oil = STATE.of(position).oil
    most = max(oil)
    paid = tuple(seat for seat, drops in zip(position.seats, oil, strict=True) if drops == most)
    return (Bonus("oil", 5, paid, final=True),) if most else ()


EXPANSION = Expansion.add("lamplighter")
register(
    EXPANSION,
    Hooks[Position](
        state_slot=STATE,
        figures=(
            FigureSpec(
                DOG,
                1,
                stands=frozenset({FeatureKind.FIELD}),
                follower=False,
                joins=_joins,
                refused=DOG_DEPLOY,
            ),
        ),
        phases={
            WALK: PhaseRules(
                lambda position: (_carrier(position),),
                {Carry: MoveRules(_check, _push, _moves)},
                unfinished=LAMP,
            )
        },
        before_scoring=_walks,
        on_turn_end=_turn_over,
        final_scoring=_most_oil,
        pieces=lambda position: (Piece("lamp", cell_of(STATE.of(position).key)),),
        counters=lambda position: tuple({"oil": drops} for drops in STATE.of(position).oil),
        report=lambda position: (
            {"oil": list(STATE.of(position).oil)} if STATE.played(position) else {"oil": []}
        ),
        trace=lambda turn: {"lamp_at": STATE.played(turn.after) and STATE.of(turn.after).key},
    ),
)
