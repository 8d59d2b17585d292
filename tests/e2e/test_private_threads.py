"""Tests of duplicate rounds: private threads, results that wait, threads that open."""

import pytest
from playing import small_table
from tournaments_run import seated, the_tournament, tournament_once

from bench.support.scripted import play as play_match
from model.tables import TimeOut
from sandbox.world import channels
from sandbox.world.permissions import Permission

pytestmark = pytest.mark.e2e


async def begun(box, client, table, olga, people, **chosen):
    """Start a duplicate tournament of these people; return its announcement, and it once round 1 is seated."""
    await small_table(client, box, turn_seconds=24 * 3600, time_out=TimeOut.RANDOM_TILE)
    created = await olga.slash(
        table, "tournament create", name="Cup", format="swiss", rounds=1, duplicate=True, **chosen
    )
    for person in people:
        await person.slash(table, "tournament join")
    await olga.slash(table, "tournament start")
    return created, await seated(client, box, 1)


async def test_the_permission_for_private_threads_is_asked_for(box, bot, table, olga):
    """A duplicate tournament is not created without the permission for private threads, which others do not need."""
    channels.deny_bot(box.world, table, Permission.CREATE_PRIVATE_THREADS)
    reply = await olga.slash(table, "tournament create", name="Cup", format="swiss", duplicate=True)
    assert reply.ephemeral
    assert "“Create Private Threads”" in reply.text
    assert await bot.host.tournaments.of_guild(int(box.server.id)) == ()
    reply = await olga.slash(table, "tournament create", name="Cup", kind="duplicate")
    assert "“Create Private Threads”" in reply.text
    await olga.slash(table, "tournament create", name="Cup", format="swiss")
    assert len(await bot.host.tournaments.of_guild(int(box.server.id))) == 1


async def test_threads_are_private_until_the_round_is_over(box, bot, table, olga):
    """Until the round is over only players are members of its threads; afterwards everybody may be let in."""
    people = [box.person(f"Player {number}") for number in range(1, 5)]
    helper = box.person("Hugo")
    role = box.world.add_role(box.server, "Referees", 0)
    box.grant(helper, "Referees")
    created, tournament = await begun(box, bot, table, olga, people, organisers=role.id)
    assert "friends who talk can know what comes" in created.text
    threads = {match.number: box.world.channels[str(match.channel)] for match in tournament.matches}
    for match in tournament.matches:
        players = {str(tournament.entrant(entrant).person) for entrant in match.entrants}
        assert threads[match.number].kind == 12
        assert threads[match.number].thread_members == players | {box.world.bot_id}
    first, other = tournament.matches
    outsider = next(one for one in people if int(one.id) == tournament.entrant(other.entrants[0]).person)
    await play_match(bot, first)
    tournament = await tournament_once(bot, box, lambda now: not now.matches[0].open)
    reply = await outsider.slash(table, "tournament round")
    assert "Results appear once every table has drawn just as many tiles" in reply.text
    assert match_points_are_hidden(reply.text)
    assert not can_choose(reply)
    # Organisers who do not play may look, for they judge there; this includes the tournament's organiser
    # role.
    reply = await olga.slash(table, "tournament round")
    assert can_choose(reply)
    reply = await helper.slash(table, "tournament round")
    opened = await helper.choose(reply.message, "Open a thread…", "1.1")
    assert "You can read this thread now" in opened.text
    await play_match(bot, other)
    await tournament_once(bot, box, lambda now: now.rounds[0].ended_at is not None)
    reply = await outsider.slash(table, "tournament round")
    assert "Results appear" not in reply.text
    opened = await outsider.choose(reply.message, "Open a thread…", "1.1")
    assert "You can read this thread now" in opened.text
    assert outsider.id in threads[first.number].thread_members


def can_choose(reply):
    return "Open a thread…" in str(reply.message.raw)


def match_points_are_hidden(text):
    return "**" not in text.partition("Results appear")[2]


async def test_a_permission_that_was_taken_since_is_told(box, bot, table, olga):
    """Without the permission for private threads a match is played in public, and its players are told so."""
    people = [box.person(f"Player {number}") for number in range(1, 3)]
    await small_table(bot, box, turn_seconds=24 * 3600, time_out=TimeOut.RANDOM_TILE)
    await olga.slash(table, "tournament create", name="Cup", format="swiss", rounds=1, duplicate=True)
    for person in people:
        await person.slash(table, "tournament join")
    channels.deny_bot(box.world, table, Permission.CREATE_PRIVATE_THREADS)
    await olga.slash(table, "tournament start")
    tournament = await seated(bot, box, 1)
    thread = box.world.channels[str(tournament.matches[0].channel)]
    assert thread.kind == 11
    told = await box.message_for(people[0], thread, lambda one: "Everyone can read this thread" in one.text)
    assert "“Create Private Threads”" in told.text


async def test_a_substitute_is_let_into_the_thread(box, bot, table, ada, olga):
    """A substitute becomes a member of the match's private thread."""
    people = [box.person(f"Player {number}") for number in range(1, 3)]
    _, tournament = await begun(box, bot, table, olga, people)
    await olga.slash(table, "tournament referee", action="replace", person=people[0], by=ada)
    tournament = await the_tournament(bot, box)
    assert ada.id in box.world.channels[str(tournament.matches[0].channel)].thread_members


async def test_a_second_cup_of_the_same_name_has_threads_of_its_own(box, bot, table, olga):
    """A second tournament of the same name has its own threads, closed to readers of the first one's."""
    people = [box.person(f"Player {number}") for number in range(1, 5)]
    _, first = await begun(box, bot, table, olga, people)
    for match in first.matches:
        await play_match(bot, match)
    await tournament_once(bot, box, lambda now: now.rounds[0].ended_at is not None)
    playing = {first.entrant(one).person for one in first.matches[0].entrants}
    outsider = next(one for one in people if int(one.id) not in playing)
    shown = await outsider.slash(table, "tournament round")
    await outsider.choose(shown.message, "Open a thread…", "1.1")

    assert "last round" in (await olga.slash(table, "tournament round", next=True)).text
    _, second = await begun(box, bot, table, olga, people)
    assert second.id != first.id
    for match in second.matches:
        players = {str(second.entrant(one).person) for one in match.entrants}
        thread = box.world.channels[str(match.channel)]
        assert thread.thread_members == players | {box.world.bot_id}
