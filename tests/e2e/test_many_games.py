"""Tests of a person in two hundred games, on a server with five hundred."""

import re
from datetime import UTC, datetime

import pytest

from bench.support.in_process import running
from bot.features.board.games import PAGE
from host.games.views import Person
from host.host import Host
from model.ids import ChannelId, GuildId, MessageId, PersonId
from model.outbox import Posted
from model.tables import FirstSeat, TableOptions
from sandbox.world import channels
from sandbox.world.values import Callback
from storage.database import Database

pytestmark = pytest.mark.e2e

MINE, ALL, TO_MOVE = 200, 500, 30
LINK = re.compile(r"\[(\w+)\]\(https://discord\.com/channels/\d+/\d+/\d+\)")


async def store_tables(box, database, ada, bruno, clara):
    """Store five hundred tables, as an earlier process would have; at 200 of them Ada plays, the others are lobbies."""
    opened = await Database.open(str(database))
    count = iter(range(1, 10**9))
    clock, secret = lambda: datetime(2026, 3, 2, tzinfo=UTC), lambda n: next(count).to_bytes(n)
    host = Host(opened, clock, secret, most_tables=ALL)
    people = {person: Person(PersonId(int(person.id)), person.person.name) for person in (ada, bruno, clara)}
    options = TableOptions(first=FirstSeat.AS_SEATED, seats=2, turn_seconds=None)
    for number in range(ALL):
        first, second = (ada, bruno) if number % (MINE // TO_MOVE) == 0 else (bruno, ada)
        if number >= MINE:
            first = clara
        room = channels.add_channel(box.world, box.server, f"room-{number}")
        table = await host.lobby.open(
            GuildId(int(box.server.id)), ChannelId(int(room.id)), people[first], options
        )
        if number >= MINE:
            continue
        await host.lobby.join(table.id, people[second])
        await host.lobby.start(table.id, people[first].id)
        delivery = await host.outbox.next_post()
        await host.outbox.delivered(delivery, Posted(delivery.channel, MessageId(int(box.world.ids.next()))))
    await host.close()
    await opened.close()


async def test_two_hundred_games_are_listed_on_pages(box, database, ada, bruno, clara):
    """/games lists every game once on its pages, those to move first, and opens the next one."""
    await store_tables(box, database, ada, bruno, clara)
    async with running(box, database):
        page = await ada.slash(ada.direct(), "games")
        assert page.interaction.answer is Callback.MESSAGE
        links, lines = [], []
        while True:
            links += LINK.findall(page.text)
            lines += page.text.splitlines()[1:]
            if "Next" not in page.buttons:
                break
            page = await ada.click(page.message, "Next")
        assert len(links) == len(set(links)) == MINE
        own_turns = ["Your turn" in line for line in lines]
        assert own_turns == sorted(own_turns, reverse=True)
        to_move = own_turns.count(True)
        assert to_move > TO_MOVE // 2
        panel = await ada.click(page.message, "Next game")
        assert "tile" in panel.text.lower()
        first = next(part for part in panel.message.controls if ":cell." in part["custom_id"])
        panel = await ada.click(panel.message, first["custom_id"])
        reply = await ada.click(panel.message, "Confirm")
        assert "Done" in reply.text
        second_reply = await ada.slash(ada.direct(), "games")
        assert f"{MINE}" in second_reply.text.splitlines()[0]
        following = await ada.click(reply.message, "Next game")
        assert "tile" in following.text.lower()
        back = await ada.click(page.message, "Back")
        assert len(LINK.findall(back.text)) == PAGE
