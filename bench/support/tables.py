"""Tables for measurements: games stored up to some tile before the bot starts, and people who play them by script."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from game.opponents import load
from host.games.views import Person
from host.host import Host
from model.ids import ChannelId, GuildId, PersonId
from model.tables import FirstSeat, TableOptions
from sandbox.script import Actor, Reply, Sandbox, SeenMessage
from sandbox.world import channels
from sandbox.world.values import Channel, Server
from storage.database import Database

PATIENCE_SECONDS = 60.0
OPPONENT = "random"


@dataclass(slots=True)
class Table:
    """A game of two people in a channel of its own, with the newest turn's message that was waited for."""

    box: Sandbox
    channel: Channel
    people: tuple[Actor, Actor]
    message: SeenMessage | None = None

    @property
    def mover(self) -> Actor:
        """The person whom the newest message mentions."""
        assert self.message is not None
        called = self.message.raw.mentions
        return next(person for person in self.people if person.id in called)

    async def next_turn(self) -> SeenMessage:
        """Return the message of the next turn, as soon as it is posted."""
        last = int(self.message.id) if self.message else 0

        def newer(message: SeenMessage) -> bool:
            return not message.ephemeral and int(message.id) > last and "Play" in message.buttons

        self.message = await self.box.message_for(self.people[0], self.channel, newer, PATIENCE_SECONDS)
        return self.message

    async def open_panel(self) -> Reply:
        """Press Play and return the first answer: the panel, or a deferral."""
        return await self.mover.click(self.message, "Play", settle=False)

    async def choose(self, opening: Reply | None = None) -> Reply:
        """Choose a cell and return the panel with Confirm; press Play first unless `opening` is given."""
        opening = opening or await self.open_panel()
        panel = await self.box.outcome(opening.interaction)
        while "Confirm" not in panel.buttons:
            assert panel.message is not None
            first = next(part for part in panel.message.controls if ":cell." in part["custom_id"])
            panel = await self.mover.click(panel.message, first["custom_id"])
        return panel


async def stored_tables(
    box: Sandbox, database_url: str, count: int, tiles: int, servers: Sequence[Server] = ()
) -> list[Table]:
    """Store games with `tiles` tiles laid, whose newest turns are pending, and return their tables.

    They are in the database that the bot will open, and are distributed over the `servers`, by default the
    sandbox's one.
    """
    people = (box.person("Ada"), box.person("Bruno"))
    seated = [Person(PersonId(int(person.id)), person.person.name) for person in people]
    database = await Database.open(database_url)
    # The same two people play at all tables.
    host = Host(database, lambda: datetime.now(UTC), secrets.token_bytes, most_tables=count)
    servers = servers or [box.server]
    for server in servers[1:]:
        for person in people:
            box.world.join(server, person.person)
    tables = [
        Table(box, channels.add_channel(box.world, servers[number % len(servers)], f"table-{number}"), people)
        for number in range(count)
    ]
    for number, table in enumerate(tables):
        lobby = await host.lobby.open(
            GuildId(int(table.channel.server_id or box.server.id)),
            ChannelId(int(table.channel.id)),
            seated[0],
            TableOptions(seats=2, first=FirstSeat.AS_SEATED),
        )
        await host.lobby.join(lobby.id, seated[1])
        view = await host.lobby.start(lobby.id, seated[0].id)
        while len(view.position.board) < tiles:
            # This returns the newest turn of each earlier table once. Those stay pending for the bot to post.
            while (delivery := await host.outbox.next_post()).subject != view.id:
                pass
            await host.outbox.delivered(delivery, None)
            assert view.to_move is not None
            assert view.to_move.person is not None
            moves = load(OPPONENT).choose(view.position, f"{number} {view.seq}", 0.0)
            view = (await host.games.move(view.id, view.to_move.person, view.seq, moves)).view
    await host.close()
    await database.close()
    return tables
