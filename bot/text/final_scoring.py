"""The final scoring of a game: a line for each feature."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from bot.i18n import Language
from bot.text.words import scored_text
from game.values.events import Bonus, Event, Scored
from model.tables import Seat

FINAL_LIMIT = 1600
"""The most characters of the final scoring, so that the buttons below it are not far away."""


def final_scoring(
    words: Language, events: Iterable[Event], seats: Sequence[Seat], room: int = FINAL_LIMIT
) -> str:
    """Return what the final scoring among the events paid, in `room` characters; empty if it is not among them.

    The last line says how many features were left out.
    """
    paid = [event for event in events if isinstance(event, Scored | Bonus) and event.final]
    if not paid:
        return ""
    # Features that paid nothing come last, so that they are the first to be left out.
    in_order = sorted(paid, key=lambda scored: (not scored.points, scored.about, -scored.points))
    # Features with the same text share a line: the many short roads of one seat would fill a phone.
    alike = Counter(scored_text(words, scored, seats) for scored in in_order)
    lines = [words.say("end-final-scoring")]
    room -= len(lines[0]) + 1 + len(words.say("end-paid-more", features=len(paid)))
    listed = 0
    for text, times in alike.items():
        line = words.say("end-paid", scored=text, times=times)
        room -= len(line) + 1
        if room < 0:
            lines.append(words.say("end-paid-more", features=len(paid) - listed))
            break
        lines.append(line)
        listed += times
    return "\n".join(lines)
