"""Tests of languages at a table: public messages are in the server's language, private ones in the reader's."""

import logging

import pytest
from discord import Locale
from playing import small_table

from bot.i18n import SOURCE, codes, for_locale, language
from model.guilds import GuildSettings
from model.ids import GuildId, PersonId

pytestmark = pytest.mark.e2e

LOCALES = {for_locale(locale).code: locale.value for locale in Locale if locale.value.startswith(codes())}
"""One of Discord's locales for each language."""

OTHERS = [code for code in codes() if code != SOURCE]


async def set_language(client, box, code):
    """Set the server's language, and keep its defaults for new tables."""
    guild = GuildId(int(box.server.id))
    defaults = (await client.host.guilds.settings(guild)).defaults
    await client.host.guilds.change(guild, lambda _: GuildSettings(defaults=defaults, language=code))


async def newest_turn(box, table, people, words, after=0):
    """Return the newest message in the table's language that asks one of these people to play, and the person.

    After the end of the game it is the message of the end, and None.
    """

    def called(message):
        texts = {
            person: words.say("turn-person", seat=f"<@{person.id}>").split(", ")[-1] for person in people
        }
        return next((person for person in people if f"<@{person.id}>, {texts[person]}" in message.text), None)

    def waits(message):
        if message.ephemeral or int(message.id) <= after:
            return False
        live = words.say("button-play") in message.buttons and called(message)
        return live or words.say("button-rematch") in message.buttons

    message = await box.message_for(people[0], table, waits)
    return message, called(message) if words.say("button-play") in message.buttons else None


async def play_in_own_language(person, message, public, private):
    """Play a turn: press the button in the table's language, then use the panel in the person's language."""
    panel = await person.click(message, public.say("button-play"))
    # A tile that fits only one cell is previewed there at once.
    if private.say("panel-confirm") not in panel.buttons:
        assert private.say("panel-choose-cell", tile="|").split("|")[0] in panel.text
        kinds = {
            part["custom_id"].split(":")[1].partition(".")[0]: part
            for part in reversed(panel.message.controls)
        }
        panel = await person.click(panel.message, kinds["cell"]["custom_id"])
        assert private.say("panel-other-cell") in panel.buttons
    if "A" in panel.buttons:
        features = ("city", "road", "field", "monastery")
        assert any(private.say(f"feature-{feature}") in panel.text for feature in features)
        panel = await person.click(panel.message, "A")
    reply = await person.click(panel.message, private.say("panel-confirm"))
    assert reply.text.startswith(private.say("panel-done", news=""))


@pytest.mark.parametrize("server", OTHERS)
async def test_each_reader_in_their_language(box, bot, table, caplog, server):
    """Lobby, turns and end are in the server's language; panels, refusals and lists in the reader's."""
    caplog.set_level(logging.WARNING, logger="bot.i18n")
    public = language(server)
    at = codes().index(server)
    spoken = (codes()[at - 1], codes()[(at + 1) % len(codes())])
    people = [box.person(f"Speaks {code}", locale=LOCALES[code]) for code in spoken]
    own = {person: language(code) for person, code in zip(people, spoken, strict=True)}
    await small_table(bot, box)
    await set_language(bot, box, server)
    first, second = people
    lobby = await first.slash(table, "game new", seats=2)
    assert public.say("lobby-no-clock").split(":")[0] in lobby.text
    await second.click(lobby.message, public.say("button-join"))
    panel = await second.click(lobby.message, public.say("button-settings"))
    assert panel.ephemeral
    assert own[second].say("settings-title") in panel.text
    await first.click(lobby.message, public.say("button-start"))
    message, mover = await newest_turn(box, table, people, public)
    turns = 0
    while mover is not None:
        other = second if mover is first else first
        refused = await other.click(message, public.say("button-play"))
        assert own[other].say("host-not-your-turn", name="|").split("|")[0] in refused.text
        await play_in_own_language(mover, message, public, own[mover])
        turns += 1
        message, mover = await newest_turn(box, table, people, public, after=int(message.id))
    assert turns > 2
    assert public.say("end-final-scoring") in message.text
    for person in people:
        listed = await person.slash(person.direct(), "games")
        assert own[person].say("games-none") in listed.text
    assert [record.getMessage() for record in caplog.records if record.name.startswith("bot.i18n")] == []


