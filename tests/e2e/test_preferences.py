"""Tests of what people and servers choose: settings, presets, rules, languages, channels for games, privacy."""

import json
from datetime import timedelta
from io import BytesIO
from zipfile import ZipFile

import pytest
from playing import chosen_in_form, is_turn_of, live_turn, media_of, open_table, play_by_buttons, small_table

from bot.features.board.games import PAGE
from bot.platform import limits
from game.values.ruleset import Edition, Ruleset
from model.ids import GuildId
from model.tables import TableOptions
from sandbox.world import channels
from sandbox.world.components import SELECTS
from sandbox.world.errors import Refused
from sandbox.world.permissions import Permission

pytestmark = pytest.mark.e2e


@pytest.fixture
def manager(box, ada):
    """Return Ada, who manages the server."""
    box.grant(ada, "Administrator")
    return ada


async def test_settings_of_a_server(box, bot, table, manager, bruno):
    """Only managers may use /settings; what they choose applies to the next table."""
    with pytest.raises(Refused):
        await bruno.slash(table, "settings")
    panel = await manager.slash(table, "settings")
    for select, value in [
        ("Picture style", "plain tiles, light table"),
        ("Mention whose turn it is", "no mentions"),
        ("Who can open games", "only those who manage the server can open games"),
        ("When unused tables close", "unused tables close after 3 days"),
    ]:
        panel = await manager.choose(panel.message, select, value)
    assert "can open games" in (await bruno.slash(table, "game new")).text
    await small_table(bot, box)
    message, _ = await open_table(box, table, [manager, bruno], seats=2)
    assert message.picture()


async def test_games_are_refused_outside_of_the_channels_for_games(box, bot, table, manager, bruno):
    """A table elsewhere is refused with the channels for games; in their threads tables can be opened, too."""
    panel = await manager.slash(table, "settings")
    await manager.choose(panel.message, "Channels for games (none: everywhere)", table.id)
    refused = await bruno.slash(box.channel("general"), "game new")
    assert f"<#{table.id}>" in refused.text
    thread = channels.open_thread(box.world, table, "Our table", owner_id=bruno.id)
    for place in (table, thread):
        assert "A table is open" in (await bruno.slash(place, "game new")).text


async def test_a_second_table_of_a_channel_is_opened_in_a_thread(box, bot, table, ada, bruno):
    """Where the channel has a table, one press opens the next in a thread, in which it is played."""
    await small_table(bot, box)
    await ada.slash(table, "game new")
    offer = await bruno.slash(table, "game new", seats=2)
    assert "a channel holds one" in offer.text
    opened = await bruno.click(offer.message, "Open in a thread")
    assert "Your table is in" in opened.text
    thread = box.channel("Carcassonne: Bruno’s table")
    assert timedelta(minutes=thread.archive_minutes) == timedelta(days=7)
    lobby = ada.last(thread)
    await ada.click(lobby, "Join")
    await ada.click(lobby, "Start")
    message, mover = await live_turn(box, thread, [ada, bruno])
    await play_by_buttons(mover, message)


async def test_presets_are_saved_and_opened_by_name(bot, table, manager, bruno):
    """A table's rules can be saved as a preset and opened by its name."""
    lobby = await manager.slash(table, "game new", seats=4, edition="first", help="purist")
    assert "Friday" in (await manager.slash(table, "preset save", name="Friday")).text
    await manager.click(lobby.message, "Leave")
    assert [choice["name"] for choice in await bruno.autocomplete(table, "game new", focused="preset")] == [
        "Friday"
    ]
    second_reply = await bruno.slash(table, "game new", preset="Friday", seats=3)
    assert "First edition" in second_reply.text
    assert "purist" in second_reply.text
    await manager.slash(table, "preset delete", name="Friday")
    assert "no preset" in (await manager.slash(table, "preset delete", name="Friday")).text
    with pytest.raises(Refused):
        await bruno.slash(table, "preset delete", name="x")


