"""The format of reviewed turns, as written by the worker process and stored: a line of JSON each."""

from __future__ import annotations

import json

from game.notation.moves import move_text, parse_move
from game.review import ReviewedTurn
from game.values.ruleset import Colour


def turn_text(turn: ReviewedTurn) -> str:
    """Return a turn as a line of JSON. Values are rounded to a hundredth of a point."""
    return json.dumps(
        {
            "number": turn.number,
            "move": turn.move,
            "seat": turn.seat.value,
            "played": [move_text(move) for move in turn.played],
            "better": [move_text(move) for move in turn.better],
            "best": round(turn.best_lead, 2),
            "margin": round(turn.lead, 2),
            "luck": round(turn.luck, 2),
        }
    )


def parse_turn(text: str) -> ReviewedTurn:
    """Return the turn that `turn_text` wrote."""
    data = json.loads(text)
    return ReviewedTurn(
        number=data["number"],
        move=data["move"],
        seat=Colour(data["seat"]),
        played=tuple(parse_move(move) for move in data["played"]),
        better=tuple(parse_move(move) for move in data["better"]),
        best_lead=data["best"],
        lead=data["margin"],
        luck=data["luck"],
    )
