"""Tests that organisers who play cannot decide their own match; the refusal is private and in their language."""

import pytest
from playing import small_table
from tournaments_run import seated, the_tournament

from model.tables import GameStatus, TimeOut

pytestmark = pytest.mark.e2e

SAID = {
    "en-US": "another organiser",
    "de": "jemand anders aus der Leitung",
    "fr": "une autre personne de l’organisation",
    "it": "un’altra persona che organizza",
}


async def test_an_organiser_cannot_decide_their_own_match(box, bot, table, ada, olga):
    """In their own match an organiser cannot use /drop or act as referee, and /game stop only agrees to stop."""
    await small_table(bot, box, turn_seconds=24 * 3600, time_out=TimeOut.RANDOM_TILE)
    await olga.slash(table, "tournament create", name="Cup", format="swiss")
    for person in (olga, ada):
        await person.slash(table, "tournament join")
    await olga.slash(table, "tournament start")
    before = await seated(bot, box, 1)
    decisions = [
        *(
            ("tournament referee", {"action": action, "match": "1.1"})
            for action in ("as-it-stands", "tie", "nobody")
        ),
        ("tournament referee", {"action": "win", "match": "1.1", "person": olga}),
        ("tournament referee", {"action": "extend", "match": "1.1", "hours": 5}),
        ("tournament referee", {"action": "extend", "hours": 5}),
        ("tournament referee", {"action": "replace", "person": ada, "by": box.person("Ben")}),
        ("tournament referee", {"action": "pause"}),
        ("tournament drop", {"person": ada}),
    ]
    for locale, expected in SAID.items():
        olga.set_locale(locale)
        for command, options in decisions:
            reply = await olga.slash(table, command, **options)
            assert reply.ephemeral
            assert expected in reply.text, (command, options, reply.text)
    olga.set_locale("en-US")
    thread = box.world.channels[str(before.matches[0].channel)]
    answer = await olga.slash(thread, "game stop")
    stopped = await olga.click(answer.message, "Stop the game")
    assert "You agreed to stop" in stopped.text
    assert await the_tournament(bot, box) == before
    game = before.matches[0].counted[0].game
    assert (await bot.host.games.view(game)).status is GameStatus.RUNNING
