"""A computer player that chooses the whole turn after which the position is worth most.

It looks no further than its own turn, and uses nothing that its seat does not see.
"""

from __future__ import annotations

from bench.support.yardsticks.evaluation import Appraisal, Appraised
from game.engine import rules
from game.engine.bag import Chance
from game.engine.legal import has_choice, moves, placements
from game.engine.position import Position
from game.expansions.market.moves import MARKET, Accept, Decline, Offer, Pass
from game.expansions.market.state import market, set_offers
from game.values.moves import Move
from game.values.phases import Phase
from game.values.ruleset import Colour

PLACEMENTS_A_SECOND = 400
"""Placements evaluated in a second on a slow machine; if there are more, only a part is evaluated.

That part starts at a random placement, and has at least 20.
"""

TURN = 3.5
"""Points that a turn with an unknown tile is expected to make. Rule: tile-market."""


def choose(position: Position, seed: str, seconds: float, seat: Colour | None = None) -> tuple[Move, ...]:
    """Return the moves of the whole turn, or answer, of most worth; chance decides between equals."""
    chance = Chance(seed, "greedy")
    if position.phase is Phase.PLACE:
        return moves_of(position, ranked(position, chance, seconds)[0])
    if position.phase is Phase.DEPLOY:
        return (Appraisal(position, position.mover).best_follow_up(position)[1],)
    if not position.actors:
        return ()
    seat = seat or position.actors[-1]
    if position.phase is MARKET:
        return (_answer(position, seat, chance, seconds),)
    appraisal = Appraisal(position, position.seats.index(seat))
    return (appraisal.best_of(position, moves(position, seat)),)


def moves_of(position: Position, turn: Appraised) -> tuple[Move, ...]:
    """Return the moves of a whole turn; only the placement if it leaves no choice."""
    after, _ = rules.apply(position, turn.place)
    return (turn.place, turn.then) if has_choice(after) else (turn.place,)


def ranked(position: Position, chance: Chance, seconds: float) -> list[Appraised]:
    """Return as many turns as `seconds` allow, those of most worth first."""
    places = placements(position)
    start = chance.below(len(places))
    enough = max(20, int(seconds * PLACEMENTS_A_SECOND))
    return Appraisal(position, position.mover).turns(position, (places[start:] + places[:start])[:enough])


def _answer(position: Position, seat: Colour, chance: Chance, seconds: float) -> Move:
    """Return an offer of half of the seat's gain from the tile, or the drawer's answer to the offers.

    Rule: tile-market.
    """
    if position.actors == (seat,) or market(position).get(seat) is not None:
        return _sell(position, chance, seconds)
    gain = _gain(position, position.seats.index(seat), chance, seconds)
    offer = min(int(gain / 2), position.scores[seat])
    return Offer(seat, offer) if offer > 0 else Pass(seat)


def _sell(position: Position, chance: Chance, seconds: float) -> Move:
    """Accept the highest offer if price and another draw make more than laying the tile, else decline."""
    offers = {seat: points for seat, points in market(position).items() if points}
    if not offers:
        return Decline()
    buyer = max(offers, key=lambda seat: offers[seat])
    own = _gain(position, position.drawer, chance, seconds)
    buyer_gain = _gain(position, position.seats.index(buyer), chance, seconds)
    others = max(1, len(position.seats) - 1)
    sold = offers[buyer] * (1 + 1 / others) + TURN - buyer_gain / others
    return Accept(buyer) if sold > own else Decline()


def _gain(position: Position, seat: int, chance: Chance, seconds: float) -> float:
    """Return how much better off a seat would be for laying the tile that is for sale."""
    laying = position.copy_same_tiles()
    laying.phase, laying.mover = Phase.PLACE, seat
    set_offers(laying, None)
    return ranked(laying, chance, seconds / 3)[0].worth - Appraisal(laying, seat).worth(laying)
