"""Games that are played until a dragon's flight begins."""

from collections.abc import Sequence

from games_played import post_all

from game.engine.legal import moves
from game.engine.position import Position
from game.engine.rules import apply
from game.expansions.dragon.flight import steps
from game.expansions.dragon.moves import FLIGHT
from game.expansions.dragon.rules import DRAGON
from game.values.moves import Move, Place, Skip
from game.values.phases import Phase
from game.values.ruleset import make_ruleset
from host.games.views import GameView
from host.host import Host
from model.ids import GameId
from model.outbox import Work

RULES = make_ruleset(expansions=[DRAGON])


def _steps_are_chosen(position: Position, least: int) -> bool:
    """Return True if seats choose at least `least` more steps of the dragon, whichever they choose."""
    if least <= 0:
        return True
    if position.phase is not FLIGHT or len(steps(position)) < 2:
        return False
    return all(_steps_are_chosen(apply(position, step)[0], least - 1) for step in steps(position))


def _preferred(position: Position, kind: type[Move] = Skip) -> Move:
    """Return a legal move, if possible of type `kind`.

    Tiles are placed close to the start tile, so that the dragon has room to fly.
    """
    found = sorted(moves(position), key=_distance)
    return next((move for move in found if isinstance(move, kind)), found[0])


def _distance(move: Move) -> int:
    """Return the distance from the start tile at which a move places its tile; 0 for other moves."""
    return abs(move.cell.x) + abs(move.cell.y) if isinstance(move, Place) else 0


async def _play(host: Host, view: GameView, moves: Sequence[Move]) -> GameView:
    assert view.to_move is not None
    assert view.to_move.person is not None
    return (await host.games.move(view.id, view.to_move.person, view.seq, moves)).view


async def make_move(host: Host, game: GameId, kind: type[Move] = Skip) -> GameView:
    """Make one move for the seat to move, if possible of type `kind`, and return the view."""
    view = await host.games.view(game)
    return await _play(host, view, [_preferred(view.position, kind)])


async def play_until_flight(host: Host, game: GameId) -> GameView:
    """Play until a flight begins in which at least three steps are chosen; return the view."""
    view = await host.games.view(game)
    for _ in range(400):
        if (
            view.position.phase is FLIGHT
            and view.turn_seq == view.seq
            and _steps_are_chosen(view.position, 3)
        ):
            return view
        played = [_preferred(view.position)]
        if isinstance(played[0], Place):
            # Together the moves of a turn take one transaction.
            after, _ = apply(view.position, played[0])
            if after.phase is Phase.DEPLOY:
                played.append(_preferred(after))
        view = await _play(host, view, played)
    raise AssertionError("the dragon never flew")


async def post_until(host: Host, seq: int) -> None:
    """Post all messages up to that of state `seq`."""
    while True:
        (delivery,) = await post_all(host, count=1)
        while await host.outbox.waiting(Work.DISABLE_CONTROLS):
            await host.outbox.updated(await host.outbox.next_update())
        if delivery.seq == seq:
            return
