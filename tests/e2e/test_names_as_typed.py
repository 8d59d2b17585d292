"""Tests of names: of similar tournaments, too many for a message, of people who left, and forged in files."""

import asyncio
import re

import pytest
from playing import live_turn, open_table, play_by_buttons, small_table
from tournaments_run import seated, the_tournament

from sandbox.world.uploads import Upload

pytestmark = pytest.mark.e2e


async def test_tournaments_with_similar_names_have_threads_of_their_own(
    box, bot, fast_retries, table, olga, ada, bruno
):
    """Matches of the same two people in the same round of two tournaments have threads and games of their own."""
    box.grant(olga, "Administrator")
    for letter in "AB":
        name = f"Winter league of the river valley, division {letter}"
        await olga.slash(table, "tournament create", name=name, format="elimination")
        for person in (ada, bruno):
            await person.slash(table, "tournament join", tournament=name)
        await olga.slash(table, "tournament start", tournament=name)
    await bot.host.director.run_due()

    async def matches():
        rows = await bot.host.tournaments.of_guild(int(box.server.id))
        whole = [await bot.host.tournaments.get(row.id) for row in rows]
        return [match for tournament in whole for match in tournament.matches]

    found = await matches()
    for _ in range(600):
        if all(match.counted for match in found):
            break
        await asyncio.sleep(0.1)
        found = await matches()
    assert all(match.counted for match in found)
    assert len({match.channel for match in found}) == len(found) == 2


@pytest.mark.parametrize(
    ("opens", "joins", "options"),
    [("tournament create", "tournament join", {"format": "swiss"}), ("ladder open", "ladder join", {})],
)
async def test_a_refusal_lists_some_names_and_counts_the_others(
    box, bot, table, ada, bruno, opens, joins, options
):
    """Where the name of one of fifty is needed, the refusal lists the first ones and counts the others."""
    box.grant(ada, "Administrator")
    for number in range(50):
        name = f"{number:02d} Carcassonne of the great river valley 2026 open"[:50]
        await ada.slash(table, opens, name=name, **options)
    reply = await bruno.slash(table, joins)
    assert reply.ephemeral
    assert "42 others" in reply.text


async def test_a_substitute_must_be_on_the_server(box, bot, table, olga, ada, bruno, clara):
    """A referee cannot seat a person who has left the server: they could not see the thread of their match."""
    box.grant(olga, "Administrator")
    await olga.slash(table, "tournament create", name="Cup", format="elimination")
    for person in (ada, bruno):
        await person.slash(table, "tournament join")
    await olga.slash(table, "tournament start")
    await seated(bot, box, 1)
    box.world.leave(box.server, clara.person)
    reply = await olga.slash(table, "tournament referee", action="replace", person=ada, by=clara)
    assert "is not on this server" in reply.text
    assert int(clara.id) not in [entrant.person for entrant in (await the_tournament(bot, box)).entrants]


async def test_an_invited_team_member_must_be_on_the_server(box, bot, table, olga, ada, clara):
    """A captain cannot invite a person who has left the server."""
    box.grant(olga, "Administrator")
    await olga.slash(table, "tournament create", name="Cup", format="swiss", boards=2)
    box.world.leave(box.server, clara.person)
    reply = await ada.slash(table, "tournament team", name="A", member1=clara)
    assert reply.ephemeral
    assert "is not on this server" in reply.text


async def test_people_whom_discord_does_not_know(box, bot, table, olga, ada, bruno):
    """An id with which Discord sends no person, as a typed one of a deleted account, is refused like a stranger."""
    await small_table(bot, box)
    await open_table(box, table, [ada, bruno], seats=2)
    for name, options in (("Teams", {"boards": 2}), ("Cup", {})):
        await olga.slash(table, "tournament create", name=name, format="swiss", **options)
    unknown = "7"
    for command, options in (
        ("challenge", {"person": unknown}),
        ("replace", {"seat": "red", "by": unknown}),
        ("tournament team", {"tournament": "Teams", "name": "A", "member1": bruno, "member2": unknown}),
        (
            "tournament referee",
            {"tournament": "Cup", "action": "replace", "person": ada, "by": unknown},
        ),
    ):
        reply = await (olga if command == "tournament referee" else ada).slash(table, command, **options)
        assert reply.ephemeral
        assert "is not on this server" in reply.text, command


@pytest.mark.parametrize("name", ["x" * 1500, "\u202eabc"], ids=["long", "right-to-left"])
async def test_long_and_right_to_left_names_in_a_game_file(box, bot, table, ada, bruno, caplog, name):
    """Names in a game file are cut to the length of Discord's names, and do not reverse the direction of text."""
    await small_table(bot, box, 5, 5)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    await play_by_buttons(mover, message)
    await live_turn(box, table, [ada, bruno])
    text = (await mover.slash(table, "export")).message.picture().decode()
    text, found = re.subn(r'^\[(\w+) "(?:Ada|Bruno)"\]$', rf'[\1 "{name}"]', text, flags=re.M)
    assert found == 2
    reply = await ada.slash(table, "import", file=Upload(0, "a.game", text.encode()))
    assert "board.png" in [attachment.filename for attachment in reply.message.attachments], reply.text
    assert "\u202e" not in reply.text
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


async def test_autocomplete_offers_no_seat_of_a_stopped_game(box, bot, table, ada, bruno):
    """Autocomplete of a seat answers with an empty list once the game was stopped."""
    await small_table(bot, box)
    await open_table(box, table, [ada, bruno], seats=2)
    assert await ada.autocomplete(table, "replace", focused="seat")
    reply = await ada.slash(table, "game stop")
    if reply.buttons:
        await ada.click(reply.message, reply.buttons[0])
    await box.message_for(ada, table, lambda message: "stopped" in message.text)
    assert await ada.autocomplete(table, "replace", focused="seat") == []
