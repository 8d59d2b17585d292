"""Tests of opening tables by `/game new` and by *Rematch*: by whom, where, and in which language."""

import asyncio
import re

import pytest
from playing import (
    game_of,
    live_turn,
    open_table,
    play_by_buttons,
    play_to_the_end,
    small_table,
    threads_of,
)

from host.games.lobby import MOST_TABLES
from host.games.views import Person
from model.guilds import GameOpeners, GuildSettings
from model.ids import ChannelId, GuildId, PersonId
from sandbox.world import channels
from sandbox.world.permissions import Permission

pytestmark = pytest.mark.e2e

MENTION_AND_NUMBER = re.compile(r"<@(\d+)>\D*\((\d)\)")


@pytest.fixture
async def end(box, bot, table, ada, bruno):
    """Return the message of the end of a game of Ada and Bruno."""
    await small_table(bot, box)
    await open_table(box, table, [ada, bruno], seats=2)
    return await play_to_the_end(box, table, [ada, bruno], play_by_buttons)


async def set_settings(bot, box, **settings):
    """Give the server these settings, and the defaults for all others."""
    await bot.host.guilds.change(GuildId(int(box.server.id)), lambda _: GuildSettings(**settings))


async def test_rematch_opens_one_table_with_the_same_rules(box, bot, table, ada, bruno, clara, end):
    """A player's first press on Rematch opens a table with the same rules; the others join by it, a second press
    adds nothing, and people who have not played are refused.
    """
    assert "for those who played" in (await clara.click(end, "Rematch")).text
    lobby = await bruno.click(end, "Rematch")
    assert "A table is open" in lobby.text
    assert "3 × 3 cells" in lobby.text
    assert "You have joined" in (await ada.click(end, "Rematch")).text
    assert "You have joined" in (await ada.click(end, "Rematch")).text
    await box.wait_for(lambda: f"<@{ada.id}>" in lobby.message.text, "Ada at the table")
    assert "for those who played" in (await clara.click(end, "Rematch")).text
    assert len([message for message in ada.messages(table) if "A table is open" in message.text]) == 1


async def test_commands_before_the_start_say_who_can_start_the_game(box, bot, table, ada, bruno):
    """Before the start, commands of a game say that anyone at the table can start it, not its host alone."""
    lobby = await ada.slash(table, "game new", seats=2)
    await bruno.click(lobby.message, "Join")
    for command in ("board", "scores", "undo", "resign", "place"):
        assert "anyone at the table can press **Start**" in (await bruno.slash(table, command)).text
    await bruno.click(lobby.message, "Start")
    assert "The game is on" in lobby.message.text


async def test_the_seat_that_draws_most_roads_begins(box, bot, table, ada, bruno, clara):
    """Rule: first-seat. The first message names the roads on the tile of each seat, and who begins with most."""
    await small_table(bot, box)
    message, mover = await open_table(box, table, [ada, bruno, clara], seats=3, first="tile-draw")
    *draws, starts = [
        line for line in message.text.splitlines() if line.startswith("**Roads") or "most roads" in line
    ]
    assert f"<@{mover.id}>" in starts
    first, last = (
        {person: int(roads) for person, roads in MENTION_AND_NUMBER.findall(line)}
        for line in (draws[0], draws[-1])
    )
    assert first.keys() == {ada.id, bruno.id, clara.id}
    assert [person for person, roads in last.items() if roads == max(last.values())] == [mover.id]
    await play_by_buttons(mover, message)
    second, _ = await live_turn(box, table, [person for person in (ada, bruno, clara) if person is not mover])
    assert "roads" not in second.text.casefold()


