"""A bot that may die at any moment: it plays one game for everybody and tells it into a file.

Run with the database, the channel (a file with one line a message) and the list of accepted moves. Each step is
announced on standard output, so that whoever runs it can kill it there.
"""

import asyncio
import os
import sys
from datetime import UTC, datetime
from pathlib import Path

from at_the_table import ANN, BEN, CHANNEL, GUILD, as_message, chance, next_of_game, options, whole_turn

from host.host import Host
from model.ids import GameId
from model.outbox import GameDelivery, MessageKind
from model.tables import GameStatus
from storage.database import Database


def say(step: str) -> None:
    """Announce a step."""
    sys.stdout.write(step + "\n")
    sys.stdout.flush()


def append(path: Path, line: str) -> None:
    """A line at the end of a file, on the disk when this returns, as a message is with Discord."""
    with path.open("a") as file:
        file.write(line + "\n")
        file.flush()
        os.fsync(file.fileno())


def shown(path: Path) -> list[str]:
    """The messages of the channel."""
    return path.read_text().splitlines() if path.exists() else []


async def tell(host: Host, channel: Path) -> None:
    """Post everything to the end; what was possibly sent only if the channel does not show it yet."""
    ended = False
    while not ended:
        delivery = await next_of_game(host)
        ended = delivery.kind is MessageKind.ENDED
        line = message(delivery)
        lines = shown(channel)
        if not (delivery.possibly_sent and line in lines):
            append(channel, line)
            lines.append(line)
        say("posted")
        await host.outbox.delivered(delivery, as_message(delivery, lines.index(line) + 1))
        say("told")


def message(delivery: GameDelivery) -> str:
    """What the channel shows of a delivery: its state and kind, as a message's buttons do."""
    return f"{delivery.seq} {delivery.kind.value} since {delivery.since}"


async def play(host: Host, game: GameId, accepted: Path) -> None:
    """Play both seats to the end, noting each accepted move as its player would remember it."""
    view = await host.games.view(game)
    while view.status is GameStatus.RUNNING:
        assert view.to_move is not None
        assert view.to_move.person is not None
        say("pressed")
        moved = await host.games.move(game, view.to_move.person, view.seq, whole_turn(view))
        append(accepted, f"{moved.report.seq} {moved.report.moves}")
        say("accepted")
        view = moved.view


async def main(database_path: str, channel: Path, accepted: Path) -> None:
    """Live until the game is over and told."""
    database = await Database.open(database_path)
    host = Host(database, lambda: datetime.now(UTC), chance(str(os.getpid())))
    await host.start()
    game = await host.games.in_channel(CHANNEL)
    if game is None:
        waiting = await host.lobby.in_channel(CHANNEL)
        table = waiting or await host.lobby.open(GUILD, CHANNEL, ANN, options())
        if len(table.seats) < 2:
            await host.lobby.join(table.id, BEN)
        game = (await host.lobby.start(table.id, ANN.id)).id
    telling = asyncio.create_task(tell(host, channel))
    await play(host, game, accepted)
    await telling
    await host.close()
    await database.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3])))
