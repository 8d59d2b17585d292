"""Finishes of a turn as typed text: offered by name, and read in any of our languages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress

from bot.i18n import Language, codes, language
from bot.pictures.choices import Finish
from bot.platform.errors import Refusal
from bot.platform.escaping import escaped
from bot.text.words import choice_name
from game.expansions.flyers.moves import LAND
from game.notation.moves import move_text, parse_move
from game.values.errors import GameError
from game.values.phases import Phase
from rendering.boards.cell_names import cell_name

SHOWN = 12
"""The most choices that are named when typed text is refused."""


def named_finishes(words: Language, found: Iterable[Finish]) -> Iterator[tuple[str, str]]:
    """Yield the name and the notation of each finish, for autocomplete."""
    return ((choice_name(words, finish), move_text(finish)) for finish in found)


def read_finish(words: Language, typed: str, found: Sequence[Finish]) -> Finish:
    """Return the finish typed or chosen: as offered, by name in any of our languages, or in notation.

    The side may be left out of a name if only one choice begins with it: "road" is enough for "road (N)". A
    move in notation that is not in `found` is returned as well, so that the rules refuse it with the reason.
    Anything else is refused with the possible choices.
    """
    text = typed.strip()
    for finish in found:
        if text.removeprefix("+") == move_text(finish).removeprefix("+"):
            return finish
    names = {finish: _names(finish) for finish in found if _may_be_named(finish, text)}
    for finish, named_so in names.items():
        if text.casefold() in named_so:
            return finish
    begun = [
        finish
        for finish, named_so in names.items()
        if any(name.startswith(f"{text.casefold()} (") for name in named_so)
    ]
    if len(begun) == 1:
        return begun[0]
    with suppress(GameError):
        move = parse_move(text if text.startswith(("+", "-", "*", ">")) else f"+{text}")
        if move.phase in (Phase.DEPLOY, LAND):
            return move
    possible = words.either(name for name, _ in named_finishes(words, found[:SHOWN]))
    raise Refusal("meeple-unknown-spot", typed=escaped(text), spots=possible)


def _names(finish: Finish) -> set[str]:
    """Return the name of a finish in each of our languages, case-folded."""
    return {choice_name(language(code), finish).casefold() for code in codes()}


def _may_be_named(finish: Finish, text: str) -> bool:
    """Return whether a name of the finish can match the text. On another tile, every name contains its cell.

    This spares the names, in every language, of the hundreds of moves that may lead through a portal.
    """
    cell = getattr(finish, "cell", None)
    return cell is None or cell_name(cell).casefold() in text.casefold()
