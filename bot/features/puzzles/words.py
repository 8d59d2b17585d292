"""Puzzles as text: seats are named by their colours, turns as in games."""

from __future__ import annotations

from collections.abc import Sequence

from bot.i18n import Language
from bot.text.emoji_marks import seat_mark
from bot.text.seat_lines import position_lines
from bot.text.words import colour_names, lead_tenths, lead_text, mention, moves_text, paid_text
from game.engine import rules
from game.engine.position import Position
from game.notation.moves import parse_move
from game.puzzles.puzzle import Puzzle
from game.values.events import Bonus, Scored
from game.values.moves import Move
from host.puzzles.puzzles import PuzzleView
from model.ids import PersonId
from model.puzzles import PuzzleAnswer, PuzzleStanding

SHOWN = 15
"""The most people in a table of points, beside the reader."""


def mover_text(words: Language, position: Position) -> str:
    """Return the seat that is to move, with its mark."""
    seat = position.to_move
    assert seat is not None, "a tile is to be laid"
    return f"{seat_mark(seat)} {words.say(f'colour-{seat.value}')}"


def score_lines(words: Language, puzzle: Puzzle) -> str:
    """Return points and figures of all seats."""
    return position_lines(puzzle.position, colour_names(words, puzzle.position.seats))


def answer_lines(words: Language, view: PuzzleView) -> list[str]:
    """Return the person's answer, and what it was worth."""
    assert view.answer is not None, "they have answered"
    return [
        words.say("puzzle-answered", moves=moves_text(words, _answered_moves(view.answer))),
        words.say(f"puzzle-{view.answer.verdict.value}", points=view.answer.points),
    ]


def _answered_moves(answer: PuzzleAnswer) -> tuple[Move, ...]:
    """Return the moves of an answer."""
    return tuple(parse_move(move) for move in answer.moves.split(" "))


def solution_lines(words: Language, puzzle: Puzzle) -> list[str]:
    """Return the best turn, what it pays at once, and the second best, with leads and margin in points."""
    best, second = puzzle.turns[:2]
    lines = [
        words.say(
            "puzzle-solution-best", moves=moves_text(words, best.moves), lead=lead_text(words, best.lead)
        )
    ]
    names = colour_names(words, puzzle.position.seats)
    lines += [
        f"- {paid_text(words, scored, [names[seat] for seat in scored.seats])}"
        for scored in _paid(puzzle.position, best.moves)
    ]
    # Computed from the leads as they are shown, so that it equals their difference for the reader.
    margin = (lead_tenths(best.lead) - lead_tenths(second.lead)) / 10
    return [
        *lines,
        words.say(
            "puzzle-solution-second",
            moves=moves_text(words, second.moves),
            lead=lead_text(words, second.lead),
            margin=lead_text(words, margin).removeprefix("+"),
        ),
    ]


def _paid(position: Position, moves: Sequence[Move]) -> list[Scored | Bonus]:
    """Return what a turn pays at once."""
    found: list[Scored | Bonus] = []
    for move in moves:
        position, events = rules.apply(position, move)
        found += [event for event in events if isinstance(event, Scored | Bonus) and event.points]
    return found


def table_text(words: Language, found: Sequence[PuzzleStanding], person: PersonId) -> str:
    """Return the table of points, the best first; the reader's own line follows if it is further down."""
    if not found:
        return words.say("puzzle-table-empty")
    ranked = list(enumerate(found, 1))
    shown = ranked[:SHOWN] + [row for row in ranked[SHOWN:] if row[1].person == person]
    return "\n".join(
        (words.say("puzzle-table-title"), *(_standing(words, rank, standing) for rank, standing in shown))
    )


def _standing(words: Language, rank: int, standing: PuzzleStanding) -> str:
    return words.say(
        "puzzle-table-line",
        rank=rank,
        person=mention(standing.person),
        points=standing.points,
        solved=standing.solved,
        answered=standing.answered,
        streak=standing.streak,
        longest=standing.longest,
    )
