"""Evaluates the position after every whole turn, and plays the turn of most worth.

It looks one turn ahead, and uses only what its seat can see.
"""

from __future__ import annotations

from game.engine import rules
from game.engine.bag import Chance
from game.engine.legal import has_choice, moves, placements
from game.engine.position import Position
from game.expansions.market.moves import MARKET, Accept, Decline, Offer, Pass
from game.expansions.market.state import market, set_offers
from game.opponents.evaluation import EvaluatedTurn, Evaluation
from game.values.moves import Move, Place
from game.values.phases import Phase
from game.values.ruleset import Colour

LEVEL = 2

COMPARES_TURNS = True

DEPTH = 0
"""It plays no playouts."""

PLACEMENTS_A_SECOND = 400
"""Placements that a slow machine evaluates in a second; without time for all only a part is evaluated.

That part begins with a random placement, and has at least 20.
"""

TURN = 3.5
"""Points to be expected of a turn with any tile. Rule: tile-market."""


def choose(position: Position, seed: str, seconds: float, seat: Colour | None = None) -> tuple[Move, ...]:
    """Return the whole turn of most worth; chance only decides between equals."""
    chance = Chance(seed, "greedy")
    if position.phase is Phase.PLACE:
        return moves_of(position, ranked(position, chance, seconds)[0])
    if position.phase is Phase.DEPLOY:
        return (Evaluation(position, position.mover).best_follow_up(position)[1],)
    if not position.actors:
        return ()
    seat = seat or position.actors[-1]
    if position.phase is MARKET:
        return (_answer(position, seat, chance, seconds),)
    evaluation = Evaluation(position, position.seats.index(seat))
    return (evaluation.best_of(position, moves(position, seat)),)


def moves_of(position: Position, turn: EvaluatedTurn) -> tuple[Move, ...]:
    """Return the moves of a whole turn: only the placement if there is no choice after it."""
    after, _ = rules.apply(position, turn.place)
    return (turn.place, turn.then) if has_choice(after) else (turn.place,)


def ranked(position: Position, chance: Chance, seconds: float) -> list[EvaluatedTurn]:
    """Return the turns for which there is time, sorted by falling worth."""
    return Evaluation(position, position.mover).turns(position, looked_at(position, chance, seconds))


def looked_at(position: Position, chance: Chance, seconds: float) -> tuple[Place, ...]:
    """Return the placements for which there is time, from a random one on."""
    places = placements(position)
    start = chance.below(len(places))
    enough = max(20, int(seconds * PLACEMENTS_A_SECOND))
    return (places[start:] + places[:start])[:enough]


def _answer(position: Position, seat: Colour, chance: Chance, seconds: float) -> Move:
    """Return an offer of half of what the tile would gain, a pass, or as the drawer the answer to the offers.

    Rule: tile-market.
    """
    if position.actors == (seat,) or market(position).get(seat) is not None:
        return _sell(position, chance, seconds)
    gain = _gain(position, position.seats.index(seat), chance, seconds)
    offer = min(int(gain / 2), position.scores[seat])
    return Offer(seat, offer) if offer > 0 else Pass(seat)


def _sell(position: Position, chance: Chance, seconds: float) -> Move:
    """Return `Accept` of the best offer if price and another draw gain more than the tile, or `Decline`."""
    offers = {seat: points for seat, points in market(position).items() if points}
    if not offers:
        return Decline()
    buyer = max(offers, key=lambda seat: offers[seat])
    own = _gain(position, position.drawer, chance, seconds)
    theirs = _gain(position, position.seats.index(buyer), chance, seconds)
    others = max(1, len(position.seats) - 1)
    sold = offers[buyer] * (1 + 1 / others) + TURN - theirs / others
    return Accept(buyer) if sold > own else Decline()


def _gain(position: Position, seat: int, chance: Chance, seconds: float) -> float:
    """Return how much better off a seat would be for laying the tile that is for sale."""
    laying = position.copy_same_tiles()
    laying.phase, laying.mover = Phase.PLACE, seat
    set_offers(laying, None)
    return ranked(laying, chance, seconds / 3)[0].worth - Evaluation(laying, seat).worth(laying)
