"""Tests of matches and challenges whose new thread is occupied by another table before their game begins there."""

import pytest
from playing import live_turn, play_by_buttons, small_table, threads_of
from tournaments_run import new_people, start_tournament, tournament_once

from host.games.views import Person
from model.ids import ChannelId, GuildId, PersonId
from model.tables import TableOptions
from sandbox.world import channels

pytestmark = pytest.mark.e2e


def occupy_first_thread(monkeypatch, bot, box, owner, method):
    """Open a table in the new thread before the first call of `owner.method`, whose last argument the thread is."""
    call, occupied = getattr(owner, method), []

    async def occupying(*arguments):
        if not occupied:
            occupied.append(arguments[-1])
            host = Person(PersonId(99), "Somebody")
            await bot.host.lobby.open(GuildId(int(box.server.id)), arguments[-1], host, TableOptions())
        return await call(*arguments)

    monkeypatch.setattr(owner, method, occupying)


async def start_match(box, bot, table, olga):
    """Start a tournament of two people; return them, and the tournament once their game has begun."""
    people = new_people(box, 2)
    return people, await start_tournament(bot, box, table, olga, people, name="Duel", format="elimination")


async def play_a_turn(box, thread, people):
    """Play a turn of the match in the thread, and check that the match was announced there once."""
    message, mover = await live_turn(box, thread, people)
    await play_by_buttons(mover, message)
    await live_turn(box, thread, [person for person in people if person is not mover])
    assert len([message for message in people[0].messages(thread) if "### Match " in message.text]) == 1


async def test_a_match_whose_thread_is_occupied_begins_in_another(box, bot, table, olga, monkeypatch):
    """A match in whose thread a table was opened gets one other thread, in which its game begins."""
    occupy_first_thread(monkeypatch, bot, box, bot.host.threads, "seat")
    people, tournament = await start_match(box, bot, table, olga)
    first, second = threads_of(box, table)
    assert tournament.matches[0].channel == ChannelId(int(second.id))
    assert (await bot.host.lobby.in_channel(ChannelId(int(first.id)))).host == 99
    await play_a_turn(box, second, people)
    assert len(people[0].messages(first)) == 1


async def test_a_running_game_moves_past_an_occupied_thread(box, bot, fast_retries, table, olga, monkeypatch):
    """A game whose thread was deleted goes on in the second new thread if a table was opened in the first."""
    people, tournament = await start_match(box, bot, table, olga)
    (lost,) = threads_of(box, table)
    await live_turn(box, lost, people)
    occupy_first_thread(monkeypatch, bot, box, bot.host.threads, "seat")
    channels.delete_channel(box.world, lost)
    game = tournament.matches[0].counted[0].game
    await tournament_once(
        bot, box, lambda tournament: tournament.matches[0].channel not in (None, ChannelId(int(lost.id)))
    )
    await box.wait_for(lambda: len(threads_of(box, table)) == 2, "the second thread")
    _, second = threads_of(box, table)
    await play_a_turn(box, second, people)
    assert (await bot.host.games.view(game)).channel == ChannelId(int(second.id))


async def test_a_challenge_whose_thread_is_occupied_is_played_in_another(
    box, bot, fast_retries, table, ada, bruno, monkeypatch
):
    """A challenge in whose thread a table was opened is played in another."""
    await small_table(bot, box)
    occupy_first_thread(monkeypatch, bot, box, bot.host.challenges, "begin")
    await ada.slash(table, "challenge", person=bruno)
    question = await box.message_for(
        bruno, table, lambda message: "challenges you" in message.text and message.buttons
    )
    await bruno.click(question, "Accept")
    await box.wait_for(lambda: len(threads_of(box, table)) == 2, "the second thread")
    _, second = threads_of(box, table)
    message, mover = await live_turn(box, second, [ada, bruno])
    await play_by_buttons(mover, message)
    assert len(await bot.host.history.games_of(int(ada.id))) == 1
