"""Tests of duplicate rounds: threads are private and results hidden until the round is over."""

from dataclasses import replace

import pytest
from forging import forge
from playing import small_table
from tournaments_run import new_people, seated, start_tournament, the_tournament, tournament_once

from bench.support.scripted import play as play_match
from model.ids import GuildId
from model.tables import TimeOut
from sandbox.world import channels
from sandbox.world.permissions import Permission

pytestmark = pytest.mark.e2e


async def start_duplicate(client, box, table, organiser, people, **options):
    """Start a duplicate tournament of these people with one round; return it once the matches have games."""
    return await start_tournament(client, box, table, organiser, people, rounds=1, duplicate=True, **options)


async def test_a_duplicate_tournament_needs_the_permission_for_private_threads(box, bot, table, olga):
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


@pytest.mark.parametrize("duplicate", [False, True])
async def test_a_season_of_a_duplicate_league_needs_the_permission(
    box, bot, table, ada, bruno, olga, duplicate
):
    """The next season of a duplicate league needs the permission for private threads in the league's channel."""
    people = [ada, bruno]
    await start_tournament(bot, box, table, olga, people, format="round-robin", duplicate=duplicate)
    await olga.slash(table, "tournament referee", action="tie", match="1.1")
    asked = await olga.slash(table, "tournament referee", action="cancel")
    await olga.click(asked.message, "End as it stands")
    channels.deny_bot(box.world, table, Permission.CREATE_PRIVATE_THREADS)
    other = box.channel("elsewhere")
    reply = await olga.slash(other, "tournament season", tournament="Cup")
    assert reply.ephemeral
    if duplicate:
        assert "“Create Private Threads”" in reply.text
        assert f"<#{table.id}>" in reply.text
    else:
        assert "The sign-up of **Cup 2** is open" in reply.text


async def test_threads_are_private_until_the_round_is_over(box, bot, table, olga):
    """Until a round is over only the players of a match are in its thread, and cannot invite; then anybody can join.

    While one match still plays, the result of another that is over is not shown.
    """
    people = new_people(box, 4)
    helper = box.person("Hugo")
    role = box.world.add_role(box.server, "Referees", 0)
    box.grant(helper, "Referees")
    tournament = await start_duplicate(bot, box, table, olga, people, organisers=role.id)
    await box.message_for(olga, table, lambda message: "friends who talk can know what comes" in message.text)
    threads = {match.number: box.world.channels[str(match.channel)] for match in tournament.matches}
    for match in tournament.matches:
        players = {str(tournament.entrant(entrant).person) for entrant in match.entrants}
        assert (threads[match.number].kind, threads[match.number].invitable) == (12, False)
        assert threads[match.number].thread_members == players | {box.world.bot_id}
    first, other = tournament.matches
    outsider = next(
        person for person in people if int(person.id) == tournament.entrant(other.entrants[0]).person
    )
    before = await results(outsider, table)
    await play_match(bot, first)
    tournament = await tournament_once(bot, box, lambda now: not now.matches[0].open)
    assert await results(outsider, table) == before
    reply = await outsider.slash(table, "tournament round")
    assert "Results appear once every table has drawn the same number of tiles" in reply.text
    assert match_points_are_hidden(reply.text)
    assert not can_open_threads(reply)
    # Organisers who do not play may look, for they judge there; this includes the tournament's organiser
    # role.
    reply = await olga.slash(table, "tournament round")
    assert can_open_threads(reply)
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
    channels.delete_channel(box.world, threads[other.number])
    deleted = await outsider.choose(reply.message, "Open a thread…", f"1.{other.number + 1}")
    assert "This thread was deleted." in deleted.text


async def test_organisers_who_play_or_lost_their_role_read_no_private_thread(box, bot, table, olga):
    """Organisers who play cannot open other threads, nor can former organisers, with a panel opened before."""
    players = [olga, *new_people(box, 3)]
    helper = box.person("Hugo")
    role = box.world.add_role(box.server, "Referees", 0)
    box.grant(helper, "Referees")
    tournament = await start_duplicate(bot, box, table, olga, players, organisers=role.id)
    assert not can_open_threads(await olga.slash(table, "tournament round"))
    panel = await helper.slash(table, "tournament round")
    box.grant(helper)
    refused = await helper.choose(panel.message, "Open a thread…", "1.1")
    assert "This thread is private until the round is over" in refused.text
    thread = box.world.channels[str(tournament.matches[0].channel)]
    assert helper.id not in thread.thread_members


