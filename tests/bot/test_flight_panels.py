"""Tests of the panels of a dragon's flight: arrows, and orders for later steps."""

from dataclasses import replace

import pytest
from discord import ui
from drafting import SEATS, arrows_of
from expansion_positions import in_phase, positions

from bench.support.unstored_views import view_of
from bot.delivery.game_messages import turn_message
from bot.features.turn.flight_controls import MYSELF, order_name
from bot.features.turn.flight_panels import flight_panel
from bot.i18n import codes, language
from bot.pictures.drawing_context import DrawingContext
from bot.pictures.pool import Pictures
from bot.platform import limits
from bot.platform.custom_ids import Kind, parse
from bot.text.words import labels
from game.expansions.dragon.flight import steps
from game.expansions.dragon.moves import FLIGHT, Step
from game.values.geometry import Side
from host.games.orders import Orders, parse_orders
from model.tables import HelpLevel
from rendering.base.theme import DEFAULT_THEME
from rendering.boards.flight import visited_cells


@pytest.mark.parametrize("code", codes())
async def test_arrows_lead_where_the_dragon_can_go(code):
    """In the message of the flight and in the panel of whoever steps; others have orders alone. Rule: dragon-step."""
    match = in_phase(FLIGHT)
    stepper, other = match.position.actors[0], next(s for s in SEATS if s != match.position.actors[0])
    words, open_ways = language(code), {str(way) for way in steps(match.position)}
    view = view_of(match, stepper, HelpLevel.STANDARD, 9)
    public = turn_message(words, view, (), live=True)
    assert arrows_of(public) == open_ways
    message, drawn = await flight_panel(DrawingContext(Pictures(), words, DEFAULT_THEME), view, None)
    assert arrows_of(message) == open_ways
    assert drawn
    assert message.content_length() <= limits.TEXT
    message, _ = await flight_panel(
        DrawingContext(Pictures(), words, DEFAULT_THEME), replace(view, seat=other), None
    )
    assert arrows_of(message) == set()


def orders_of(message):
    """Return the orders that a message offers by label, with whether they can be pressed."""
    buttons = [part.item for part in message.walk_children() if hasattr(part, "item")]
    return {
        button.label: (parse(button.custom_id).choice, not button.disabled)
        for button in buttons
        if parse(button.custom_id).kind is Kind.ORDERS
    }


@pytest.mark.parametrize("code", codes())
async def test_steps_are_ordered_arrow_by_arrow(code):
    """Each press orders the next of one's steps; the last order, or all, can be removed; a computer chooses
    the rest.
    """
    match = next(
        match
        for seed in range(9)
        for match in positions(seed)
        if match.position.phase is FLIGHT and visited_cells(match.position)[1:] == ()
    )
    stepper, other = match.position.actors[0], next(s for s in SEATS if s != match.position.actors[0])
    words = language(code)
    drawing = DrawingContext(Pictures(), words, DEFAULT_THEME)
    side_names = {side.name.lower(): labels(words).side(side) for side in Side}
    undo, clear = words.say("order-undo"), words.say("order-clear")
    computer, myself = words.say("order-computer"), words.say("order-none")
    view = view_of(match, other, HelpLevel.STANDARD, 9)

    async def panel(view, orders):
        message, drawn = await flight_panel(drawing, view, orders)
        assert message.total_children_count <= limits.COMPONENTS
        ids = [part.item.custom_id for part in message.walk_children() if hasattr(part, "item")]
        assert len(ids) == len(set(ids))
        assert drawn[-1].name == "way.png"
        assert drawn[-1].picture is not None
        return message, drawn[-1].alt

    message, _ = await panel(view, None)
    assert orders_of(message)[side_names["n"]] == ("2~N", True)
    assert undo not in orders_of(message)
    assert orders_of(message)[computer][0] == "computer"
    first_order = parse_orders("2~N")
    assert str(first_order) == "2~N"
    message, _ = await panel(view, first_order)
    assert orders_of(message)[side_names["w"]] == ("2~N 4~W", True)
    assert orders_of(message)[undo][0] not in (MYSELF, "2~N")
    whole = parse_orders("2~N 4~W 6~S")
    message, alt = await panel(view, whole)
    assert {orders_of(message)[name][1] for name in side_names.values()} == {False}
    assert orders_of(message)[undo][0] == "2~N 4~W"
    assert orders_of(message)[clear][0] == MYSELF
    assert orders_of(message)[computer][0] == "2~N 4~W 6~S computer"
    assert orders_of(message)[myself][0] == "2~N 4~W 6~S"
    text = "\n".join(part.content for part in message.walk_children() if isinstance(part, ui.TextDisplay))
    for number, side in ((2, "n"), (4, "w"), (6, "s")):
        assert words.say("order-step", step=number, side=side) in text
        assert words.say(
            "alt-way-step", number=number, player="Player 2", state="ordered", side=side
        ).removesuffix(".") in alt.replace("Player 1", "Player 2")
    # Nobody else sees any of it: neither who steps now nor whoever reads the message of the flight.
    public = turn_message(words, replace(view, seat=None), (), live=True)
    assert words.say("order-step", step=2, side="n") not in str(public.to_components())
    _, unseen = await panel(replace(view, seat=stepper), None)
    assert words.say("alt-way-step", number=2, player="", state="ordered", side="n")[-12:] not in unseen


