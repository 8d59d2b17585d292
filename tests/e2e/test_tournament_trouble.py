"""Tests of tournaments with errors, absences, pauses and decisions of referees, and of what players read of them."""

from datetime import UTC, datetime

import pytest
from disturbances import change_rows
from playing import public_messages, small_table
from tournaments_run import (
    decisions_of,
    new_people,
    seated,
    start_tournament,
    the_tournament,
    tournament_once,
)

from bench.support.scripted import play as play_match
from bot.features.tournaments.round_words import match_winners
from game.values.ruleset import Edition
from host.games.views import Person
from model.ids import ChannelId, GameId, GuildId, PersonId
from model.matches import MatchEnding
from model.results import Ending, GameResult, SeatResult
from model.tournaments import TournamentStatus
from sandbox.world import channels
from sandbox.world.permissions import Permission
from storage import results

pytestmark = pytest.mark.e2e


async def test_commands_of_organisers_are_refused_to_others(box, bot, table, ada, olga):
    """Without the tournament's organiser role every command of organisers is refused and changes nothing."""
    people = new_people(box, 2)
    helper = box.person("Hugo")
    role = box.world.add_role(box.server, "Referees", 0)
    box.grant(helper, "Referees")
    await start_tournament(bot, box, table, olga, people, organisers=role.id)
    before = await the_tournament(bot, box)
    commands = [
        ("tournament start", {}),
        ("tournament round", {"next": True}),
        ("tournament drop", {"person": people[0]}),
        *(("tournament referee", {"action": action}) for action in ("pause", "resume", "report")),
        *(("tournament referee", {"action": action, "match": "1.1"}) for action in ("tie", "win", "undo")),
        ("tournament referee", {"action": "replace", "person": people[0], "by": ada}),
        ("tournament referee", {"action": "extend", "hours": 5}),
    ]
    for command, options in commands:
        reply = await people[0].slash(table, command, **options)
        assert reply.ephemeral
        assert "Only an organiser" in reply.text, command
    assert await the_tournament(bot, box) == before
    assert (await people[0].slash(table, "tournament create", name="Mine", format="swiss")).ephemeral
    assert "no time runs" in (await helper.slash(table, "tournament referee", action="pause")).text


async def test_a_tournament_needs_the_permission_to_write_in_threads(box, bot, table, olga):
    """Where the bot may not write in threads, in which matches are played, no tournament is created."""
    channels.deny_bot(box.world, table, Permission.SEND_MESSAGES_IN_THREADS)
    refused = await olga.slash(table, "tournament create", name="Cup", format="swiss")
    assert refused.ephemeral
    assert "Send Messages in Threads" in refused.text
    assert await bot.host.tournaments.of_guild(GuildId(int(box.server.id))) == ()


async def test_a_player_who_left_the_server_is_removed(box, bot, table, olga):
    """The time of a player who left the server runs out; the organiser removes them, and their opponent wins."""
    people = new_people(box, 4)
    tournament = await start_tournament(bot, box, table, olga, people)
    match = tournament.matches[0]
    leaver, stays = (tournament.entrant(entrant) for entrant in match.entrants)
    actor = next(person for person in people if person.id == str(leaver.person))
    box.world.leave(box.server, actor.person)
    thread = box.world.channels[str(match.channel)]
    box.advance(25 * 3600)
    await box.message_for(olga, thread, lambda message: f"<@{stays.person}>, it is your turn" in message.text)
    for _ in range(2):
        reply = await olga.slash(table, "tournament drop", person=str(leaver.person))
        assert reply.ephemeral
    assert "not in this tournament" in reply.text, "removed by the first command"
    tournament = await tournament_once(bot, box, lambda tournament: not tournament.matches[0].open)
    assert tournament.matches[0].ending is MatchEnding.WALKOVER
    assert [seat.absent for seat in tournament.matches[0].seats] == [True, False]
    await box.message_for(olga, thread, lambda message: "by forfeit" in message.text)
    await play_match(bot, tournament.matches[1])
    await tournament_once(bot, box, lambda tournament: tournament.rounds[0].ended_at is not None)
    box.advance(3600)
    tournament = await seated(bot, box, 2)
    assert leaver.number not in {entrant for match in tournament.matches_of(2) for entrant in match.entrants}
    standings = await olga.slash(table, "tournament standings")
    assert f"<@{leaver.person}> (out)" in standings.text
    entered = await box.message_for(olga, table, lambda message: "4 have entered" in message.text)
    assert f"<@{leaver.person}> (out)" in entered.text
    assert f"{leaver.name} (out)" in str(standings.message.raw.components), "also in the words of the picture"


