"""Finishes of a turn as typed text: offered by name, and read in any of our languages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress

from discord import app_commands

from bot.i18n import Language, codes, language
from bot.pictures.choices import Finish
from bot.platform.errors import Refusal, sentence
from bot.platform.escaping import escaped
from bot.platform.limits import OPTION, clipped
from bot.text.words import choice_name
from game.engine import rules
from game.engine.position import Position
from game.expansions.flyers.moves import LAND
from game.notation.moves import move_text, parse_move
from game.values.errors import GameError, IllegalMove
from game.values.phases import Phase
from rendering.boards.cell_names import cell_name

SHOWN = 12
"""The most choices that are named when typed text is refused."""


def named_finishes(words: Language, found: Iterable[Finish]) -> Iterator[tuple[str, str]]:
    """Yield the name and the notation of each finish, for autocomplete."""
    return ((choice_name(words, finish), move_text(finish)) for finish in found)


def read_finish(
    words: Language, typed: str, found: Sequence[Finish], others: Sequence[Finish] = ()
) -> Finish:
    """Return the finish typed or chosen: as offered, by name in any of our languages, or in notation.

    The side may be left out of a name if only one choice begins with it: "road" is enough for "road (N)". A
    move in notation that is not in `found`, or one of the `others` by name, is returned as well, so that the
    rules refuse it with the reason. Anything else is refused with the possible choices.
    """
    text = typed.strip()
    for finish in found:
        if text.removeprefix("+") == move_text(finish).removeprefix("+"):
            return finish
    named = _named(text, found) or _named(text, others)
    if named is not None:
        return named
    with suppress(GameError):
        move = parse_move(text if text.startswith(("+", "-", "*", ">")) else f"+{text}")
        if move.phase in (Phase.DEPLOY, LAND):
            return move
    possible = words.either(name for name, _ in named_finishes(words, found[:SHOWN]))
    raise Refusal("meeple-unknown-spot", typed=escaped(text), spots=possible)


def why_refused(
    words: Language, position: Position, typed: str, others: Iterable[Finish]
) -> list[app_commands.Choice[str]]:
    """Return as the only choice why the first of the `others` with the typed text in its name is refused.

    Sent, it is refused for that reason. Empty if there is none.
    """
    text = typed.strip().casefold()
    for finish in others:
        if not text or text not in choice_name(words, finish).casefold():
            continue
        try:
            rules.apply(position, finish)
        except IllegalMove as refusal:
            return [reason_choice(words, refusal, move_text(finish))]
    return []


def reason_choice(words: Language, refusal: IllegalMove, value: str) -> app_commands.Choice[str]:
    """Return an autocomplete choice that says why `value` is refused."""
    reason = sentence(refusal, words)
    assert reason is not None, "each reason of the rules has a sentence"
    return app_commands.Choice(name=clipped(reason, OPTION), value=value)


def _named(text: str, found: Iterable[Finish]) -> Finish | None:
    """Return the finish of that name in any of our languages, or the only one whose name begins with it."""
    names = {finish: _names(finish) for finish in found if _may_be_named(finish, text)}
    for finish, named_so in names.items():
        if text.casefold() in named_so:
            return finish
    begun = [
        finish
        for finish, named_so in names.items()
        if any(name.startswith(f"{text.casefold()} (") for name in named_so)
    ]
    return begun[0] if len(begun) == 1 else None


def _names(finish: Finish) -> set[str]:
    """Return the name of a finish in each of our languages, case-folded."""
    return {choice_name(language(code), finish).casefold() for code in codes()}


def _may_be_named(finish: Finish, text: str) -> bool:
    """Return whether a name of the finish can match the text. On another tile, every name contains its cell.

    This spares the names, in every language, of the hundreds of moves that may lead through a portal.
    """
    cell = getattr(finish, "cell", None)
    return cell is None or cell_name(cell).casefold() in text.casefold()
