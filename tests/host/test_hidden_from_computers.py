"""Tests that computers know neither the order of the bag nor hidden hands."""

from functools import cache
from itertools import count

import pytest

from game.engine.match import Match, start
from game.opponents import names
from game.values.ruleset import RULES_VERSION, Colour, Option, Ruleset, make_ruleset
from host.computers.worker import answer, parse_answer, question
from host.games.opening import Opening
from model.ids import GameId

SEATS = (Colour.RED, Colour.BLUE)
RULESETS = (make_ruleset(), make_ruleset(on=[Option.HAND_THREE], hidden_hands=True))


@cache
def that_look_alike(ruleset: Ruleset) -> tuple[Match, Match]:
    """Return the beginnings of two games in which red sees the same, but the tiles are in another order."""
    found: dict[object, Match] = {}
    for number in count():
        match, _ = start(ruleset, SEATS, f"hidden {number}")
        seen = match.position.seen_by(Colour.RED)
        other = found.setdefault((seen.drawn, seen.hands[Colour.RED] if seen.hands else ()), match)
        if other is not match:
            return other, match
    raise AssertionError("seeds do not end")


@pytest.mark.parametrize("level", names())
@pytest.mark.parametrize("ruleset", RULESETS, ids=["bag", "bag and hands"])
def test_a_computer_does_not_know_what_its_seat_does_not_see(ruleset: Ruleset, level: str) -> None:
    """The worker, which replays the game from its seed, chooses the same turn whatever order the tiles have."""
    matches = that_look_alike(ruleset)
    one, other = (match.position for match in matches)
    assert matches[0].bag.tiles != matches[1].bag.tiles
    assert one == other if not ruleset.hidden_hands else one.hands[Colour.BLUE] != other.hands[Colour.BLUE]
    assert one.seen_by(Colour.RED) == other.seen_by(Colour.RED)
    chosen = set()
    for match in matches:
        opening = Opening(GameId("tavomi"), ruleset, SEATS, match.seed, RULES_VERSION)
        request = question(opening, [], opponent=level, seat=Colour.RED, chance="same", seconds=0.5)
        chosen.add(parse_answer(answer(request.decode()).encode())[0])
    assert len(chosen) == 1
