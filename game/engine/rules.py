"""The rules as a door: moves go in, the next position and what happened come out.

`apply` checks a move, copies what it changes, and leaves the position it was given alone.
Below it lie `check`, which only refuses, and `push`, which changes a position in place without
asking: replaying a game uses the two on a position that it owns.
"""

from __future__ import annotations

from typing import assert_never

from game.board.oriented_tile import FIGURES, cell_of, fits, key_of, lying, reachable
from game.engine import hand, turn
from game.engine.bag import tiles_in_play
from game.engine.legal import recalls
from game.engine.position import Phase, Position
from game.expansions.market import offers as trade
from game.notation.moves import move_text
from game.scoring.pay import final_scored, scored
from game.values.errors import IllegalMove, Reason
from game.values.events import Deployed, Event, GameEnded, Placed, Recalled, Returned
from game.values.moves import Accept, Decline, Deploy, Figure, Move, Offer, Pass, Place, Recall, Skip
from game.values.ruleset import Colour, Ruleset
from game.values.tiles import FeatureKind, TileId

_FIGURES = len(FIGURES)


def apply(position: Position, move: Move) -> tuple[Position, tuple[Event, ...]]:
    """The position after a legal move, and what followed from it.

    Refuses with `IllegalMove` and changes nothing.
    """
    check(position, move)
    after = position.copy() if isinstance(move, Place) else position.copy_same_tiles()
    return after, tuple(push(after, move))


def draw(position: Position, tile: TileId | None) -> tuple[Position, tuple[Event, ...]]:
    """The position once chance has given `tile`, None for an empty bag.

    A tile for this turn without a legal place is answered with `Unplayable`, and the position
    goes on asking. With nothing left to draw and nothing to lay the game ends. Refuses with
    `IllegalMove` where no tile is due. Rules: draw, unplayable, end.
    """
    if position.phase is not Phase.DRAW:
        raise IllegalMove(Reason.DRAW, tile or "")
    after = position.copy_same_tiles()
    return after, tuple(push_draw(after, tile))


def finish(position: Position) -> tuple[Position, tuple[Event, ...]]:
    """The position after the final scoring, wherever the game stands. Rules: end, tie."""
    if position.phase is Phase.OVER:
        raise IllegalMove(Reason.END, "end")
    after = position.copy_same_tiles()
    return after, tuple(push_finish(after))


def check(position: Position, move: Move) -> None:
    """Nothing, for a legal move; refuses all others with `IllegalMove`."""
    match move:
        case Place():
            _check_place(position, move)
        case Deploy():
            _check_deploy(position, move)
        case Recall():
            _check_recall(position, move)
        case Skip():
            if position.phase is not Phase.DEPLOY:
                raise IllegalMove(_wrong_phase(position, Reason.DEPLOY_PHASE), move_text(move))
        case Offer() | Pass() | Accept() | Decline():
            trade.check(position, move)
        case _:
            assert_never(move)


def push(position: Position, move: Move) -> list[Event]:
    """What followed from a move that `check` allows, made in place."""
    match move:
        case Place():
            return _push_place(position, move)
        case Deploy():
            return _push_deploy(position, move)
        case Recall():
            return _push_recall(position, move)
        case Skip():
            return turn.end(position)
        case Offer() | Pass() | Accept() | Decline():
            return trade.push(position, move)
        case _:
            assert_never(move)


def push_draw(position: Position, tile: TileId | None) -> list[Event]:
    """What followed from a draw, made in place; see `draw`."""
    if tile is not None:
        return hand.draw(position, tile)
    events = hand.nothing_to_draw(position)
    return push_finish(position) if events is None else events


def push_finish(position: Position) -> list[Event]:
    """The final scoring, made in place. Figures stay where they stand, to be looked at. Rules: end, tie."""
    events: list[Event] = []
    for paid in final_scored(position):
        turn.pay(position, paid)
        events.append(paid)
    position.phase = Phase.OVER
    position.drawn = None
    position.offers = None
    return [*events, GameEnded(position.leaders)]


def opened(ruleset: Ruleset, seats: tuple[Colour, ...], start: Place | None) -> Position:
    """The position before the first draw, with the start tile laid for nobody. Rules: tiles-base, river."""
    position = Position(ruleset, seats, tiles_in_play(ruleset))
    if start is not None:
        key = key_of(start.cell)
        position.grid.open = {key: 0}
        position.grid.lay(key, lying(start.tile)[start.turns], -1, 0, position.features)
        hand.see(position, start.tile)
    return position


def give(position: Position, tile: TileId) -> None:
    """Let the seat to move lay `tile` whatever it has drawn, in place.

    A written game says what was laid and not what was in the hand; so the hand is not asked.
    """
    if position.phase is Phase.OVER:
        raise IllegalMove(Reason.END, tile)
    if position.phase is Phase.DEPLOY:
        raise IllegalMove(Reason.PLACE_PHASE, tile)
    hand.see(position, tile)
    position.offers = None
    position.drawn = tile
    position.phase = Phase.PLACE


def _wrong_phase(position: Position, reason: Reason) -> Reason:
    return Reason.END if position.phase is Phase.OVER else reason


