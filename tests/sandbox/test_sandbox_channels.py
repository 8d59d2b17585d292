"""Channels, threads, pins, direct messages and emojis, and the permissions that gate them."""

import io

import discord
import pytest
from little_bot import picture_file, place, png

from sandbox.world import channels
from sandbox.world.errors import Refused
from sandbox.world.permissions import Permission
from sandbox.world.values import ChannelKind

pytestmark = pytest.mark.e2e


@pytest.mark.parametrize(
    ("missing", "expected"),
    [(Permission.SEND_MESSAGES, "403 50013"), (Permission.VIEW_CHANNEL, "403 50001"), (None, "posted")],
)
@pytest.mark.usefixtures("bot")
async def test_posting_needs_permission(box, ada, games, missing, expected):
    """Posting gives 50013 without SEND_MESSAGES, 50001 without sight; answers to interactions arrive."""
    if missing:
        channels.deny_bot(box.world, games, missing)
    assert (await ada.slash(games, "post")).text == expected


async def test_files_need_permission(bot, box, games):
    """Without ATTACH_FILES a text may be sent, but no picture."""
    channels.deny_bot(box.world, games, Permission.ATTACH_FILES)
    await place(bot, games).send("text")
    with pytest.raises(discord.Forbidden, match="50013"):
        await place(bot, games).send(file=picture_file())
    channels.deny_bot(box.world, games, Permission.ATTACH_FILES, denied=False)
    await place(bot, games).send(file=picture_file())


async def test_uploads_have_a_limit(bot, games, ada):
    """More than 10 MiB in one request is refused with 40005 and leaves nothing behind."""
    big = discord.File(io.BytesIO(bytes(10 * 2**20 + 1)), "big.bin")
    with pytest.raises(discord.HTTPException, match="40005"):
        await place(bot, games).send(file=big)
    assert ada.messages(games) == []


async def test_messages_of_others_are_protected(bot, box, games, ada):
    """The bot cannot edit somebody else's message, and needs MANAGE_MESSAGES to delete it."""
    written = await ada.write(games, "mine")
    message = place(bot, games).get_partial_message(int(written.id))
    with pytest.raises(discord.Forbidden, match="50005"):
        await message.edit(content="yours")
    with pytest.raises(discord.Forbidden, match="50013"):
        await message.delete()
    channels.overwrite(box.world, games, box.world.bot_id, allow=Permission.MANAGE_MESSAGES)
    await message.delete()
    assert written.gone


async def test_deleted_messages_and_channels_are_unknown(bot, box, games, ada):
    """A deleted message is answered with 10008, a deleted channel with 10003."""
    message = await place(bot, games).send("soon gone")
    await message.delete()
    with pytest.raises(discord.NotFound, match="10008"):
        await message.edit(content="?")
    channels.delete_channel(box.world, games)
    with pytest.raises(discord.NotFound, match="10003"):
        await place(bot, games).send("?")
    assert ada.messages(games) == []


@pytest.mark.usefixtures("bot")
async def test_a_thread_is_opened_and_written_in(box, ada, games):
    """A thread is attached to its message, and people see its messages."""
    await ada.slash(games, "thread", name="Table 1")
    await box.wait_for(lambda: box.find("Table 1") and ada.messages(box.find("Table 1")))
    thread = box.find("Table 1")
    assert (thread.kind, thread.parent_id) == (ChannelKind.PUBLIC_THREAD, games.id)
    assert [message.text for message in ada.messages(thread)] == ["in the thread"]


async def test_people_mentioned_in_a_private_thread_become_members(box, ada, games):
    """A person mentioned in a private thread joins it and sees it, unless they have left the server."""
    bruno, clara = box.person("Bruno"), box.person("Clara")
    thread = channels.open_thread(box.world, games, "Ours", ada.id, private=True)
    box.world.leave(box.server, clara.person)
    await ada.write(thread, f"<@{bruno.id}> <@{box.world.bot_id}> <@{clara.id}>")
    assert thread.thread_members == {ada.id, bruno.id, box.world.bot_id}
    assert bruno.messages(thread)


async def test_a_message_unarchives_a_thread_that_is_not_locked(bot, box, ada, games):
    """A message unarchives a thread unless it is locked; in an archived one no message can be edited."""
    thread = channels.open_thread(box.world, games, "Table", ada.id)
    message = await place(bot, thread).send("awake")
    channels.change_thread(box.world, thread, by=ada.id, archived=True)
    with pytest.raises(discord.HTTPException, match="50083"):
        await message.edit(content="asleep")
    await place(bot, thread).send("wake up")
    assert not thread.archived
    owner = box.server.owner_id
    channels.change_thread(box.world, thread, by=owner, locked=True)
    with pytest.raises(discord.HTTPException, match="160005"):
        await place(bot, thread).send("let me in")


