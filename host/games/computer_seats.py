"""Which computer players may be seated, and a turn made without one."""

from __future__ import annotations

from game import opponents
from game.engine import rules
from game.engine.bag import Chance
from game.engine.legal import placements
from game.engine.position import Position
from game.opponents.random import passive
from game.values.moves import Move, Skip
from game.values.phases import Phase
from game.values.ruleset import Colour
from host.errors import HostReason, HostRefusal

DEFAULT_OPPONENT = "greedy"
"""The computer that one press seats: a beginner must think to beat it."""

STAND_IN = "greedy"
"""Who plays for people whose time has run out."""

ADVISER = "expert"
"""Who is asked for hints."""


def check_opponent(opponent: str | None) -> None:
    """Refuse UNKNOWN_OPPONENT for a computer player that may not be seated; None is allowed."""
    if opponent is not None and opponent not in opponents.names():
        raise HostRefusal(HostReason.UNKNOWN_OPPONENT, opponent=opponent)


def any_turn(position: Position, colour: Colour, chance: Chance) -> tuple[Move, ...]:
    """Return a turn without a thought: the tile on a random legal cell and no figure; else nothing, or anything."""
    if position.phase is not Phase.PLACE:
        return (passive(position, colour, chance),)
    places = placements(position)
    place = places[chance.below(len(places))]
    after, _ = rules.apply(position, place)
    return (place, passive(after, colour, chance) if after.phase is Phase.DEPLOY else Skip())
