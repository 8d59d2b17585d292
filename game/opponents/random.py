"""Plays random legal moves, but takes three points or more that are paid at once."""

from __future__ import annotations

from game.engine import rules
from game.engine.bag import Chance
from game.engine.legal import deployments, has_choice, moves, placements
from game.engine.position import Position
from game.values.events import Scored
from game.values.moves import Deploy, Move, Skip
from game.values.phases import Phase
from game.values.ruleset import Colour
from game.values.tiles import FeatureKind

LEVEL = 1

DEPTH = 0

COMPARES_TURNS = False
"""It does not compare turns by points, so `/why computer` has none to show."""


def choose(position: Position, seed: str, seconds: float, seat: Colour | None = None) -> tuple[Move, ...]:
    """Return a random placement and a deployment that pays at once, a random deployment, or none."""
    del seconds  # a random choice takes none
    chance = Chance(seed, "random")
    if position.phase is Phase.PLACE:
        places = placements(position)
        place = places[chance.below(len(places))]
        after, _ = rules.apply(position, place)
        return (place, _then(after, chance)) if has_choice(after) else (place,)
    if position.phase is Phase.DEPLOY:
        return (_then(position, chance),)
    if not position.actors:
        return ()
    seat = seat or position.actors[-1]
    return (passive(position, seat, chance),)


def passive(position: Position, seat: Colour, chance: Chance) -> Move:
    """Return the move of a seat that lays no tile: the passive one of the phase if it is legal, else a random one."""
    rules_of_phase, found = position.book.phases[position.phase], moves(position, seat)
    if rules_of_phase.passive is not None:
        wanted = rules_of_phase.passive(position, position.seats.index(seat))
        if wanted in found:
            return wanted
    return found[chance.below(len(found))]


def _then(position: Position, chance: Chance) -> Move:
    found = moves(position)
    if Skip() not in found:
        return found[chance.below(len(found))]  # skipping is not allowed
    deploys = deployments(position)
    for deploy in deploys:
        _, events = rules.apply(position, deploy)
        if any(isinstance(event, Scored) and event.points > 2 for event in events):
            return deploy
    wanted = [deploy for deploy in deploys if _wants(position, deploy, chance)]
    return wanted[chance.below(len(wanted))] if wanted else Skip()


def _wants(position: Position, deploy: Deploy, chance: Chance) -> bool:
    """Return whether a deployment is wanted: at random 1 in 2, on a field 1 in 8; never the last figure."""
    seat = position.to_move
    left = sum(position.supply[seat].values()) if seat else 0
    one_in = 8 if deploy.spot.kind is FeatureKind.FIELD else 2
    return left > 1 and chance.below(one_in) == 0