async def test_idle_threads_are_archived(bot, box, ada, games):
    """A thread in which nothing was written for its `archive_minutes` is archived when the clock is moved."""
    idle = channels.open_thread(box.world, games, "Idle", ada.id, archive_minutes=60)
    used = channels.open_thread(box.world, games, "Used", ada.id, archive_minutes=60)
    message = await place(bot, idle).send("before")
    box.advance(59 * 60)
    assert not idle.archived
    await ada.write(used, "still here")
    box.advance(60)
    assert (idle.archived, used.archived) == (True, False)
    with pytest.raises(discord.HTTPException, match="50083"):
        await message.edit(content="after")


async def test_the_bot_sets_how_long_a_thread_stays_active(bot, box, ada, games):
    """The bot can change the duration until a thread is archived; null or no value leaves it as it is."""
    bot_thread = await bot.get_channel(int(games.id)).create_thread(name="Table", auto_archive_duration=60)
    thread = box.channel("Table")
    changed = await bot_thread.edit(auto_archive_duration=4320)
    assert (changed.auto_archive_duration, thread.archive_minutes) == (4320, 4320)
    await bot_thread.edit(name="Table 2")
    box.advance(3600)
    assert (thread.archived, thread.archive_minutes) == (False, 4320)


@pytest.mark.usefixtures("bot")
async def test_commands_unarchive_their_thread(box, ada, games):
    """A command or press unarchives its thread, as in Discord's clients, if the person may write there."""
    thread = channels.open_thread(box.world, games, "Table", ada.id)
    channels.change_thread(box.world, thread, by=ada.id, archived=True)
    assert (await ada.slash(thread, "post")).text == "posted"
    assert not thread.archived
    channels.change_thread(box.world, thread, by=ada.id, archived=True)
    channels.overwrite(box.world, games, ada.id, deny=Permission.SEND_MESSAGES_IN_THREADS)
    with pytest.raises(Refused, match="50013"):
        await ada.slash(thread, "post")
    assert thread.archived


async def test_only_members_see_a_private_thread(bot, box, ada, bruno, games):
    """Only members see a private thread; the bot can add them."""
    bot_thread = await bot.get_channel(int(games.id)).create_thread(name="Secret")
    thread = box.channel("Secret")
    await bot_thread.send("among us")
    await bot_thread.add_user(discord.Object(int(ada.id)))
    assert (len(ada.messages(thread)), len(bruno.messages(thread))) == (1, 0)
    assert thread.kind is ChannelKind.PRIVATE_THREAD
    await bot_thread.edit(archived=True)
    assert thread.archived


async def test_people_who_cannot_see_the_channel_are_not_added(bot, box, ada, bruno, games):
    """A person who has left the server, or cannot see its channel, cannot be added to a thread."""
    bot_thread = await bot.get_channel(int(games.id)).create_thread(name="Secret")
    box.world.leave(box.server, ada.person)
    with pytest.raises(discord.NotFound, match="10007"):
        await bot_thread.add_user(discord.Object(int(ada.id)))
    channels.overwrite(box.world, games, bruno.id, deny=Permission.VIEW_CHANNEL)
    with pytest.raises(discord.Forbidden, match="50001"):
        await bot_thread.add_user(discord.Object(int(bruno.id)))
    assert box.channel("Secret").thread_members == {box.world.bot_id}


async def test_no_thread_starts_at_a_private_message(bot, box, ada, games):
    """No thread starts at an ephemeral message, which does not exist outside its interaction."""
    secret = (await ada.slash(games, "secret")).message
    with pytest.raises(discord.NotFound, match="10008"):
        await place(bot, games).get_partial_message(int(secret.id)).create_thread(name="Table")
    assert box.find("Table") is None


async def test_threads_of_a_server_that_removed_the_bot_are_refused(bot, box, ada, games):
    """The threads of a server that removed the bot are refused like its channels, not answered empty."""
    channels.open_thread(box.world, games, "Table", ada.id)
    server = bot.guilds[0]
    box.world.remove_bot(box.server)
    with pytest.raises(discord.Forbidden, match="50001"):
        await server.active_threads()


