"""Tests of buttons that are pressed twice at the same instant, as in two windows: each press is answered, one acts."""

import asyncio

import pytest
from playing import game_of, live_turn, open_table, outbox_empty, play_by_buttons, small_table, threads_of
from tournaments_run import new_people, seated, start_tournament

from model.ids import GuildId
from model.tables import GameStatus, Occupant

pytestmark = pytest.mark.e2e


async def twice(message, label, *people):
    """Let each of the people press the button twice at the same instant; return the texts of the answers."""
    replies = await asyncio.gather(*(person.click(message, label) for person in people for _ in range(2)))
    assert all(reply.message is not None for reply in replies), label
    assert not any("went wrong" in reply.text for reply in replies), label
    return [reply.text for reply in replies]


@pytest.fixture(autouse=True)
def _nothing_is_logged_as_an_error(caplog):
    yield
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


async def test_buttons_of_a_table_pressed_twice(box, bot, table, ada, bruno, clara):
    """A person sits down once, one computer takes the last seat, and a table is left and closed once."""
    lobby = (await ada.slash(table, "game new", seats=3)).message
    game = game_of(lobby)
    await twice(lobby, "Join", bruno)
    assert len((await bot.host.lobby.view(game)).seats) == 2
    await twice(lobby, "Add computer", ada, bruno)
    seats = (await bot.host.lobby.view(game)).seats
    assert [seat.occupant for seat in seats].count(Occupant.COMPUTER) == 1
    await twice(lobby, "Leave", ada, bruno)
    assert (await bot.host.lobby.view(game)).status is GameStatus.STOPPED


async def test_votes_and_seats_pressed_twice(box, bot, table, ada, bruno, clara):
    """An undo is asked for and carried out once, a seat given away once, and a game stopped once."""
    await small_table(bot, box, 5, 5)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    other, game = bruno if mover is ada else ada, game_of(message)
    await play_by_buttons(mover, message)
    message, _ = await live_turn(box, table, [other])
    asks = await mover.click(message, "Undo")
    await twice(asks.message, "Ask everyone", mover)
    vote = await box.message_for(other, table, lambda message: "Agree" in message.buttons)
    before = (await bot.host.games.view(game)).seq
    await twice(vote, "Agree", other)
    assert (await bot.host.games.view(game)).seq == before + 1
    await outbox_empty(bot.host)
    colour = next(
        seat.colour for seat in (await bot.host.games.view(game)).seats if seat.person == int(ada.id)
    )
    panel = await ada.slash(table, "replace", seat=colour.value, by=clara)
    await twice(panel.message, "Hand over", ada)
    view = await bot.host.games.view(game)
    assert {seat.person for seat in view.seats} == {int(bruno.id), int(clara.id)}
    host = clara if view.host == int(clara.id) else bruno
    sure = await host.slash(table, "game stop")
    await twice(sure.message, "Stop the game", host)


async def test_challenges_ladders_and_tournaments_pressed_twice(box, bot, table, olga, ada, bruno):
    """A challenge is accepted once, a ladder and a tournament are entered once, and the tournament starts once."""
    box.grant(olga, "Administrator")
    await small_table(bot, box, 5, 5, turn_seconds=24 * 3600)
    await ada.slash(table, "challenge", person=bruno)
    question = await box.message_for(bruno, table, lambda message: "Accept" in message.buttons)
    texts = await twice(question, "Accept", bruno)
    assert sum("Accepted" in text for text in texts) == 1, texts
    ladder = (await olga.slash(table, "ladder open", name="Spring")).message
    await twice(ladder, "Join", ada, bruno)
    (found,) = await bot.host.ladders.of_guild(GuildId(int(box.server.id)))
    assert len((await bot.host.ladders.get(found.id)).members) == 2
    close = await olga.slash(table, "ladder close")
    await twice(close.message, "Close the ladder", olga)
    cup = (await olga.slash(table, "tournament create", name="Cup", format="swiss")).message
    await twice(cup, "Enter", ada, bruno)
    starts = await asyncio.gather(*(olga.slash(table, "tournament start") for _ in range(2)))
    assert sorted("starts" in reply.text for reply in starts) == [False, True]
    tournament = await seated(bot, box, 1)
    assert (len(tournament.entrants), len(tournament.rounds)) == (2, 1)
    assert len(threads_of(box, table)) == 2, "one of the challenge, one of the match"


async def test_an_end_that_is_pressed_twice(box, bot, table, olga, ada):
    """Of several presses by two organisers one ends the tournament, and the others read that it is over."""
    await start_tournament(bot, box, table, olga, new_people(box, 4))
    await olga.slash(table, "tournament referee", action="tie", match="1.1")
    box.grant(ada, "Organiser")
    asked = [
        (await organiser.slash(table, "tournament referee", action="cancel"), organiser)
        for organiser in (olga, ada)
    ]
    pairs = await asyncio.gather(
        *(twice(reply.message, "End as it stands", organiser) for reply, organiser in asked)
    )
    said = [text for pair in pairs for text in pair]
    assert sorted("This tournament is over." in text for text in said) == [False, True, True, True], said
    await outbox_empty(bot.host)
    assert sum("has ended early" in message.text for message in ada.messages(table)) == 1
