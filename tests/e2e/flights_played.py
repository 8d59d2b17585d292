"""Helpers for tests of the dragon's flight: a game that has reached one, and steps by buttons."""

import random
from itertools import count

from playing import kind_of
from stored_games import stored_game

from game.engine.legal import moves
from game.engine.match import play, start
from game.engine.rules import apply
from game.expansions.dragon.flight import steps
from game.expansions.dragon.moves import FLIGHT
from game.expansions.dragon.rules import DRAGON
from game.expansions.traders.rules import TRADERS
from game.values.moves import Place
from game.values.phases import Phase
from game.values.ruleset import Colour, make_ruleset

RULES = make_ruleset(expansions=[TRADERS, DRAGON])
SEATS = (Colour.RED, Colour.BLUE, Colour.GREEN)


def moves_to_a_flight():
    """Return a secret and the moves up to a flight whose first four steps have a choice, whatever is chosen."""
    for number in count(1):
        secret, chance, played = bytes([number]) * 32, random.Random(number), []
        match, _ = start(RULES, SEATS, secret.hex())
        while match.position.phase is not Phase.OVER and match.position.turn < 60:
            if match.position.phase is FLIGHT and _steps_have_a_choice(match.position, 4):
                return secret, played
            found = moves(match.position)
            laid = [move for move in found if isinstance(move, Place)]
            move = min(laid, key=_distance) if laid else chance.choice(found)
            played.append((match.position.actors[0], move))
            match, _ = play(match, move)
    raise AssertionError


def _distance(move):
    return abs(move.cell.x) + abs(move.cell.y)


def _steps_have_a_choice(position, least):
    if not least:
        return True
    if position.phase is not FLIGHT or len(steps(position)) < 2:
        return False
    return all(_steps_have_a_choice(apply(position, step)[0], least - 1) for step in steps(position))


async def play_to_a_flight(box, database, table, people, **options):
    """Play a game of these people up to the dragon's flight without posting any of it; return its id.

    Without `turn_seconds` the turns have no time limit.
    """
    secret, moves = moves_to_a_flight()
    seated = dict(zip(SEATS, people, strict=True))
    return await stored_game(
        box, database, table, seated, secret, moves, ruleset=RULES, **({"turn_seconds": None} | options)
    )


def is_flight(message):
    """Return True if the public message shows a flight that is not over."""
    return not message.ephemeral and any(kind_of(part) == "step" for part in message.controls)


def arrows(message):
    """Return the custom ids of the directions in which the dragon can fly."""
    return [
        part["custom_id"] for part in message.controls if kind_of(part) == "step" and not part.get("disabled")
    ]


def stepper(message, people):
    """Return the person who chooses the next step, according to the heading of the message."""
    heading = message.text.splitlines()[0]
    return next(person for person in people if f"<@{person.id}>" in heading)


async def make_step(box, message, person):
    """Press the first enabled arrow as this person; return the answer once the message shows the step."""
    before = message.text
    reply = await person.click(message, arrows(message)[0])
    await box.wait_for(lambda: message.text != before, "the flight's message to grow")
    return reply
