"""Buttons that turn the tile, set a figure on it, or take a figure back."""

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
from game.values.tiles import FeatureKind
from host.games.views import GameView


def change_button(
    kind: Kind,
    label: str,
    view: GameView,
    draft: Draft,
    *,
    chosen: bool = False,
    emoji: discord.PartialEmoji | None = None,
) -> Button:
    """Return a button that shows the panel of `draft`."""
    style = style_of(chosen=chosen)
    return button(kind, label, game=view.id, seq=view.seq, choice=str(draft), style=style, emoji=emoji)


def turn_button(words: Language, view: GameView, draft: Draft, place: Place) -> Button:
    """Return a button that chooses this placement without a figure."""
    after = Draft(place, tile=draft.tile)
    return change_button(Kind.TURN, degrees(words, place.turns), view, after, chosen=place == draft.place)


def named_spot_button(words: Language, view: GameView, draft: Draft, finish: choices.Finish) -> Button:
    """Return a button that is labelled with the name of the finish it chooses."""
    return _set_button(view, draft, finish, choice_label(words, finish), choice_emoji(view, finish))


def spot_button(
    words: Language,
    view: GameView,
    draft: Draft,
    letters: Mapping[Spot, str],
    finish: choices.Finish,
    place: Place | None = None,
) -> Button:
    """Return a button labelled with the letter of its spot, and with a mark if the figure is not a meeple.

    A finish that sets no figure on the tile has its name as label. With a `place` the button chooses that
    placement, too.
    """
    if not isinstance(finish, Deploy) or finish.cell is not None:
        return named_spot_button(words, view, draft, finish)
    letter = letters[finish.spot]
    if finish.figure is MEEPLE:
        return _set_button(view, draft, finish, letter, place=place)
    emoji, seat = choice_emoji(view, finish), view.position.to_move
    assert seat is not None
    label = letter if emoji else f"{figure_icon(seat, finish.figure)} {letter}"
    return _set_button(view, draft, finish, label, emoji, place=place)


def choice_label(words: Language, finish: choices.Finish) -> str:
    """Return the label of a button that chooses this finish."""
    return words.say("panel-nobody") if isinstance(finish, Skip) else choice_name(words, finish)


def figure_button(words: Language, view: GameView, draft: Draft, finishes: Sequence[Deploy]) -> Button:
    """Return a button that sets a figure on the spot chosen now if it may, else on its first spot."""
    spot = draft.finish.spot if isinstance(draft.finish, Deploy) else None
    finish = next((finish for finish in finishes if finish.spot == spot), finishes[0])
    seat, emoji = view.position.to_move, choice_emoji(view, finish)
    assert seat is not None
    label = labels(words).figure(finish.figure)
    if emoji is None:
        label = words.say("panel-figure", mark=figure_icon(seat, finish.figure), figure=label)
    return change_button(Kind.SPOT, label, view, replace(draft, finish=finish), emoji=emoji)


def legend(
    words: Language, view: GameView, letters: Mapping[str, FeatureKind], finishes: Sequence[Move]
) -> str:
    """Return a line that names the feature of each letter and, if there are several, each kind of figure.

    It does not say where on the tile a letter is: the picture and its description do.
    """
    seat, known = view.position.to_move, labels(words)
    assert seat is not None
    kinds = dict.fromkeys(letters.values())
    meanings = [
        words.say(
            "panel-letter",
            letter="\N{NO-BREAK SPACE}".join(letter for letter in sorted(letters) if letters[letter] is kind),
            choice=known.feature(kind),
        )
        for kind in sorted(
            kinds, key=lambda kind: min(letter for letter in letters if letters[letter] is kind)
        )
    ]
    figures = dict.fromkeys(finish.figure for finish in finishes if isinstance(finish, Deploy))
    if len(figures) > 1:
        meanings += [
            words.say("panel-figure", mark=figure_icon(seat, figure), figure=known.figure(figure))
            for figure in figures
        ]
    return " · ".join(meanings)


def choice_emoji(view: GameView, finish: choices.Finish) -> discord.PartialEmoji | None:
    """Return the emoji of the figure that is set or taken back; None if our emojis are not uploaded."""
    seat = view.position.to_move
    assert seat is not None
    return None if isinstance(finish, Skip) else figure_mark(seat, finish)


def _set_button(
    view: GameView,
    draft: Draft,
    finish: choices.Finish,
    label: str,
    emoji: discord.PartialEmoji | None = None,
    place: Place | None = None,
) -> Button:
    after = replace(draft, finish=finish, place=place or draft.place)
    return change_button(Kind.SPOT, label, view, after, chosen=after == draft, emoji=emoji)
