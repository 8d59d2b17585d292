"""Which computer players may be seated, and a turn made without one."""

from __future__ import annotations

from game import opponents
from game.engine.bag import Chance
from game.engine.legal import placements
from game.engine.position import Position
from game.opponents.random import passive
from game.values.moves import Move, Skip
from game.values.phases import Phase
from game.values.ruleset import Colour
from host.errors import HostReason, HostRefusal

DEFAULT_MIND = "greedy"
"""The computer that one press seats: a beginner must think to beat it."""

STAND_IN = "greedy"
"""Who plays for people whose time has run out."""


def check_mind(mind: str | None) -> None:
    """Refuse UNKNOWN_MIND for a computer player that may not be seated; None is allowed."""
    if mind is not None and mind not in opponents.names():
        raise HostRefusal(HostReason.UNKNOWN_MIND, mind=mind)


def any_turn(position: Position, colour: Colour, chance: Chance) -> tuple[Move, ...]:
    """Return a turn without a thought: the tile on a random legal cell and no figure; else nothing, or anything."""
    if position.phase is not Phase.PLACE:
        return (passive(position, colour, chance),)
    places = placements(position)
    return (places[chance.below(len(places))], Skip())
