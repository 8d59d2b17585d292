"""Games that are played until a dragon's flight begins."""

import pytest
from at_the_table import (
    post_all,
)

from game.engine.legal import moves
from game.engine.position import Position
from game.engine.rules import apply
from game.expansions.dragon.flight import steps
from game.expansions.dragon.moves import FLIGHT
from game.expansions.dragon.rules import DRAGON
from game.values.moves import Move, Place, Skip
from game.values.ruleset import make_ruleset
from host.errors import HostReason, HostRefusal
from host.games.views import GameView
from host.host import Host
from model.ids import GameId
from model.outbox import Work

RULES = make_ruleset(expansions=[DRAGON])


def _goes_on(position: Position, least: int) -> bool:
    """Return True if seats choose at least `least` more steps of the dragon, whichever way they go."""
    if position.phase is not FLIGHT or len(steps(position)) < 2:
        return least <= 0
    return least <= 0 or all(_goes_on(apply(position, way)[0], least - 1) for way in steps(position))


async def on(host: Host, game: GameId, wanted: type[Move] = Skip) -> GameView:
    """Make one move for the seat to move, if possible of type `wanted`. Tiles are placed close together."""
    view = await host.games.view(game)
    assert view.to_move is not None
    assert view.to_move.person is not None
    found = sorted(moves(view.position), key=_away)
    liked = [move for move in found if isinstance(move, wanted)] or list(found)
    return (await host.games.move(game, view.to_move.person, view.seq, (liked[0],))).view


def _away(move: Move) -> int:
    """Return how far from the start tile a move places its tile; 0 for other moves."""
    return abs(move.cell.x) + abs(move.cell.y) if isinstance(move, Place) else 0


async def at_flight(host: Host, game: GameId) -> GameView:
    """Play until a flight begins in which at least three steps are chosen; return the view."""
    view = await host.games.view(game)
    for _ in range(400):
        if view.position.phase is FLIGHT and view.turn_seq == view.seq and _goes_on(view.position, 3):
            return view
        view = await on(host, game)
    raise AssertionError("the dragon never flew")


async def refused(action: object) -> HostReason:
    with pytest.raises(HostRefusal) as refusal:
        await action  # type: ignore[misc]
    return refusal.value.reason


async def post_until(host: Host, seq: int) -> None:
    """Post all messages up to that of state `seq`."""
    while True:
        (delivery,) = await post_all(host, count=1)
        while await host.outbox.waiting(Work.DISABLE_CONTROLS):
            await host.outbox.updated(await host.outbox.next_update())
        if delivery.seq == seq:
            return
