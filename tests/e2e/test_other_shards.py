"""Tests of two processes with a shard each: one posts messages on a server that belongs to the other's shard."""

import asyncio
from collections import Counter
from contextlib import asynccontextmanager
from datetime import UTC, datetime, time, timedelta

import pytest
from tournaments_run import seated, the_tournament, tournament_once

from bot.app.config import Config, Shards
from bot.app.online import assembled
from bot.delivery.match_threads import MatchThreads
from host.games.views import Person
from model.errors import StorageTrouble
from model.ids import ChannelId, GuildId, PersonId
from model.people import PersonSettings, ReminderBy
from model.tables import TableOptions
from model.tournaments import Format, Plan, TournamentSpec
from sandbox.gateway.sessions import Sessions
from sandbox.script import Sandbox, Settings
from sandbox.server import TOKEN
from sandbox.world import channels
from sandbox.world.permissions import Permission

pytestmark = pytest.mark.e2e

SHARDS = 2


@pytest.fixture(autouse=True)
def _fast_storage_retries(monkeypatch):
    """Let the bot retry at once what could not be stored."""
    for module in ("host.background", "bot.delivery.back_off"):
        monkeypatch.setattr(f"{module}.AFTER_TROUBLE", timedelta(milliseconds=20))


@pytest.fixture
async def box(tmp_path, answer_seconds):
    settings = Settings(
        directory=tmp_path / "box", shards=SHARDS, validated=False, answer_seconds=answer_seconds
    )
    async with Sandbox(settings) as box:
        yield box


@asynccontextmanager
async def serving(box, database, *, own):
    """Yield the client of a process with one of two shards: the server's, or the other one."""
    shard = (int(box.server.id) >> 22) % SHARDS
    config = Config(
        token=TOKEN,
        database=str(database),
        sandbox=box.loopback.socket_path,
        clock_file=box.loopback.clock_file,
        shards=Shards((shard if own else 1 - shard,), SHARDS),
    )
    async with assembled(config) as client:
        await client.login(config.token)
        connected = asyncio.create_task(client.connect())
        await client.wait_until_ready()
        present = box.world.bot_id in box.server.members
        assert (client.get_guild(int(box.server.id)) is not None) == (own and present)
        yield client
        await client.close()
        await connected


async def start_tournament(client, box, people, plan):
    """Start a tournament of these people without commands; return it once the first round has games."""
    spec = TournamentSpec(
        GuildId(int(box.server.id)),
        ChannelId(int(box.channel("games").id)),
        PersonId(int(box.person("Olga").id)),
        "Cup",
        Format.SWISS,
        plan,
        TableOptions(),
        sign_up_until=datetime.now(UTC) + timedelta(minutes=1),
    )
    tournament = await client.host.tournaments.create(spec)
    for person in people:
        await client.host.tournaments.join(tournament.id, _person(person))
    box.advance(60)
    return await seated(client, box, 1)


@pytest.mark.parametrize("duplicate", [False, True])
async def test_a_match_gets_one_thread_on_a_server_of_another_process(box, tmp_path, monkeypatch, duplicate):
    """A created thread that could not be stored is found again, also on a server of another process's shard."""
    people = [box.person(name) for name in ("Ada", "Bruno", "Clara", "David")]
    async with serving(box, tmp_path / "bastide.db", own=False) as client:
        seat, attempts = client.host.threads.seat, Counter()

        async def store_at_second_attempt(tournament, number, match, channel):
            attempts[number, match] += 1
            if attempts[number, match] == 1:
                raise StorageTrouble("gone")
            await seat(tournament, number, match, channel)

        monkeypatch.setattr(client.host.threads, "seat", store_at_second_attempt)
        tournament = await start_tournament(client, box, people, Plan(duplicate=duplicate))
        threads = {channel.id: channel for channel in box.world.channels.values() if channel.is_thread}
        assert sorted(threads) == sorted(str(match.channel) for match in tournament.matches)
        assert len(threads) == len(attempts) == 2
        for thread in threads.values():
            await box.message_for(people[0] if not duplicate else _player(people, thread), thread, _calls)
            calls = [message for message in box.world.messages[thread.id].values() if message.mentions]
            assert len(calls) == 2, "one calls both players, one the player to move"


