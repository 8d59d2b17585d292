"""Positions of random games with all expansions."""

import random

from drafting import SEATS

from game.engine.legal import moves
from game.engine.match import play, start
from game.expansions.dragon.rules import DRAGON
from game.expansions.flyers.rules import FLYERS
from game.expansions.traders.rules import TRADERS
from game.values.moves import Skip
from game.values.phases import Phase
from game.values.ruleset import Expansion, make_ruleset

ALL = make_ruleset(expansions=[Expansion.ABBOT, Expansion.INNS, TRADERS, DRAGON, FLYERS])


def positions(seed, most=400):
    """Yield the matches of a random game with all expansions, with many fairy moves, flights and princesses."""
    chance = random.Random(seed)
    match, _ = start(ALL, SEATS, str(seed))
    for _ in range(most):
        if match.position.phase is Phase.OVER:
            return
        yield match
        found = moves(match.position)
        kinds = sorted({type(move) for move in found} - {Skip} or {Skip}, key=lambda kind: kind.__name__)
        kind = chance.choice(kinds)
        match, _ = play(match, chance.choice([move for move in found if type(move) is kind]))


def in_phase(phase):
    """Return the first position of random games in that phase."""
    return next(match for seed in range(9) for match in positions(seed) if match.position.phase is phase)
