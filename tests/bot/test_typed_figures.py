"""Tests of reading typed figures and spots."""

import random
from collections import Counter

import pytest
from drafting import RULESETS, SEATS

from bot.features.turn.finishes import read_finish
from bot.i18n import codes, language
from bot.pictures import choices
from bot.platform.errors import Refusal
from bot.text.words import choice_name
from game.engine.legal import moves
from game.engine.match import play, start
from game.values.moves import MEEPLE, Deploy, Skip
from game.values.phases import Phase


@pytest.mark.parametrize("code", codes())
def test_a_feature_without_a_side_is_read_if_there_is_only_one(code):
    """The word "road" means the only road of a tile, and is refused if there are two."""
    words = language(code)
    chance = random.Random(2)
    match, _ = start(RULESETS["base"], SEATS, "typed")
    read = refused = 0
    while match.position.phase is not Phase.OVER:
        found = (*choices.finishes(match.position), Skip())
        deploys = [
            finish
            for finish in found
            if isinstance(finish, Deploy) and finish.figure == MEEPLE and finish.cell is None
        ]
        features = Counter(choice_name(words, deploy).split(" (")[0] for deploy in deploys)
        for finish in deploys:
            typed = choice_name(words, finish).split(" (")[0]
            if features[typed] == 1:
                assert read_finish(words, f" {typed.upper()} ", found) == finish
                read += 1
            else:
                with pytest.raises(Refusal):
                    read_finish(words, typed, found)
                refused += 1
        match, _ = play(match, chance.choice(moves(match.position)))
    assert read
    assert refused