async def test_deleted_threads_are_looked_for_by_the_process_of_the_server(box, tmp_path):
    """Only the process of a server's shard looks for deleted threads at its start: there may be thousands."""
    ada, bruno = box.person("Ada"), box.person("Bruno")
    async with serving(box, tmp_path / "bastide.db", own=False) as client:
        (match,) = (await start_tournament(client, box, [ada, bruno], Plan())).matches
        thread = box.world.channels[str(match.channel)]
        await box.message_for(ada, thread, _calls)
        channels.delete_channel(box.world, thread)
        await MatchThreads(client, client.host, client.session).look()
        assert (await the_tournament(client, box)).matches[0].channel == match.channel
    async with serving(box, tmp_path / "bastide.db", own=True) as client:
        await tournament_once(
            client, box, lambda tournament: tournament.matches[0].channel not in (None, match.channel)
        )


async def test_a_challenge_names_the_server_of_another_process(box, tmp_path):
    """A challenge by direct message names the server, even when posted by a process without its shard."""
    ada, bruno = box.person("Ada"), box.person("Bruno")
    async with serving(box, tmp_path / "bastide.db", own=False) as client:
        await client.host.people.change(
            _person(bruno).id, lambda _: PersonSettings(reminder=ReminderBy.DIRECT)
        )
        await client.host.challenges.make(
            GuildId(int(box.server.id)),
            ChannelId(int(box.channel("games").id)),
            (_person(ada), _person(bruno)),
            TableOptions(turn_seconds=24 * 3600),
        )
        question = await box.message_for(bruno, bruno.direct(), lambda message: "Accept" in message.buttons)
        assert "A challenge on Carcassonne" in question.text


async def test_a_refused_message_is_left_to_the_process_of_its_server(box, postgres_url, monkeypatch):
    """A refused message is left to the process of its server, which can see and report the missing permission."""
    monkeypatch.setattr("bot.delivery.back_off.AFTER_REFUSAL", timedelta(hours=1))
    monkeypatch.setattr("bot.delivery.availability.SETTLE_SECONDS", 0.05)
    ada, bruno, games = box.person("Ada"), box.person("Bruno"), box.channel("games")
    channels.deny_bot(box.world, games, Permission.ATTACH_FILES)
    async with (
        serving(box, postgres_url, own=False) as elsewhere,
        serving(box, postgres_url, own=True),
    ):
        lobby = elsewhere.host.lobby
        place = GuildId(int(box.server.id)), ChannelId(int(games.id))
        table = await lobby.open(*place, _person(ada), TableOptions(seats=2))
        await lobby.join(table.id, _person(bruno))
        await lobby.start(table.id, _person(ada).id)
        alert = await box.message_for(ada, ada.direct(), lambda message: "Attach Files" in message.text)
        assert "Send Messages" not in alert.text
        channels.deny_bot(box.world, games, Permission.ATTACH_FILES, denied=False)
        await box.message_for(ada, games, lambda message: "Turn 1 ·" in message.text)


def _person(actor):
    return Person(PersonId(int(actor.id)), actor.person.name)


def _player(people, thread):
    """Return one of these people who is a member of the thread."""
    return next(person for person in people if person.id in thread.thread_members)


def _calls(message):
    return "Play" in message.buttons


async def test_a_server_that_removed_the_bot_is_noticed_at_the_start(box, tmp_path, monkeypatch):
    """A server without the bot is noticed at the start by the process of its shard, but not during an outage."""
    database, server = tmp_path / "bastide.db", GuildId(int(box.server.id))
    channel = ChannelId(int(box.channel("games").id))

    async def is_planned(*, own):
        async with serving(box, database, own=own) as client:
            # The client has called `on_ready` by now, and may still be at work in it.
            await client.on_ready()
            return await client.host.puzzles.plan(server) is not None

    async with serving(box, database, own=True) as client:
        await client.host.puzzles.begin(server, channel, time(9), "UTC", "en")
    assert await is_planned(own=True)
    with monkeypatch.context() as outage:
        outage.setattr(Sessions, "_send_server", lambda *_, **__: None)
        assert await is_planned(own=True)
    box.world.remove_bot(box.server)
    assert await is_planned(own=False)
    assert not await is_planned(own=True)
