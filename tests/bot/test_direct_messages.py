"""Tests of opening direct messages, where Discord refuses it for good or fails for the moment."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.delivery.direct_messages import direct_channel
from model.ids import PersonId


class Client:
    """A client that answers requests for a person or their direct messages with an error."""

    def __init__(self, *, person: int = 200, channel: int = 200) -> None:
        self._person = person
        self._channel = channel

    async def fetch_user(self, _person: int) -> Any:
        _check(self._person)
        return SimpleNamespace(create_dm=self._create_dm)

    async def _create_dm(self) -> Any:
        _check(self._channel)
        return SimpleNamespace(id=5)


def _check(status: int) -> None:
    if status != 200:
        raise discord.HTTPException(SimpleNamespace(status=status, reason=""), None)  # type: ignore[arg-type]


async def channel(client: Client) -> int | None:
    return await direct_channel(client, PersonId(1))  # type: ignore[arg-type]


async def test_the_channel_of_direct_messages_is_returned() -> None:
    """The direct message channel of a person is returned."""
    assert await channel(Client()) == 5


@pytest.mark.parametrize("status", [400, 403, 404])
async def test_no_channel_is_returned_where_discord_refuses_direct_messages(status: int) -> None:
    """None is returned if Discord opens no direct messages, as for a deleted account."""
    assert await channel(Client(person=status)) is None
    assert await channel(Client(channel=status)) is None


@pytest.mark.parametrize("status", [429, 500, 503])
async def test_a_temporary_failure_is_raised(status: int) -> None:
    """A temporary failure is raised, so that a private message is tried again."""
    for client in (Client(person=status), Client(channel=status)):
        with pytest.raises(discord.HTTPException):
            await channel(client)
