"""Lists that may be longer than a message."""

from __future__ import annotations

from collections.abc import Sequence

from bot.i18n import Language

TEXT_ROOM = 3300
"""Characters that a list may take in one message."""

MOST_IN_SENTENCE = 8
"""Names in one sentence; any further ones are only counted."""


def fit_lines(
    words: Language, entries: Sequence[str], more: str, own_line: str | None = None, room: int = TEXT_ROOM
) -> str:
    """Return the entries that fit into `room` characters; the sentence `more` says how many were left out.

    An entry of several lines counts once and is shown whole or not at all. `room` includes neither that
    sentence nor the reader's own line, `own_line`, which is appended if it was left out.
    """
    lines: list[str] = []
    for entry in entries:
        room -= len(entry) + 1
        if room < 0:
            lines.append(words.say(more, count=len(entries) - len(lines)))
            break
        lines.append(entry)
    shown = "\n".join(lines)
    if own_line is not None and own_line not in shown.splitlines():
        shown += "\n" + words.say("list-yours", line=own_line)
    return shown


def first_names(words: Language, names: Sequence[str], most: int = MOST_IN_SENTENCE) -> str:
    """Return the first `most` names, and the number of the others, as a list in a sentence."""
    shown = list(names[:most])
    if len(names) > len(shown):
        shown.append(words.say("list-others", count=len(names) - len(shown)))
    return words.join(shown)
