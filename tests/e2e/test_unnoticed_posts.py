"""Tests of votes and reminders that are posted without the bot's knowing, and are over before it finds them."""

import pytest
from playing import live_turn, open_table, outbox_empty, play_by_buttons, small_table

from model.tables import FirstSeat
from sandbox.faults import Fault, FaultKind
from sandbox.world import channels
from sandbox.world.permissions import Permission

pytestmark = pytest.mark.e2e

POST = "POST /channels/{channel_id}/messages"
SEARCH = "GET /channels/{channel_id}/messages"


async def ask_for_undo(box, table, mover, other):
    """Let the mover ask for an undo of the turn just played."""
    offer = await mover.slash(table, "undo")
    await mover.click(offer.message, "Ask everyone")


async def ask_to_stop(box, table, mover, other):
    """Let the other player ask whether to stop the game."""
    reply = await other.slash(table, "game stop")
    await other.click(reply.message, "Stop the game")


async def wait_for_reminder(box, table, mover, other):
    """Let half of the time of a turn pass."""
    box.advance(1900)


async def with_lost_answer(box, table, ada, bruno, cause):
    """Return the message that `cause` posts unnoticed in the second turn, which cannot be found until faults end."""
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    other = bruno if mover is ada else ada
    await play_by_buttons(mover, message)
    turn, _ = await live_turn(box, table, [other])
    before = {message.id for message in ada.messages(table)}
    box.faults.add(Fault(FaultKind.LOST_ANSWER, POST))
    box.faults.add(Fault(FaultKind.DROPPED, SEARCH, times=10_000))
    await cause(box, table, mover, other)
    unnoticed = await box.message_for(
        other,
        table,
        lambda message: message.id not in before and "Board" in message.buttons and not message.ephemeral,
    )
    return unnoticed, turn, other


@pytest.mark.parametrize("cause", [ask_for_undo, ask_to_stop, wait_for_reminder])
async def test_what_was_posted_unnoticed_loses_its_buttons_after_the_next_turn(
    box, bot, fast_retries, table, ada, bruno, cause
):
    """A vote or reminder that is over before it is found does not hold up the next turn, and is closed when found."""
    await small_table(bot, box, 5, 5, turn_seconds=3600, first=FirstSeat.AS_SEATED)
    unnoticed, turn, other = await with_lost_answer(box, table, ada, bruno, cause)
    await play_by_buttons(other, turn)
    await live_turn(box, table, [bruno if other is ada else ada])
    assert unnoticed.buttons
    box.faults.clear()
    await box.wait_for(lambda: not unnoticed.buttons, "the message to lose its buttons")
    await outbox_empty(bot.host)


@pytest.mark.parametrize("cause", [ask_for_undo, ask_to_stop])
async def test_a_vote_that_was_posted_unnoticed_is_closed_with_the_game(
    box, bot, fast_retries, table, olga, ada, bruno, cause
):
    """A vote that was posted unnoticed loses its buttons when the game is stopped otherwise."""
    box.grant(olga, "Administrator")
    await small_table(bot, box, 5, 5)
    unnoticed, _, _ = await with_lost_answer(box, table, ada, bruno, cause)
    reply = await olga.slash(table, "game stop")
    await olga.click(reply.message, "Stop the game")
    await box.message_for(ada, table, lambda message: "## The game was stopped" in message.text)
    box.faults.clear()
    await box.wait_for(lambda: not unnoticed.buttons, "the vote to lose its buttons")
    await outbox_empty(bot.host)


async def test_the_search_for_a_cancelled_vote_ends_with_its_channel(
    box, bot, fast_retries, table, ada, bruno, caplog
):
    """The search for a vote that is over waits for a permission without an alert, and ends with its channel."""
    await small_table(bot, box, 5, 5)
    thread = channels.open_thread(box.world, table, "Our table", owner_id=ada.id)
    _, turn, other = await with_lost_answer(box, thread, ada, bruno, ask_for_undo)
    await play_by_buttons(other, turn)
    await live_turn(box, thread, [bruno if other is ada else ada])
    channels.deny_bot(box.world, table, Permission.READ_MESSAGE_HISTORY)
    box.faults.clear()
    await box.wait_for(lambda: "is closed to the bot" in caplog.text, "the refusal of the search")
    assert not [message for message in ada.messages(ada.direct()) if "Read Message History" in message.text]
    channels.delete_channel(box.world, thread)
    channels.deny_bot(box.world, table, Permission.READ_MESSAGE_HISTORY, denied=False)
    await outbox_empty(bot.host)
