"""The controls of the dragon's flight: arrows that move it, and orders for coming steps. Rule: dragon-fly."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

from discord import ui

from bot.features.turn.cell_controls import Controls
from bot.i18n import Language
from bot.platform.controls import Button, button, style_of
from bot.platform.custom_ids import Kind
from bot.text.words import labels, mention, seat_text
from game.board.oriented_tile import cell_of
from game.engine.queries import coming_steps
from game.expansions.dragon.flight import steps
from game.expansions.dragon.moves import STEPS, Step
from game.expansions.dragon.state import DRAGON_STATE
from game.values.geometry import Cell, Side, neighbour
from game.values.moves import Move
from host.games.orders import Orders, own_steps
from host.games.views import GameView
from model.tables import HelpLevel
from rendering.boards.cell_names import cell_name
from rendering.boards.flight import visited_cells
from rendering.panels.way_strip import StepState, WayStep

ARROWS = {Side.W: "⬅️", Side.N: "⬆️", Side.S: "⬇️", Side.E: "➡️"}
"""The arrow of each side, in the order in which arrows stand in one row."""

PAIRS = ((Side.W, Side.E), (Side.N, Side.S))
"""The arrows of each row. With the name of a cell on each, two fit a row on every phone, and four on none."""

MYSELF, UNDONE = "none", "undone"
"""The choices that remove all orders: of the buttons for that, and of the one that removes the only order.

They differ because no two custom ids in a message may be equal.
"""


def _dragon_cell(view: GameView) -> Cell:
    """Return where the dragon is in a flight."""
    key = DRAGON_STATE.of(view.position).dragon
    assert key is not None, "what flies is somewhere"
    return cell_of(key)


def step_number(view: GameView) -> int:
    """Return which step of a flight is due, from 1."""
    return len(DRAGON_STATE.of(view.position).visited)


def arrows(view: GameView) -> list[ui.ActionRow[Any]]:
    """Return an arrow for each side, with the name of the cell there.

    An arrow is disabled if its step is not legal. Under the purist help level none is: the rules judge the
    press.
    """
    at, found = _dragon_cell(view), steps(view.position)
    judged = view.options.help is not HelpLevel.PURIST
    return [
        ui.ActionRow[Any](
            *(
                button(
                    Kind.STEP,
                    cell_name(neighbour(at, side)),
                    game=view.id,
                    seq=view.seq,
                    choice=str(Step(side)),
                    emoji=ARROWS[side],
                    disabled=judged and Step(side) not in found,
                )
                for side in pair
            )
        )
        for pair in PAIRS
    ]


def flight_text(words: Language, view: GameView) -> str:
    """Return the heading of a flight's message: who moves the dragon, and which step it is."""
    seat = view.to_move
    assert seat is not None
    key = "turn-flight-other" if seat.person is None else "turn-flight"
    return words.say(key, seat=seat_text(words, seat), step=step_number(view), steps=STEPS)


def next_text(words: Language, view: GameView) -> str:
    """Return who steps after the seat that is due, and that they can give orders; empty if no person does."""
    seats, due = view.position.seats, view.to_move
    assert due is not None
    first, left = seats.index(due.colour), STEPS - step_number(view)
    next_seats = [
        view.seat_of(seats[(first + offset) % len(seats)])
        for offset in range(1, min(left, len(seats) - 1) + 1)
    ]
    people = [mention(seat.person) for seat in next_seats if seat.person is not None]
    return words.say("turn-flight-next", people=words.join(people)) if people else ""


def way_steps(view: GameView, orders: Orders | None) -> tuple[WayStep, ...]:
    """Return all steps of the flight: those made, and those to come with the viewer's orders."""
    visited, upcoming, ways = visited_cells(view.position), coming_steps(view.position), steps(view.position)
    order = {seat: number for number, seat in enumerate(view.position.seats)}
    (due, stepper), seats = upcoming[0], view.position.seats
    found = []
    for number, (cell, next_cell) in enumerate(pairwise(visited), 1):
        side = next(side for side in Side if neighbour(cell, side) == next_cell)
        seat = seats[(order[stepper] + number - due) % len(seats)]
        found.append(WayStep(number, seat, StepState.MADE, side))
    for number, seat in upcoming:
        ordered = orders.for_step(number) if orders is not None and seat is view.seat else None
        if not isinstance(ordered, Step):
            found.append(WayStep(number, seat, StepState.OPEN))
            continue
        closed = number == due and ordered not in ways
        found.append(WayStep(number, seat, StepState.CLOSED if closed else StepState.ORDERED, ordered.side))
    return tuple(found)


