"""Tests of interactions between people and the bot, through stock discord.py."""

import io

import discord
import pytest
from little_bot import png

from sandbox.script import ReplyKind
from sandbox.wire import message_payloads
from sandbox.world import channels, commands
from sandbox.world.errors import InvalidForm, Refused
from sandbox.world.uploads import UPLOAD_LIMIT, Upload
from sandbox.world.values import Callback, MessageKind

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("bot")]


async def test_a_command_is_answered(ada, games):
    """A slash command gets its message, which everybody in the channel sees."""
    reply = await ada.slash(games, "ping")
    assert (reply.kind, reply.text, reply.ephemeral) == (ReplyKind.MESSAGE, "pong", False)


async def test_an_ephemeral_message_reaches_one_person(bot, ada, bruno, games):
    """Only the caller receives the private answer, neither another person nor the gateway."""
    reply = await ada.slash(games, "secret")
    assert reply.ephemeral
    assert [message.text for message in ada.messages(games)] == ["psst"]
    assert bruno.messages(games) == []
    await bruno.slash(games, "ping")
    await bot.until(lambda: bot.events("message"))
    assert [message.content for (message,) in bot.events("message")] == ["pong"]


@pytest.mark.parametrize("private", [False, True])
async def test_a_deferral_is_filled_by_the_first_followup(ada, games, private):
    """'Is thinking' becomes the message, and stays as private as the deferral was."""
    reply = await ada.slash(games, "think", private=private)
    assert (reply.text, reply.ephemeral) == ("thought", private)
    assert reply.interaction.answer is Callback.DEFERRED_MESSAGE
    assert len(ada.messages(games)) == 1


async def test_a_picture_arrives_whole(ada, games):
    """The uploaded bytes are served back with the picture's size and its alt text."""
    message = (await ada.slash(games, "picture")).message
    attachment = message.attachments[0]
    assert message.picture() == png()
    assert (attachment.width, attachment.height, attachment.description) == (8, 6, "A board")


async def test_components_refer_to_uploaded_pictures(ada, games):
    """A gallery's `attachment://` name becomes the address of the file."""
    message = (await ada.slash(games, "card")).message
    gallery = next(part for part in message.raw.parts() if part["type"] == 12)
    assert gallery["items"][0]["media"]["url"].endswith(f"/{message.attachments[0].id}/board.png")
    assert (message.text, message.buttons) == ("# Turn 1", ["Play"])


async def test_pictures_in_components_and_embeds_are_no_attachments(bot, ada, games):
    """A message lists as attachments only the files that neither its components nor its embeds show."""
    await ada.slash(games, "card")
    await ada.slash(games, "picture")
    channel = bot.get_partial_messageable(int(games.id))
    embed = discord.Embed(title="Scores").set_image(url="attachment://board.png")
    files = [discord.File(io.BytesIO(png()), name) for name in ("board.png", "other.png")]
    await channel.send(embed=embed, files=files)
    found = {
        message.id: [attachment.filename for attachment in message.attachments]
        async for message in channel.history()
    }
    assert [found[message_id] for message_id in sorted(found)] == [[], ["board.png"], ["other.png"]]


async def test_a_button_edits_its_message(bruno, ada, games):
    """Anybody who sees the panel may press; the message changes in place."""
    panel = (await ada.slash(games, "panel")).message
    reply = await bruno.click(panel, "Update")
    assert (reply.kind, reply.message.id, panel.text) == (ReplyKind.UPDATE, panel.id, "updated by Bruno")


async def test_a_deferred_update_is_waited_for(ada, games):
    """The reply to a deferred press is the message after its edit, with the new picture."""
    panel = (await ada.slash(games, "panel")).message
    reply = await ada.click(panel, "Later")
    assert (reply.text, [a.filename for a in reply.message.attachments]) == ("edited later", ["new.png"])


async def test_a_select_sends_its_value(ada, games):
    """A select's choice, made by label or by value, reaches the bot as its value."""
    panel = (await ada.slash(games, "panel")).message
    await ada.choose(panel, "Which cell", "B2")
    assert panel.text == "chose B2"


async def test_a_modal_is_filled_in(ada, games):
    """A press opens the modal; its texts and choices reach the bot; the answer is private."""
    panel = (await ada.slash(games, "panel")).message
    opened = await ada.click(panel, "Ask")
    assert (opened.kind, opened.modal["title"]) == (ReplyKind.MODAL, "A question")
    reply = await ada.submit(opened, {"name": "Ada", "colour": "blue"})
    assert (reply.text, reply.ephemeral) == ("Ada likes blue", True)


