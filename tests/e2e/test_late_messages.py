"""Tests of the messages of games that move on before their messages are posted, or whose posts fail."""

import pytest
from playing import (
    game_of,
    is_end,
    is_turn_of,
    live_turn,
    open_table,
    play_by_buttons,
    play_to_the_end,
    small_table,
    unposted,
)

from bench.support.scripted import turn as play_turn
from model.ids import PersonId
from model.tables import GameStatus
from rendering.views.board_image import Idle, draw_board
from sandbox.faults import Fault, FaultKind

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("fast_retries")]

EDIT = "PATCH /channels/{channel_id}/messages"
WEEK_SECONDS = 7 * 24 * 3600


async def play_directly(host, game, *, turns=None):
    """Play whole turns without Discord: `turns` of them, or all to the end of the game."""
    while turns != 0 and await play_turn(host, game) is GameStatus.RUNNING:
        turns = None if turns is None else turns - 1


async def test_a_game_that_ends_before_its_last_turn_is_posted(box, bot, table, ada, bruno, caplog):
    """Turns that are posted after the end of their game keep no buttons, and the end is posted."""
    await small_table(bot, box)
    message, _ = await open_table(box, table, [ada, bruno], seats=2)
    async with unposted(bot.host, game_of(message)):
        await play_directly(bot.host, game_of(message))
    end = await box.message_for(ada, table, is_end)
    assert "🏆" in end.text
    await box.wait_for(
        lambda: not [message for message in ada.messages(table) if "Play" in message.buttons],
        "the last turn to end",
    )
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


async def test_a_game_with_a_substitute_changes_no_rating(box, bot, table, ada, bruno, clara):
    """A game with a substitute changes no rating, and its end says why."""
    await small_table(bot, box, rated=True)
    message, first = await open_table(box, table, [ada, bruno], seats=2)
    await play_by_buttons(first, message)
    other = bruno if first is ada else ada
    message = await box.message_for(ada, table, lambda message: is_turn_of(message, other))
    await play_by_buttons(other, message)
    reply = await bruno.slash(table, "replace", seat="blue", by=clara)
    await bruno.click(reply.message, "Hand over")
    await box.message_for(ada, table, lambda message: f"→ 🟦 <@{clara.id}>." in message.text)
    end = await play_to_the_end(box, table, [ada, clara], play_by_buttons)
    assert "🏆" in end.text
    assert "Ratings stay" in end.text
    assert "**Ratings**" not in end.text


async def test_a_game_that_is_stopped_before_its_turn_is_posted(box, bot, table, ada, bruno):
    """A game stopped before its turn was posted announces the turn in the message of the end alone."""
    await small_table(bot, box)
    message, _ = await open_table(box, table, [ada, bruno], seats=2)
    game = game_of(message)
    async with unposted(bot.host, game):
        await play_directly(bot.host, game, turns=1)
        await bot.host.endings.stop(game, PersonId(ada.id), manager=True)
    end = await box.message_for(ada, table, lambda message: "was stopped" in message.text)
    assert "played" in end.text
    assert [message for message in ada.messages(table) if "Turn 2 ·" in message.text] == []
    await box.wait_for(lambda: not message.buttons, "the first turn to end")


async def test_a_game_that_is_stopped_while_its_turn_is_posted(box, bot, table, ada, bruno, monkeypatch):
    """A turn whose game is stopped while it is posted is shown as stopped, in the picture as well."""
    await small_table(bot, box)
    message, _ = await open_table(box, table, [ada, bruno], seats=2)
    game, news, drawn = game_of(message), bot.host.games.news_of_message, []

    async def stopped_meanwhile(*arguments):
        monkeypatch.undo()
        monkeypatch.setattr(
            "bot.pictures.boards.draw_board", lambda view: drawn.append(view) or draw_board(view)
        )
        await bot.host.endings.stop(game, PersonId(ada.id), manager=True)
        return await news(*arguments)

    monkeypatch.setattr(bot.host.games, "news_of_message", stopped_meanwhile)
    await play_directly(bot.host, game, turns=1)
    await box.message_for(ada, table, lambda message: "was stopped" in message.text)
    assert [view.idle for view in drawn] == [None, Idle.ENDED_EARLY]
    (turn,) = [message for message in ada.messages(table) if message.attachments and "Turn 2" in message.text]
    await box.wait_for(lambda: "Play" not in turn.buttons, "the turn to end")


