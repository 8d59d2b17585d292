"""Whom our messages call."""

from __future__ import annotations

from bot.platform.mentions import calling
from model.ids import PersonId


def test_nobody_is_called_but_the_people_named() -> None:
    """Not everyone, no role, not who is answered; and not somebody whose data was deleted."""
    assert calling([PersonId(7), PersonId(-3)]).to_dict() == {"parse": [], "users": [7]}
    assert calling([]).to_dict() == {"parse": [], "users": []}
