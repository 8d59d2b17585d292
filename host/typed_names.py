"""Checks of names that people type for themselves, tournaments, seasons, teams, ladders and presets."""

from __future__ import annotations

import re
import unicodedata

from host.errors import HostReason, HostRefusal

LONGEST_NAME = 50
"""The most characters in the name of a tournament, season, team, ladder or preset."""

_REMOVED = re.compile("[\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
"""Control characters, and those that change the direction of the text after them.

PostgreSQL cannot store NUL, the first of them; the latter would reverse the rest of a line.
"""

_BLANK_LETTERS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Invisible characters that `_INVISIBLE` does not cover: four Hangul fillers, and the blank braille pattern."""

_INVISIBLE = frozenset({"Cc", "Cf", "Co", "Cs", "Mn", "Me", "Zl", "Zp", "Zs"})
"""Categories of invisible characters. Unassigned ones (Cn) are not among them: they may be new emoji."""


def readable_name(typed: str) -> str:
    """Return a typed name on one line, without the characters in `_REMOVED`; empty if nothing is visible.

    Characters of zero width are kept: they join the parts of an emoji and the letters of some scripts.
    """
    name = " ".join(_REMOVED.sub("", " ".join(typed.split())).split())
    return name if any(map(_is_visible, name)) else ""


def checked_name(typed: str, reason: HostReason) -> str:
    """Return a typed name as `readable_name` does.

    Refuses `reason`, with the value `most`, if nothing is visible or the name is longer than LONGEST_NAME.
    """
    name = readable_name(typed)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise HostRefusal(reason, most=LONGEST_NAME)
    return name


def _is_visible(character: str) -> bool:
    return unicodedata.category(character) not in _INVISIBLE and character not in _BLANK_LETTERS
