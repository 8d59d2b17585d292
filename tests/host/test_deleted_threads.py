"""Threads that are deleted: only those of matches change anything."""

import pytest
from games_played import HandClock
from tournaments_played import under_way

from host.host import Host
from model.ids import ChannelId
from storage.database import Database


async def test_a_deleted_thread_of_no_match_costs_no_transaction(
    host: Host, database: Database, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A deleted thread that belongs to no match costs no transaction, though Discord reports every one."""
    begin, begun = database.begin, 0

    def counted(subject: str | None = None):  # type: ignore[no-untyped-def]
        nonlocal begun
        begun += 1
        return begin(subject)

    tournament = await under_way(host, clock, 2)
    monkeypatch.setattr(database, "begin", counted)
    await host.threads.lost(ChannelId(12345))
    assert begun == 0
    (match,) = tournament.matches
    assert match.channel is not None
    await host.threads.lost(match.channel)
    assert begun == 1
    assert (await host.tournaments.get(tournament.id)).matches[0].channel is None
