"""Tests of injected faults: single ones and storms."""

import asyncio
import time

import aiohttp
import discord
import pytest
from little_bot import place

from sandbox.faults import Fault, FaultKind, Faults, Storm
from sandbox.rest.rate_limits import RateLimits
from sandbox.server import TOKEN

pytestmark = pytest.mark.e2e
POSTS = "POST /channels/{channel_id}/messages"


async def test_the_client_waits_after_a_429(bot, box, games, ada):
    """The client reads the headers, waits and sends again: one message in the end."""
    box.faults.add(Fault(FaultKind.RATE_LIMITED, POSTS, seconds=0.05))
    await place(bot, games).send("patient")
    assert [message.text for message in ada.messages(games)] == ["patient"]
    assert box.faults.injected == [(POSTS, FaultKind.RATE_LIMITED)]


async def test_the_client_retries_after_a_500(bot, box, games, ada, monkeypatch):
    """The client tries again after a server error: one message in the end."""
    real = asyncio.sleep
    monkeypatch.setattr("discord.http.asyncio.sleep", lambda seconds: real(min(seconds, 0.01)))
    box.faults.add(Fault(FaultKind.SERVER_ERROR, POSTS, times=2))
    await place(bot, games).send("stubborn")
    assert [message.text for message in ada.messages(games)] == ["stubborn"]


async def test_a_slow_answer_arrives_after_its_delay(bot, box, games):
    """A delayed answer arrives after its delay, complete."""
    box.faults.add(Fault(FaultKind.SLOW, POSTS, seconds=0.1))
    begun = time.monotonic()
    await place(bot, games).send("late")
    assert time.monotonic() - begun >= 0.1


@pytest.mark.parametrize(("kind", "arrived"), [(FaultKind.DROPPED, 0), (FaultKind.LOST_ANSWER, 1)])
async def test_a_lost_request_and_a_lost_answer_look_alike(bot, box, games, ada, kind, arrived):
    """A lost request and a lost answer look alike to the client; the message exists after a lost answer only."""
    box.faults.add(Fault(kind, POSTS))
    with pytest.raises((aiohttp.ClientError, OSError)):
        await place(bot, games).send("sent?")
    assert len(ada.messages(games)) == arrived


async def test_an_error_after_the_request_was_carried_out(bot, box, games, ada):
    """The client retries after a late error: a message exists once by its nonce, a thread twice."""
    box.faults.add(Fault(FaultKind.LATE_ERROR, POSTS))
    message = await place(bot, games).send("sent")
    assert [shown.id for shown in ada.messages(games)] == [str(message.id)]
    box.faults.add(Fault(FaultKind.LATE_ERROR, "/threads"))
    channel = await bot.fetch_channel(int(games.id))
    await channel.create_thread(name="talk", type=discord.ChannelType.public_thread)
    assert [channel.name for channel in box.world.channels.values() if channel.is_thread] == ["talk", "talk"]


async def test_a_client_that_dies_within_a_request(bot, box, games, ada, caplog):
    """A client that dies within a request has no effect and causes no error; the next client is served."""
    _, dying = await asyncio.open_unix_connection(box.socket_path)
    dying.write(
        f"POST /api/v10/channels/{games.id}/messages HTTP/1.1\r\nHost: discord\r\nAuthorization: Bot {TOKEN}\r\n"
        "Content-Type: multipart/form-data; boundary=part\r\nContent-Length: 1000\r\n\r\n"
        '--part\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{"content":'.encode()
    )
    await dying.drain()
    dying.close()
    await dying.wait_closed()
    await place(bot, games).send("still there")
    assert [message.text for message in ada.messages(games)] == ["still there"]
    assert "Error handling request" not in caplog.text


async def test_a_wait_for_a_fault_ends_when_it_strikes(bot, box, games):
    """A waiter for a fault wakes when the fault strikes, although no event of the world would wake it."""
    box.faults.add(Fault(FaultKind.DROPPED, POSTS))
    struck = asyncio.create_task(box.wait_for(lambda: not box.faults.pending, "the fault to strike"))
    with pytest.raises((aiohttp.ClientError, OSError)):
        await place(bot, games).send("sent?")
    await struck


async def test_the_person_receives_an_acknowledgement_whose_answer_got_lost(bot, box, games, ada):
    """The person has received the answer although the bot's request failed."""
    box.faults.add(Fault(FaultKind.LOST_ANSWER, "/callback"))
    assert (await ada.slash(games, "ping")).text == "pong"
    await bot.until(lambda: bot.errors)
    assert isinstance(bot.errors[0], (aiohttp.ClientError, OSError))


def test_rate_limits_are_enforced_on_request():
    """The sixth post within five seconds in one channel is refused; another channel has its own bucket."""
    limits = RateLimits(lambda: 7.0, enforced=True)
    standings = [
        limits.count(TOKEN, "POST", "/channels/{channel_id}/messages", {"channel_id": "1"}) for _ in range(6)
    ]
    assert [standing.retry_after_seconds is None for standing in standings] == [True] * 5 + [False]
    assert standings[4].headers["X-RateLimit-Remaining"] == "0"
    assert (
        limits.count(
            TOKEN, "POST", "/channels/{channel_id}/messages", {"channel_id": "2"}
        ).retry_after_seconds
        is None
    )


async def test_the_bot_resumes_after_a_dropped_gateway(bot, box, games, ada):
    """The request is served, the gateway breaks, and the bot resumes."""
    box.faults.add(Fault(FaultKind.GATEWAY_DROPPED, POSTS))
    await place(bot, games).send("before the break")
    await bot.until(lambda: bot.events("resumed"))
    assert (await ada.slash(games, "ping")).text == "pong"


def storm(seed, rate=0.3):
    """Return the faults that 200 requests on two routes meet."""
    faults = Faults()
    faults.start_storm(Storm(seed, rate))
    return [faults.take("POST", f"/route{number % 2}") for number in range(200)]


def test_the_same_seed_gives_the_same_storm():
    """Same seed, same storm; another seed, another one; and about as many faults as the rate says."""
    assert storm("a") == storm("a")
    assert storm("a") != storm("b")
    assert 30 < sum(fault is not None for fault in storm("a")) < 90
    assert not any(storm("a", rate=0.0))


def test_a_storm_does_not_depend_on_the_order_of_routes():
    """The n-th request of a route meets the same fault, whatever other routes do in between."""
    alone, mixed = Faults(), Faults()
    for faults in (alone, mixed):
        faults.start_storm(Storm("seed", 0.3))
    expected = [alone.take("POST", "/a") for _ in range(50)]
    met = []
    for _ in range(50):
        mixed.take("GET", "/b")
        met.append(mixed.take("POST", "/a"))
    assert met == expected


async def test_the_client_survives_a_storm(bot, box, games, ada, monkeypatch):
    """Under a storm some commands fail, but the bot lives and works when it is over."""
    real = asyncio.sleep
    monkeypatch.setattr("discord.http.asyncio.sleep", lambda seconds: real(min(seconds, 0.01)))
    box.faults.start_storm(Storm("rough", 0.4, seconds=0.01))
    for _ in range(15):
        await ada.slash(games, "ping")
    box.faults.clear()
    assert len(box.faults.injected) > 3
    assert (await ada.slash(games, "ping")).text == "pong"
    assert all(
        isinstance(error, (aiohttp.ClientError, OSError, discord.HTTPException)) for error in bot.errors
    )