async def test_a_message_of_white_space_is_refused(bot, ada, games):
    """A text of white space alone is refused like an empty one, also as an edit."""
    with pytest.raises(discord.HTTPException, match="50006"):
        await place(bot, games).send(" \n ")
    message = await place(bot, games).send("text")
    with pytest.raises(discord.HTTPException, match="50006"):
        await message.edit(content=" ")
    assert [message.text for message in ada.messages(games)] == ["text"]


async def test_threads_are_listed(bot, box, ada, games):
    """Active threads are found by server, archived ones by channel."""
    first, second = (channels.open_thread(box.world, games, name, ada.id) for name in ("One", "Two"))
    channels.change_thread(box.world, second, by=ada.id, archived=True)
    active = await bot.guilds[0].active_threads()
    assert [thread.name for thread in active] == [first.name]
    archived = [thread.name async for thread in bot.get_channel(int(games.id)).archived_threads()]
    assert archived == ["Two"]


@pytest.mark.usefixtures("bot")
async def test_direct_messages_can_be_blocked(box, ada, bruno, games):
    """A message to a person who blocks direct messages is refused with 50007."""
    assert (await ada.slash(games, "whisper", to=bruno)).text == "sent"
    box.world.change_person(bruno.person, takes_direct_messages=False)
    assert (await ada.slash(games, "whisper", to=bruno)).text == "403 50007"
    assert [message.text for message in bruno.messages(bruno.direct())] == ["a word in your ear"]


async def test_a_repeated_nonce_is_answered_with_the_first_message(bot, box, games, ada):
    """With `enforce_nonce` a repeated nonce returns the first message, for some minutes only."""

    async def send(nonce, **body):
        route = discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=int(games.id))
        return (await bot.http.request(route, json={"content": "turn 7", "nonce": nonce, **body}))["id"]

    first = await send("7", enforce_nonce=True)
    assert await send("7", enforce_nonce=True) == first
    assert await send("8", enforce_nonce=True) != first
    assert await send("7") != first
    box.advance(600)
    assert await send("7", enforce_nonce=True) != first
    assert len(ada.messages(games)) == 4


async def test_direct_messages_to_strangers_are_refused(bot, box):
    """The bot can write only to people who share a server with it or have installed it."""
    stranger = box.world.add_person("Stranger")
    direct = await bot.create_dm(discord.Object(int(stranger.id)))
    with pytest.raises(discord.Forbidden, match="50007"):
        await direct.send("hello")
    box.world.change_person(stranger, installed_app=True)
    await direct.send("hello")


async def test_the_bot_sees_that_it_lost_a_permission(bot, box, games):
    """The bot receives a channel's new overwrites, even if it can no longer see the channel."""
    channels.deny_bot(box.world, games, Permission.VIEW_CHANNEL)
    await bot.until(lambda: bot.events("guild_channel_update"))
    channel = bot.get_channel(int(games.id))
    assert not channel.permissions_for(channel.guild.me).view_channel


async def test_unchanged_commands_keep_their_version(bot):
    """Registering the same commands again changes nothing; a new description changes one version and no id."""
    before = {command["name"]: command for command in await bot.http.get_global_commands(bot.application_id)}
    await bot.tree.sync()
    unchanged = {
        command["name"]: command for command in await bot.http.get_global_commands(bot.application_id)
    }
    assert unchanged == before
    bot.tree.get_command("ping").description = "Another one"
    await bot.tree.sync()
    after = {command["name"]: command for command in await bot.http.get_global_commands(bot.application_id)}
    assert [name for name in after if after[name]["version"] != before[name]["version"]] == ["ping"]
    assert [name for name in after if after[name]["id"] != before[name]["id"]] == []


async def test_pins_are_listed_and_announced(bot, box, games, ada):
    """A pin is listed and announced in the channel; without the permission pinning fails."""
    message = await place(bot, games).send("the board")
    await message.pin()
    assert [pin.id async for pin in place(bot, games).pins()] == [message.id]
    assert len(ada.messages(games)) == 2
    await message.unpin()
    assert [pin async for pin in place(bot, games).pins()] == []
    channels.deny_bot(box.world, games, Permission.PIN_MESSAGES)
    with pytest.raises(discord.Forbidden, match="50013"):
        await message.pin()


async def test_channels_are_changed_and_deleted_with_the_permission(bot, box, games):
    """A channel is renamed and deleted by a bot with MANAGE_CHANNELS; a thread has to have another message."""
    channel = await bot.fetch_channel(int(games.id))
    message = await channel.send("the board")
    thread = await message.create_thread(name="Table")
    with pytest.raises(discord.HTTPException, match="160004"):
        await message.create_thread(name="Table")
    for act in (channel.edit(name="tables"), channel.delete()):
        with pytest.raises(discord.Forbidden, match="50013"):
            await act
    role = next(role for role in box.server.roles.values() if role.managed)
    role.permissions |= Permission.MANAGE_CHANNELS
    await channel.edit(name="tables", topic="Games")
    assert (games.name, games.topic) == ("tables", "Games")
    await channel.delete()
    assert not {games.id, str(thread.id)} & box.world.channels.keys()