async def test_buttons_are_named_in_the_language_of_the_table(box, bot, table, ada, bruno, clara):
    """Refusals and help are in the reader's language, but name a button of the table as the table shows it."""
    await small_table(bot, box)
    await set_language(bot, box, "fr")
    words, public = language("de").quoting("it"), language("it")
    clara.set_locale(LOCALES["de"])
    helped = await clara.slash(table, "help")
    assert language("de").quoting("fr").say("help") in helped.text
    lobby = await ada.slash(table, "game new", seats=2, language="it")
    await bruno.click(lobby.message, public.say("button-join"))
    await ada.click(lobby.message, public.say("button-start"))
    message, _ = await newest_turn(box, table, [ada, bruno], public)
    refused = await clara.click(message, public.say("button-play"))
    assert refused.text == words.say("host-not-seated")
    assert f"**{public.say('button-board')}**" in refused.text
    robot = box.person("Robot")
    robot.person.bot = True
    refused = await clara.slash(table, "challenge", person=robot)
    assert refused.text == words.say("challenge-bot")
    helped = await clara.slash(table, "help")
    assert words.say("help") in helped.text
    task = await clara.choose(helped.message, helped.message.controls[0]["custom_id"], "turn")
    assert words.say("help-turn.text") in task.text
    alone = await clara.slash(clara.direct(), "help")
    assert language("de").say("help") in alone.text


@pytest.mark.parametrize("code", OTHERS)
async def test_spots_are_typed_in_the_language_of_the_reader(box, bot, table, code):
    """Autocomplete offers spots in the reader's language, and a spot typed in it is understood."""
    words = language(code)
    ada, bruno = box.person("Ada", locale=LOCALES[code]), box.person("Bruno", locale=LOCALES[code])
    await small_table(bot, box)
    await set_language(bot, box, code)
    lobby = await ada.slash(table, "game new", seats=2)
    await bruno.click(lobby.message, words.say("button-join"))
    await ada.click(lobby.message, words.say("button-start"))
    _, mover = await newest_turn(box, table, [ada, bruno], words)
    cell = (await mover.autocomplete(table, "place", focused="cell"))[0]["value"]
    turn = (await mover.autocomplete(table, "place", focused="turn", cell=cell))[0]["value"]
    await mover.slash(table, "place", cell=cell, turn=turn)
    wrong = await mover.slash(table, "meeple", on="moon")
    assert words.say("meeple-unknown-spot", typed="moon", spots="|").split("|")[0] in wrong.text
    spots = await mover.autocomplete(table, "meeple", focused="on")
    assert any(
        words.say("feature-field") in spot["name"] or words.say("feature-road") in spot["name"]
        for spot in spots
    )
    reply = await mover.slash(table, "meeple", on=spots[0]["name"])
    assert reply.text.startswith(words.say("panel-done", news=""))


async def test_direct_reminders_are_in_the_language_of_the_reader(box, bot, table, ada, bruno):
    """A reminder by direct message, and its text once it is over, are in the language of the reader's Discord."""
    await small_table(bot, box, turn_seconds=7200)
    words = language("fr")
    for person in (ada, bruno):
        person.set_locale(LOCALES["fr"])
        await person.slash(person.direct(), "me reminders", by="direct")
    lobby = await ada.slash(table, "game new", seats=2)
    await bruno.click(lobby.message, "Join")
    await ada.click(lobby.message, "Start")
    message, mover = await newest_turn(box, table, [ada, bruno], language("en"))
    box.advance(3700)
    reminder = await box.message_for(mover, mover.direct(), lambda message: "⏳" in message.text)
    assert words.say("button-play") in reminder.buttons
    over = words.say("reminder-over", turn=1, channel=f"<#{table.id}>")
    await play_in_own_language(mover, message, language("en"), words)
    await box.wait_for(lambda: over in reminder.text, "the text of the reminder to change")
    exported = await bot.host.people.export(PersonId(int(mover.id)))
    assert exported["settings"]["language_in_discord"] == "fr"