async def test_a_pause_is_announced_and_stops_the_clocks(box, bot, table, olga):
    """A pause is announced and removes the clock from the turn message; players keep the time that was left."""
    tournament = await start_tournament(bot, box, table, olga, new_people(box, 2))
    thread = box.world.channels[str(tournament.matches[0].channel)]
    game = tournament.matches[0].counted[0].game
    waiting = await box.message_for(olga, thread, lambda message: "it is your turn" in message.text)
    left = (await bot.host.games.view(game)).deadline - bot.services.now()
    assert "no time runs" in (await olga.slash(table, "tournament referee", action="pause")).text
    await box.message_for(olga, table, lambda message: "is paused" in message.text)
    await box.wait_for(lambda: "<t:" not in waiting.text, "the turn without a clock")
    second_reply = await olga.slash(table, "tournament referee", action="pause")
    assert "already paused" in second_reply.text
    box.advance(50 * 24 * 3600)
    resumed = await olga.slash(table, "tournament referee", action="resume")
    assert resumed.text.endswith("** goes on.")
    await box.message_for(olga, table, lambda message: "goes on" in message.text)
    assert thread.archived, "Discord archives threads in which nobody has written for days"
    channels.change_thread(box.world, thread, by=olga.id, archived=False)
    await box.wait_for(lambda: "<t:" in waiting.text, "the turn with its clock")
    now = (await bot.host.games.view(game)).deadline - bot.services.now()
    assert abs((left - now).total_seconds()) < 60
    assert await bot.host.history.reports(game) == ()


async def test_an_extension_is_announced_in_the_threads_of_its_matches(box, bot, table, olga):
    """The organiser and the threads of the extended matches, but no other thread, are told the new deadline."""
    tournament = await start_tournament(bot, box, table, olga, new_people(box, 4))
    first, other = (box.world.channels[str(match.channel)] for match in tournament.matches)
    reply = await olga.slash(table, "tournament referee", action="extend", match="1.1", hours=48)
    deadline = f"<t:{int(tournament.matches[0].ends_at.timestamp()) + 48 * 3600}:f>"
    players = (f"<@{tournament.entrant(entrant).person}>" for entrant in tournament.matches[0].entrants)
    assert reply.ephemeral
    assert all(part in reply.text for part in ("1.1", deadline, *players)), reply.text
    await box.message_for(
        olga, first, lambda message: "more time" in message.text and deadline in message.text
    )
    reply = await olga.slash(table, "tournament referee", action="extend", hours=24)
    assert ("1.1" in reply.text, "1.2" in reply.text) == (True, True)
    later = f"<t:{int(tournament.matches[1].ends_at.timestamp()) + 24 * 3600}:f>"
    announcement = await box.message_for(olga, other, lambda message: "more time" in message.text)
    assert later in announcement.text, "the first extension was not for this match"


async def test_the_decision_that_stands_is_announced_in_the_thread(box, bot, table, olga):
    """When a decision is undone and replaced at once, the match's thread shows the one that stands."""
    tournament = await start_tournament(bot, box, table, olga, new_people(box, 2))
    thread = box.world.channels[str(tournament.matches[0].channel)]
    winner = str(tournament.entrant(tournament.matches[0].entrants[0]).person)
    await olga.slash(table, "tournament referee", action="win", match="1.1", person=winner)
    await olga.slash(table, "tournament referee", action="undo", match="1.1")
    await olga.slash(table, "tournament referee", action="as-it-stands", match="1.1")
    tournament = await the_tournament(bot, box)
    (won,) = match_winners(tournament.matches[0])
    decided = f"**<@{tournament.entrant(won).person}> wins by decision**"
    await box.message_for(olga, thread, lambda message: decided in message.text)

    def texts():
        return [message.text for message in public_messages(olga, thread)]

    # Nobody has moved in either game of the match, so no message may say that somebody has.
    await box.wait_for(lambda: sum("was to play" in text for text in texts()) == 2, "both turns to be over")
    ended = [message for message in olga.messages(thread) if "## The match was decided" in message.text]
    assert "The match was decided" in (await olga.click(ended[-1], "Board")).text, "the game that counts"
    assert [text for text in texts() if "has played" in text or "0 : " in text or " : –" in text] == []
    listed = await olga.slash(table, "tournament round")
    assert decided.strip("*") in listed.text
    assert "–" not in listed.text.replace("> – <", "")


