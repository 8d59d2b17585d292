"""Moves applied to positions.

`apply` checks a move and returns the next position and the events that followed; the position given does not
change. `check` only refuses, and `push` changes a position in place without a check: replaying a game calls
both on a position of its own. Both follow the rules of the phase.
"""

from __future__ import annotations

from game.board.oriented_tile import key_of, oriented
from game.engine import drawing, turn
from game.engine.bag import tiles_in_play
from game.engine.base_phases import BASE_PHASES
from game.engine.hooks import Hooks
from game.engine.legal import kept_aside
from game.engine.position import Position
from game.engine.registry import register
from game.engine.scoring import final_scored
from game.values.errors import IllegalMove, Reason
from game.values.events import Event, GameEnded
from game.values.moves import Move, Place
from game.values.phases import Phase
from game.values.ruleset import Colour, Ruleset
from game.values.tiles import TileId

register(None, Hooks[Position](phases=BASE_PHASES, drawing=drawing.FROM_THE_BAG))


def apply(position: Position, move: Move) -> tuple[Position, tuple[Event, ...]]:
    """Return the position after a legal move, and the events that followed from it.

    Refuses with `IllegalMove` and changes nothing.
    """
    check(position, move)
    after = position.copy() if isinstance(move, Place) else position.copy_same_tiles()
    return after, tuple(push(after, move))


def draw(position: Position, tile: TileId | None) -> tuple[Position, tuple[Event, ...]]:
    """Return the position once chance has given `tile`, None for an empty bag.

    A tile that is due to be laid but has no legal place yields `Unplayable`, and the phase stays
    DRAW. The game ends when the bag is empty and no seat has a tile left. Refuses with
    `IllegalMove` where no tile is due. Rules: draw, unplayable, end.
    """
    if position.phase is not Phase.DRAW:
        raise IllegalMove(Reason.DRAW, tile or "")
    after = position.copy_same_tiles()
    return after, tuple(push_draw(after, tile))


def finish(position: Position) -> tuple[Position, tuple[Event, ...]]:
    """Return the position after the final scoring, whatever the phase; refuses a game that is over (end).

    Rules: end, tie.
    """
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
    """Make a move that `check` allows, in place; return its events."""
    return position.book.pushes[position.phase][type(move)](position, move)


def push_draw(position: Position, tile: TileId | None) -> list[Event]:
    """Do what `draw` does, in place; return the events. The phase is not checked."""
    if tile is not None:
        check_drawn(position, tile)
        return position.book.drawing.drawn(position, tile)
    events = position.book.drawing.none_left(position)
    return push_finish(position) if events is None else events


def push_finish(position: Position) -> list[Event]:
    """End the game with the final scoring, in place; return its events. Figures stay on the board to be seen.

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
    """Return the position before the first draw; the start tile lies there and belongs to no seat.

    Rules: tiles-base, river.
    """
    position = Position(ruleset, seats, tiles_in_play(ruleset))
    if start is not None:
        key = key_of(start.cell)
        position.grid.open = {key: 0}
        position.grid.lay(key, oriented(start.tile)[start.turns], -1, 0, position.features)
        drawing.mark_seen(position, start.tile)
    return position


def check_drawn(position: Position, tile: TileId) -> None:
    """Raise `IllegalMove` for a tile that an expansion does not let be drawn yet."""
    if reason := kept_aside(position, tile):
        raise IllegalMove(reason, tile)


def give(position: Position, tile: TileId) -> list[Event]:
    """Give the seat to move `tile` to lay, in place; return the events of the beginning of its turn.

    What it has drawn or holds does not matter: a written game tells which tiles were laid, not which were
    held.
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
