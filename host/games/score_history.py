"""Payments in a game, and the scores after each turn, worked out from a history. Pure functions."""

from __future__ import annotations

from game.values.events import Bonus, Scored
from game.values.tiles import FeatureKind
from host.games.game_history import GameHistory
from host.games.turns import turn_of, turns
from host.games.views import Breakdown, Payment, ScoreLine


def payments(history: GameHistory, until: int) -> tuple[Payment, ...]:
    """Return all payments on the way to state `until`: scored features, and bonuses of expansions."""
    return tuple(
        Payment(number, turn_of(history, number), event)
        for number in history.line(until)
        for event in history.steps[number].events
        if isinstance(event, Scored | Bonus)
    )


def breakdown(history: GameHistory, until: int) -> Breakdown:
    """Return the points of each seat by what paid them: a kind of feature, or the source of an expansion's points."""
    found = {seat: dict.fromkeys((kind.value for kind in FeatureKind), 0) for seat in history.opening.seats}
    for payment in payments(history, until):
        scored = payment.scored
        for seat in scored.seats:
            found[seat][scored.about] = found[seat].get(scored.about, 0) + scored.points
    return found


def score_lines(history: GameHistory) -> tuple[ScoreLine, ...]:
    """Return the scores at the start and after each turn; the last line after the final scoring."""
    return tuple(
        ScoreLine(number, step.turn, dict(zip(history.opening.seats, step.points, strict=True)))
        for number in turns(history, history.seq)
        for step in (history.steps[number],)
    )
