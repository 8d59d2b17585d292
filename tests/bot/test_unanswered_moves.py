"""Test that a stored move whose answer fails is not reported as a failed move."""

from types import SimpleNamespace

import discord
import pytest

from bot.i18n import codes, language
from bot.platform.errors import UnansweredMove, sentence
from model.errors import StorageTrouble


@pytest.mark.parametrize("code", codes())
def test_a_move_stored_before_the_database_went_away_counts(code):
    """A person whose move was stored before the database went away is told that it counts."""
    words, counted = language(code), UnansweredMove()
    counted.__cause__ = StorageTrouble("the database system is shutting down")
    text = sentence(counted, words)
    assert text is not None
    assert text != sentence(StorageTrouble(), words)
    assert text.startswith(words.say("answer-lost-counted")[:20])


@pytest.mark.parametrize("code", codes())
def test_an_answer_refused_by_the_rate_limit_is_reported_as_lost(code):
    """An answer that Discord's rate limit refused is reported as lost rather than as a fault; a stored move counts."""
    words, counted = language(code), UnansweredMove()
    refused = discord.HTTPException(SimpleNamespace(status=429, reason="Too Many Requests"), "")
    counted.__cause__ = refused
    assert sentence(refused, words) == words.say("answer-lost")
    assert sentence(counted, words) == words.say("answer-lost-counted")
