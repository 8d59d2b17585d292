"""The fairy: her moves, and the points for the figure that she stands beside. Rules: fairy-*."""

from __future__ import annotations

from functools import lru_cache

from game.board.features import Standing
from game.board.oriented_tile import OrientedTile, cell_of, key_of
from game.engine import turn
from game.engine.base_phases import go_on
from game.engine.hooks import MoveRules
from game.engine.position import Position
from game.expansions.dragon.moves import FAIRY_MOVE, FairyMoved, MoveFairy
from game.expansions.dragon.state import DRAGON_STATE
from game.values.errors import IllegalMove
from game.values.events import Bonus, Event
from game.values.moves import Figure, Place
from game.values.ruleset import Colour

EACH_TURN, WITH_FEATURE = 1, 3
"""Points for the seat of her friend, the figure beside her: at each start of its turn, with its feature."""


def listed(position: Position) -> tuple[MoveFairy, ...]:
    """Return the moves of the fairy that the seat to move may make. Rule: fairy-move.

    The figure that she stands beside is no target, but an equal figure on the same segment is.
    """
    derived, mover = position.features.derived, position.mover
    known = derived.get((MoveFairy, mover))
    if known is None:
        known = derived[MoveFairy, mover] = _beside_followers(position)
    figures, moves, different = known
    friend = DRAGON_STATE.of(position).friend
    if friend is not None and friend[0] == mover and friend in figures:
        at = figures.index(friend)
        moves = moves[:at] + moves[at + 1 :]
    return moves if different else tuple(dict.fromkeys(moves))


def _beside_followers(position: Position) -> tuple[tuple[Standing, ...], tuple[MoveFairy, ...], bool]:
    """Return the followers of the seat to move, the fairy's move to each, and whether no two are equal."""
    tiles, keys, mover = position.grid.tiles, position.features.keys, position.mover
    kinds, weights = position.book.figures, position.book.weights
    found = tuple(
        [
            figure
            for figures in position.features.figures.values()
            for figure in figures
            if figure[0] == mover and weights[figure[1]]
        ]
    )
    moves: list[MoveFairy] = []
    for _, code, node in found:
        key = keys[node]
        oriented_tile, first, _, _ = tiles[key]
        moves.append(_beside(kinds[code], oriented_tile, node - first, key))
    return found, tuple(moves), len(set(found)) == len(found)


@lru_cache(maxsize=1 << 12)
def _beside(figure: Figure, oriented_tile: OrientedTile, segment: int, key: int) -> MoveFairy:
    return MoveFairy(figure, oriented_tile.spots[segment], cell_of(key))


def _check(position: Position, move: MoveFairy) -> None:
    if move not in listed(position):
        raise IllegalMove(FAIRY_MOVE, move)


def _push(position: Position, move: MoveFairy) -> list[Event]:
    key = key_of(move.cell)
    oriented_tile, first, _, _ = position.grid.tiles[key]
    code = position.book.figures.index(move.figure)
    friend = (position.mover, code, first + oriented_tile.segment_at[move.spot])
    DRAGON_STATE.put(position, DRAGON_STATE.of(position).with_fairy(key, friend))
    moved = FairyMoved(position.seats[position.mover], move.figure, move.cell, move.spot)
    return go_on(position, [moved])


def unchecked(position: Position, place: Place) -> list[MoveFairy]:
    """Return a move to each figure of the seat to move on the board, of any kind, her friend included."""
    figures, keys, tiles = position.book.figures, position.features.keys, position.grid.tiles
    own = [
        standing
        for held in position.features.figures.values()
        for standing in held
        if standing[0] == position.mover
    ]
    found: dict[MoveFairy, None] = {}
    for _, code, node in own:
        oriented_tile, first, _, _ = tiles[keys[node]]
        found[_beside(figures[code], oriented_tile, node - first, keys[node])] = None
    return list(found)


RULES = MoveRules[Position](_check, _push, listed, unchecked)


def turn_begins(position: Position) -> list[Event]:
    """Pay the seat to move for the fairy beside its follower, once a turn. Rules: fairy-turn, fairy-late."""
    state = DRAGON_STATE.of(position)
    if state.fairy_paid or state.friend is None or state.friend[0] != position.mover:
        return []
    DRAGON_STATE.put(position, state.next_turn(fairy_paid=True))
    paid = _each_turn(position.seats[position.mover], position.features.keys[state.friend[2]])
    turn.pay(position, paid)
    return [paid]


@lru_cache(maxsize=1 << 10)
def _each_turn(seat: Colour, key: int) -> Bonus:
    return Bonus("fairy", EACH_TURN, (seat,), final=False, cells=(cell_of(key),))


def with_feature(position: Position, root: int, final: bool) -> tuple[Bonus, ...]:
    """Return the bonus for the seat of the fairy's friend when its feature is scored, majority or not.

    Rule: fairy-three.
    """
    friend = DRAGON_STATE.of(position).friend
    if friend is None or position.features.root(friend[2]) != root:
        return ()
    cell = cell_of(position.features.keys[friend[2]])
    return (Bonus("fairy", WITH_FEATURE, (position.seats[friend[0]],), final=final, cells=(cell,)),)


def left(position: Position) -> None:
    """Leave the fairy alone on her tile once her friend has left it. Rules: fairy-alone, fairy-one."""
    state = DRAGON_STATE.of(position)
    if state.friend is not None:
        root = position.features.root(state.friend[2])
        if state.friend not in position.features.figures.get(root, ()):
            DRAGON_STATE.put(position, state.with_fairy(state.fairy, None))
