"""A move that counts while its answer cannot be made is never told as one that did not happen."""

import pytest

from bot.i18n import codes, language
from bot.platform.errors import UnansweredMove, sentence
from model.errors import StorageTrouble


@pytest.mark.parametrize("code", codes())
def test_a_database_that_goes_away_after_the_move(code):
    """The move was stored before it went: whoever made it hears that it counts."""
    words, counted = language(code), UnansweredMove()
    counted.__cause__ = StorageTrouble("the database system is shutting down")
    said = sentence(counted, words)
    assert said is not None
    assert said != sentence(StorageTrouble(), words)
    assert said.startswith(words.say("answer-lost-counted")[:20])
