"""Which computers may be seated, and a turn without a thought."""

from __future__ import annotations

from bot.host.errors import HostReason, HostRefusal
from game import opponents
from game.bag import Chance
from game.legal import placements
from game.moves import Decline, Move, Pass, Skip
from game.position import Phase, Position
from game.ruleset import Colour

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