async def test_after_an_hour_only_the_newest_turn_is_posted(box, bot, table, ada, bruno):
    """After an hour one message shows the newest turn and the missed moves; the old turn loses its buttons."""
    await small_table(bot, box)
    message, _ = await open_table(box, table, [ada, bruno], seats=2)
    async with unposted(bot.host, game_of(message)):
        await play_directly(bot.host, game_of(message), turns=3)
        box.advance(3600)
    newest = await box.message_for(ada, table, lambda message: "Turn 4 ·" in message.text)
    assert newest.text.count("played ") == 3
    missed = [
        message for message in ada.messages(table) if "Turn 2 ·" in message.text or "Turn 3 ·" in message.text
    ]
    assert missed == []
    await box.wait_for(lambda: not message.buttons, "the old turn to end")


@pytest.mark.parametrize("kind", [FaultKind.DROPPED, FaultKind.LOST_ANSWER, FaultKind.RATE_LIMITED])
async def test_old_turns_lose_their_buttons_though_discord_fails(box, bot, table, ada, bruno, kind):
    """An old turn's buttons are removed later when Discord fails at first."""
    await small_table(bot, box)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    box.faults.add(Fault(kind, EDIT, times=2, seconds=0.02))
    await play_by_buttons(mover, message)
    await live_turn(box, table, [bruno if mover is ada else ada])
    await box.wait_for(lambda: not message.buttons, "the old turn to end")


async def ask_for_undo(box, bot, table, people):
    """Ask for an undo of the first turn; return the vote, the second turn's message and the person to play it."""
    await small_table(bot, box)
    message, mover = await open_table(box, table, people, seats=2)
    (other,) = (person for person in people if person is not mover)
    await play_by_buttons(mover, message)
    turn, _ = await live_turn(box, table, [other])
    offer = await mover.click(turn, "Undo")
    await mover.click(offer.message, "Ask everyone")
    vote = await box.message_for(other, table, lambda message: "Agree" in message.buttons)
    return vote, turn, other


async def test_a_vote_that_a_move_closes_loses_its_buttons(box, bot, table, ada, bruno):
    """A move closes the vote and removes its buttons."""
    vote, turn, other = await ask_for_undo(box, bot, table, [ada, bruno])
    await play_by_buttons(other, turn)
    await box.wait_for(lambda: not vote.buttons, "the vote to lose its buttons")


async def test_a_refused_vote_keeps_saying_who_refused(box, bot, table, ada, bruno):
    """A refused vote still says who refused it after the next turn."""
    vote, turn, other = await ask_for_undo(box, bot, table, [ada, bruno])
    await other.click(vote, "Refuse")
    assert vote.buttons == []
    await play_by_buttons(other, turn)
    await box.wait_for(lambda: not turn.buttons, "the old turn to end")
    assert f"<@{other.id}> said no" in vote.text


async def test_a_vote_that_its_asker_withdraws_says_so(box, bot, table, ada, bruno):
    """A vote that the asker withdraws says so, instead of that it was refused."""
    vote, _, other = await ask_for_undo(box, bot, table, [ada, bruno])
    asker = ada if other is bruno else bruno
    await asker.click(vote, "Refuse")
    assert f"<@{asker.id}> has withdrawn the request" in vote.text
    assert vote.buttons == []


async def test_an_unused_table_is_closed(box, bot, table, ada, bruno):
    """A table unused for a week is closed in its message, and the channel is free again."""
    lobby = await ada.slash(table, "game new")
    refused = await bruno.slash(table, "game new")
    assert "Ada already has a table" in refused.text
    box.advance(WEEK_SECONDS + 60)
    await box.wait_for(lambda: not lobby.message.buttons, "the table to close")
    assert "closed" in lobby.message.text
    assert "Join" in (await bruno.slash(table, "game new")).buttons
