"""Tests of a flying machine's flight, whose landing is chosen once the die has been thrown. Rule: flyer-land."""

import pytest
from playing import is_turn_of, kind_of
from stored_games import moves_until, stored_game

from bench.support.in_process import running
from game.engine.legal import moves
from game.expansions.flyers.moves import LAND
from game.expansions.flyers.rules import FLYERS
from game.notation.moves import move_text
from game.values.ruleset import Colour, make_ruleset

pytestmark = pytest.mark.e2e

RULES = make_ruleset(expansions=[FLYERS])
SEATS = (Colour.RED, Colour.BLUE)


def has_several_landings(position):
    """Return whether a follower is flying to a cell with several places to land."""
    return position.phase is LAND and len(moves(position)) > 1


async def test_a_landing_is_chosen_after_the_throw(box, database, table, ada, bruno):
    """After a typed flight the panel has the places to land; *Play* shows them again, and one press ends the turn."""
    secret, played, _ = moves_until(RULES, SEATS, has_several_landings)
    people = dict(zip(SEATS, (ada, bruno), strict=True))
    colour, flight = played.pop()
    flier, other = people[colour], people[next(seat for seat in SEATS if seat is not colour)]
    await stored_game(box, database, table, people, secret, played, ruleset=RULES)
    async with running(box, database):
        message = await box.message_for(flier, table, lambda message: is_turn_of(message, flier))
        offered = await flier.autocomplete(table, "meeple", focused="on")
        assert move_text(flight) in [choice["value"] for choice in offered]
        thrown = await flier.slash(table, "meeple", on=move_text(flight))
        assert thrown.ephemeral
        assert "🎲 The die shows" in thrown.text
        landings = [
            control["custom_id"] for control in thrown.message.controls if kind_of(control) == "market"
        ]
        assert len(landings) > 1
        second_reply = await flier.click(message, "Play")
        assert [control["custom_id"] for control in second_reply.message.controls] == landings
        assert len(await flier.autocomplete(table, "meeple", focused="on")) == len(landings)
        assert "is to move" in (await other.click(message, "Play")).text
        landed = await flier.click(second_reply.message, landings[0])
        assert landed.text.startswith("Done.")
        await box.message_for(other, table, lambda message: is_turn_of(message, other))
        late = await flier.click(thrown.message, landings[1])
        assert "moved on" in late.text
