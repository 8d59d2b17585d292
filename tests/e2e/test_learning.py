"""Tests of learning: rules by topic, a guided first game, help by task; private, also in direct messages."""

import pytest
from playing import open_table, small_table

from bench.support.in_process import running
from bot.features.learning.help_panel import Task
from bot.features.learning.pages import PAGES, Chapter
from bot.i18n import language

pytestmark = pytest.mark.e2e

WORDS = language("en")


def selects(message):
    return [part for part in message.controls if part["type"] == 3]


async def test_every_page_of_the_rules(box, bot, ada):
    """Each page of the rules is reached by its select, has sentences, mostly a described picture, and leads on."""
    shown = await ada.slash(ada.direct(), "rules")
    assert shown.text.startswith("### A turn")
    for page in PAGES:
        title = WORDS.say(page.title)
        chosen = selects(shown.message)[list(Chapter).index(page.chapter)]
        shown = await ada.choose(shown.message, chosen["custom_id"], title)
        assert shown.text.startswith(f"### {title}\n")
        if page.has_example:
            assert shown.message.picture().startswith(b"\x89PNG")
        else:
            assert not shown.message.attachments
    back = await ada.click(shown.message, WORDS.say(PAGES[-2].title))
    assert back.message.id == shown.message.id
    assert back.text.startswith(f"### {WORDS.say(PAGES[-2].title)}")


async def test_topics_are_found_by_their_titles_and_sentences(box, bot, table, ada):
    """Typing narrows the list of topics, by titles first and then by sentences; unknown topics are refused."""
    everything = await ada.autocomplete(table, "rules", focused="topic")
    assert len(everything) == 25
    assert [
        choice["value"] for choice in await ada.autocomplete(table, "rules", focused="topic", topic="inns")
    ] == ["inn"]
    found = await ada.autocomplete(table, "rules", focused="topic", topic="Pennant")
    assert {choice["value"] for choice in found} == {"city", "cathedral", "city-small"}
    assert (await ada.slash(table, "rules", topic="pennant")).text.startswith("### Cities")
    assert "no rule" in (await ada.slash(table, "rules", topic="chess")).text


async def test_tournaments_and_ladders_lead_to_their_rules(box, bot, table, olga, ada):
    """Sign-ups and ladders have a button to their page of rules, which opens beside and is found by typing, too."""
    found = await ada.autocomplete(table, "rules", focused="topic", topic="grand final")
    assert [choice["value"] for choice in found] == ["double-elimination"]
    league = await olga.slash(table, "tournament create", name="Friday league", kind="league")
    page = await ada.click(league.message, "Rules")
    assert page.ephemeral
    assert page.message.id != league.message.id
    assert page.text.startswith("### Leagues and seasons\n• ")
    assert not page.message.attachments
    # From here to a page with a picture and to one without: the picture does not stay.
    city = await ada.choose(page.message, selects(page.message)[0]["custom_id"], "Cities")
    assert city.message.picture().startswith(b"\x89PNG")
    swiss = await ada.choose(city.message, selects(city.message)[3]["custom_id"], "Swiss rounds")
    assert swiss.text.startswith("### Swiss rounds\n")
    assert not swiss.message.attachments
    ladder = await olga.slash(table, "ladder open", name="Stairs")
    assert (await ada.click(ladder.message, "Rules")).text.startswith("### Ladders\n")


async def test_the_rules_of_the_game_in_this_channel(box, bot, table, ada, bruno):
    """In the channel of a game the rules say what the game plays with; elsewhere they do not."""
    await small_table(bot, box)
    assert "this channel" not in (await ada.slash(table, "rules", topic="table-edge")).text
    await open_table(box, table, [ada, bruno], seats=2)
    shown = await ada.slash(table, "rules", topic="table-edge")
    assert shown.ephemeral
    assert "uses this rule" in shown.text
    assert "2014 edition" in shown.text
    assert "does not use this rule" in (await ada.slash(table, "rules", topic="river")).text


