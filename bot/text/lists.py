"""Lists that may be longer than a message."""

from __future__ import annotations

from collections.abc import Sequence

from bot.i18n import Language

TEXT_ROOM = 3300
"""Characters of a list in one message."""

MOST_IN_SENTENCE = 8
"""Names in one sentence, where it does not matter who else there is."""


def fitting(
    words: Language, entries: Sequence[str], more: str, mine: str | None = None, room: int = TEXT_ROOM
) -> str:
    """Return the entries that fit into `room` characters, and how many there are besides, by the sentence `more`.

    An entry of several lines counts once and is shown whole or not at all. That sentence comes on top of the room, and
    so does the reader's own line, `mine`: last if it was left out.
    """
    kept: list[str] = []
    for entry in entries:
        room -= len(entry) + 1
        if room < 0:
            kept.append(words.say(more, count=len(entries) - len(kept)))
            break
        kept.append(entry)
    shown = "\n".join(kept)
    if mine is not None and mine not in shown.splitlines():
        shown += "\n" + words.say("list-yours", line=mine)
    return shown


def first_names(words: Language, names: Sequence[str], most: int = MOST_IN_SENTENCE) -> str:
    """Return the first of some names, and how many others there are, as part of a sentence."""
    shown = list(names[:most])
    if len(names) > len(shown):
        shown.append(words.say("list-others", count=len(names) - len(shown)))
    return words.join(shown)