async def test_a_preset_keeps_the_language_of_a_table(box, bot, table, manager):
    """A preset that was saved at an English table changes the rules of a German one, not its language."""
    lobby = await manager.slash(table, "game new", seats=4)
    await manager.slash(table, "preset save", name="Friday")
    await manager.click(lobby.message, "Leave")
    lobby = await manager.slash(table, "game new", seats=2, language="de")
    panel = await manager.click(lobby.message, "Einstellungen")
    await manager.choose(panel.message, "Use a preset…", "Friday")
    await box.wait_for(lambda: lobby.message.text.count("⚪ frei") == 3, "the table of the preset")


async def test_a_preset_that_was_deleted_meanwhile(box, bot, table, manager, bruno):
    """Panels opened before a preset was deleted refuse it by its name, change nothing and offer it no more."""
    lobby = await manager.slash(table, "game new", seats=4)
    await manager.slash(table, "preset save", name="Friday")
    panels = [
        ((await manager.click(lobby.message, "Settings")).message, "Use a preset…", "Friday"),
        ((await manager.slash(table, "settings")).message, "Preset for new tables", "/Friday"),
    ]
    await bruno.slash(table, "challenge", person=manager)
    question = await box.message_for(manager, table, lambda message: "Other rules…" in message.buttons)
    panels.append(((await manager.click(question, "Other rules…")).message, "Choose rules", "Friday"))
    await manager.slash(table, "preset delete", name="Friday")
    before = await bot.host.guilds.settings(GuildId(int(box.server.id)))
    for panel, select, value in panels:
        count = len(manager.messages(table))
        assert "Friday" in str(panel.raw)
        await manager.choose(panel, select, value)
        await box.wait_for(lambda count=count: len(manager.messages(table)) > count, "the refusal")
        refused = manager.messages(table)[count:]
        assert ["There is no preset called “Friday”" in reply.text for reply in refused] == [True]
        assert refused[0].ephemeral
        assert "Friday" not in str(panel.raw)
    assert await bot.host.guilds.settings(GuildId(int(box.server.id))) == before
    assert question.buttons


async def test_contradictory_rules_are_refused(box, bot, table, ada):
    """Contradictory rules are refused with both names; choosing a rule also chooses the rule that it needs."""
    lobby = await ada.slash(table, "game new")
    panel = (await ada.click(lobby.message, "Settings")).message
    opened = await ada.click(panel, "House rules")
    await ada.submit(opened, {"hand": "open"})
    panel = (await ada.choose(panel, "Expansions", "River")).message
    refused = await box.message_for(
        ada, table, lambda message: "**Hand of three** and **River**" in message.text
    )
    assert refused.ephemeral
    assert "River" not in panel.text
    # Discord keeps the ticks of a select whose options stay the same.
    after = panel.control("Expansions", SELECTS)
    assert [option["label"] for option in after["options"] if option.get("default")] == []
    await ada.submit(await ada.click(panel, "House rules"), {"hand": "usual"})
    await ada.choose(panel, "Expansions", "River")
    opened = await ada.click(panel, "House rules")
    before = len(ada.messages(table))
    await ada.submit(opened, {"hand": "hidden"})
    await box.wait_for(lambda: len(ada.messages(table)) > before, "the refusal of the form")
    assert "Hand of three" not in panel.text
    # After a refusal the form opens again as it was filled in; after an accepted choice it shows the table's
    # rules.
    choices = chosen_in_form(await ada.click(panel, "House rules"))
    assert choices["hand"] == ["hidden"]
    panel = (await ada.choose(panel, "Seats", "4 seats")).message
    assert chosen_in_form(await ada.click(panel, "House rules"))["hand"] == ["usual"]
    chosen = await ada.submit(await ada.click(panel, "House rules"), {"more": ["table-edge-completes"]})
    assert "Table edge" in chosen.text
    assert "12 × 9 cells" in chosen.text
    assert "Hand of three" not in chosen.text


