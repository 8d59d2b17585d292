"""Tests of duplicate rounds: private threads, results that wait, threads that open."""

from dataclasses import replace

import pytest
from playing import small_table
from tournaments_run import seated, the_tournament, tournament_once

from bench.support.scripted import play as play_match
from model.ids import GuildId
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
    """Until the round is over only its players are in its threads, and can add nobody; then everybody may be let in.

    Until then nobody learns the result of a match that is over while another table still plays.
    """
    people = [box.person(f"Player {number}") for number in range(1, 5)]
    helper = box.person("Hugo")
    role = box.world.add_role(box.server, "Referees", 0)
    box.grant(helper, "Referees")
    created, tournament = await begun(box, bot, table, olga, people, organisers=role.id)
    assert "friends who talk can know what comes" in created.text
    threads = {match.number: box.world.channels[str(match.channel)] for match in tournament.matches}
    for match in tournament.matches:
        players = {str(tournament.entrant(entrant).person) for entrant in match.entrants}
        assert (threads[match.number].kind, threads[match.number].invitable) == (12, False)
        assert threads[match.number].thread_members == players | {box.world.bot_id}
    first, other = tournament.matches
    outsider = next(one for one in people if int(one.id) == tournament.entrant(other.entrants[0]).person)
    before = await results(outsider, table)
    await play_match(bot, first)
    tournament = await tournament_once(bot, box, lambda now: not now.matches[0].open)
    assert await results(outsider, table) == before
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
    after = await results(outsider, table)
    assert all(one != other for one, other in zip(before, after, strict=True))
    reply = await outsider.slash(table, "tournament round")
    assert "Results appear" not in reply.text
    # Discord archives threads after a time, and adds nobody to those.
    channels.change_thread(box.world, threads[first.number], by=box.world.bot_id, archived=True)
    opened = await outsider.choose(reply.message, "Open a thread…", "1.1")
    assert "You can read this thread now" in opened.text
    assert outsider.id in threads[first.number].thread_members


async def test_who_plays_or_judges_no_more_reads_no_thread(box, bot, table, olga):
    """Organisers who play read no other table's thread, nor those who judge no more, with a panel opened before."""
    players = [olga, *(box.person(f"Player {number}") for number in range(1, 4))]
    helper = box.person("Hugo")
    role = box.world.add_role(box.server, "Referees", 0)
    box.grant(helper, "Referees")
    _, tournament = await begun(box, bot, table, olga, players, organisers=role.id)
    assert not can_choose(await olga.slash(table, "tournament round"))
    panel = await helper.slash(table, "tournament round")
    box.grant(helper)
    refused = await helper.choose(panel.message, "Open a thread…", "1.1")
    assert "This thread is private until the round is over" in refused.text
    thread = box.world.channels[str(tournament.matches[0].channel)]
    assert helper.id not in thread.thread_members


async def results(person, table):
    """Return what the standings and the exported file tell a person: a text, a picture and a file."""
    standings = await person.slash(table, "tournament standings")
    exported = await person.slash(table, "tournament export")
    return standings.text, standings.message.picture(), exported.message.picture()


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


@pytest.mark.parametrize("mention", [True, False])
async def test_who_is_called_into_the_thread_of_a_match(box, bot, table, olga, mention):
    """Each player of a match is called into its thread once: who begins by the first turn, if turns call anybody."""
    people = [box.person(f"Player {number}") for number in range(1, 3)]
    await small_table(bot, box)
    guild = GuildId(int(box.server.id))
    await bot.host.guilds.change(guild, lambda before: replace(before, mention=mention))
    await olga.slash(table, "tournament create", name="Cup", format="swiss", rounds=1)
    for person in people:
        await person.slash(table, "tournament join")
    await olga.slash(table, "tournament start")
    tournament = await seated(bot, box, 1)
    (match,) = tournament.matches
    thread = box.world.channels[str(match.channel)]
    begins, other = (str(tournament.entrant(entrant).person) for entrant in match.entrants)
    turn = await box.message_for(people[0], thread, lambda one: "Play" in one.buttons)
    told = next(one for one in people[0].messages(thread) if "### Match" in one.text)
    called = (set(told.raw.mentions), set(turn.raw.mentions))
    assert called == (({other}, {begins}) if mention else ({begins, other}, set()))


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
