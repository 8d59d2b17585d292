"""A whole game with its bag: moves, and the draws and forced moves that follow them."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.engine import rules
from game.engine.bag import Bag, Chance, fill, start_tile
from game.engine.legal import has_choice, kept_aside, moves, playable
from game.engine.position import Position
from game.values.errors import IllegalMove, Reason
from game.values.events import Event, Unplayable
from game.values.moves import Move, Skip
from game.values.phases import Phase
from game.values.ruleset import RULES_VERSION, Colour, Ruleset

FULL_HANDS = 2
"""The first version of the rules in which tiles that cannot be laid fill a hand, too."""

LAST_TURNS_BEGIN = 3
"""The first version of the rules in which a turn begins with a draw even if no tile left can be laid."""


@dataclass(frozen=True, slots=True)
class Match:
    """A game between `seats` in the order of play, by version `version` of the rules.

    `seed` and `bag` are secret until its end.
    """

    ruleset: Ruleset
    seats: tuple[Colour, ...]
    seed: str
    position: Position
    bag: Bag
    version: int = RULES_VERSION


def start(
    ruleset: Ruleset, seats: tuple[Colour, ...], seed: str, version: int = RULES_VERSION
) -> tuple[Match, tuple[Event, ...]]:
    """Return a new game at its first choice of a player, and the events before that.

    `version` is the `RULES_VERSION` with which the game was begun. Refuses contradicting rules with
    `RulesetError`, no seat or two of a colour with `IllegalMove` (seats).
    """
    position = new_position(ruleset, seats)
    bag = fill(ruleset, seed)
    return _go_on(Match(ruleset, seats, seed, position, bag, version))


def new_position(ruleset: Ruleset, seats: tuple[Colour, ...]) -> Position:
    """Return the position before the first draw, the start tile laid.

    Rules: seats, tiles-base, river, start-in-bag.
    """
    if not seats or len(set(seats)) < len(seats):
        raise IllegalMove(Reason.SEATS, " ".join(seat.value for seat in seats))
    return rules.opened(ruleset, tuple(seats), start_tile(ruleset))


def play(match: Match, move: Move) -> tuple[Match, tuple[Event, ...]]:
    """Return the game after a move and all draws and forced moves that follow, and the events.

    Refuses with `IllegalMove` and changes nothing. Rules: draw, unplayable, deploy-none, end.
    """
    position, events = rules.apply(match.position, move)
    after, more = _go_on(replace(match, position=position))
    return after, events + more


def _go_on(match: Match) -> tuple[Match, tuple[Event, ...]]:
    """Make draws and forced moves until a player has a choice or the game is over; return game and events."""
    position, bag = match.position, match.bag
    happened: tuple[Event, ...] = ()
    draw_begins_turn = bool(position.book.on_turn_begin) and match.version >= LAST_TURNS_BEGIN
    must_draw = draw_begins_turn
    while True:
        if position.phase is Phase.DRAW:
            bag = _sorted_out(position, bag)
            # The first draw after a turn is made even if no tile can be laid, since it may pay. Rule: fairy-late.
            forever = not must_draw and _would_draw_forever(position, bag, match.version)
            must_draw = False
            tile, bag = (None, bag) if forever else bag.draw()
            position, events = rules.draw(position, tile)
            for event in events:
                if isinstance(event, Unplayable) and event.returned:
                    bag = bag.put_back(event.tile)
        elif (move := _without_choice(position, match.seed)) is not None:
            position, events = rules.apply(position, move)
            must_draw = draw_begins_turn
        else:
            return replace(match, position=position, bag=bag), happened
        happened += events


def _without_choice(position: Position, seed: str) -> Move | None:
    """Return the move that chance makes, or the only legal one; None if a player must choose.

    Rule: deploy-none.
    """
    phase = position.book.phases[position.phase]
    if phase.chance is not None:
        return phase.chance(position, Chance(seed, f"{position.phase.value} {position.turn}").below)
    if position.phase is Phase.DEPLOY:
        return None if has_choice(position) else Skip()
    if phase.automatic:
        found = moves(position)
        return found[0] if len(found) == 1 else None
    return None


def _sorted_out(position: Position, bag: Bag) -> Bag:
    """Return the bag with the tiles set aside that an expansion does not let be drawn yet."""
    if not position.book.waits:
        return bag
    return bag.sorted_out(lambda tile: kept_aside(position, tile) is not None)


def _would_draw_forever(position: Position, bag: Bag, version: int) -> bool:
    """Return True if drawing would never end, since no tile of the bag fits and all are put back. Rule: end.

    A hand that is being filled and holds a tile that fits is not put back. Rule: hand-three.
    """
    drawing = position.book.drawing
    if not position.book.returns_unplayable or not drawing.for_turn(position):
        return False
    held = drawing.held(position)[position.mover] if drawing.hand_size and version >= FULL_HANDS else ()
    return not any(playable(position, tile) for tile in {*bag.tiles, *held})