async def test_a_stopped_game_of_a_match_is_followed_by_another(box, bot, table, olga):
    """When a manager stops a game of a match, another begins in its thread, and the organiser is mentioned there."""
    tournament = await start_tournament(bot, box, table, olga, new_people(box, 2))
    thread = box.world.channels[str(tournament.matches[0].channel)]
    game = tournament.matches[0].counted[0].game
    await box.message_for(olga, thread, lambda message: "it is your turn" in message.text)
    reply = await olga.slash(thread, "game stop")
    await olga.click(reply.message, "Stop the game")
    announcement = await box.message_for(olga, thread, lambda message: "a new one begins" in message.text)
    assert f"<@{olga.id}>" in announcement.text
    tournament = await the_tournament(bot, box)
    assert tournament.matches[0].counted[0].game != game
    await play_match(bot, tournament.matches[0])
    await tournament_once(bot, box, lambda tournament: tournament.matches[0].ending is MatchEnding.PLAYED)


async def test_a_damaged_game_of_a_match_is_played_again(box, bot, database, table, olga):
    """The organiser is mentioned when a game is damaged; `undo` begins another in the match's thread."""
    tournament = await start_tournament(bot, box, table, olga, new_people(box, 2))
    thread = box.world.channels[str(tournament.matches[0].channel)]
    game = tournament.matches[0].counted[0].game
    await box.message_for(olga, thread, lambda message: "it is your turn" in message.text)
    await change_rows(database, "UPDATE games SET ruleset = 'no JSON' WHERE id = ?", game)
    assert f"`{game}`" in (await olga.slash(thread, "board")).text
    alert = await box.message_for(olga, table, lambda message: "damaged and can’t go on" in message.text)
    assert thread.id in alert.text
    assert olga.id in alert.raw.mentions
    reply = await olga.slash(table, "tournament referee", action="as-it-stands", match="1.1")
    assert f"`{game}`" in reply.text
    before = len(olga.messages(thread))
    await olga.slash(table, "tournament referee", action="undo", match="1.1")
    await box.wait_for(lambda: len(olga.messages(thread)) > before, "the new game's first turn")
    second_game = (await the_tournament(bot, box)).matches[0].counted[-1].game
    assert second_game != game
    assert second_game in olga.messages(thread)[-1].controls[0]["custom_id"]


async def test_dropping_out_of_a_running_tournament_asks_first(box, bot, table, olga):
    """While a tournament runs, /tournament leave and *Withdraw* on an old message take effect once confirmed."""
    people = new_people(box, 4)
    ada = people[0]
    await small_table(bot, box)
    sign_up = await olga.slash(table, "tournament create", name="*Cup*", format="swiss")
    for person in people:
        await person.click(sign_up.message, "Enter")
    await olga.slash(table, "tournament referee", action="pause")
    old = await box.message_for(ada, table, lambda message: "is paused" in message.text)
    await olga.slash(table, "tournament referee", action="resume")
    await olga.slash(table, "tournament start")
    await seated(bot, box, 1)
    for reply in (await ada.click(old, "Withdraw"), await ada.slash(table, "tournament leave")):
        assert reply.ephemeral
        assert "Drop out of \\*Cup\\* for good?" in reply.text
    tournament = await the_tournament(bot, box)
    assert not any(entrant.gone for entrant in tournament.entrants)
    assert all(match.open for match in tournament.matches)
    assert "already entered" in (await ada.click(old, "Enter")).text
    answer = await ada.click(reply.message, "Drop out")
    assert "no longer in" in answer.text
    assert answer.message.id == reply.message.id
    tournament = await tournament_once(
        bot, box, lambda now: any(match.ending is MatchEnding.WALKOVER for match in now.matches)
    )
    assert [entrant.person for entrant in tournament.entrants if entrant.gone] == [int(ada.id)]
    for reply in (await ada.click(old, "Enter"), await ada.slash(table, "tournament join")):
        assert "whoever has dropped out cannot enter again" in reply.text
    assert "not in this tournament" in (await ada.click(old, "Withdraw")).text


