"""The buttons with which a tile is turned, and a figure is set on it or taken back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import discord

from bot.features.turn.drafts import Draft
from bot.i18n import Language
from bot.pictures import choices
from bot.platform.controls import Button, button, style_of
from bot.platform.custom_ids import Kind
from bot.text.emoji_marks import figure_icon, figure_mark
from bot.text.words import choice_name, degrees, labels
from game.values.moves import MEEPLE, Deploy, Move, Place, Skip, Spot
from host.games.views import GameView


def change(
    kind: Kind,
    label: str,
    view: GameView,
    draft: Draft,
    *,
    chosen: bool = False,
    emoji: discord.PartialEmoji | None = None,
) -> Button:
    """Return a button that changes what is planned to `draft`."""
    style = style_of(chosen=chosen)
    return button(kind, label, game=view.id, seq=view.seq, choice=str(draft), style=style, emoji=emoji)


def turned(words: Language, view: GameView, draft: Draft, place: Place) -> Button:
    """Return a button that turns the tile so, with nobody on it."""
    after = Draft(place, tile=draft.tile)
    return change(Kind.TURN, degrees(words, place.turns), view, after, chosen=place == draft.place)


def named(
    words: Language, view: GameView, draft: Draft, letters: Mapping[Spot, str], finish: choices.Finish
) -> Button:
    """Return a button that says what it sets."""
    return _setting(view, draft, finish, name(words, letters, finish), mark(view, finish))


def lettered(
    words: Language,
    view: GameView,
    draft: Draft,
    letters: Mapping[Spot, str],
    finish: choices.Finish,
    place: Place | None = None,
) -> Button:
    """Return a button with the letter of a spot alone, and a mark where it sets another figure than a meeple.

    With a `place` it turns the tile so, too.
    """
    if not isinstance(finish, Deploy) or finish.cell is not None:
        return named(words, view, draft, letters, finish)
    letter = letters[finish.spot]
    if finish.figure is MEEPLE:
        return _setting(view, draft, finish, letter, place=place)
    emoji, seat = mark(view, finish), view.position.to_move
    assert seat is not None
    label = letter if emoji else f"{figure_icon(seat, finish.figure)} {letter}"
    return _setting(view, draft, finish, label, emoji, place=place)


def name(words: Language, letters: Mapping[Spot, str], finish: choices.Finish) -> str:
    """Return what is set, with the letter of its spot where it has one."""
    match finish:
        case Skip():
            return words.say("panel-nobody")
        case Deploy(cell=None):
            choice = choice_name(words, finish)
            return words.say("panel-finish-option", letter=letters[finish.spot], choice=choice)
        case _:
            return choice_name(words, finish)


def legend(words: Language, view: GameView, letters: Mapping[str, str], finishes: Sequence[Move]) -> str:
    """Return what each letter means, and each figure where there are several kinds."""
    seat, known = view.position.to_move, labels(words)
    assert seat is not None
    meanings = [words.say("panel-letter", letter=letter, choice=choice) for letter, choice in letters.items()]
    figures = dict.fromkeys(one.figure for one in finishes if isinstance(one, Deploy))
    if len(figures) > 1:
        meanings += [
            words.say("panel-figure", mark=figure_icon(seat, one), figure=known.figure(one))
            for one in figures
        ]
    return " · ".join(meanings)


def mark(view: GameView, finish: choices.Finish) -> discord.PartialEmoji | None:
    """Return the emoji of what is set, where our emojis are uploaded."""
    seat = view.position.to_move
    assert seat is not None
    return None if isinstance(finish, Skip) else figure_mark(seat, finish)


def _setting(
    view: GameView,
    draft: Draft,
    finish: choices.Finish,
    label: str,
    emoji: discord.PartialEmoji | None = None,
    place: Place | None = None,
) -> Button:
    after = replace(draft, finish=finish, place=place or draft.place)
    return change(Kind.SPOT, label, view, after, chosen=after == draft, emoji=emoji)
