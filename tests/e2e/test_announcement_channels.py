"""Tests of tables and tournaments in announcement channels, whose threads have a kind of their own."""

import pytest
from playing import live_turn, small_table, threads_of
from tournaments_run import seated

from model.guilds import GuildSettings
from model.ids import GuildId
from sandbox.world import channels
from sandbox.world.values import ChannelKind

pytestmark = pytest.mark.e2e


@pytest.fixture
def news(box):
    """Return an announcement channel."""
    return channels.add_channel(box.world, box.server, "news", kind=ChannelKind.ANNOUNCEMENT)


async def test_tables_in_an_announcement_channel_have_threads(box, bot, news, ada, bruno):
    """Tables and accepted challenges in an announcement channel get threads of their own."""
    await bot.host.guilds.change(GuildId(int(box.server.id)), lambda _: GuildSettings(thread_per_game=True))
    opened = await ada.slash(news, "game new", seats=2)
    (thread,) = threads_of(box, news)
    assert thread.kind is ChannelKind.ANNOUNCEMENT_THREAD
    assert f"<#{thread.id}>" in opened.text
    await ada.slash(news, "challenge", person=bruno)
    question = await box.message_for(bruno, news, lambda message: "Accept" in message.buttons)
    await bruno.click(question, "Accept")
    await box.wait_for(lambda: len(threads_of(box, news)) == 2, "the thread of the challenge")
    await live_turn(box, threads_of(box, news)[-1], [ada, bruno])


async def test_tournaments_in_an_announcement_channel_cannot_be_duplicate(box, bot, news, olga, ada, bruno):
    """A tournament in an announcement channel is played in threads; duplicate is refused, as it needs private ones."""
    await small_table(bot, box)
    refused = await olga.slash(news, "tournament create", name="Cup", kind="duplicate")
    assert refused.ephemeral
    assert "a text channel" in refused.text
    sign_up = await olga.slash(news, "tournament create", name="Cup", kind="championship")
    panel = await olga.click(sign_up.message, "Settings")
    await olga.choose(panel.message, "More", "duplicate")
    await box.message_for(
        olga,
        news,
        lambda message: (
            message.ephemeral and "a text channel" in message.text and message.id > panel.message.id
        ),
    )
    for player in (ada, bruno):
        await player.slash(news, "tournament join")
    await olga.slash(news, "tournament start")
    await seated(bot, box, 1)
    (thread,) = threads_of(box, news)
    assert thread.kind is ChannelKind.ANNOUNCEMENT_THREAD
    await live_turn(box, thread, [ada, bruno])