async def test_a_bot_leaves_a_server(bot, box):
    """A bot that leaves a server is no member of it any more, and is told so."""
    await bot.get_guild(int(box.server.id)).leave()
    await bot.until(lambda: bot.events("guild_remove"))
    assert box.world.bot_id not in box.server.members


async def test_history_is_read_in_pages(bot, games, ada):
    """History is read latest first, before or after a message, without private messages."""
    messages = [await ada.write(games, str(n)) for n in range(5)]
    await ada.slash(games, "secret")
    channel = place(bot, games)
    assert [m.id async for m in channel.history(limit=2)] == [int(m.id) for m in messages[:2:-1]]
    before = [m.id async for m in channel.history(before=discord.Object(int(messages[2].id)))]
    assert before == [int(messages[1].id), int(messages[0].id)]
    after = [m.id async for m in channel.history(after=discord.Object(int(messages[2].id)))]
    assert after == [int(messages[3].id), int(messages[4].id)]


async def test_application_emojis_come_and_go(bot):
    """An emoji is uploaded, listed, read back and deleted; a too large one is refused."""
    emoji = await bot.create_application_emoji(name="meeple", image=png())
    assert [emoji.name for emoji in await bot.fetch_application_emojis()] == ["meeple"]
    assert await emoji.read() == png()
    await emoji.delete()
    assert await bot.fetch_application_emojis() == []
    with pytest.raises(discord.HTTPException, match="50138"):
        await bot.create_application_emoji(name="large", image=png() + bytes(256 * 1024))


@pytest.mark.usefixtures("bot")
async def test_managers_commands_are_hidden_from_others(box, ada, games):
    """A command with default permissions is listed only for people who have them."""
    with pytest.raises(Refused):
        await ada.slash(games, "manage")
    box.grant(ada, "Organiser")
    assert (await ada.slash(games, "manage")).text == "managed"


@pytest.mark.usefixtures("bot")
async def test_a_timed_out_person_can_only_look(box, ada, games):
    """A timed-out person can neither write nor call commands, but sees messages."""
    await ada.write(games, "before")
    box.world.set_roles(box.server, ada.person, set(), timed_out=True)
    with pytest.raises(Refused):
        await ada.write(games, "after")
    with pytest.raises(Refused):
        await ada.slash(games, "ping")
    assert len(ada.messages(games)) == 1


async def test_an_embed_mentions_nobody(bot, games, ada):
    """A mention in an embed is shown without a ping; a mention in the content pings."""
    embed = discord.Embed(description=f"<@{ada.id}> leads")
    shown = await place(bot, games).send("Scores", embed=embed)
    assert shown.mentions == []
    assert ada.last(games).text == f"Scores\n<@{ada.id}> leads"
    called = await place(bot, games).send(f"<@{ada.id}> leads", embed=embed)
    assert [user.id for user in called.mentions] == [int(ada.id)]


@pytest.mark.parametrize(("mention_author", "mentioned"), [(None, True), (True, True), (False, False)])
async def test_a_reply_mentions_whom_it_answers(bot, games, ada, mention_author, mentioned):
    """A reply pings the author of the answered message, unless `replied_user` is false or it is one's own."""
    question = await ada.write(games, "Who plays?")
    answered = (
        await place(bot, games)
        .get_partial_message(int(question.id))
        .reply("I", mention_author=mention_author)
    )
    own = await answered.reply("still I")
    assert [user.id for user in answered.mentions] == ([int(ada.id)] if mentioned else [])
    assert ada.last(games).id == str(own.id)
    assert ada.last(games).raw.mentions == ()


@pytest.mark.parametrize(
    ("allowed", "mentioned"),
    [(None, True), (discord.AllowedMentions.none(), False), (discord.AllowedMentions(users=True), True)],
)
async def test_mentions_can_be_switched_off(bot, games, ada, allowed, mentioned):
    """`allowed_mentions` decides who is pinged; @everyone needs a permission besides."""
    await place(bot, games).send(f"<@{ada.id}> @everyone", allowed_mentions=allowed)
    message = ada.last(games).raw
    assert (ada.id in message.mentions, message.mentions_everyone) == (mentioned, False)