async def test_impossible_presses_choices_and_texts_are_refused(ada, games):
    """A disabled button, an unknown option, a wrong choice, an overlong text: nothing reaches the bot."""
    panel = (await ada.slash(games, "panel")).message
    opened = await ada.click(panel, "Ask")
    for act in (
        ada.click(panel, "Closed"),
        ada.click(panel, "No such button"),
        ada.choose(panel, "cell", "C3"),
        ada.submit(opened, {"name": "x" * 21, "colour": "red"}),
        ada.submit(opened, {"name": "", "colour": "red"}),
        ada.slash(games, "place tile", cell="D7", turns=7),
        ada.slash(games, "place tile"),
        ada.slash(games, "ping", colour="red"),
    ):
        with pytest.raises(InvalidForm):
            await act
    with pytest.raises(Refused):
        await ada.slash(games, "nonsense")


async def test_autocomplete_narrows_with_what_is_typed(ada, games):
    """The bot receives the focused option and offers the choices that begin with the typed text."""
    offered = await ada.autocomplete(games, "place tile", focused="cell", cell="D")
    assert [choice["value"] for choice in offered] == ["D7", "D8"]


async def test_the_bot_knows_the_language_of_the_caller(ada, bruno, games):
    """Every interaction carries the person's locale, and the next one follows a change of it."""
    assert (await bruno.slash(games, "place tile", cell="D7", turns=1)).text == "D7 1 de"
    ada.set_locale("fr")
    assert (await ada.slash(games, "place tile", cell="D7")).text == "D7 0 fr"


async def test_commands_carry_their_translations(box, bruno, games):
    """The person's language decides which name is shown; the path stays the same."""
    leaf = commands.leaf(box.world, bruno.person, games, "place tile")
    assert [step["name_localizations"]["de"] for step in leaf.chain] == ["place-de", "tile-de"]


@pytest.mark.parametrize("answer_seconds", [0.01])
async def test_an_unanswered_interaction_fails(ada, games):
    """Without an answer in time the person reads that the application did not respond."""
    assert (await ada.slash(games, "silent")).kind is ReplyKind.FAILED


@pytest.mark.parametrize("answer_seconds", [0.01])
async def test_a_late_answer_is_refused(bot, ada, games):
    """A first answer after the time limit is refused with 10062, as on Discord."""
    await ada.slash(games, "silent")
    await bot.until(lambda: bot.events("interaction"))
    (interaction,) = bot.events("interaction")[-1]
    with pytest.raises(discord.NotFound, match="10062"):
        await interaction.response.send_message("too late")


async def test_a_second_answer_is_refused(bot, ada, games):
    """A second initial answer to the same interaction is refused with 40060."""
    await ada.slash(games, "ping")
    (interaction,) = bot.events("interaction")[-1]
    adapter = interaction.client.http
    route = discord.http.Route(
        "POST",
        "/interactions/{interaction_id}/{interaction_token}/callback",
        interaction_id=interaction.id,
        interaction_token=interaction.token,
    )
    with pytest.raises(discord.HTTPException, match="40060"):
        await adapter.request(route, json={"type": 4, "data": {"content": "twice"}})


async def test_a_token_is_valid_for_15_minutes(box, bot, ada, games):
    """After 15 minutes by the sandbox's clock, an interaction's webhook is refused with 50027."""
    await ada.slash(games, "ping")
    (interaction,) = bot.events("interaction")[-1]
    await interaction.followup.send("in time")
    box.advance(15 * 60)
    with pytest.raises(discord.HTTPException, match="50027"):
        await interaction.followup.send("too late")
    assert [message.text for message in ada.messages(games)] == ["pong", "in time"]


async def test_a_followup_in_a_deleted_channel_is_refused(box, bot, ada, games):
    """A follow-up in a channel that was deleted after the first answer is refused with 10003, as any message."""
    await ada.slash(games, "ping")
    (interaction,) = bot.events("interaction")[-1]
    channels.delete_channel(box.world, games)
    with pytest.raises(discord.NotFound, match="10003"):
        await interaction.followup.send("nowhere")


async def test_installs_by_a_person_get_five_followups(box, ada, games):
    """Where only the person installed the bot, the sixth followup and messages to the channel are refused."""
    box.world.remove_bot(box.server)
    with pytest.raises(Refused):
        await ada.slash(games, "anywhere")
    box.world.change_person(ada.person, installed_app=True)
    first = await ada.slash(games, "anywhere", followups=6)
    await box.wait_for(lambda: first.text == "400 40094")
    assert len(ada.messages(games)) == 6


