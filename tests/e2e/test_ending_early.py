"""Running tournaments that an organiser ends early: what the channel and the threads read, and what is left to do."""

import re
from dataclasses import replace

import pytest
from playing import outbox_empty, small_table
from tournaments_run import new_people, seated, start_tournament, the_tournament, tournament_once

from bench.support.scripted import play as play_match
from model.ids import GuildId
from model.tables import GameStatus
from model.tournaments import TournamentStatus

pytestmark = pytest.mark.e2e

OVER = "This tournament is over"
END, CALL_OFF = "End as it stands", "Call it off"


async def test_an_organiser_ends_a_running_tournament(box, bot, table, olga, ada, bruno):
    """With the standings as they are the tournament is over; its open match stops, and every command says so."""
    people = [ada, bruno, *new_people(box, 3)]
    tournament = await start_tournament(bot, box, table, olga, people, format="round-robin")
    await play_match(bot, tournament.matches[0])
    await tournament_once(bot, box, lambda now: not now.matches[0].open)
    thread = box.world.channels[str(tournament.matches[1].channel)]
    call = await box.message_for(ada, thread, lambda message: "Propose a time" in message.buttons)
    assert "organiser" in (await ada.slash(table, "tournament referee", action="cancel")).text
    asked = await olga.slash(thread, "tournament referee", action="cancel")
    assert asked.ephemeral
    assert "One open match ends without a result" in asked.text
    assert "Byes of this round do not count then." in asked.text
    assert list(asked.message.buttons) == [END, CALL_OFF]
    again = await olga.slash(table, "tournament referee", action="cancel")
    assert (await the_tournament(bot, box)).header.status is TournamentStatus.RUNNING
    assert "is over" in (await olga.click(asked.message, END)).text
    end_message = await box.message_for(ada, table, lambda message: "Cup has ended early" in message.text)
    assert f"<@{olga.id}> has ended it with the standings as they are. First: <@" in end_message.text
    assert list(end_message.buttons) == ["Standings", "Matches", "Next season"]
    in_thread = await box.message_for(
        ada, thread, lambda message: "so this match has no result" in message.text
    )
    assert f"<@{olga.id}> has ended **Cup**" in in_thread.text
    await box.message_for(ada, thread, lambda message: "The game was stopped" in message.text)
    await outbox_empty(bot.host)
    shown = (await ada.click(end_message, "Matches")).text
    assert "no result" in shown
    assert "had a bye, which does not count" in shown
    for command, options in {
        "referee": {"action": "cancel"},
        "join": {},
        "leave": {},
        "start": {},
        "time": {},
        "bye": {},
        "checkin": {},
    }.items():
        reply = await olga.slash(table, f"tournament {command}", **options)
        assert OVER in reply.text, command
    for action in ("pause", "resume", "undo", "tie"):
        reply = await olga.slash(table, "tournament referee", action=action, match="1.2")
        assert OVER in reply.text, action
    assert OVER in (await olga.slash(table, "tournament round", next=True)).text
    for shown_before, button in ((again.message, CALL_OFF), (call, "Propose a time")):
        assert OVER in (await olga.click(shown_before, button)).text
    assert (await the_tournament(bot, box)).header.status is TournamentStatus.OVER


async def test_an_organiser_who_plays_does_not_end_a_tournament(box, bot, table, olga):
    """An organiser whose own match is open is not asked; once they have dropped out of it, they are."""
    await start_tournament(bot, box, table, olga, [olga, *new_people(box, 3)])
    refused = await olga.slash(table, "tournament referee", action="cancel")
    assert "a match of your own" in refused.text
    leave = await olga.slash(table, "tournament leave")
    await olga.click(leave.message, "Drop out")
    await tournament_once(bot, box, lambda now: sum(match.open for match in now.matches) == 1)
    assert END in (await olga.slash(table, "tournament referee", action="cancel")).message.buttons


async def test_a_tournament_without_results_is_called_off(box, bot, table, olga, ada):
    """Before the first result a tournament can only be called off; the channel reads it in the server's language."""
    await small_table(bot, box)
    guild = GuildId(int(box.server.id))
    await bot.host.guilds.change(guild, lambda before: replace(before, language="fr"))
    sign_up = (await olga.slash(table, "tournament create", name="Cup", format="swiss")).message
    for person in (ada, *new_people(box, 3)):
        await person.slash(table, "tournament join")
    await olga.slash(table, "tournament start")
    tournament = await seated(bot, box, 1)
    asked = await olga.slash(table, "tournament referee", action="cancel")
    assert "can only be called off" in asked.text
    assert list(asked.message.buttons) == [CALL_OFF]
    assert "was called off" in (await olga.click(asked.message, CALL_OFF)).text
    await box.wait_for(lambda: "Le tournoi a été arrêté" in sign_up.text, "the end in the sign-up")
    end_message = await box.message_for(ada, table, lambda message: "Il n’a pas de résultat" in message.text)
    assert f"a été arrêté par <@{olga.id}>." in end_message.text
    assert list(end_message.buttons) == ["Classement", "Matchs"]
    await outbox_empty(bot.host)
    assert not [message for message in ada.messages(table) if "fin de la ronde" in message.text]
    for match in tournament.matches:
        thread = box.world.channels[str(match.channel)]
        await box.message_for(ada, thread, lambda message: "ce match n’a pas de résultat" in message.text)
        await box.message_for(ada, thread, lambda message: "La partie a été arrêtée" in message.text)
        assert (await bot.host.games.view(match.counted[-1].game)).status is GameStatus.STOPPED


async def test_the_threads_of_a_duplicate_round_are_opened(box, bot, table, olga, ada):
    """Of a duplicate tournament that is called off, the seed is published, and anybody can read its threads."""
    people = new_people(box, 4)
    tournament = await start_tournament(bot, box, table, olga, people, kind="duplicate")
    asked = await olga.slash(table, "tournament referee", action="cancel")
    await olga.click(asked.message, CALL_OFF)
    seed = await box.message_for(
        ada, table, lambda message: "The threads of this round are open now" in message.text
    )
    assert tournament.rounds[0].seed in seed.text
    assert seed.text.startswith("### Cup: round 1\n")
    pages = await ada.click(seed, "Matches")
    opened = await ada.choose(pages.message, "Open a thread…", "1.1")
    assert "You can read this thread now" in opened.text


async def test_a_knock_out_that_is_ended(box, bot, table, olga, ada):
    """The finalist who is known comes first, and the open semi-final has no winner in the bracket."""
    await start_tournament(bot, box, table, olga, new_people(box, 4), format="elimination")
    await olga.slash(table, "tournament referee", action="as-it-stands", match="1.1")
    asked = await olga.slash(table, "tournament referee", action="cancel")
    await olga.click(asked.message, END)
    end_message = await box.message_for(ada, table, lambda message: "Cup has ended early" in message.text)
    (finalist,) = re.findall(r"First: (<@\d+>)\.", end_message.text)
    _, decided, undecided = (await ada.click(end_message, "Bracket")).text.splitlines()
    assert decided.endswith(f"**{finalist} wins by decision**")
    assert undecided.endswith("**no result**")
