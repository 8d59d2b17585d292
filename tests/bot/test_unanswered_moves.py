"""Test that a stored move whose answer fails is not reported as a failed move."""

from types import SimpleNamespace

import discord
import pytest

from bot.i18n import codes, language
from bot.platform.errors import UnansweredMove, sentence
from model.errors import StorageTrouble


@pytest.mark.parametrize("code", codes())
def test_a_database_that_goes_away_after_the_move(code):
    """A person whose move was stored before the database went away is told that it counts."""
    words, counted = language(code), UnansweredMove()
    counted.__cause__ = StorageTrouble("the database system is shutting down")
    said = sentence(counted, words)
    assert said is not None
    assert said != sentence(StorageTrouble(), words)
    assert said.startswith(words.say("answer-lost-counted")[:20])


@pytest.mark.parametrize("code", codes())
def test_discord_takes_no_more_requests(code):
    """An answer that Discord's rate limit refused is told as a lost one, and as no fault; a stored move counts."""
    words, counted = language(code), UnansweredMove()
    refused = discord.HTTPException(SimpleNamespace(status=429, reason="Too Many Requests"), "")
    counted.__cause__ = refused
    assert sentence(refused, words) == words.say("answer-lost")
    assert sentence(counted, words) == words.say("answer-lost-counted")
