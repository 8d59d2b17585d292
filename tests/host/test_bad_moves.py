"""Moves that the rules of an expansion forbid are refused with the whole turn: nothing of it is stored."""

from collections import Counter
from dataclasses import replace

import pytest
from games_played import ANN, BEN, CLEO, started

from game.engine.legal import moves, unchecked_actions
from game.engine.position import digest
from game.engine.rules import apply
from game.expansions.dragon.moves import FLIGHT, Step
from game.expansions.dragon.rules import DRAGON
from game.expansions.flyers.rules import FLYERS
from game.expansions.traders.rules import TRADERS
from game.values.errors import IllegalMove
from game.values.geometry import Side
from game.values.moves import Move, Place, Skip
from game.values.phases import Phase
from game.values.ruleset import make_ruleset
from host.errors import HostReason, HostRefusal
from host.games.views import GameView
from host.host import Host

RULES = make_ruleset(expansions=[TRADERS, DRAGON, FLYERS])


async def test_a_turn_with_a_forbidden_move_is_refused_as_a_whole(host: Host) -> None:
    """A turn with a forbidden builder, portal, princess, fairy or flight is refused with its tile."""
    view = await started(host, ANN, BEN, CLEO, ruleset=RULES)
    refused: Counter[str] = Counter()
    for _ in range(260):
        if view.position.phase is Phase.OVER or view.to_move is None:
            break
        if view.position.phase is Phase.PLACE:
            await _try_all(host, view, refused)
        elif view.position.phase is FLIGHT:
            await _step_wrongly(host, view, refused)
        found = sorted(moves(view.position), key=_away)
        person = view.to_move.person
        assert person is not None
        chosen = found[view.seq % len(found)] if view.position.phase is Phase.DEPLOY else found[0]
        view = (await host.games.move(view.id, person, view.seq, (chosen,))).view
    assert {"builder-deploy", "dragon-step", "not-your-turn"} <= set(refused)
    assert sum(refused.values()) > 60


async def _try_all(host: Host, view: GameView, refused: Counter[str]) -> None:
    """Make a few turns whose second half breaks a rule, one for each rule."""
    position, before = view.position, digest(view.position)
    assert view.to_move is not None
    assert view.to_move.person is not None
    place = min((move for move in moves(position) if isinstance(move, Place)), key=_away)
    after = apply(position, place)[0]
    legal, tried = set(moves(after)), set[str]()
    for bad in unchecked_actions(position, place):
        if bad in legal:
            continue
        with pytest.raises(IllegalMove) as refusal:
            await host.games.move(view.id, view.to_move.person, view.seq, (place, bad))
        tried.add(refusal.value.reason.value)
        refused[refusal.value.reason.value] += 1
        if len(tried) > 3 or refused.total() % 5 == 0:
            break
    current = await host.games.view(view.id)
    assert (current.seq, digest(current.position)) == (view.seq, before)


async def _step_wrongly(host: Host, view: GameView, refused: Counter[str]) -> None:
    """Step the dragon in a direction that is not open, and out of turn."""
    assert view.to_move is not None
    stepper = view.to_move.person
    assert stepper is not None
    other = next(person.id for person in (ANN, BEN, CLEO) if person.id != stepper)
    legal = moves(view.position)
    for step in map(Step, Side):
        with pytest.raises(HostRefusal) as out_of_turn:
            await host.games.move(view.id, other, view.seq, (step,))
        assert out_of_turn.value.reason is HostReason.NOT_YOUR_TURN
        refused["not-your-turn"] += 1
        if step in legal:
            continue
        with pytest.raises(IllegalMove) as refusal:
            await host.games.move(view.id, stepper, view.seq, (step,))
        refused[refusal.value.reason.value] += 1
    current = await host.games.view(view.id)
    assert replace(current, deadline=None) == replace(view, deadline=None, seat=current.seat)


def _away(move: Move) -> int:
    """Return how far from the start tile a move places its tile."""
    return abs(move.cell.x) + abs(move.cell.y) if isinstance(move, Place) else isinstance(move, Skip)
