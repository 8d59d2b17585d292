"""Pictures of the examples of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from bot.features.learning.examples import Example
from bot.i18n import Language
from bot.pictures import choices
from bot.pictures.boards import landings_picture
from bot.pictures.drawing_context import DrawingContext
from bot.pictures.pool import Drawn
from bot.text.words import colour_names, labels
from game.expansions.flyers.rules import flight_targets
from game.values.moves import MEEPLE
from game.values.ruleset import Colour
from game.values.tiles import TileId
from rendering.base.labels import Labels
from rendering.base.theme import Theme
from rendering.boards.cell_names import cell_name
from rendering.boards.example import ExampleView, draw_example
from rendering.boards.landings import Target
from rendering.boards.overlays import Overlay, owned_fields, paid_feature
from rendering.boards.text_board import board_listing
from rendering.views.alt_text import describe_choices, fit
from rendering.views.board_image import BoardView, draw_board
from rendering.views.board_words import describe_board
from rendering.views.choices_image import ChoicesView, draw_choices
from rendering.views.overlay_words import overlay_words

FILE = "example.png"


async def example_picture(drawing: DrawingContext, example: Example) -> Drawn:
    """Draw the picture of an example, with a description tile by tile."""
    words = drawing.words
    if example.spots:
        close_up = _close_up(words, example, drawing.theme)
        return await drawing.pictures.draw(draw_choices, close_up, name=FILE, describe=describe_choices)
    if example.shows == "landings":
        return await _line(drawing, example)
    names = colour_names(words, example.position.seats)
    if example.drawn is not None or example.shows == "table":
        board = BoardView(
            position=example.position,
            names=names,
            labels=labels(words),
            theme=drawing.theme,
            numbered=choices.cells(example.position) if example.fitting else (),
            choosing=_tiles(example),
        )
        return await drawing.pictures.draw(draw_board, board, name=FILE, describe=describe_board)
    view = ExampleView(example.position, example.figures, _overlay(example), drawing.theme, example.trail)
    return await drawing.pictures.draw(
        draw_example, view, name=FILE, describe=partial(describe_example, names=names, labels=labels(words))
    )


async def _line(drawing: DrawingContext, example: Example) -> Drawn:
    """Draw the line of the flying machine on the last tile, and where a meeple could land."""
    assert example.last is not None
    targets = tuple(
        Target(target.distance, target.cell, lands=bool(target.landings))
        for target in flight_targets(example.position, MEEPLE)
    )
    return await landings_picture(drawing, example.position, place=example.last, targets=targets, name=FILE)


def describe_example(view: ExampleView, names: Mapping[Colour, str], labels: Labels) -> str:
    """Return the position in words, tile by tile, then what is coloured or not dimmed; tiles are cut first."""
    before = []
    if view.trail:
        before.append(labels.say("alt-flight-visited", cells=", ".join(map(cell_name, view.trail))))
    listing = board_listing(view.position, names, labels, figures=view.figures)
    return fit(before, listing, after=_overlay_sentences(view, names, labels), separator=" ")


def _overlay_sentences(view: ExampleView, names: Mapping[Colour, str], labels: Labels) -> list[str]:
    """Return the sentences on the fields that are coloured, or on the feature that is not dimmed."""
    if view.overlay is None:
        return []
    sentences, listed = overlay_words(BoardView(view.position, names, labels), view.overlay)
    return [*sentences, f"{labels.separator.join(listed)}."] if listed else sentences


def _tiles(example: Example) -> tuple[TileId, ...]:
    """Return the tiles to be shown below the board: the one drawn, or the hand."""
    position = example.position
    if example.drawn is not None:
        return (example.drawn,)
    return position.hands.get(example.seat, ())


def _close_up(words: Language, example: Example, theme: Theme) -> ChoicesView:
    """Return the picture of the tile just laid, with the spots on which a meeple may be set."""
    position = example.position
    assert example.last is not None
    return ChoicesView(
        position=position,
        seat=example.seat,
        tile=example.last.tile,
        labels=labels(words),
        theme=theme,
        place=example.last,
        turns=(example.last.turns,),
        spots=example.spots,
    )


def _overlay(example: Example) -> Overlay | None:
    if example.shows == "fields":
        return owned_fields(example.position)
    if example.shows in ("flight", "land"):
        return None
    return None if example.shown is None else paid_feature(example.position, example.shown)
