"""Names that people type: of themselves, their tournaments, seasons, teams, ladders and presets."""

from __future__ import annotations

import re
import unicodedata

from host.errors import HostReason, HostRefusal

LONGEST_NAME = 50
"""How many characters a name of a tournament, season, team, ladder or preset has at the most."""

_REMOVED = re.compile("[\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
"""Control characters, and those that turn the direction of the text behind them.

PostgreSQL does not store the first of them; the others would reverse the rest of a line.
"""

_BLANK_LETTERS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters, by their category, of which nothing is seen: four fillers of Hangul, and the empty braille pattern."""

_UNSEEN = frozenset({"Cc", "Cf", "Co", "Cs", "Mn", "Me", "Zl", "Zp", "Zs"})
"""Categories of characters of which nothing is seen by themselves. Those that Python does not know may be new emoji."""


def readable_name(typed: str) -> str:
    """Return a typed name on one line, without characters that change the text behind it; empty if it shows nothing.

    Characters without a width stay, for they join the parts of an emoji and the letters of some scripts.
    """
    name = " ".join(_REMOVED.sub("", " ".join(typed.split())).split())
    return name if any(map(_is_seen, name)) else ""


def checked_name(typed: str, reason: HostReason) -> str:
    """Return a typed name as `readable_name` does.

    Refuses one that shows nothing or is longer than LONGEST_NAME for that reason, with `most`.
    """
    name = readable_name(typed)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise HostRefusal(reason, most=LONGEST_NAME)
    return name


def _is_seen(character: str) -> bool:
    return unicodedata.category(character) not in _UNSEEN and character not in _BLANK_LETTERS
