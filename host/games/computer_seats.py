"""Which computers may be seated, and a turn without a thought."""

from __future__ import annotations

from game import opponents
from game.engine.bag import Chance
from game.engine.legal import placements
from game.engine.position import Phase, Position
from game.values.moves import Decline, Move, Pass, Skip
from game.values.ruleset import Colour
from host.errors import HostReason, HostRefusal

DEFAULT_MIND = "greedy"
"""The computer that one press seats: a beginner must think to beat it."""

STAND_IN = "greedy"
"""Who plays for people whose time has run out."""


def check_mind(mind: str | None) -> None:
    """Nothing for a mind that may be seated (or None); refuses UNKNOWN_MIND."""
    if mind is not None and mind not in opponents.names():
        raise HostRefusal(HostReason.UNKNOWN_MIND, mind=mind)


def any_turn(position: Position, colour: Colour, chance: Chance) -> tuple[Move, ...]:
    """A turn without a thought: the tile on a random legal cell, no figure; nothing offered, nothing sold."""
    match position.phase:
        case Phase.MARKET:
            return (Decline(),) if position.actors == (colour,) else (Pass(colour),)
        case Phase.DEPLOY:
            return (Skip(),)
        case _:
            places = placements(position)
            return (places[chance.below(len(places))], Skip())
