"""A bot to be killed at any moment: it plays both seats of one game and posts its messages to a file.

Arguments: the database, the channel (a file with one line a message) and the file of accepted moves. Each step is
printed on standard output, so that the test can kill the process there.
"""

import asyncio
import os
import sys
from datetime import UTC, datetime
from pathlib import Path

from games_played import ANN, BEN, CHANNEL, GUILD, as_message, chance, next_of_game, options, whole_turn

from host.host import Host
from model.ids import GameId
from model.outbox import GameDelivery, MessageKind
from model.tables import GameStatus
from storage.database import Database


def print_step(step: str) -> None:
    """Print the name of a step and flush it."""
    sys.stdout.write(step + "\n")
    sys.stdout.flush()


def append(path: Path, line: str) -> None:
    """Append a line to a file; it is on the disk when this returns, as a posted message is at Discord."""
    with path.open("a") as file:
        file.write(line + "\n")
        file.flush()
        os.fsync(file.fileno())


def posted_lines(path: Path) -> list[str]:
    """Return the messages of the channel."""
    return path.read_text().splitlines() if path.exists() else []


async def deliver(host: Host, channel: Path) -> None:
    """Post every message up to that of the end; one that was possibly sent only if the channel lacks it."""
    ended = False
    while not ended:
        delivery = await next_of_game(host)
        ended = delivery.kind is MessageKind.ENDED
        line = message(delivery)
        lines = posted_lines(channel)
        if not (delivery.possibly_sent and line in lines):
            append(channel, line)
            lines.append(line)
        print_step("posted")
        await host.outbox.delivered(delivery, as_message(delivery, lines.index(line) + 1))
        print_step("delivered")


def message(delivery: GameDelivery) -> str:
    """Return the line for a delivery, with its state and kind, as the buttons of a message have them."""
    return f"{delivery.seq} {delivery.kind.value} since {delivery.since}"


async def play(host: Host, game: GameId, accepted: Path) -> None:
    """Play both seats to the end, and record each move that the host accepted."""
    view = await host.games.view(game)
    while view.status is GameStatus.RUNNING:
        assert view.to_move is not None
        assert view.to_move.person is not None
        print_step("pressed")
        moved = await host.games.move(game, view.to_move.person, view.seq, whole_turn(view))
        append(accepted, f"{moved.report.seq} {moved.report.moves}")
        print_step("accepted")
        view = moved.view


async def main(database_path: str, channel: Path, accepted: Path) -> None:
    """Run until the game is over and its messages are posted."""
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
    delivering = asyncio.create_task(deliver(host, channel))
    await play(host, game, accepted)
    await delivering
    await host.close()
    await database.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3])))
