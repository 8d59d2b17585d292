"""A process posts what another one left undone, on a server that belongs to a shard of that one."""

import asyncio
from collections import Counter
from datetime import UTC, datetime, timedelta

import pytest
from tournaments_run import seated

from bot.app.config import Config, Shards
from bot.app.online import assembled
from host.games.views import Person
from model.errors import StorageTrouble
from model.ids import ChannelId, GuildId, PersonId
from model.tables import TableOptions
from model.tournaments import Format, Plan, TournamentSpec
from sandbox.script import Sandbox, Settings
from sandbox.server import TOKEN

pytestmark = pytest.mark.e2e

SHARDS = 2


@pytest.mark.parametrize("duplicate", [False, True])
async def test_a_match_gets_one_thread_on_a_server_of_another_process(tmp_path, monkeypatch, duplicate):
    """Made and not noted, as by a process that is killed, it is found again, though nothing is heard of the server."""
    monkeypatch.setattr("bot.delivery.back_off.AFTER_TROUBLE", timedelta(milliseconds=20))
    async with Sandbox(Settings(directory=tmp_path / "box", shards=SHARDS, judged=False)) as box:
        shard = (int(box.server.id) >> 22) % SHARDS
        config = Config(
            token=TOKEN,
            database=str(tmp_path / "bastide.db"),
            sandbox=box.loopback.socket_path,
            clock_file=box.loopback.clock_file,
            shards=Shards((1 - shard,), SHARDS),
        )
        people = [box.person(name) for name in ("Ada", "Bruno", "Clara", "David")]
        async with assembled(config) as client:
            await client.login(config.token)
            serving = asyncio.create_task(client.connect())
            await client.wait_until_ready()
            assert client.get_guild(int(box.server.id)) is None
            seat, noted = client.host.threads.seat, Counter()

            async def noted_the_second_time(tournament, number, match, channel):
                noted[number, match] += 1
                if noted[number, match] == 1:
                    raise StorageTrouble("gone")
                await seat(tournament, number, match, channel)

            monkeypatch.setattr(client.host.threads, "seat", noted_the_second_time)
            spec = TournamentSpec(
                GuildId(int(box.server.id)),
                ChannelId(int(box.channel("games").id)),
                PersonId(int(box.person("Olga").id)),
                "Cup",
                Format.SWISS,
                Plan(duplicate=duplicate),
                TableOptions(),
                sign_up_until=datetime.now(UTC) + timedelta(minutes=1),
            )
            made = await client.host.tournaments.create(spec)
            for one in people:
                await client.host.tournaments.join(made.id, Person(PersonId(int(one.id)), one.person.name))
            box.advance(60)
            tournament = await seated(client, box, 1)
            threads = {one.id: one for one in box.world.channels.values() if one.is_thread}
            assert sorted(threads) == sorted(str(match.channel) for match in tournament.matches)
            assert len(threads) == len(noted) == 2
            for thread in threads.values():
                await box.message_for(people[0] if not duplicate else _player(people, thread), thread, _calls)
                calls = [one for one in box.world.messages[thread.id].values() if one.mentions]
                assert len(calls) == 2, "one calls both to the match, one calls who begins"
            await client.close()
            await serving


def _player(people, thread):
    """Somebody who was let into the thread."""
    return next(one for one in people if one.id in thread.thread_members)


def _calls(message):
    return "Play" in message.buttons
