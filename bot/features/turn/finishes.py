"""What is set on the tile just laid, as it is typed: offered by name, and read again in any language."""

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
"""Most choices that are named to somebody who has typed something else."""


def named(words: Language, found: Iterable[Finish]) -> Iterator[tuple[str, str]]:
    """Yield the name and the written move of each, for offers while somebody types."""
    return ((choice_name(words, finish), move_text(finish)) for finish in found)


def read_finish(words: Language, typed: str, found: Sequence[Finish]) -> Finish:
    """Return what was typed or chosen: as offered, by its name in any of our languages, or as a written move.

    A name needs no side where only one choice has it without: "road" is enough for "road (N)".
    A written move that is not among those found is returned as well, for the rules to say why it is refused.
    Refuses everything else, with what is possible.
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
    possible = words.either(name for name, _ in named(words, found[:SHOWN]))
    raise Refusal("meeple-unknown-spot", typed=escaped(text), spots=possible)


def _names(finish: Finish) -> set[str]:
    """Return how it is called in each of our languages, without capitals."""
    return {choice_name(language(code), finish).casefold() for code in codes()}


def _may_be_named(finish: Finish, text: str) -> bool:
    """Return whether a name can be that text: what is done on another tile is named with its cell.

    Hundreds of moves lead through a portal, and each has a name in each language.
    """
    cell = getattr(finish, "cell", None)
    return cell is None or cell_name(cell).casefold() in text.casefold()
