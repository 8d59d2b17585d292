"""Values that the commands of `python -m game` take."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from game.values.ruleset import Colour


def count(text: str) -> int:
    """Return an argument as a number; refuses what is no number from 1 on with `ArgumentTypeError`.

    A number too large to be reached by counting becomes `sys.maxsize`.
    """
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 1 on")
    return min(int(text), sys.maxsize)


def listed(words: Sequence[str]) -> str:
    """Return a list of the command line as a value of the header, however it was quoted: by spaces or commas."""
    return " ".join(" ".join(words).replace(",", " ").split())


def seats(words: Sequence[str]) -> str:
    """Return the colours of a list, or as many of the first colours as a number says, as a value of the header.

    Other text is returned as it is, for the header to refuse.
    """
    typed = listed(words)
    colours = [colour.value for colour in Colour]
    numbers = {str(number): " ".join(colours[:number]) for number in range(1, len(colours) + 1)}
    return numbers.get(typed, typed)
