"""Tests of several people in different languages who use commands and controls at random, by a seed."""

import asyncio
import os
import random
import re
from contextlib import suppress

import pytest
from playing import small_table
from random_people import RandomPeople

from bench.support.in_process import running
from game.values.errors import RulesetError
from game.values.ruleset import Expansion, Option
from host.tournaments.presets import Preset
from sandbox.people.seen import ReplyKind
from sandbox.world.errors import Refused
from sandbox.world.events import EventKind

pytestmark = pytest.mark.e2e
SEEDS = [f"seed {number}" for number in range(int(os.environ.get("RANDOM_USES", "2")))]
"""The seeds to use. There are two by default; `RANDOM_USES=50` uses fifty."""
ACTIONS = 60
"""The actions in each of the three sessions of the bot."""
MOST_POSTS = 80
"""Messages that may be posted during one action: computers may play a game to its end after a jump of the clock."""
PYTHON_TRACES = re.compile(r"\bNone\b|\bUnknown\b|object at|<[A-Z]\w+\.[A-Z_]+|Traceback")
"""Texts that only a programming error shows to people."""


@pytest.fixture
def posts(box):
    """Return a list to which every new message of the bot is added."""
    posted = []

    def note(event):
        if event.kind is EventKind.MESSAGE_CREATED and event.subject.author_id == box.world.bot_id:
            posted.append(event.subject)

    box.world.subscribe(note)
    return posted


async def prepare(bot, box, people, chance):
    """Choose rules for tables, and announce a tournament in which some people enter."""
    games = box.channel("games")
    rules = [rule for rule in Option if rule is not Option.TABLE_EDGE and chance.random() < 0.15]
    expansions = [expansion for expansion in Expansion if chance.random() < 0.4]
    with suppress(RulesetError):
        size, rated = chance.randint(3, 8), chance.random() < 0.5
        await small_table(bot, box, size, size, rules=rules, expansions=expansions, rated=rated)
    with suppress(Refused):
        kind = chance.choice(list(Preset)).value
        await people[0].slash(games, "tournament create", name=f"Cup {chance.random():.4f}", kind=kind)
        for person in people:
            await person.slash(games, "tournament join")
        if chance.random() < 0.7:
            await people[0].slash(games, "tournament start")


async def wait_until_posted(bot, posts):
    """Wait until every message that can be posted has been, with at most MOST_POSTS of them."""
    before = len(posts)
    for _ in range(600):
        first = {}
        for post in sorted(await bot.host.outbox.waiting(), key=lambda waiting: waiting.number):
            first.setdefault(post.subject, post)
        if not (untried := [post.name for post in first.values() if post.attempts == 0]):
            break
        await asyncio.sleep(0.1)
    assert not untried
    assert len(posts) - before <= MOST_POSTS


async def use(box, database, posts, seed, caplog, *, at_once):
    """Let people act at random in three sessions of the bot, `at_once` of them at the same time.

    Every press and command is answered, no error is logged, posting comes to an end, and every log is intact.
    Meanwhile the clock jumps, the bot is restarted, messages and threads are deleted or locked, people leave, and
    permissions come and go.
    """
    chance = random.Random(seed)
    names = {"Ada": "en-US", "Bruno": "it", "Clara": "fr", "Dora": "de", "Emil": "ja"}
    people = [box.person(name, locale=locale) for name, locale in names.items()]
    box.grant(people[0], "Organiser")
    box.grant(people[1], "Administrator")
    users = RandomPeople(box, people, chance)
    for _ in range(3):
        async with running(box, database) as bot:
            await prepare(bot, box, people, chance)
            for _ in range(ACTIONS // at_once):
                if chance.random() < 0.05:
                    box.advance(chance.choice((60, 3600, 86400, 5 * 86400, 30 * 86400)))
                if chance.random() < 0.08:
                    users.disturb()
                if chance.random() < 0.05:
                    users.restore()
                before, begun = len(posts), len(users.actions)
                replies = await asyncio.gather(*(users.act() for _ in range(at_once)))
                last = users.actions[begun:]
                for reply in replies:
                    if reply is not None and reply.kind is not ReplyKind.MODAL:
                        assert reply.message is not None, last
                faults = [record for record in caplog.records if record.levelname == "ERROR"]
                assert [fault.getMessage() for fault in faults] == [], last
                assert len(posts) - before <= MOST_POSTS * at_once, last
            users.restore()
            await wait_until_posted(bot, posts)
            _, damaged = await bot.host.log_check.check()
            assert damaged == ()
    for message in (message for held in box.world.messages.values() for message in held.values()):
        assert PYTHON_TRACES.search(message.text()) is None, message.text()


@pytest.mark.parametrize("seed", SEEDS)
async def test_random_use(box, database, fast_retries, posts, seed, caplog):
    """Every action of random people is answered, and damages nothing."""
    await use(box, database, posts, seed, caplog, at_once=1)


@pytest.mark.parametrize("seed", SEEDS)
async def test_random_use_at_once(box, postgres_url, fast_retries, posts, seed, caplog):
    """The same holds for actions at the same instant, on PostgreSQL, where their transactions overlap."""
    await use(box, postgres_url, posts, seed, caplog, at_once=4)
