"""A bot process with a computer player, whose worker process has been started and stays."""

import asyncio
import sys
from datetime import UTC, datetime

from games_played import ANN, CHANNEL, GUILD, chance, options, turn

from host.host import Host
from storage.database import Database


async def main(database_path: str) -> None:
    """Let the computer player take one turn, print that it did, and wait to be killed."""
    database = await Database.open(database_path)
    host = Host(database, lambda: datetime.now(UTC), chance())
    table = await host.lobby.open(GUILD, CHANNEL, ANN, options())
    await host.lobby.add_computer(table.id, ANN.id, host.computers.names()[0])
    view = await host.lobby.start(table.id, ANN.id)
    await turn(host, view.id)
    await host.timekeeper.run_due()
    sys.stdout.write("thinking\n")
    sys.stdout.flush()
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
