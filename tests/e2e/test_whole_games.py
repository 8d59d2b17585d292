"""Tests of whole games, from the lobby to the message of the end."""

import asyncio

import pytest
from playing import (
    is_end,
    live_turn,
    open_table,
    play_by_buttons,
    play_by_typing,
    play_to_the_end,
    public_messages,
    replayed_file,
    small_table,
)
from stored_games import moves_until, stored_game

from bench.support.in_process import running
from game.engine.legal import moves
from game.values.phases import Phase
from game.values.ruleset import Colour, Expansion, Option, make_ruleset
from model.ids import PersonId

pytestmark = pytest.mark.e2e


async def test_a_game_is_played_by_buttons(box, bot, table, ada, bruno):
    """Two people play by buttons alone, with at most four presses a turn.

    The record at the end has the result, and no message keeps the buttons of a turn.
    """
    await small_table(bot, box)
    await open_table(box, table, [ada, bruno], seats=2)
    most = 0

    async def play(person, message):
        nonlocal most
        reply, presses = await play_by_buttons(person, message)
        assert "Done" in reply.text
        assert reply.ephemeral
        most = max(most, presses)

    end = await play_to_the_end(box, table, [ada, bruno], play)
    assert most <= 4
    assert "🏆" in end.text
    replayed_file(end)
    await box.wait_for(
        lambda: not [message for message in ada.messages(table) if "Play" in message.buttons],
        "the last turn to lose its buttons",
    )


async def test_a_game_is_played_by_commands_with_a_computer(box, bot, table, ada, bruno):
    """Two people play by commands, with a computer player between them."""
    await small_table(bot, box)
    await open_table(box, table, [ada, bruno], computers=1, seats=3)
    end = await play_to_the_end(box, table, [ada, bruno], lambda person, _: play_by_typing(person, table))
    assert "Computer (normal)" in end.text
    assert len(replayed_file(end).position.scores) == 3


async def test_only_the_newest_turn_message_has_buttons(box, bot, table, ada, bruno):
    """Only the newest turn has buttons; the older ones keep their picture and lose them."""
    await small_table(bot, box)
    await open_table(box, table, [ada, bruno], seats=2)
    for _ in range(2):
        message, person = await live_turn(box, table, [ada, bruno])
        await play_by_buttons(person, message)
        await box.wait_for(lambda message=message: not message.buttons, "the old turn to end")
        assert message.picture()
    await live_turn(box, table, [ada, bruno])
    turns = [message for message in ada.messages(table) if "Play" in message.buttons]
    assert len(turns) == 1


async def test_only_the_player_to_move_is_notified(box, bot, table, ada, bruno):
    """A turn message may mention several people, but notifies only the player to move."""
    await small_table(bot, box)
    message, person = await open_table(box, table, [ada, bruno], seats=2)
    assert list(message.raw.mentions) == [person.id]


async def test_a_restart_neither_loses_nor_repeats_turns(box, table, database, ada, bruno):
    """After a restart the bot answers buttons of older messages and posts each turn once."""
    async with running(box, database) as client:
        await small_table(client, box)
        message, person = await open_table(box, table, [ada, bruno], seats=2)
        panel = await person.click(message, "Play")
    async with running(box, database):
        second_reply = await person.click(message, "Play")
        assert second_reply.text == panel.text
        end = await play_to_the_end(box, table, [ada, bruno], play_by_buttons)
        assert "🏆" in end.text
        headers = [message.text.splitlines()[0] for message in public_messages(ada, table)]
        assert len(headers) == len(set(headers))


async def test_two_people_press_join_for_the_last_seat_at_once(box, bot, table, ada, bruno, clara):
    """If two people press Join for the last seat at once, one sits and the other is refused privately."""
    lobby = await ada.slash(table, "game new", seats=2)
    replies = await asyncio.gather(bruno.click(lobby.message, "Join"), clara.click(lobby.message, "Join"))
    refused = [reply for reply in replies if reply.ephemeral]
    assert len(refused) == 1
    assert "seats are taken" in refused[0].text
    seated = [person for person in (bruno, clara) if f"<@{person.id}>" in lobby.message.text]
    assert len(seated) == 1


@pytest.mark.parametrize(
    ("rules", "expansions"),
    [
        ((Option.HAND_THREE,), ()),
        ((Option.HAND_EARLY_DRAW, Option.TILE_MARKET), ()),
        ((Option.FILL_HOLE_EXTRA_TURN, Option.UNPLAYABLE_RETURNS), (Expansion.INNS,)),
        ((), (Expansion.RIVER, Expansion.ABBOT, Expansion.INNS)),
    ],
)
async def test_games_with_house_rules_and_expansions(box, bot, table, ada, bruno, rules, expansions):
    """Hands, the market, extra turns, the rivers and abbots are all played with the same panel."""
    size = (12, 12) if Expansion.RIVER in expansions else (3, 3)
    await small_table(bot, box, *size, rules=rules, expansions=expansions)
    await open_table(box, table, [ada, bruno], seats=2)
    if Expansion.RIVER in expansions:
        for _ in range(16):
            message, person = await live_turn(box, table, [ada, bruno])
            await play_by_buttons(person, message)
            await box.wait_for(lambda message=message: not message.buttons, "the old turn to end")
        return
    end = await play_to_the_end(box, table, [ada, bruno], play_by_buttons)
    replayed_file(end)


async def test_the_last_tiles_that_fit_nowhere_are_shown_at_the_end(box, database, table, ada, bruno):
    """Tiles that are drawn at last and fit nowhere are shown in the message of the end."""
    rules = make_ruleset(on=[Option.TABLE_EDGE], table=(9, 8))
    people = {Colour.RED: ada, Colour.BLUE: bruno}
    # The only move left ends the game: the two tiles after it fit nowhere.
    secret, played, position = moves_until(
        rules, tuple(people), lambda position: position.phase is Phase.PLACE and len(position.board) == 64
    )
    (last_move,) = moves(position)
    game = await stored_game(box, database, table, people, secret, played, ruleset=rules)
    assert position.to_move is not None
    mover = PersonId(int(people[position.to_move].id))
    async with running(box, database) as bot:
        seq = (await bot.host.games.view(game)).seq
        await bot.host.games.move(game, mover, seq, [last_move])
        end = await box.message_for(ada, table, is_end)
        unplayable = [line for line in end.text.splitlines() if line.startswith("🚫")]
        assert len(unplayable) == 2
        assert sum(file.filename.startswith("tile-") for file in end.attachments) == 2
