"""Tests of the people whom messages may mention."""

from __future__ import annotations

from bot.platform.mentions import allowed_mentions
from model.ids import PersonId


def test_only_the_people_named_are_mentioned() -> None:
    """Only the people named are mentioned: not everyone, no role, no replied author, and no deleted person."""
    assert allowed_mentions([PersonId(7), PersonId(-3)]).to_dict() == {"parse": [], "users": [7]}
    assert allowed_mentions([]).to_dict() == {"parse": [], "users": []}