@pytest.mark.parametrize("code", codes())
async def test_an_order_that_cannot_be_followed_is_named(code):
    """The panel of a person whose order cannot be followed names that order; later steps can still be ordered."""
    match = next(
        match
        for seed in range(9)
        for match in positions(seed)
        if match.position.phase is FLIGHT and len(visited_cells(match.position)) == 3
    )
    closed = next(
        side for side in Side if Step(side) not in steps(match.position)
    )  # The dragon came from somewhere.
    view, words = view_of(match, match.position.actors[0], HelpLevel.STANDARD, 9), language(code)
    orders = Orders(way=((3, Step(closed)), (5, Step(Side.N))))
    message, drawn = await flight_panel(DrawingContext(Pictures(), words, DEFAULT_THEME), view, orders)
    text = next(part for part in message.walk_children() if isinstance(part, ui.TextDisplay)).content
    assert words.say("panel-order-closed", step=3, side=closed.name.lower()) in text
    closed_text = words.say("alt-way-step", number=3, player="X", state="closed", side=closed.name.lower())
    assert closed_text.split("X")[1] in drawn[-1].alt
    assert orders_of(message)[words.say("order-undo")][0] not in ("", "3~N")
    assert arrows_of(message) == {str(way) for way in steps(match.position)}


@pytest.mark.parametrize("code", codes())
async def test_nothing_can_be_ordered_without_a_later_step(code):
    """Nothing can be ordered in the last step, and by a person without a later step."""
    match = next(
        match
        for seed in range(19)
        for match in positions(seed)
        if match.position.phase is FLIGHT and len(visited_cells(match.position)) == 6
    )
    words = language(code)
    for seat in SEATS:
        view = view_of(match, seat, HelpLevel.STANDARD, 9)
        message, _ = await flight_panel(DrawingContext(Pictures(), words, DEFAULT_THEME), view, None)
        text = "\n".join(part.content for part in message.walk_children() if isinstance(part, ui.TextDisplay))
        assert words.say("panel-orders-none") in text
        assert orders_of(message) == {}


def test_orders_of_earlier_releases_are_read():
    """Stored orders and panels of earlier releases, with one side for all steps or a computer, are read."""
    assert parse_orders("~W") == Orders((Step(Side.W),))
    assert parse_orders("computer") == Orders(computer=True)
    assert parse_orders("1~W 3~E computer") == Orders((), True, ((1, Step(Side.W)), (3, Step(Side.E))))
    for text in ("~W", "computer", "1~W 3~E", "6~N computer"):
        assert str(parse_orders(text)) == text
    assert order_name(language("en"), parse_orders("~W")) == "west if open"