async def test_commands_work_in_direct_messages(box, ada, bruno):
    """The context is 1 with the bot, 2 between two people, where a person must have installed the bot."""
    assert (await ada.slash(ada.direct(), "anywhere")).text == "context 1"
    private = box.direct(ada, bruno)
    with pytest.raises(Refused):
        await ada.slash(private, "anywhere")
    box.world.change_person(ada.person, installed_app=True)
    assert (await ada.slash(private, "anywhere")).text == "context 2"


async def test_a_command_in_the_menu_of_a_person_gets_the_member(box, ada, bruno, games):
    """The bot gets the member; its answer names the command and the person in whose menu it was called."""
    reply = await ada.menu(games, "Challenge", bruno)
    assert reply.text == "Bruno in Carcassonne"
    message = message_payloads.message(box.world, reply.message.raw)
    called = message["interaction_metadata"]
    assert message["type"] == MessageKind.MENU_COMMAND
    assert (called["name"], called["target_user"]["id"]) == ("Challenge", bruno.id)


async def test_a_command_in_the_menu_of_a_message_gets_its_text(box, ada, bruno, games):
    """A message command gets the message with its text, which the bot could not read otherwise."""
    written = await bruno.write(games, "Who plays?")
    reply = await ada.menu(games, "Analyse", written)
    assert reply.text == "Bruno: Who plays?"
    called = message_payloads.message(box.world, reply.message.raw)["interaction_metadata"]
    assert called["target_message_id"] == written.id


async def test_impossible_menu_commands_are_refused(box, ada, bruno, games):
    """A menu command is refused on private or deleted messages, in the other menu, and where the bot is absent."""
    private = (await ada.slash(games, "secret")).message
    written = await ada.write(games, "soon gone")
    box.world.messages[games.id].pop(written.id)
    for name, target in (("Analyse", private), ("Analyse", written), ("Challenge", private), ("ping", bruno)):
        with pytest.raises(Refused):
            await ada.menu(games, name, target)
    direct = box.direct(ada, bruno)
    message = await bruno.write(direct, "between us")
    with pytest.raises(Refused):
        await ada.menu(direct, "Analyse", message)
    box.world.change_person(ada.person, installed_app=True)
    with pytest.raises(Refused):
        await ada.menu(direct, "Challenge", bruno)
    assert (await ada.menu(direct, "Analyse", message)).text == "Bruno: between us"


def file(name, data=b"1. D7", slot=0):
    """A file to send."""
    return Upload(slot, name, data)


async def test_a_modal_takes_files(ada, bruno, games):
    """The bot reads a modal's files, together with the preset values and the fields left empty."""
    opened = await ada.slash(games, "bring")
    filled = {
        "files": [file("one.game"), file("two.game", b"2. E8")],
        "parts": ["chart"],
        "friend": [bruno.id],
    }
    reply = await ada.submit(opened, filled | {"sure": True})
    assert reply.text == "one.game: 1. D7, two.game: 2. E8, me, chart, True, Bruno"
    opened = await ada.slash(games, "bring")
    reply = await ada.submit(opened, {"files": file("one.game"), "show": "all"})
    assert reply.text == "one.game: 1. D7, all, False"


@pytest.mark.parametrize(
    "filled",
    [
        {},
        {"files": []},
        {"files": [file("a")] * 3},
        {"files": ["a"]},
        {"files": [file("a", bytes(UPLOAD_LIMIT // 2 + 1))] * 2},
        {"files": [file("a")], "show": []},
        {"files": [file("a")], "show": ["nobody"]},
        {"files": [file("a")], "parts": ["chart", "chart", "replay"]},
        {"files": [file("a")], "parts": [file("a")]},
        {"files": [file("a")], "nonsense": "x"},
    ],
)
async def test_a_modal_is_checked_before_it_is_sent(ada, games, filled):
    """A modal with too few, too many or too large files, or an option not offered, does not reach the bot."""
    opened = await ada.slash(games, "bring")
    with pytest.raises(Refused):
        await ada.submit(opened, filled)


async def test_a_command_takes_a_file(ada, games):
    """A command takes an uploaded file; an id in place of the file is refused."""
    assert (await ada.slash(games, "bring", file=file("one.game"))).text == "one.game: 1. D7"
    with pytest.raises(InvalidForm):
        await ada.slash(games, "bring", file="7")