async def results(person, table):
    """Return what a person reads of results: the text and picture of the standings, and the exported file."""
    standings = await person.slash(table, "tournament standings")
    exported = await person.slash(table, "tournament export")
    return standings.text, standings.message.picture(), exported.message.picture()


def can_open_threads(reply):
    return "Open a thread…" in str(reply.message.raw)


def match_points_are_hidden(text):
    return "**" not in text.partition("Results appear")[2]


async def test_a_match_is_public_when_the_permission_for_private_threads_was_taken(box, bot, table, olga):
    """Without the permission for private threads a match is played in public, and its players are told so."""
    people = new_people(box, 2)
    await small_table(bot, box, turn_seconds=24 * 3600, time_out=TimeOut.RANDOM_TILE)
    await olga.slash(table, "tournament create", name="Cup", format="swiss", rounds=1, duplicate=True)
    for person in people:
        await person.slash(table, "tournament join")
    channels.deny_bot(box.world, table, Permission.CREATE_PRIVATE_THREADS)
    await olga.slash(table, "tournament start")
    tournament = await seated(bot, box, 1)
    thread = box.world.channels[str(tournament.matches[0].channel)]
    assert thread.kind == 11
    warning = await box.message_for(
        people[0], thread, lambda message: "Everyone can read this thread" in message.text
    )
    assert "“Create Private Threads”" in warning.text


@pytest.mark.parametrize("mention", [True, False])
async def test_each_player_is_mentioned_once_in_the_thread_of_a_match(box, bot, table, olga, mention):
    """The first message mentions the players whom the turn message does not mention, by the server's setting."""
    people = new_people(box, 2)
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
    turn = await box.message_for(people[0], thread, lambda message: "Play" in message.buttons)
    first = next(message for message in people[0].messages(thread) if "### Match" in message.text)
    mentions = (set(first.raw.mentions), set(turn.raw.mentions))
    assert mentions == (({other}, {begins}) if mention else ({begins, other}, set()))


async def test_a_substitute_joins_the_private_thread(box, bot, table, ada, olga):
    """A substitute becomes a member of the match's private thread."""
    people = new_people(box, 2)
    await start_duplicate(bot, box, table, olga, people)
    await olga.slash(table, "tournament referee", action="replace", person=people[0], by=ada)
    tournament = await the_tournament(bot, box)
    assert ada.id in box.world.channels[str(tournament.matches[0].channel)].thread_members


async def test_a_second_tournament_of_the_same_name_has_threads_of_its_own(box, bot, table, olga):
    """A second tournament of the same name has its own threads, closed to readers of the first one's."""
    people = new_people(box, 4)
    first = await start_duplicate(bot, box, table, olga, people)
    for match in first.matches:
        await play_match(bot, match)
    await tournament_once(bot, box, lambda now: now.rounds[0].ended_at is not None)
    playing = {first.entrant(entrant).person for entrant in first.matches[0].entrants}
    outsider = next(person for person in people if int(person.id) not in playing)
    shown = await outsider.slash(table, "tournament round")
    await outsider.choose(shown.message, "Open a thread…", "1.1")

    assert "last round" in (await olga.slash(table, "tournament round", next=True)).text
    second = await start_duplicate(bot, box, table, olga, people)
    assert second.id != first.id
    for match in second.matches:
        players = {str(second.entrant(entrant).person) for entrant in match.entrants}
        thread = box.world.channels[str(match.channel)]
        assert thread.thread_members == players | {box.world.bot_id}


async def test_controls_of_another_table_show_nothing_until_the_round_is_over(box, bot, table, olga):
    """Until the round is over, a forged control shows the tiles of another table to nobody who does not sit there."""
    people = new_people(box, 4)
    tournament = await start_duplicate(bot, box, table, olga, people)
    own, other = tournament.matches
    player, opponent = (
        next(person for person in people if int(person.id) == tournament.entrant(match.entrants[0]).person)
        for match in (own, other)
    )
    thread, game = box.world.channels[str(own.channel)], other.legs[-1].game
    looks = [f"b:{kind}:{game}:9:" for kind in ("board.1", "scores.1", "tiles.1", "history.1", "play.1")]
    looks += [f"b:{kind}:{game}:9:- . -" for kind in ("cell.2", "confirm.1")]
    for raw in looks:
        for person, place in ((player, thread), (player, table), (olga, table)):
            assert "There is no game here" in (await forge(person, place, raw)).text, raw
    assert "is to move" in (await forge(opponent, table, looks[0])).text
    for match in tournament.matches:
        await play_match(bot, match)
    await tournament_once(bot, box, lambda now: now.rounds[0].ended_at is not None)
    assert "The game is over" in (await forge(player, table, looks[0])).text
