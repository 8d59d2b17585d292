"""Tests of Discord's global rate limit for a bot, which several processes keep to together."""

import asyncio
import json

import pytest

from bench.support.in_process import running
from sandbox.script import Sandbox, Settings
from sandbox.world import channels

pytestmark = pytest.mark.e2e

MESSAGES = 120


async def test_two_processes_share_what_discord_allows(tmp_path, postgres_url):
    """Two processes that post much at once deliver everything, with at most a tenth refused first."""
    recording = tmp_path / "requests.jsonl"
    settings = Settings(directory=tmp_path / "box", recording=recording, enforce_rate_limits=True)
    async with Sandbox(settings) as box, running(box, postgres_url) as one, running(box, postgres_url) as two:
        places = [
            channels.add_channel(box.world, box.server, f"table-{number}") for number in range(MESSAGES)
        ]
        await asyncio.gather(
            *(
                bot.get_partial_messageable(int(place.id)).send("turn 1")
                for bot, place in zip((one, two) * (MESSAGES // 2), places, strict=True)
            )
        )
        ada = box.person("Ada")
        assert [ada.last(place).text for place in places] == ["turn 1"] * MESSAGES
    exchanges = [json.loads(line) for line in recording.read_text(encoding="utf-8").splitlines()]
    refused = [one for one in exchanges if one.get("status") == 429]
    # On a busy machine requests that were sent in time may arrive together.
    assert len(refused) <= MESSAGES // 10
