"""Moves applied to positions.

`apply` checks a move and returns the next position and the events that followed; the position it was given does not
change. `check` only refuses, and `push` changes a position in place without a check: replaying a game uses the two on
a position that it owns. Both follow the rules of the phase.
"""

from __future__ import annotations

from game.board.oriented_tile import key_of, oriented
from game.engine import drawing, turn
from game.engine.bag import tiles_in_play
from game.engine.base_phases import BASE_PHASES
from game.engine.legal import kept_aside
from game.engine.position import Position
from game.engine.registry import register_base
from game.engine.scoring import final_scored
from game.values.errors import IllegalMove, Reason
from game.values.events import Event, GameEnded
from game.values.moves import Move, Place
from game.values.phases import Phase
from game.values.ruleset import Colour, Ruleset
from game.values.tiles import TileId

register_base(BASE_PHASES, drawing.FROM_THE_BAG)


def apply(position: Position, move: Move) -> tuple[Position, tuple[Event, ...]]:
    """Return the position after a legal move, and what followed from it.

    Refuses with `IllegalMove` and changes nothing.
    """
    check(position, move)
    after = position.copy() if isinstance(move, Place) else position.copy_same_tiles()
    return after, tuple(push(after, move))


def draw(position: Position, tile: TileId | None) -> tuple[Position, tuple[Event, ...]]:
    """Return the position once chance has given `tile`, None for an empty bag.

    A tile for this turn without a legal place is answered with `Unplayable`, and the position
    goes on asking. With nothing left to draw and nothing to lay the game ends. Refuses with
    `IllegalMove` where no tile is due. Rules: draw, unplayable, end.
    """
    if position.phase is not Phase.DRAW:
        raise IllegalMove(Reason.DRAW, tile or "")
    after = position.copy_same_tiles()
    return after, tuple(push_draw(after, tile))


def finish(position: Position) -> tuple[Position, tuple[Event, ...]]:
    """Return the position after the final scoring, wherever the game stands. Rules: end, tie."""
    if position.phase is Phase.OVER:
        raise IllegalMove(Reason.END, "end")
    after = position.copy_same_tiles()
    return after, tuple(push_finish(after))


def check(position: Position, move: Move) -> None:
    """Raise `IllegalMove` unless the move is legal in this position."""
    judge = position.book.checks[position.phase].get(type(move))
    if judge is None:
        if position.phase is Phase.OVER:
            raise IllegalMove(Reason.END, move)
        raise IllegalMove(move.rule if move.phase is position.phase else move.misplaced, move)
    for compulsory in position.book.compulsory:
        must = compulsory(position)
        if must and move not in must[1]:
            raise IllegalMove(must[0], move)
    judge(position, move)


def push(position: Position, move: Move) -> list[Event]:
    """Return what followed from a move that `check` allows, made in place."""
    return position.book.pushes[position.phase][type(move)](position, move)


def push_draw(position: Position, tile: TileId | None) -> list[Event]:
    """Return what followed from a draw, made in place; see `draw`."""
    if tile is not None:
        check_drawn(position, tile)
        return position.book.drawing.drawn(position, tile)
    events = position.book.drawing.none_left(position)
    return push_finish(position) if events is None else events


def push_finish(position: Position) -> list[Event]:
    """Return what the final scoring pays, made in place. Figures stay where they stand, to be looked at.

    Rules: end, tie.
    """
    events: list[Event] = []
    for paid in final_scored(position):
        turn.pay(position, paid)
        events.append(paid)
    position.phase = Phase.OVER
    position.drawn = None
    for ends in position.book.on_game_end:
        ends(position)
    return [*events, GameEnded(position.leaders)]


def opened(ruleset: Ruleset, seats: tuple[Colour, ...], start: Place | None) -> Position:
    """Return the position before the first draw, the start tile laid for nobody. Rules: tiles-base, river."""
    position = Position(ruleset, seats, tiles_in_play(ruleset))
    if start is not None:
        key = key_of(start.cell)
        position.grid.open = {key: 0}
        position.grid.lay(key, oriented(start.tile)[start.turns], -1, 0, position.features)
        drawing.mark_seen(position, start.tile)
    return position


def check_drawn(position: Position, tile: TileId) -> None:
    """Raise `IllegalMove` for a tile that an expansion keeps aside for now."""
    if reason := kept_aside(position, tile):
        raise IllegalMove(reason, tile)


def give(position: Position, tile: TileId) -> list[Event]:
    """Give the seat to move `tile` to lay, whatever it has drawn, in place; return what happens as its turn begins.

    A written game says what was laid and not what was in the hand; so the hand is not asked.
    """
    if position.phase is Phase.OVER:
        raise IllegalMove(Reason.END, tile)
    if position.phase not in (Phase.DRAW, Phase.PLACE):
        rules = position.book.phases[position.phase]
        raise IllegalMove(rules.unfinished, tile)
    check_drawn(position, tile)
    drawing.mark_seen(position, tile)
    position.drawn = tile
    events = drawing.turn_begins(position) if position.phase is Phase.DRAW else []
    position.phase = Phase.PLACE
    return events
