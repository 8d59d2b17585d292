"""What is set on the tile just laid, as it is typed: offered by name, and read again in any language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress

from bot.i18n import Language, codes, language
from bot.pictures.choices import Finish
from bot.platform.errors import Refusal, shown
from bot.text.words import choice_name
from game.expansions.flyers.moves import LAND
from game.notation.moves import move_text, parse_move
from game.values.errors import GameError
from game.values.phases import Phase


def named(words: Language, found: Iterable[Finish]) -> list[tuple[str, str]]:
    """Return the name and the written move of each, for offers while somebody types."""
    return [(choice_name(words, finish), move_text(finish)) for finish in found]


def read_finish(words: Language, typed: str, found: Sequence[Finish]) -> Finish:
    """Return what was typed or chosen: as offered, by its name in any of our languages, or as a written move.

    A written move that is not among those found is returned as well, for the rules to say why it is refused.
    Refuses everything else, with what is possible.
    """
    text = typed.strip()
    for finish in found:
        names = {choice_name(language(code), finish).casefold() for code in codes()}
        if text.casefold() in names or text.removeprefix("+") == move_text(finish).removeprefix("+"):
            return finish
    with suppress(GameError):
        move = parse_move(text if text.startswith(("+", "-", "*", ">")) else f"+{text}")
        if move.phase in (Phase.DEPLOY, LAND):
            return move
    possible = words.join(name for name, _ in named(words, found))
    raise Refusal("meeple-unknown-spot", typed=shown(text), spots=possible)