async def test_a_rematch_is_refused_like_a_new_table(box, bot, table, ada, bruno, end):
    """A rematch is refused like a new table, by who may open games, by channel and by missing permissions."""
    elsewhere = box.channel("general")
    for settings, words in (
        ({"openers": GameOpeners.MANAGERS}, "Only some people"),
        ({"channels": (ChannelId(int(elsewhere.id)),)}, f"<#{elsewhere.id}>"),
    ):
        await set_settings(bot, box, **settings)
        for refused in (await bruno.click(end, "Rematch"), await bruno.slash(table, "game new")):
            assert refused.ephemeral
            assert words in refused.text
    await set_settings(bot, box)
    channels.deny_bot(box.world, table, Permission.ATTACH_FILES)
    for refused in (await bruno.click(end, "Rematch"), await bruno.slash(table, "game new")):
        assert "Attach Files" in refused.text
    assert await bot.host.lobby.in_channel(ChannelId(int(table.id))) is None


async def test_deleted_roles_and_channels_are_not_asked_for(box, bot, table, bruno):
    """Where the role or all channels for games were deleted, a refusal and the settings say what can be done."""
    manager = box.person("Mona")
    box.grant(manager, "Administrator")
    await set_settings(bot, box, openers=GameOpeners.ROLE, opener_role=1)
    assert "Only some people" in (await bruno.slash(table, "game new")).text
    assert "Until you choose that role" in (await manager.slash(table, "settings")).text
    await set_settings(bot, box, channels=(ChannelId(1),))
    assert "choose others with `/settings`" in (await bruno.slash(table, "game new")).text
    assert "were deleted, so nobody can open any" in (await manager.slash(table, "settings")).text
    await set_settings(bot, box, channels=(ChannelId(1), ChannelId(int(table.id))))
    panel = await manager.slash(table, "settings")
    assert f"only in <#{table.id}>." in panel.text
    assert "A table is open" in (await bruno.slash(table, "game new")).text


async def test_a_rematch_opens_a_thread_where_each_game_has_one(box, bot, table, ada, bruno, clara, end):
    """Where each game has a thread, a rematch has one too, and the answers to its players link to it.

    No thread is created for a person who has not played.
    """
    await set_settings(bot, box, thread_per_game=True)
    assert "for those who played" in (await clara.click(end, "Rematch")).text
    assert threads_of(box, table) == []
    opened = await bruno.click(end, "Rematch")
    assert opened.ephemeral
    thread = box.channel("Carcassonne: Bruno’s table")
    assert f"<#{thread.id}>" in opened.text
    joined = (await ada.click(end, "Rematch")).text
    assert "You have joined" in joined
    assert f"<#{thread.id}>" in joined
    await box.wait_for(lambda: f"<@{ada.id}>" in bruno.last(thread).text, "Ada at the table")


async def test_a_rematch_in_an_occupied_channel_is_offered_a_thread(box, bot, table, ada, bruno, clara, end):
    """A rematch in an occupied channel is offered a thread; people who press later join the table there."""
    await clara.slash(table, "game new")
    for press in (bruno.click(end, "Rematch"), bruno.slash(table, "game new")):
        occupied = await press
        assert occupied.ephemeral
        assert "Clara" in occupied.text
        assert occupied.message.buttons == ["Open in a thread"]
    occupied = await bruno.click(end, "Rematch")
    late = await ada.click(end, "Rematch")
    opened = await bruno.click(occupied.message, "Open in a thread")
    thread = box.channel("Carcassonne: Bruno’s table")
    assert f"<#{thread.id}>" in opened.text
    assert "3 × 3 cells" in bruno.last(thread).text
    assert "You have joined" in (await ada.click(late.message, "Open in a thread")).text
    await box.wait_for(lambda: f"<@{ada.id}>" in bruno.last(thread).text, "Ada at the table")
    assert (
        len([channel for channel in box.world.channels.values() if channel.name.startswith("Carcassonne: ")])
        == 1
    )


