"""Tests of the market of a tile just drawn, in the players' private panels. Rule: tile-market."""

import pytest
from playing import is_turn_of
from stored_games import moves_until, stored_game

from bench.support.in_process import running
from game.expansions.market.moves import MARKET
from game.values.ruleset import Colour, Option, make_ruleset

pytestmark = pytest.mark.e2e

RULES = make_ruleset(on=[Option.TABLE_EDGE, Option.TILE_MARKET], table=(7, 7))
SEATS = (Colour.RED, Colour.BLUE)


@pytest.fixture
async def market(box, database, table, ada, bruno):
    """Yield the person who has drawn and the person who may offer, in a game at a market that was not posted before."""
    secret, played, position = moves_until(RULES, SEATS, lambda position: position.phase is MARKET)
    people = dict(zip(SEATS, (ada, bruno), strict=True))
    await stored_game(box, database, table, people, secret, played, ruleset=RULES, turn_seconds=7200)
    drawer, buyer = (people[colour] for colour in position.actors)
    async with running(box, database):
        yield drawer, buyer


async def test_a_tile_is_sold_at_the_market(box, market, table):
    """The other player makes an offer and the drawer sells; an answer to an earlier board is refused as out of date."""
    drawer, buyer = market
    message = await box.message_for(buyer, table, lambda message: "Play" in message.buttons)
    assert f"<@{buyer.id}>" in message.text.splitlines()[0]
    early = await drawer.click(message, "Play")
    assert early.buttons == ["Confirm", "Keep the tile"]
    panel = await buyer.click(message, "Play")
    assert panel.buttons[:3] == ["Confirm", "Offer nothing", "1"]
    assert "Your answer: **Offer nothing**" in panel.text
    panel = await buyer.click(panel.message, "1")
    assert "Your answer: **Offer 1 point**" in panel.text
    second_reply = await drawer.click(message, "Play")
    assert second_reply.buttons == ["Confirm", "Keep the tile"], "nothing has been offered yet"
    await buyer.click(panel.message, "Confirm")
    assert "is to move" in (await buyer.click(message, "Play")).text
    late = await drawer.click(early.message, "Keep the tile")
    assert "moved on" in late.text
    panel = await drawer.click(late.message, "Play")
    sell = f"Sell to {buyer.person.name} for 1 point"
    assert panel.buttons == ["Confirm", "Keep the tile", sell]
    panel = await drawer.click(panel.message, sell)
    await drawer.click(panel.message, "Confirm")
    sold = await box.message_for(
        buyer, table, lambda posted: int(posted.id) > int(message.id) and is_turn_of(posted, buyer)
    )
    panel = await buyer.click(sold, "Play")
    assert "Confirm" in panel.buttons or any(
        ":cell." in control["custom_id"] for control in panel.message.controls
    )


async def test_typed_turns_at_a_market_are_refused(box, market, table):
    """A turn typed while a tile is for sale is refused, as an answer at the market is due."""
    drawer, buyer = market
    await box.message_for(buyer, table, lambda message: "Play" in message.buttons)
    due = "There is a tile for sale: answer at the market first. Press **Play**."
    for player in (drawer, buyer):
        assert (await player.slash(table, "place", cell="M49")).text == due
        assert (await player.slash(table, "meeple", on="city (N)")).text == due
        assert (await player.slash(table, "skip")).text == due


async def test_the_turn_message_says_that_the_tile_is_kept(box, market, table):
    """A turn's message asks whether the tile is sold, then says that it is kept, and asks again after an undo."""
    drawer, buyer = market
    message = await box.message_for(buyer, table, lambda message: "Play" in message.buttons)
    panel = await buyer.click(message, "Play")
    panel = await buyer.click(panel.message, "1")
    await buyer.click(panel.message, "Confirm")
    sells = "there are offers for your tile: do you sell it?"
    question = await box.message_for(drawer, table, lambda message: sells in message.text)
    assert "🤝1" in question.text
    panel = await drawer.click(question, "Play")
    await drawer.click(panel.message, "Confirm")
    kept = await box.message_for(
        drawer,
        table,
        lambda message: (
            message.id == question.id and is_turn_of(message, drawer) and sells not in message.text
        ),
    )
    assert "keeps the tile" in kept.text
    assert "🤝1" not in kept.text
    await drawer.click(kept, "Undo")
    new_message = await box.message_for(
        drawer, table, lambda message: message.id == question.id and sells in message.text
    )
    assert "🤝1" in new_message.text


async def test_a_reminder_of_a_market_answer_ends_with_the_answer(box, market, table):
    """A reminder of an answer ends with the answer, and does not say that the turn is over."""
    drawer, buyer = market
    await box.message_for(buyer, table, lambda message: "Play" in message.buttons)
    box.advance(3700)
    reminder = await box.message_for(
        buyer, table, lambda message: f"⏳ <@{buyer.id}>, the market in" in message.text
    )
    panel = await buyer.click(reminder, "Play")
    await buyer.click(panel.message, "Confirm")
    await box.message_for(drawer, table, lambda message: is_turn_of(message, drawer))
    await box.wait_for(lambda: not reminder.buttons, "the reminder to end")
    assert reminder.text.endswith("the answer at the market is given.")
