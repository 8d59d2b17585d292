"""Tests of a live evening, whose message shows all tables while they play."""

from itertools import pairwise

import pytest
from discord import ui
from disturbances import change_rows
from playing import outbox_empty, small_table
from tournaments_run import new_people, seated, tournament_once

from bench.support.in_process import running
from bench.support.scripted import play as play_match
from bot.delivery import live_rounds
from model.tournaments import TournamentStatus
from sandbox.world import messages

pytestmark = pytest.mark.e2e


@pytest.fixture(autouse=True)
def _no_delay(monkeypatch):
    """Let the message of the round be updated without delay."""
    monkeypatch.setattr(live_rounds, "EVERY_SECONDS", 0.01)


async def start_evening(bot, box, table, organiser, **settings):
    """Start a live evening of four people; return the first of the two matches of its first round."""
    await small_table(bot, box)
    await organiser.slash(
        table, "tournament create", name="Friday", kind="live", check_in_minutes=0, **settings
    )
    for person in new_people(box, 4):
        await person.slash(table, "tournament join")
    await organiser.slash(table, "tournament start")
    first, _ = (await seated(bot, box, 1)).matches_of(1)
    return first


async def test_one_message_shows_all_tables(box, bot, table, olga):
    """One message shows the players to move and the scores until the last table is over; each round has its own."""
    people = new_people(box, 4)
    await small_table(bot, box)
    sign_up = await olga.slash(
        table, "tournament create", name="Friday", kind="live", rounds=2, check_in_minutes=0
    )
    assert "starts at once when the last table has finished" in sign_up.text
    for person in people:
        await person.click(sign_up.message, "Enter")
    await olga.slash(table, "tournament start")
    tournament = await seated(bot, box, 1)
    message = await box.message_for(
        olga, table, lambda message: "Still playing: 2 of 2 tables" in message.text
    )
    first, second = tournament.matches_of(1)
    await play_match(bot, first)
    shown = await box.message_for(
        olga, table, lambda posted: posted.id == message.id and "Still playing: 1 of 2 tables" in posted.text
    )
    assert shown.text.count("to move ⏳ <t:") == 1
    assert "tiles left" in shown.text
    await play_match(bot, second)
    over = await box.message_for(
        olga, table, lambda posted: posted.id == message.id and "All tables have finished" in posted.text
    )
    assert "to move" not in over.text
    tournament = await seated(bot, box, 2)
    next_one = await box.message_for(
        olga, table, lambda posted: posted.id != message.id and "Still playing" in posted.text
    )
    assert "round 2" in next_one.text
    for match in tournament.matches_of(2):
        await play_match(bot, match)
    await box.message_for(
        olga, table, lambda message: message.id == next_one.id and "All tables have finished" in message.text
    )
    await box.message_for(olga, table, lambda message: "Friday" in message.text and "🏆" in message.text)
    await tournament_once(bot, box, lambda tournament: tournament.header.status is TournamentStatus.OVER)


@pytest.mark.parametrize("duplicate", [False, True])
async def test_points_of_tables_with_the_same_tiles_are_not_shown(box, bot, table, olga, duplicate):
    """The message of a live round tells the points of its open tables, unless all of them draw the same tiles."""
    first = await start_evening(bot, box, table, olga, duplicate=duplicate)
    message = await box.message_for(olga, table, lambda message: message.text.count("tiles left") == 2)
    assert message.text.count("0 : 0") == (0 if duplicate else 2)
    await play_match(bot, first)
    await box.wait_for(lambda: message.text.count("tiles left") == 1, "what is over")
    assert "not started" not in message.text


async def test_no_times_are_agreed_on_a_live_evening(box, bot, table, olga):
    """A player of a live evening who would agree on a time is told why there is nothing to agree on."""
    first = await start_evening(bot, box, table, olga)
    for place in (table, box.world.channels[str(first.channel)]):
        refused = await box.person("Player 1").slash(place, "tournament time")
        assert refused.ephemeral
        assert "played over days" in refused.text


async def test_the_message_moves_with_the_evening(box, bot, table, olga):
    """After a move to another channel a new message there shows all tables, and is kept up to date."""
    first = await start_evening(bot, box, table, olga)
    await box.message_for(olga, table, lambda message: "Still playing: 2 of 2 tables" in message.text)
    elsewhere = box.channel("elsewhere")
    await olga.slash(elsewhere, "tournament move")
    message = await box.message_for(
        olga, elsewhere, lambda message: "Still playing: 2 of 2 tables" in message.text
    )
    await play_match(bot, first)
    await box.wait_for(lambda: "Still playing: 1 of 2 tables" in message.text, "what is over")


async def test_a_damaged_table_is_told(box, database, table, olga):
    """The message of a live round says which game is damaged, not that it has yet to start."""
    async with running(box, database) as bot:
        first = await start_evening(bot, box, table, olga)
        message = await box.message_for(olga, table, lambda message: message.text.count("tiles left") == 2)
        await outbox_empty(bot.host)
    await change_rows(database, "UPDATE games SET ruleset = 'no JSON' WHERE id = ?", first.counted[0].game)
    async with running(box, database):
        await box.wait_for(lambda: message.text.count("tiles left") == 1, "the message to change")
        assert "the game is damaged" in message.text
        assert "not started" not in message.text


async def test_a_deleted_message_is_left_alone(box, bot, table, olga, monkeypatch):
    """The message of a live round that a moderator deleted is edited once for each change, not again and again."""
    edited, looks = [], []

    async def redraw(message, view):
        edited.append(
            "\n".join(part.content for part in view.walk_children() if isinstance(part, ui.TextDisplay))
        )
        await real(message, view)

    async def show_all(rounds):
        await looking(rounds)
        looks.append(rounds)

    real, looking = live_rounds.redraw, live_rounds.LiveRounds.show_all
    monkeypatch.setattr(live_rounds, "redraw", redraw)
    monkeypatch.setattr(live_rounds.LiveRounds, "show_all", show_all)
    monkeypatch.setattr(live_rounds, "LOOK_SECONDS", 0.05)
    first = await start_evening(bot, box, table, olga)
    message = await box.message_for(
        olga, table, lambda message: "Still playing: 2 of 2 tables" in message.text
    )
    messages.delete(box.world, message.raw)
    await play_match(bot, first)
    await box.wait_for(
        lambda: edited and "Still playing: 1 of 2 tables" in edited[-1], "an attempt to tell what is over"
    )
    enough = len(looks) + 10
    await box.wait_for(lambda: len(looks) >= enough, "more looks")
    assert [after for after, before in pairwise(edited) if after == before] == []


async def test_a_live_round_that_is_ended(box, bot, table, olga, ada):
    """The message of a live round that is ended shows that no table plays any more, and which has no result."""
    first = await start_evening(bot, box, table, olga)
    await play_match(bot, first)
    await tournament_once(bot, box, lambda now: not now.matches[0].open)
    asked = await olga.slash(table, "tournament referee", action="cancel")
    await olga.click(asked.message, "End as it stands")
    await box.message_for(
        ada, table, lambda message: "no result" in message.text and "All tables" in message.text
    )
