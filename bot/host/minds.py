"""Which computers may be seated, and how one of them chooses a turn. Runs inside the worker process."""

from __future__ import annotations

import os
import threading
from collections.abc import Sequence
from multiprocessing import connection, parent_process

from bot.host.course import Opening
from bot.host.errors import HostReason, HostRefusal
from game import opponents
from game.bag import Chance
from game.legal import placements
from game.match import play, start
from game.moves import Decline, Move, Pass, Skip
from game.notation import move_text, parse_move
from game.position import Phase, Position
from game.ruleset import Colour

STAND_IN = "greedy"
"""Who plays for people whose time has run out."""


def check_mind(mind: str | None) -> None:
    """Nothing for a mind that may be seated (or None); refuses UNKNOWN_MIND."""
    if mind is not None and mind not in opponents.names():
        raise HostRefusal(HostReason.UNKNOWN_MIND, mind=mind)


def think(
    opening: Opening, moves: Sequence[str], mind: str, colour: Colour, seed: str, seconds: float
) -> list[str]:
    """The moves of one turn, as they are written, that `mind` chooses after `moves`.

    The game is replayed here, since that is less to send than a position; the mind sees what its seat sees.
    """
    match, _ = start(opening.ruleset, opening.seats, opening.seed)
    for text in moves:
        match, _ = play(match, parse_move(text))
    chosen = opponents.load(mind).choose(match.position.seen_by(colour), seed, seconds, colour)
    return [move_text(move) for move in chosen]


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


def die_with_parent() -> None:
    """End this worker when the process that started it is gone, however it went."""
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_wait_and_exit, args=(parent.sentinel,), daemon=True).start()


def _wait_and_exit(sentinel: int) -> None:
    connection.wait([sentinel])
    os._exit(0)