async def test_a_person_exports_and_deletes_their_data(box, bot, table, ada, bruno):
    """A person can get their data as a file, and delete it after confirming once more.

    The panel says that posted messages are not deleted.
    """
    await small_table(bot, box)
    await open_table(box, table, [ada, bruno], seats=2)
    panel = await ada.slash(table, "privacy")
    assert "already posted can still name you" in panel.text
    exported = await ada.click(panel.message, "Get my data")
    assert ada.id in json.dumps(json.loads(exported.message.picture()))
    reply = await ada.click(panel.message, "Delete my data")
    answer = await ada.click(reply.message, "Yes, delete it")
    assert "Your data is deleted" in answer.text
    assert "not in a game" in (await ada.slash(table, "games")).text


async def test_data_too_large_for_discord_comes_in_an_archive(box, bot, table, ada, monkeypatch):
    """/privacy sends the file in a ZIP archive when Discord would refuse the file itself for its size."""
    monkeypatch.setattr(limits, "FILE", 100)
    exported = await ada.click((await ada.slash(table, "privacy")).message, "Get my data")
    assert exported.message.attachments[0].filename == "bastide.json.zip"
    with ZipFile(BytesIO(exported.message.picture())) as archive:
        assert json.loads(archive.read("bastide.json"))["person"] == ada.id


async def test_only_a_role_may_open_games(box, bot, table, manager, bruno, clara):
    """Where only members of a role may open games, others are refused with the name of the role."""
    panel = await manager.slash(table, "settings")
    panel = await manager.choose(
        panel.message, "Who can open games", "only people with a certain role can open games"
    )
    assert "Only some people" in (await bruno.slash(table, "game new")).text
    organiser = box.world.role(box.server, "Organiser")
    await manager.choose(panel.message, "The role that can open games", organiser.id)
    box.grant(bruno, "Organiser")
    assert f"<@&{organiser.id}>" in (await clara.slash(table, "game new")).text
    assert "A table is open" in (await bruno.slash(table, "game new")).text


async def test_a_person_chooses_a_language(box, bot, table, ada, bruno):
    """/me language takes precedence over Discord's language in commands and buttons, until it is automatic again."""
    chosen = await ada.slash(table, "me language", to="de")
    assert "Deutsch" in chosen.text
    await small_table(bot, box)
    message, _ = await open_table(box, table, [ada, bruno], seats=2)
    assert "it is your turn" in message.text
    assert (await ada.click(message, "Board")).text.splitlines()[0] != (
        (await bruno.click(message, "Board")).text.splitlines()[0]
    )
    assert "Deine Partie" in (await ada.slash(ada.direct(), "games")).text
    back = await ada.slash(table, "me language", to="auto")
    assert "Your settings" in back.text


async def test_a_server_chooses_english(box, bot, table, manager, bruno):
    """A server follows Discord's language until it chooses one, which may be English."""
    box.server.locale = "de"
    assert "Ein Tisch ist offen" in (await bruno.slash(table, "game new")).text
    await bruno.slash(table, "game leave")
    panel = await manager.slash(table, "settings")
    await manager.choose(panel.message, "Language of the tables", "English")
    assert "A table is open" in (await bruno.slash(table, "game new")).text
    await bruno.slash(table, "game leave")
    await manager.choose(panel.message, "Language of the tables", "Discord’s language")
    assert "Ein Tisch ist offen" in (await bruno.slash(table, "game new")).text