def _check_place(position: Position, move: Place) -> None:
    if position.phase is not Phase.PLACE:
        raise IllegalMove(_wrong_phase(position, Reason.PLACE_PHASE), move_text(move))
    if move.tile != position.drawn and (
        position.drawn is not None or move.tile not in position.held_hands[position.mover]
    ):
        raise IllegalMove(Reason.PLACE_TILE, move_text(move))
    grid = position.grid
    key = key_of(move.cell)
    constraint = grid.open.get(key)
    if constraint is None or not 0 <= move.turns < 4 or not reachable(move.cell):
        raise IllegalMove(_no_open_cell(position, move), move_text(move))
    if not fits(move.tile).get(constraint, 0) >> move.turns & 1:
        raise IllegalMove(Reason.PLACE_MATCH, move_text(move))
    for refuses in position.book.refuses.get(move.tile, ()):
        reason = refuses(position, lying(move.tile)[move.turns], key)
        if reason is not None:
            raise IllegalMove(reason, move_text(move))


def _no_open_cell(position: Position, move: Place) -> Reason:
    if not 0 <= move.turns < 4:
        return Reason.PLACE_MATCH
    if reachable(move.cell):
        key = key_of(move.cell)
        if key in position.grid.tiles:
            return Reason.PLACE_OCCUPIED
        if position.grid.table is not None and not position.grid.table.holds(key):
            return Reason.TABLE_EDGE
    return Reason.PLACE_ADJACENT


def _push_place(position: Position, move: Place) -> list[Event]:
    key = key_of(move.cell)
    tile = move.tile
    grid = position.grid
    number = 1 if position.last_key is None else grid.tiles[position.last_key][2] + 1
    grid.lay(key, lying(tile)[move.turns], position.mover, number, position.features)
    position.last_key = key
    position.phase = Phase.DEPLOY
    position.drawn = None
    if position.held_hands and position.mover == position.drawer:
        hand.leave_hand(position, position.mover, tile)
    return [Placed(position.seats[position.mover], tile, move.cell, move.turns)]


def _check_deploy(position: Position, move: Deploy) -> None:
    if position.phase is not Phase.DEPLOY:
        raise IllegalMove(_wrong_phase(position, Reason.DEPLOY_PHASE), move_text(move))
    assert position.last_key is not None
    lies, first, _, _ = position.grid.tiles[position.last_key]
    code = FIGURES.index(move.figure)
    segment = lies.segment_at.get(move.spot)
    stock = position.stock[position.mover * _FIGURES : (position.mover + 1) * _FIGURES]
    reason = None
    if not any(stock) and not any(hook(position) for hook in position.book.recalls):
        # Where a figure may be taken back there is still a choice: then only this piece is not there.
        reason = Reason.DEPLOY_NONE
    elif not stock[code]:
        reason = Reason.SUPPLY
    elif segment is None:
        reason = Reason.DEPLOY_SPOT
    elif not position.book.stands[code] & lies.bits[segment]:
        reason = _may_not_stand(move)
    elif position.features.root(first + segment) in position.features.held:
        reason = Reason.DEPLOY_FREE
    if reason is not None:
        raise IllegalMove(reason, move_text(move))


def _may_not_stand(move: Deploy) -> Reason:
    if move.figure is Figure.ABBOT:
        return Reason.ABBOT_DEPLOY
    if move.spot.kind is FeatureKind.FIELD:
        return Reason.FIELD_OFF
    return Reason.ABBOT_GARDEN_ONLY


def _push_deploy(position: Position, move: Deploy) -> list[Event]:
    key = position.last_key
    assert key is not None
    lies, first, _, _ = position.grid.tiles[key]
    segment = lies.segment_at[move.spot]
    code = FIGURES.index(move.figure)
    features = position.features
    features.held[features.root(first + segment)] = ((position.mover, code, first + segment),)
    position.stock[position.mover * _FIGURES + code] -= 1
    seat = position.seats[position.mover]
    return [Deployed(seat, move.figure, cell_of(key), lies.spots[segment]), *turn.end(position)]


def _check_recall(position: Position, move: Recall) -> None:
    if position.phase is not Phase.DEPLOY:
        raise IllegalMove(_wrong_phase(position, Reason.DEPLOY_PHASE), move_text(move))
    if move not in recalls(position):
        raise IllegalMove(Reason.ABBOT_RECALL, move_text(move))


def _push_recall(position: Position, move: Recall) -> list[Event]:
    """Take the abbot back, paid at once; it may be used from the next turn. Rule: abbot-recall."""
    seat = position.seats[position.mover]
    key = key_of(move.cell)
    lies, first, _, _ = position.grid.tiles[key]
    root = next(first + middle for middle in lies.middles if first + middle in position.features.held)
    paid = scored(position, root, final=False)
    (_, code, _) = position.features.held.pop(root)[0]
    turn.pay(position, paid)
    position.stock[position.mover * _FIGURES + code] += 1
    events: list[Event] = [Recalled(seat, move.cell), paid, Returned(seat, FIGURES[code], move.cell)]
    return events + turn.end(position)
