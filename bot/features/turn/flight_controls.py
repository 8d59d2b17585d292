"""The controls of the dragon's flight: arrows that move it, and orders for one's coming steps. Rule: dragon-fly."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.features.turn.cell_controls import Controls
from bot.i18n import Language
from bot.platform.controls import Button, button, style_of
from bot.platform.custom_ids import Kind
from bot.text.words import mention, seat_text
from game.board.oriented_tile import cell_of
from game.expansions.dragon.flight import steps
from game.expansions.dragon.moves import STEPS, Step
from game.expansions.dragon.state import DRAGON_STATE
from game.values.geometry import Cell, Side, neighbour
from host.games.orders import Orders
from host.games.views import GameView
from rendering.boards.cell_names import cell_name

ARROWS = {Side.W: "⬅️", Side.N: "⬆️", Side.S: "⬇️", Side.E: "➡️"}
"""The ways of the dragon, in the order in which arrows stand beside each other."""

MYSELF = "none"
"""The choice that takes orders back."""


def dragon_cell(view: GameView) -> Cell:
    """Return where the dragon is in a flight."""
    key = DRAGON_STATE.of(view.position).dragon
    assert key is not None, "what flies is somewhere"
    return cell_of(key)


def step_number(view: GameView) -> int:
    """Return which step of a flight is due, from 1."""
    return len(DRAGON_STATE.of(view.position).visited)


def arrows(view: GameView) -> ui.ActionRow[Any]:
    """Return an arrow for each side, with the name of the cell there; where there is no way it is disabled."""
    at, found = dragon_cell(view), steps(view.position)
    return ui.ActionRow[Any](
        *(
            button(
                Kind.STEP,
                cell_name(neighbour(at, side)),
                game=view.id,
                seq=view.seq,
                choice=str(Step(side)),
                emoji=arrow,
                disabled=Step(side) not in found,
            )
            for side, arrow in ARROWS.items()
        )
    )


def flight_text(words: Language, view: GameView) -> str:
    """Return the heading of a flight's message: who moves the dragon, and which step it is."""
    seat = view.to_move
    assert seat is not None
    key = "turn-flight-other" if seat.person is None else "turn-flight"
    return words.say(key, seat=seat_text(words, seat), step=step_number(view), steps=STEPS)


def next_text(words: Language, view: GameView) -> str:
    """Return who steps after the seat that does now, with how they can say beforehand where; empty if nobody does."""
    seats, now = view.position.seats, view.to_move
    assert now is not None
    first, left = seats.index(now.colour), STEPS - step_number(view)
    coming = [
        view.seat_of(seats[(first + one) % len(seats)]) for one in range(1, min(left, len(seats) - 1) + 1)
    ]
    people = [mention(seat.person) for seat in coming if seat.person is not None]
    return words.say("turn-flight-next", people=words.join(people)) if people else ""


def flight_controls(words: Language, view: GameView, given: Orders | None) -> Controls:
    """Return what the private panel says, arrows where it is one's own step, and the orders one can give."""
    seat = view.to_move
    assert seat is not None
    mine = seat.colour is view.seat
    if mine:
        lines = [words.say("panel-flight", step=step_number(view), steps=STEPS)]
    else:
        named = seat_text(words, seat)
        lines = [words.say("panel-flight-wait", seat=named, step=step_number(view), steps=STEPS)]
    said = [words.say("panel-orders")]
    if given is not None:
        said.append(words.say("panel-orders-given", order=order_name(words, given)))
    rows: list[ui.Item[Any]] = [arrows(view)] if mine else []
    rows.append(ui.TextDisplay("\n".join(said)))
    rows.append(
        ui.ActionRow[Any](
            *(_order(words, view, Orders((Step(side),)), given, arrow) for side, arrow in ARROWS.items())
        )
    )
    rows.append(
        ui.ActionRow[Any](
            _order(words, view, Orders(computer=True), given, "🤖"), _order(words, view, None, given, "✋")
        )
    )
    return "\n".join(lines), rows


def order_name(words: Language, given: Orders | None) -> str:
    """Return orders in a few words."""
    if given is None:
        return words.say("order-none")
    sides = [move.side for move in given.moves if isinstance(move, Step)]
    if given.computer or not sides:
        return words.say("order-computer")
    return words.join(words.say("order-side", side=side.name.lower()) for side in sides)


def _order(words: Language, view: GameView, one: Orders | None, given: Orders | None, emoji: str) -> Button:
    return button(
        Kind.ORDERS,
        order_name(words, one),
        game=view.id,
        seq=view.turn_seq,
        choice=MYSELF if one is None else str(one),
        style=style_of(chosen=one == given),
        emoji=emoji,
    )
