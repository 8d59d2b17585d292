"""Checks of computer players at tables, and turns made without one."""

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
"""The computer player that a single press seats: a beginner can beat it, but must think."""

STAND_IN = "greedy"
"""The computer player that moves for people whose time has run out."""

ADVISER = "expert"
"""The computer player that gives hints."""


def check_opponent(opponent: str | None) -> None:
    """Refuse UNKNOWN_OPPONENT for a computer player that may not be seated; None is allowed."""
    if opponent is not None and opponent not in opponents.names():
        raise HostRefusal(HostReason.UNKNOWN_OPPONENT, opponent=opponent)


def any_turn(position: Position, colour: Colour, chance: Chance) -> tuple[Move, ...]:
    """Return a random turn: the tile in a random legal placement, and no figure.

    In another phase than placing, or after the tile, choose to do nothing, or anything if something must be
    chosen.
    """
    if position.phase is not Phase.PLACE:
        return (passive(position, colour, chance),)
    places = placements(position)
    place = places[chance.below(len(places))]
    after, _ = rules.apply(position, place)
    return (place, passive(after, colour, chance) if after.phase is Phase.DEPLOY else Skip())