async def test_entering_leaving_and_checking_in_by_commands(box, bot, table, ada, bruno, olga):
    """Entering twice, checking in early and leaving twice are refused; people who did not check in do not play."""
    clara = box.person("Clara")
    await small_table(bot, box)
    await olga.slash(table, "tournament create", name="Cup", format="swiss", check_in_minutes=60)
    for person in (ada, bruno, clara):
        assert "entered" in (await person.slash(table, "tournament join")).text
    assert "enter once" in (await ada.slash(table, "tournament join")).text
    assert "Check-in opens" in (await ada.slash(table, "tournament checkin")).text
    assert "no longer in" in (await clara.slash(table, "tournament leave")).text
    assert "not in this tournament" in (await clara.slash(table, "tournament leave")).text
    assert "entered" in (await clara.slash(table, "tournament join")).text
    box.advance(71.5 * 3600)
    await box.message_for(olga, table, lambda message: "check in now" in message.text)
    for person in (ada, bruno):
        assert "checked in" in (await person.slash(table, "tournament checkin")).text
    box.advance(3600)
    tournament = await seated(bot, box, 1)
    assert {entrant.person for entrant in tournament.entrants} == {int(ada.id), int(bruno.id)}
    late = await clara.slash(table, "tournament join")
    assert "can enter this tournament any more" in late.text


async def test_a_start_before_the_end_of_the_check_in_must_be_confirmed(box, bot, table, olga):
    """People who checked in are marked; an organiser who starts early reads who would be left out, and confirms."""
    await small_table(bot, box)
    await olga.slash(table, "tournament create", name="Cup", format="swiss", check_in_minutes=60)
    tournament = await the_tournament(bot, box)
    people = new_people(box, 4)
    for person in people:
        await person.slash(table, "tournament join")
    box.advance(71.5 * 3600)
    call = await box.message_for(olga, table, lambda message: "check in now" in message.text)
    for person in people[:3]:
        assert "You are checked in" in (await person.click(call, "Check in")).text
    listed = await box.message_for(olga, table, lambda message: "3 have checked in" in message.text)
    assert listed.text.count("✓") == 4, listed.text
    reply = await olga.slash(table, "tournament start")
    assert reply.ephemeral
    assert "3 of 4 have checked in" in reply.text
    assert people[3].id in reply.text
    assert not any(person.id in reply.text for person in people[:3])
    assert (await bot.host.tournaments.get(tournament.id)).header.status is TournamentStatus.SIGN_UP
    started = await olga.click(reply.message, "Start")
    assert "**Cup** starts" in started.text
    after = await bot.host.tournaments.get(tournament.id)
    assert {str(entrant.person) for entrant in after.entrants} == {person.id for person in people[:3]}


async def test_everybody_is_called_to_the_check_in(box, bot, table, olga):
    """Each of 130 entrants is mentioned once in the call to the check-in, by messages of at most 60 mentions."""
    await small_table(bot, box)
    await olga.slash(table, "tournament create", name="Cup", format="swiss", check_in_minutes=60)
    tournament = await the_tournament(bot, box)
    people = new_people(box, 130)
    for person in people:
        await bot.host.tournaments.join(tournament.id, Person(PersonId(int(person.id)), person.person.name))
    box.advance(71.5 * 3600)
    last = people[-1]
    await box.message_for(
        last, table, lambda message: f"<@{last.id}>" in message.text and "check in now" in message.text
    )
    calls = [message for message in olga.messages(table) if "check in now" in message.text]
    assert [call.text.count("<@") for call in calls] == [60, 60, 10]
    texts = "".join(call.text for call in calls)
    assert all(texts.count(f"<@{person.id}>") == 1 for person in people)


async def test_a_duplicate_round_shows_its_hash_before_and_its_seed_after(box, bot, table, olga):
    """The hash, which fixes the order of the tiles, is shown before the round; the seed only once it is over."""
    people = new_people(box, 4)
    tournament = await start_tournament(bot, box, table, olga, people, duplicate=True, rounds=1)
    round_ = tournament.rounds[0]
    before = await box.message_for(olga, table, lambda message: round_.commitment in message.text)
    assert round_.seed not in before.text
    await play_match(bot, tournament.matches[0])
    thread = box.world.channels[str(tournament.matches[0].channel)]
    await box.message_for(olga, thread, lambda message: "🏆" in message.text)
    assert not any(round_.seed in message.text for message in olga.messages(thread))
    await play_match(bot, tournament.matches[1])
    after = await box.message_for(olga, table, lambda message: round_.seed in message.text)
    assert round_.commitment in after.text


