"""Tests of the parts of a posted message."""

import pytest

from bot.platform.message_parts import file_name


@pytest.mark.parametrize(
    ("address", "name"),
    [
        ("https://cdn.discordapp.com/attachments/1/2/board.png", "board.png"),
        ("https://cdn.discordapp.com/attachments/1/2/board.png?ex=6a2&is=6a1&hm=57c3&", "board.png"),
        ("https://cdn.discordapp.com/attachments/1/2/a%20night.game?ex=6a2", "a night.game"),
        ("https://example.org", ""),
    ],
)
def test_a_file_is_named_by_its_address(address, name):
    """The name of a file is read from its address, without the signature."""
    assert file_name(address) == name