async def test_two_presses_on_rematch_at_once_open_one_thread(box, bot, table, ada, bruno, end):
    """Two players who press Rematch at the same instant sit at one table, in one thread."""
    await set_settings(bot, box, thread_per_game=True)
    answers = await asyncio.gather(ada.click(end, "Rematch"), bruno.click(end, "Rematch"))
    threads = [channel for channel in box.world.channels.values() if channel.name.startswith("Carcassonne: ")]
    assert len(threads) == 1
    assert all(f"<#{threads[0].id}>" in answer.text or "You have joined" in answer.text for answer in answers)
    lobby = await bot.host.lobby.in_channel(ChannelId(int(threads[0].id)))
    assert lobby is not None
    assert {seat.person for seat in lobby.seats} == {int(ada.id), int(bruno.id)}
    shown = ada.last(threads[0])
    # People who join are answered before the table's message is changed.
    await box.wait_for(
        lambda: all(f"<@{person.id}>" in shown.text for person in (ada, bruno)), "both at the table"
    )


async def test_two_presses_on_rematch_at_once_open_one_table_in_the_channel(box, bot, table, ada, bruno, end):
    """Two players who press Rematch at the same instant sit at one table, which one message shows."""
    answers = await asyncio.gather(ada.click(end, "Rematch"), bruno.click(end, "Rematch"))
    assert sorted(answer.ephemeral for answer in answers) == [False, True]
    (shown,) = [message for message in ada.messages(table) if "Leave" in message.buttons]
    await box.wait_for(
        lambda: all(f"<@{person.id}>" in shown.text for person in (ada, bruno)), "both at the table"
    )


async def test_no_thread_is_created_beyond_the_limit_of_tables(box, bot, table, ada, bruno, end):
    """A person with as many open tables as allowed is refused before a thread is created, for a rematch as well."""
    options = (await bot.host.lobby.view(game_of(end))).options
    opener = Person(PersonId(int(bruno.id)), "Bruno")
    for number in range(1, MOST_TABLES + 1):
        await bot.host.lobby.open(GuildId(int(box.server.id)), ChannelId(number), opener, options)
    await set_settings(bot, box, thread_per_game=True)
    before = len(bruno.messages(table))
    for refused in (await bruno.slash(table, "game new"), await bruno.click(end, "Rematch")):
        assert refused.ephemeral
        assert f"{MOST_TABLES} tables open" in refused.text
    assert threads_of(box, table) == []
    assert [message for message in bruno.messages(table)[before:] if not message.ephemeral] == []
    assert "Your table is in" in (await ada.click(end, "Rematch")).text
    assert "You have joined" in (await bruno.click(end, "Rematch")).text


async def test_a_thread_is_named_in_the_language_of_its_server(box, bot, table, ada):
    """The language of /settings takes precedence over Discord's, for the table and for its thread's name."""
    box.server.locale = "de"
    await set_settings(bot, box, thread_per_game=True, language="fr")
    await ada.slash(table, "game new")
    thread = box.find("Carcassonne chez Ada")
    assert thread is not None
    assert "Une table" in ada.last(thread).text
    await ada.click(ada.last(thread), "Quitter")
    await set_settings(bot, box, thread_per_game=True)
    await ada.slash(table, "game new")
    assert box.find("Carcassonne: Tisch von Ada") is not None


async def test_a_double_press_on_open_in_a_thread_creates_one_thread(box, bot, table, ada, bruno):
    """A double press on *Open in a thread* creates one thread with one table, and the panel links to it."""
    await ada.slash(table, "game new")
    offer = await bruno.slash(table, "game new")
    presses = (bruno.click(offer.message, "Open in a thread", settle=False) for _ in range(2))
    await asyncio.gather(*presses)
    await box.wait_for(lambda: offer.message.buttons == [], "the panel to say where the table is")
    await box.wait_for(lambda: not bot.unfinished._tasks, "the end of both presses")
    (thread,) = [
        channel for channel in box.world.channels.values() if channel.name.startswith("Carcassonne: ")
    ]
    assert f"<#{thread.id}>" in offer.message.text
    assert offer.message.buttons == []
    assert "Join" in bruno.last(thread).buttons
