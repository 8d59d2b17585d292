"""Learning: the rules by topic, and the first game with a guide; private, and also in direct messages."""

import pytest
from playing import open_table, small_table

from bot.i18n import language
from bot.learning.pages import PAGES, Chapter

pytestmark = pytest.mark.e2e

WORDS = language("en")


def selects(message):
    return [part for part in message.controls if part["type"] == 3]


async def test_every_page_of_the_rules(box, bot, ada):
    """Each page is reached by its select, has sentences, a described picture, and leads on."""
    shown = await ada.slash(ada.direct(), "rules")
    assert shown.text.startswith("### A turn")
    for page in PAGES:
        title = WORDS.say(page.title)
        chosen = selects(shown.message)[list(Chapter).index(page.chapter)]
        shown = await ada.choose(shown.message, chosen["custom_id"], title)
        assert shown.text.startswith(f"### {title}\n")
        assert shown.message.picture().startswith(b"\x89PNG")
    back = await ada.click(shown.message, WORDS.say(PAGES[-2].title))
    assert back.message.id == shown.message.id
    assert back.text.startswith(f"### {WORDS.say(PAGES[-2].title)}")


async def test_topics_are_found_by_what_they_speak_of(box, bot, table, ada):
    """The list narrows while one types, by titles first and then by sentences; nonsense is refused kindly."""
    everything = await ada.autocomplete(table, "rules", focused="topic")
    assert len(everything) == 25
    assert [
        one["value"] for one in await ada.autocomplete(table, "rules", focused="topic", topic="inns")
    ] == ["inn"]
    found = await ada.autocomplete(table, "rules", focused="topic", topic="Pennant")
    assert {one["value"] for one in found} == {"city", "cathedral", "city-small"}
    assert (await ada.slash(table, "rules", topic="pennant")).text.startswith("### Cities")
    assert "no rule" in (await ada.slash(table, "rules", topic="chess")).text


async def test_the_rules_of_the_game_in_this_channel(box, bot, table, ada, bruno):
    """Where a game is played the rules say what it plays with; elsewhere they do not."""
    await small_table(bot, box)
    assert "this channel" not in (await ada.slash(table, "rules", topic="table-edge")).text
    await open_table(box, table, [ada, bruno], seats=2)
    shown = await ada.slash(table, "rules", topic="table-edge")
    assert shown.ephemeral
    assert "plays with this rule" in shown.text
    assert "2014 edition" in shown.text
    assert "plays without this rule" in (await ada.slash(table, "rules", topic="river")).text