async def test_a_tournament_whose_matches_nobody_wins_has_shared_places(box, bot, table, olga):
    """A tournament in which the referee gives every match to nobody ends, and its players share the victory."""
    people = new_people(box, 4)
    await start_tournament(bot, box, table, olga, people, rounds=1)
    assert "There is only round 1." in (await people[0].slash(table, "tournament round", number=2)).text
    await olga.slash(table, "tournament referee", action="nobody", match="1.1")
    await olga.slash(table, "tournament referee", action="nobody", match="1.2")
    await tournament_once(bot, box, lambda tournament: tournament.rounds[0].ended_at is not None)
    box.advance(3600)
    await tournament_once(bot, box, lambda tournament: tournament.header.status is TournamentStatus.OVER)
    end = await box.message_for(olga, table, lambda message: "share the victory" in message.text)
    assert end.text.count("(shared place)") == 4
    assert "share a place" in (await people[0].slash(table, "tournament standings")).text


async def test_impossible_decisions_of_a_referee_are_refused(box, bot, table, olga):
    """Unknown or decided matches, winners of other matches and missing options are refused, each with its reason."""
    people = new_people(box, 4)
    tournament = await start_tournament(bot, box, table, olga, people)
    elsewhere = tournament.entrant(tournament.matches[1].entrants[0]).person
    winner = tournament.entrant(tournament.matches[0].entrants[0]).person
    impossible = [
        ({"action": "tie", "match": "9.9"}, "no such match"),
        ({"action": "tie", "match": "nonsense"}, "no such match"),
        ({"action": "tie"}, "Choose a match"),
        ({"action": "win", "match": "1.1"}, "Choose the winner with `person`"),
        ({"action": "win", "match": "1.1", "person": str(elsewhere)}, "Choose the winner with `person`"),
        ({"action": "win", "match": "1.1", "person": olga}, "not in this tournament"),
        ({"action": "undo", "match": "1.1"}, "no result yet"),
        ({"action": "extend"}, "how many hours"),
        ({"action": "resume"}, "not paused"),
        ({"action": "replace", "person": people[0], "by": people[1]}, "Each account can enter once"),
    ]
    for options, reason in impossible:
        reply = await olga.slash(table, "tournament referee", **options)
        assert reply.ephemeral
        assert reason in reply.text, (options, reply.text)
    assert await the_tournament(bot, box) == tournament, "nothing has changed"
    assert await decisions_of(bot, tournament) == ()
    for match, person in (("1.1", winner), ("1.2", elsewhere)):
        await olga.slash(table, "tournament referee", action="win", match=match, person=str(person))
    second_reply = await olga.slash(table, "tournament referee", action="as-it-stands", match="1.1")
    assert "already has its result" in second_reply.text
    await tournament_once(bot, box, lambda tournament: tournament.rounds[0].ended_at is not None)
    await olga.slash(table, "tournament round", next=True)
    past = await olga.slash(table, "tournament referee", action="undo", match="1.1")
    assert "already paired" in past.text


async def test_the_report_names_who_loses_to_one_opponent_only(box, bot, table, ada, bruno, olga):
    """The organiser's private report names a person who loses to one opponent only, with the numbers of games."""
    others = [person.id for person in new_people(box, 3)]
    pairs = [(ada.id, bruno.id)] * 6 + [(bruno.id, other) for other in others] * 4
    pairs += [(other, ada.id) for other in others] * 4
    async with bot.host.statistics._database.begin() as connection:
        for number, pair in enumerate(pairs):
            await results.insert(connection, rated_result(box, number, *pair))
    await olga.slash(table, "tournament create", name="Cup", format="swiss")
    report = await olga.slash(table, "tournament referee", action="report")
    assert report.ephemeral
    assert f"<@{ada.id}> won 6 of 6 against <@{bruno.id}>" in report.text


def rated_result(box, number, winner, loser):
    """Return the result of a rated game of two people, given by their ids."""
    seats = [
        SeatResult(PersonId(int(person)), None, "", rank, 60 - rank)
        for rank, person in ((1, winner), (2, loser))
    ]
    return GameResult(
        game=GameId(f"g{number}"),
        guild=GuildId(int(box.server.id)),
        channel=ChannelId(1),
        edition=Edition.C2_2014,
        rated=True,
        ending=Ending.PLAYED,
        tiles=72,
        ended_at=datetime(2026, 1, 1, tzinfo=UTC),
        seats=tuple(seats),
    )
