"""Tests of the health port: whether the bot is alive and ready, and its metrics."""

import asyncio
import socket
from datetime import timedelta

import aiohttp
import pytest
from aiohttp.test_utils import TestClient, TestServer
from playing import open_table, play_by_buttons, small_table

from bot.app.config import Address
from bot.app.health import Health, serving
from model.errors import StorageTrouble

pytestmark = pytest.mark.e2e


@pytest.fixture
async def health_client(bot):
    """Yield a client of the bot's health port."""
    app = Health(bot.services.host, bot, bot.services.now).app()
    async with TestClient(TestServer(app)) as client:
        yield client


def metric(text, name):
    """Return the sum of a metric over all its labels."""
    return sum(float(line.split()[-1]) for line in text.splitlines() if line.startswith(name))


async def metrics_text(health_client):
    async with health_client.get("/metrics") as answer:
        assert answer.headers["Content-Type"].startswith("text/plain")
        return await answer.text()


async def test_metrics_count_what_the_bot_does(health_client, bot, box, table, ada, bruno):
    """A press, a posted turn, pictures and requests are counted in the metrics; the outbox is empty afterwards."""
    before = await metrics_text(health_client)
    await small_table(bot, box)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    await play_by_buttons(mover, message)
    await box.wait_for(
        lambda: len([message for message in ada.messages(table) if "Turn 2 ·" in message.text]), "turn 2"
    )
    await box.wait_for(lambda: "Play" not in message.buttons, "turn 1 to be over")
    after = await metrics_text(health_client)
    for name, least in (
        ("bastide_first_answer_seconds_count", 4),
        ("bastide_posted_seconds_count", 2),
        ("bastide_drawing_seconds_count", 2),
        ("bastide_discord_requests_total", 8),
    ):
        assert metric(after, name) - metric(before, name) >= least, name
    assert metric(after, "bastide_outbox_waiting ") == 0
    assert metric(after, "bastide_shards ") == 1
    assert metric(after, "process_resident_memory_bytes") > 0


async def test_the_bot_is_ready_while_discord_and_the_database_answer(health_client, bot, monkeypatch):
    """The bot is ready while Discord and the database are there; without one of them it is alive and not ready."""
    async with health_client.get("/readyz") as answer:
        assert (answer.status, (await answer.json())["ready"]) == (200, True)

    async def away():
        raise StorageTrouble("away")

    with monkeypatch.context() as without:
        without.setattr(bot.services.host.outbox, "backlog", away)
        async with health_client.get("/readyz") as answer:
            assert (answer.status, (await answer.json())["database"]) == (503, False)
        async with health_client.get("/healthz") as answer:
            assert answer.status == 200
        assert "bastide_outbox_waiting" in await metrics_text(health_client)
    with monkeypatch.context() as without:
        # The second shard is not begun yet.
        without.setattr(bot, "shard_ids", [0, 1])
        async with health_client.get("/readyz") as answer:
            body = await answer.json()
            assert (answer.status, body["connected"], body["shards"]) == (503, 1, 2)


async def test_the_bot_is_not_ready_while_its_disk_refuses_writes(disk, health_client, bot, box, monkeypatch):
    """A bot whose database can only be read is not ready until writing works again."""

    async def ready():
        async with health_client.get("/readyz") as answer:
            return answer.status, (await answer.json())["database"]

    async def becomes(expected):
        async with asyncio.timeout(60):
            while await ready() != expected:  # noqa: ASYNC110 - no event tells
                await asyncio.sleep(0.05)

    for interval in ("BEAT_EVERY", "AFTER_OUTAGE"):
        monkeypatch.setattr(f"host.clocks.downtimes.{interval}", timedelta(milliseconds=100))
    monkeypatch.setattr("host.clocks.downtimes.OVERDUE", timedelta(seconds=0.5))
    monkeypatch.setattr("host.background.AFTER_TROUBLE", timedelta(milliseconds=20))
    disk.read_only = True
    box.advance(60)
    await becomes((503, False))
    disk.read_only = False
    await becomes((200, True))


async def test_a_taken_port_does_not_stop_the_bot(bot, unused_port, caplog):
    """A port that is in use already is logged, and the bot goes on."""
    health = Health(bot.services.host, bot, bot.services.now)
    address = Address("127.0.0.1", unused_port)
    async with serving(address, health), aiohttp.ClientSession() as session:
        async with session.get(f"http://127.0.0.1:{unused_port}/healthz") as answer:
            assert answer.status == 200
        async with serving(address, health):
            assert "could not serve /metrics" in caplog.text


@pytest.fixture
def unused_port():
    """Return a port of this machine on which no process listens."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]
