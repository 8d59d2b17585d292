"""Tests of forms that people fill in, and of the context menus of people and messages."""

import pytest
import structlog
from playing import chosen_in_form, game_of, is_turn_of, open_table, play_by_buttons, small_table

from bench.support.in_process import running
from bot.platform import forms
from bot.platform.custom_ids import Kind, parse
from game.values.ruleset import Option
from model.ids import ChannelId
from sandbox.people.seen import SeenMessage
from sandbox.world import messages
from sandbox.world.drafts import Draft
from sandbox.world.uploads import Upload

pytestmark = pytest.mark.e2e


async def test_house_rules_are_one_form(box, bot, table, ada, bruno):
    """The form of house rules shows the current rules and changes all at once; others see them in the summary."""
    lobby = await ada.slash(table, "game new")
    panel = await ada.click(lobby.message, "Settings")
    opened = await ada.click(panel.message, "House rules")
    assert chosen_in_form(opened) == {"fields": ["usual"], "hand": ["usual"], "edge": ["usual"], "more": []}
    chosen = {
        "fields": "field-off",
        "hand": "hidden",
        "edge": "7x7",
        "more": ["city-small", "no-final-features"],
    }
    reply = await ada.submit(opened, chosen)
    assert reply.message.id == panel.message.id
    for shown in ("No farmers", "Hand of three", "7 × 7 cells", "their owner only", "Small cities"):
        assert shown in reply.text
        await box.wait_for(lambda shown=shown: shown in lobby.message.text, f"{shown} in the lobby")
    rules = (await bot.host.lobby.view(game_of(lobby.message))).options.ruleset
    assert rules.options >= {Option.HAND_THREE, Option.TABLE_EDGE, Option.NO_FINAL_FEATURES}
    assert (rules.table, rules.hidden_hands) == ((7, 7), True)
    second_reply = await ada.click(reply.message, "House rules")
    assert chosen_in_form(second_reply) == {
        "fields": ["field-off"],
        "hand": ["hidden"],
        "edge": ["7x7"],
        "more": ["city-small", "no-final-features"],
    }
    reply = await ada.submit(second_reply, {"fields": "usual", "hand": "usual", "edge": "usual", "more": []})
    assert (await bot.host.lobby.view(game_of(lobby.message))).options.ruleset.options == frozenset()
    await bruno.click(lobby.message, "Join")
    others = await bruno.click(lobby.message, "Settings")
    assert "House rules" not in others.buttons


async def test_a_form_that_is_sent_too_late(box, database, table, ada, bruno):
    """A form opened before a restart is answered after it; the form of a table whose game began is refused."""
    async with running(box, database) as bot:
        await small_table(bot, box)
        lobby = await ada.slash(table, "game new", seats=2)
        panel = await ada.click(lobby.message, "Settings")
        first = await ada.click(panel.message, "House rules")
        second = await ada.click(panel.message, "House rules")
    async with running(box, database):
        reply = await ada.submit(first, {"more": ["city-small"]})
        assert "Small cities" in reply.text
        await bruno.click(lobby.message, "Join")
        await ada.click(lobby.message, "Start")
        await ada.submit(second, {"more": []})
        await box.wait_for(lambda: not panel.message.controls, "the refusal in place of the panel")
        assert "started" in panel.message.text


@pytest.mark.parametrize(
    ("custom_id", "values"),
    [
        ("m:gone.1::0:", {}),
        ("m:setting.99::0:rules", {}),
        ("b:setting.1::0:rules", {}),
        ("m:setting.1:{game}:0:rules", {"hand": "five"}),
        ("m:setting.1:{game}:0:rules", {"edge": "9x"}),
        ("m:setting.1:{game}:0:rules", {"more": ["river"]}),
    ],
)
async def test_a_form_of_another_release(box, bot, table, ada, caplog, custom_id, values):
    """A form of another release is refused as out of date, changes nothing, and logs no error."""
    lobby = await ada.slash(table, "game new")
    panel = await ada.click(lobby.message, "Settings")
    opened = await ada.click(panel.message, "House rules")
    opened.modal["custom_id"] = custom_id.format(game=game_of(lobby.message))
    for part in opened.modal["components"]:
        found = values.get(part["component"]["custom_id"], [])
        for value in [found] if isinstance(found, str) else found:
            part["component"]["options"][0]["value"] = value
    reply = await ada.submit(opened, values)
    assert "out of date" in reply.text
    rules = (await bot.host.lobby.view(game_of(lobby.message))).options.ruleset
    assert rules.options == frozenset()
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