def step_controls(words: Language, view: GameView, orders: Orders | None) -> Controls:
    """Return whose step is due; if it is the viewer's, with arrows and a note if their order is not legal."""
    seat = view.to_move
    assert seat is not None
    number = step_number(view)
    if seat.colour is not view.seat:
        named = seat_text(words, seat)
        return words.say("panel-flight-wait", seat=named, step=number, steps=STEPS), []
    lines = [words.say("panel-flight", step=number, steps=STEPS)]
    ordered = None if orders is None else orders.for_step(number)
    if isinstance(ordered, Step) and ordered not in steps(view.position):
        lines.append(words.say("panel-order-closed", step=number, side=ordered.side.name.lower()))
    return "\n".join(lines), [*arrows(view)]


def _orders_open(view: GameView) -> tuple[int, ...]:
    """Return the numbers of the viewer's steps that can be ordered.

    A step of theirs that is due now is not among them: an arrow makes it at once.
    """
    if view.seat is None:
        return ()
    due = step_number(view)
    is_to_move = view.to_move is not None and view.to_move.colour is view.seat
    return tuple(number for number in own_steps(view.position, view.seat) if not is_to_move or number > due)


def order_controls(words: Language, view: GameView, orders: Orders | None) -> Controls:
    """Return the viewer's orders as text, and the controls that change them.

    An arrow orders the first step without an order. The last order can be removed, or all of them. If an
    ordered step is not legal when it is due, the person chooses, or a computer does.
    """
    numbers = _orders_open(view)
    if not numbers:
        return words.say("panel-orders-none"), []
    present = orders or Orders()
    way = tuple(entry for entry in present.way if entry[0] in numbers)
    lines = [words.say("panel-orders", steps=words.join(map(str, numbers)), count=len(numbers))]
    if ordered := order_name(words, replace(present, way=way)):
        lines.append(words.say("panel-orders-given", order=ordered))
    if way:
        lines.append(words.say("panel-orders-closed", by="computer" if present.computer else "person"))
    after = next((number for number in numbers if present.for_step(number) is None), None)
    rows: list[ui.Item[Any]] = [_arrow_row(words, view, way, present, after)]
    if way:
        back = Orders(computer=present.computer, way=way[:-1])
        rows.append(
            ui.ActionRow[Any](
                _order(view, words.say("order-undo"), str(back) or UNDONE, "↩️"),
                _order(view, words.say("order-clear"), MYSELF, "🗑️"),
            )
        )
    computer = Orders(computer=True, way=way)
    rows.append(
        ui.ActionRow[Any](
            _order(view, words.say("order-computer"), str(computer), "🤖", chosen=present.computer),
            _order(
                view,
                words.say("order-none"),
                str(Orders(way=way)) or MYSELF,
                "✋",
                chosen=not present.computer and not present.moves,
            ),
        )
    )
    return "\n".join(lines), rows


def order_name(words: Language, orders: Orders) -> str:
    """Return orders in a few words; empty without any."""
    named = [
        words.say("order-step", step=number, side=move.side.name.lower())
        for number, move in orders.way
        if isinstance(move, Step)
    ]
    named += [
        words.say("order-side", side=move.side.name.lower())
        for move in orders.moves
        if isinstance(move, Step)
    ]
    if orders.computer and not named:
        return words.say("order-computer")
    return words.join(named) if named else ""


def _arrow_row(
    words: Language,
    view: GameView,
    way: tuple[tuple[int, Move], ...],
    present: Orders,
    after: int | None,
) -> ui.ActionRow[Any]:
    """Return the arrows that order step `after`; disabled if it is None, as every step has an order."""
    row = ui.ActionRow[Any]()
    for side, arrow in ARROWS.items():
        longer = Orders(computer=present.computer, way=(*way, (after or 0, Step(side))))
        label = labels(words).side(side)
        row.add_item(_order(view, label, str(longer), arrow, disabled=after is None))
    return row


def _order(
    view: GameView, label: str, choice: str, emoji: str, *, chosen: bool = False, disabled: bool = False
) -> Button:
    return button(
        Kind.ORDERS,
        label,
        game=view.id,
        seq=view.turn_seq,
        choice=choice,
        style=style_of(chosen=chosen),
        emoji=emoji,
        disabled=disabled,
    )