async def play_with_goal(person, panel):
    """Play a turn of the lesson with a goal: confirm a wrong choice, read the hint, have the right one shown,
    confirm it.
    """
    cells = [part for part in panel.message.controls if "show" in part["custom_id"]]
    panel = await person.click(panel.message, cells[-1]["custom_id"])
    hinted = await person.click(panel.message, "Confirm")
    assert "💡" in hinted.text
    shown = await person.click(hinted.message, "Show me")
    assert "💡" not in shown.text
    return await person.click(shown.message, "Confirm")


async def play_without_goal(person, panel):
    """Play a turn without a goal: the first cell, the last of the offered turns, the first spot."""
    panel = await person.click(panel.message, "1")
    turns = [part["custom_id"] for part in panel.message.controls if ":turn " in part["custom_id"]]
    if turns:
        panel = await person.click(panel.message, turns[-1])
    spots = [label for label in panel.buttons if label.startswith("A · ")]
    panel = await person.click(panel.message, spots[0] if spots else "No meeple")
    return await person.click(panel.message, "Confirm")


async def test_a_guided_first_game(box, bot, table, ada, bruno):
    """/learn is a whole small game in one private message, also beside a running game: tasks, hints, the end."""
    await small_table(bot, box)
    await open_table(box, table, [ada, bruno], seats=2)
    panel = await ada.slash(table, "learn")
    assert panel.ephemeral
    for step, play in enumerate([play_with_goal] * 4 + [play_without_goal] * 2, start=1):
        assert f"turn {step} of 6" in panel.text
        assert panel.message.picture().startswith(b"\x89PNG")
        reply = await play(ada, panel)
        assert reply.message.id == panel.message.id
        assert "✅" in reply.text
        assert "🟦 The computer played" in reply.text
        panel = await ada.click(reply.message, "Next")
    assert "The game is over" in panel.text
    assert "City of 2 tiles: **4** points for 🔴 you" in panel.text
    assert "/game new" in panel.text
    rules = await ada.click(panel.message, "Rules")
    assert rules.message.id != panel.message.id
    assert "turn 1 of 6" in (await ada.click(panel.message, "Play it again")).text


async def test_a_lesson_goes_on_after_a_restart(box, database, ada):
    """A lesson in a direct message goes on after a restart where it was, and can be left."""
    async with running(box, database):
        panel = await ada.slash(ada.direct(), "learn")
        panel = await ada.click(panel.message, "1")
        panel = await ada.click(panel.message, "A · city (S)")
    async with running(box, database):
        reply = await ada.click(panel.message, "Confirm")
        assert "**4** points for 🔴 you" in reply.text
        left = await ada.click(reply.message, "Stop here")
        assert "/learn" in left.text
        assert "Next" not in left.buttons


async def test_a_page_for_each_expansion(box, bot, ada):
    """Each expansion has a page, reached by /learn and from the lesson's end, which links to others and to
    the rules.
    """
    page = await ada.slash(ada.direct(), "learn", expansion="dragon")
    assert "Princess & Dragon" in page.text
    assert page.message.picture().startswith(b"\x89PNG")
    flyers = await ada.click(page.message, "Flying Machines")
    assert flyers.message.id == page.message.id
    assert "white die" in flyers.text
    (listed,) = selects(flyers.message)
    rules = await ada.choose(flyers.message, listed["custom_id"], "Flying machines")
    assert rules.message.id != flyers.message.id
    assert rules.text.startswith("### Flying machines")
    first = await ada.click(flyers.message, "The base game")
    assert "turn 1 of 6" in first.text
    left = await ada.click(first.message, "Stop here")
    traders = await ada.click(left.message, "Traders & Builders")
    assert "6 points" in traders.text
    assert "🍷1" in traders.text


async def test_help_by_task(box, bot, ada):
    """/help leads to every task in place; the lesson and the rules open in messages beside it."""
    opened = await ada.slash(ada.direct(), "help")
    assert "/game new" in opened.text
    for task in Task:
        title = WORDS.say(f"help-{task.value}")
        shown = await ada.choose(opened.message, WORDS.say("help-select"), title)
        assert shown.message.id == opened.message.id
        assert shown.text.startswith(f"### {title}\n")
    lesson = await ada.click(opened.message, "Learn by playing")
    assert "turn 1 of 6" in lesson.text
    rules = await ada.click(opened.message, "Rules")
    assert rules.text.startswith("### A turn")
    assert len({opened.message.id, lesson.message.id, rules.message.id}) == 3
