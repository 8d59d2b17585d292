"""Tests of the names of processes in the rows that they lease."""

import os
import platform

import pytest
import sqlalchemy as sa

from storage import leases
from storage.database import Database
from storage.schema import deadlines
from storage.schema_outbox import outbox


async def test_a_process_is_named_after_its_machine_and_its_number(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Names of one machine and number differ, as containers may share both."""
    monkeypatch.setattr(platform, "node", lambda: "a-machine-with-a-long-name.example.org")
    names = []
    for _ in range(2):
        database = await Database.open(address)
        async with database.read() as connection:
            names.append(leases.process_of(connection))
        await database.close()
    assert all(name.endswith(f"-a-machine-with--{os.getpid()}") for name in names)
    assert len(set(names)) == 2


def test_the_longest_name_of_a_process_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    """The name of a process with the highest process id of Linux, 2^22, fits into its column."""
    monkeypatch.setattr(platform, "node", lambda: "m" * 64)
    monkeypatch.setattr(os, "getpid", lambda: 2**22)
    (name,) = leases.new_process().values()
    for column in (deadlines.c.leased_by, outbox.c.leased_by):
        assert isinstance(column.type, sa.String)
        assert column.type.length == len(name)
