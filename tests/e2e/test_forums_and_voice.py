"""Tests of games in forum posts, and in the chats of voice channels, which cannot have threads."""

import pytest
from playing import is_turn_of, open_table, play_by_buttons, small_table

from model.guilds import GuildSettings
from model.ids import GuildId
from sandbox.world import channels
from sandbox.world.values import ChannelKind

pytestmark = pytest.mark.e2e

NEEDS_THREAD = ("challenge", "tournament create", "ladder open")


async def play_a_turn(box, place, people):
    """Open a table for these people, and let the person to move play a turn."""
    message, mover = await open_table(box, place, people, seats=2)
    await play_by_buttons(mover, message)
    (other,) = (person for person in people if person is not mover)
    await box.message_for(other, place, lambda message: is_turn_of(message, other))


@pytest.fixture
def forum(box):
    return channels.add_channel(box.world, box.server, "tables", kind=ChannelKind.FORUM)


@pytest.fixture
def voice(box):
    return channels.add_channel(box.world, box.server, "lounge", kind=ChannelKind.VOICE)


def open_post(box, forum, person):
    """Open a post of a person in a forum and return it."""
    return channels.open_thread(box.world, forum, "Anybody for a game?", person.id)


async def check_that_threads_are_refused(place, olga, ada):
    """Check that commands whose games need threads of their own are refused here with the reason."""
    for command in NEEDS_THREAD:
        options = {"person": ada} if command == "challenge" else {"name": "Cup"}
        refused = await olga.slash(place, command, **options)
        assert refused.ephemeral
        assert "text channel" in refused.text, (command, refused.text)


async def test_a_table_in_a_forum_post_is_played_there(box, bot, forum, ada, bruno, olga):
    """A table in a forum post is played there, also where every game gets a thread of its own."""
    await small_table(bot, box)
    await bot.host.guilds.change(GuildId(int(box.server.id)), lambda _: GuildSettings(thread_per_game=True))
    post = open_post(box, forum, ada)
    await check_that_threads_are_refused(post, olga, ada)
    await play_a_turn(box, post, [ada, bruno])
    assert f"<#{post.id}>" in (await ada.slash(ada.direct(), "games")).text
    assert [channel for channel in box.world.channels.values() if channel.is_thread] == [post]


async def test_players_are_told_of_a_deleted_forum(box, bot, fast_retries, forum, ada, bruno):
    """Players in a post of a deleted forum are told in direct messages."""
    await small_table(bot, box)
    await open_table(box, open_post(box, forum, ada), [ada, bruno], seats=2)
    channels.delete_channel(box.world, forum)
    for person in (ada, bruno):
        await box.message_for(person, person.direct(), lambda message: "was deleted" in message.text)


async def test_a_table_in_a_voice_channel_is_played_in_its_chat(box, bot, voice, ada, bruno, olga):
    """A game in a voice channel is played in its chat; commands that need a thread are refused."""
    await small_table(bot, box)
    await check_that_threads_are_refused(voice, olga, ada)
    await play_a_turn(box, voice, [ada, bruno])
    busy = await olga.slash(voice, "game new", seats=2)
    assert busy.ephemeral
    assert "already a game here" in busy.text
    assert not busy.message.buttons, "no thread is offered where there are none"