async def test_options_of_game_new(bot, table, ada):
    """/game new takes expansions, ratings, the time for a turn and a language; other values are refused."""
    times = await ada.autocomplete(table, "game new", focused="time", time="6 h")
    assert [choice["value"] for choice in times] == ["21600"]
    refused = await ada.slash(table, "game new", time="5")
    assert refused.ephemeral
    assert "from the list" in refused.text
    assert "Abbot" in (await ada.slash(table, "game new", expansions="river dragons")).text
    offers = await ada.autocomplete(table, "game new", focused="expansions", expansions="river")
    values = [choice["value"] for choice in offers]
    assert values[0] == "river"
    assert {"river abbot", "river inns", "river dragon", "river abbot inns"} <= set(values)
    rules = await ada.autocomplete(table, "game new", focused="rules", rules="strict")
    assert rules == [], "a house rule of an expansion is offered with it alone"
    rules = await ada.autocomplete(table, "game new", focused="rules", rules="strict", expansions="dragon")
    assert [choice["value"] for choice in rules] == ["princess-must"]
    budgets = await ada.autocomplete(table, "game new", focused="budget", budget="6 h")
    assert [choice["value"] for choice in budgets] == ["21600"]
    assert "from the list" in (await ada.slash(table, "game new", budget="6 hours")).text
    lobby = await ada.slash(table, "game new", budget="21600")
    assert "**Time per player:** 6 hours" in lobby.text
    await ada.click(lobby.message, "Leave")
    chosen = {"time": "21600", "language": "fr", "rated": True}
    lobby = await ada.slash(table, "game new", expansions="river inns", **chosen)
    assert "classée" in lobby.text
    assert "Auberges" in lobby.text
    assert "6\N{NO-BREAK SPACE}heures" in lobby.text
    assert "rivière" in lobby.text.casefold()


async def test_house_rules_and_the_first_seat_as_options_of_game_new(box, bot, table, ada):
    """/game new takes several house rules, picked one after the other, and who begins; contradictions are refused."""
    offers = await ada.autocomplete(table, "game new", focused="rules", rules="Small cities, table e")
    assert offers == [
        {"name": "Small cities, Table edge", "value": "city-small table-edge"},
        {"name": "Small cities, Table edge completes", "value": "city-small table-edge-completes"},
    ]
    refused = await ada.slash(table, "game new", rules="small cities, dragons")
    assert refused.ephemeral
    assert "dragons" in refused.text
    refused = await ada.slash(table, "game new", rules="Early draw, Hand of three", expansions="river dragon")
    assert refused.ephemeral
    assert refused.text.count("can’t be played together") == 4
    refused = await ada.slash(table, "game new", rules="Early draw, Hand of three")
    assert refused.ephemeral
    assert "Hand of three" in refused.text
    ada.person.locale = "de"
    sizes = await ada.autocomplete(table, "game new", focused="rules", rules="kante")
    assert {choice["name"] for choice in sizes} == {"Tischkante", "Tischkante schließt ab"}
    lobby = await ada.slash(table, "game new", rules=offers[0]["value"], first="as-seated")
    assert "Small cities" in lobby.text
    assert "12 × 9 cells" in lobby.text
    assert "in joining order" in lobby.text


async def test_a_table_opened_in_a_thread_keeps_its_house_rules(box, bot, table, ada, bruno):
    """A table that is opened in a thread instead keeps the house rules that were given on the command."""
    await ada.slash(table, "game new")
    reply = await bruno.slash(table, "game new", rules="tile-market", first="tile-draw")
    await bruno.click(reply.message, "Open in a thread")
    lobby = bruno.last(box.channel("Carcassonne: Bruno’s table"))
    assert "Tile market" in lobby.text
    assert "tile draw decides who starts" in lobby.text


async def test_a_preset_is_the_default_of_new_tables(box, bot, table, manager, bruno):
    """A preset can be the default for the server's new tables, and can be applied at a table."""
    assert "/preset save" in (await manager.slash(table, "settings")).text
    lobby = await manager.slash(table, "game new", seats=4, edition="first", help="purist")
    await manager.slash(table, "preset save", name="Friday")
    await manager.click(lobby.message, "Leave")
    panel = await manager.slash(table, "settings")
    assert "/preset save" not in panel.text
    panel = await manager.choose(panel.message, "Preset for new tables", "new tables start like “Friday”")
    assert "First edition" in panel.text
    lobby = await bruno.slash(table, "game new")
    assert "First edition" in lobby.text
    await manager.choose(panel.message, "Preset for new tables", "new tables start with the bot’s defaults")
    await bruno.click(lobby.message, "Leave")
    lobby = await bruno.slash(table, "game new")
    assert "First edition" not in lobby.text
    choices = await bruno.click(lobby.message, "Settings")
    await bruno.choose(choices.message, "Use a preset…", "Friday")
    await box.wait_for(lambda: "First edition" in lobby.message.text, "the preset at the table")