async def test_what_is_logged_about_a_form_has_its_context(box, bot, table, ada, monkeypatch):
    """Entries of the log about a submitted form say on which server and about which table it was, and its kind."""
    found = {}

    async def note(submission):
        found.update(structlog.contextvars.get_contextvars())
        await submission.tell("noted")

    monkeypatch.setitem(forms._handlers, Kind.SETTING, note)
    lobby = await ada.slash(table, "game new")
    panel = await ada.click(lobby.message, "Settings")
    opened = await ada.click(panel.message, "House rules")
    reply = await ada.submit(opened, {})
    assert found == {
        "guild": int(box.server.id),
        "interaction": int(reply.interaction.id),
        "form": "setting",
        "game": game_of(lobby.message),
        "seq": parse(opened.modal["custom_id"]).seq,
    }


async def test_import_without_a_file_asks_for_one(box, bot, table, ada, bruno):
    """/import without a file opens a form for one; its game can be stepped through like any other."""
    await small_table(bot, box)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    await play_by_buttons(mover, message)
    exported = await mover.slash(table, "export")
    text = box.world.uploads.get(exported.message.raw.attachments[0].id)
    for channel in (table, ada.direct()):
        opened = await ada.slash(channel, "import")
        assert opened.modal["title"] == "View a game file"
        shown = await ada.submit(opened, {"file": [Upload(0, "one.game", text)]})
        assert shown.ephemeral
        assert "1 of 1" in shown.text
        assert shown.message.picture().startswith(b"\x89PNG")
        assert "0 of 1" in (await ada.click(shown.message, "◀")).text


async def test_files_that_are_no_games_are_refused(box, bot, table, ada):
    """A picture, other text and a file that is too large are refused, each with the reason."""
    for content, reason in [
        (b"\x89PNG\xff\xfe", "isn’t text"),
        (b"hello", "Line 1"),
        (b"1" * 200_001, "too large"),
    ]:
        opened = await ada.slash(table, "import")
        refused = await ada.submit(opened, {"file": [Upload(0, "one.game", content)]})
        assert refused.ephemeral
        assert reason in refused.text


async def test_the_game_of_a_message(box, bot, table, ada, bruno, clara):
    """Any message about a game leads to its board as it is now, and to its replay at the turn of the message."""
    await small_table(bot, box)
    first, mover = await open_table(box, table, [ada, bruno], seats=2)
    await play_by_buttons(mover, first)
    other = bruno if mover is ada else ada
    second = await box.message_for(other, table, lambda message: is_turn_of(message, other))
    for message in (first, second):
        shown = await clara.menu(table, "Show the game here", message)
        assert shown.ephemeral, shown.text
        assert shown.message.picture() == second.picture()
    assert "Play" in (await other.menu(table, "Show the game here", first)).buttons
    then = await clara.menu(table, "Analyse", first)
    assert "0 of 1" in then.text
    assert "1 of 1" in (await clara.menu(table, "Analyse", second)).text
    assert "1 of 1" in (await clara.click(then.message, "▶")).text


async def test_a_message_of_a_game_that_is_played_elsewhere(box, bot, table, ada, bruno):
    """A game is also found by its messages in a channel that it has left, and by a reminder in direct messages."""
    await small_table(bot, box, turn_seconds=3600)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    await mover.slash(mover.direct(), "me reminders", by="direct")
    box.advance(1900)
    reminder = await box.message_for(mover, mover.direct(), lambda message: "it is your turn" in message.text)
    await bot.host.lobby.move_to(game_of(message), ChannelId(int(box.channel("elsewhere").id)))
    for channel, old in ((table, message), (mover.direct(), reminder)):
        shown = await mover.menu(channel, "Show the game here", old)
        assert shown.message.picture(), shown.text
        assert "0 of 0" in (await mover.menu(channel, "Analyse", old)).text


async def test_the_file_of_a_message(box, bot, table, ada, bruno, clara):
    """A game file attached to a message can be stepped through, whoever posted it."""
    await small_table(bot, box)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    await play_by_buttons(mover, message)
    exported = await mover.slash(table, "export")
    text = box.world.uploads.get(exported.message.raw.attachments[0].id)
    files = (Upload(0, "mine.game", text),)
    posted = messages.send(box.world, box.channel("general"), clara.id, Draft({"content": "Look"}, files))
    shown = await mover.menu(table, "Analyse", SeenMessage(box.world, posted))
    assert shown.ephemeral
    assert "1 of 1" in shown.text


async def test_a_message_of_no_game(box, bot, table, ada):
    """A message that belongs to no game, or to a table without one, is refused."""
    chat = await ada.write(table, "Who plays?")
    for name in ("Show the game here", "Analyse"):
        assert "belongs to no game" in (await ada.menu(table, name, chat)).text
    lobby = await ada.slash(table, "game new")
    for name in ("Show the game here", "Analyse"):
        assert "belongs to no game" in (await ada.menu(table, name, lobby.message)).text