async def test_a_preset_beyond_those_in_the_list_is_the_default_of_new_tables(
    box, bot, table, manager, bruno
):
    """The list in /settings has room for 24 presets; the others are chosen with an option of the command.

    The list of a table has room for 25, and its host reads how to open one with any other.
    """
    guild = GuildId(int(box.server.id))
    options = TableOptions(ruleset=Ruleset(edition=Edition.FIRST))
    for number in range(10, 34):
        await bot.host.guilds.save_preset(guild, f"P{number}", TableOptions())
    assert "/settings preset:" not in (await manager.slash(table, "settings")).text
    await bot.host.guilds.save_preset(guild, "P34", options)
    assert "/settings preset:" in (await manager.slash(table, "settings")).text
    offered = await manager.autocomplete(table, "settings", focused="preset", preset="p34")
    assert [choice["value"] for choice in offered] == ["P34"]
    assert "First edition" in (await manager.slash(table, "settings", preset="P34")).text
    assert "no preset called “P35”" in (await manager.slash(table, "settings", preset="P35")).text
    lobby = await bruno.slash(table, "game new")
    assert "First edition" in lobby.text
    assert "/game new preset:" not in (await bruno.click(lobby.message, "Settings")).text
    await bot.host.guilds.save_preset(guild, "P35", options)
    assert "/game new preset:" in (await bruno.click(lobby.message, "Settings")).text


async def test_no_thread_is_created_where_no_table_can_be_opened(box, bot, table, manager, bruno):
    """No empty thread is left where a table cannot be opened; the reason is shown, in /settings as well."""
    panel = await manager.slash(table, "settings")
    await manager.choose(panel.message, "Where games are played", "each game in a thread of its own")
    before = len(box.world.channels)
    assert "no preset" in (await bruno.slash(table, "game new", preset="none of ours")).text
    channels.deny_bot(box.world, table, Permission.SEND_MESSAGES_IN_THREADS)
    assert "Send Messages in Threads" in (await bruno.slash(table, "game new")).text
    assert "Send Messages in Threads" in (await manager.slash(table, "settings")).text
    assert len(box.world.channels) == before


async def test_names_format_nothing_and_mention_nobody(box, bot, table, manager, bruno):
    """Names of people and presets are shown as typed: they mention nobody and their marks format nothing.

    A name does not change the direction of the text after it either.
    """
    await small_table(bot, box)
    forger = box.person("\u202e**@everyone** `x` ||y||")
    smiles = box.person("😀" * 32)
    first, _ = await open_table(box, table, [forger, smiles], seats=2)
    message, mover = first, forger if is_turn_of(first, forger) else smiles
    for _ in range(2):
        await play_by_buttons(mover, message)
        mover = smiles if mover is forger else forger
        message, mover = await live_turn(box, table, [mover])
        assert list(message.raw.mentions) == [mover.id]
    words = await bruno.slash(table, "board", show="text")
    assert "**@everyone**" not in words.text
    assert "\u202e" not in words.text + message.text + "".join(
        media["description"] for media in media_of(message)
    )
    reply = await manager.slash(table, "preset save", name="<@&123456789012345678> **b** `t`")
    assert "<@&123456789012345678>" not in reply.text
    assert r"\*\*b\*\*" in reply.text


async def test_many_games_have_pages(box, bot, table, ada):
    """A list of more games than fit one message has pages; the panel of the next game says where it is played."""
    for number in range(PAGE + 2):
        lobby = await ada.slash(box.channel(f"room-{number}"), "game new", seats=2)
        await ada.click(lobby.message, "Add computer")
    listed = await ada.slash(ada.direct(), "games")
    assert listed.text.count("🪑") == PAGE
    rest = await ada.click(listed.message, "Next")
    assert rest.text.count("🪑") == 2
    assert "Back" in rest.buttons
    room = box.channel("room-0")
    await ada.slash(room, "game start")
    await live_turn(box, room, [ada])
    panel = await ada.click((await ada.slash(ada.direct(), "games")).message, "Next game")
    assert f"<#{room.id}>" in panel.text
