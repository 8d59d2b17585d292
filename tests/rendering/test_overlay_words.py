"""Tests that alt texts of overlays say in sentences which fields belong to whom, and how a feature is paid."""

from __future__ import annotations

import re

import pytest

from bot.i18n.language import codes, language
from bot.text.words import labels as labels_in
from game.engine import queries
from game.engine.position import Position
from game.values.events import Scored
from game.values.geometry import Cell
from game.values.ruleset import Edition, make_ruleset
from game.values.tiles import FeatureKind
from rendering.base.labels import Labels
from rendering.boards.cell_names import cell_name
from rendering.boards.layout import Window
from rendering.boards.overlays import OwnedFields, owned_fields, paid_feature
from rendering.gallery.samples import NAMES, SampleGame, sample_game, sprawling_game
from rendering.views.alt_text import LIMIT
from rendering.views.board_image import BoardView, board_frame
from rendering.views.board_words import describe_board


def described(position: Position, labels: Labels, area: Window | None = None) -> str:
    """Return the alt text of a board with its fields coloured by owner."""
    return describe_board(BoardView(position, NAMES, labels, overlay=owned_fields(position), area=area))


def fields_in(text: str) -> list[tuple[str, list[str]]]:
    """Return the cell of each field that an English text lists, with its owners and their points."""
    found = re.findall(r"([A-Z]+\d+), field \(\w+\): ([^;]+?)(?=;|\.$)", text)
    return [(cell, re.split(r", and | and |, ", owners)) for cell, owners in found]


def expected(position: Position, overlay: OwnedFields) -> dict[str, set[str]]:
    """Return the owners of each field with the points that it would pay them, by the cell of a figure in it."""
    owners_of = {}
    for fields, paid in queries.field_payments(position):
        for field in fields:
            owned = {f"{NAMES[seat]} with {paid.points}" for seat in overlay.owners[field.segments[0]]}
            owners_of[cell_name(field.figures[0].cell)] = owned
    return owners_of


def test_alt_text_names_each_field_with_its_owners_the_most_valuable_first(
    big_game: SampleGame, labels: Labels
) -> None:
    """Each coloured field has a cell and its owners with their points; the dearest is the first."""
    position = big_game.with_tiles(60)
    fields = fields_in(described(position, labels))
    values = [int(owners[0].rsplit(" ", 1)[1]) for _, owners in fields]
    assert values == sorted(values, reverse=True)
    assert values[0] > 0
    assert {cell: set(owners) for cell, owners in fields} == expected(position, owned_fields(position))


def test_alt_text_of_an_area_names_the_fields_in_it(big_game: SampleGame, labels: Labels) -> None:
    """It says which part is shown, and lists fields by a cell of that part."""
    position = big_game.with_tiles(60)
    area = Window(-1, -1, 1, 1)
    text = described(position, labels, area)
    view = BoardView(position, NAMES, labels, overlay=owned_fields(position), area=area)
    window = board_frame(view).window
    assert text.startswith(f"Part {cell_name(Cell(window.west, window.north))} to ")
    shown = {cell_name(cell) for cell in position.board if cell in window}
    cells = [cell for cell, _ in fields_in(text)]
    assert set(cells) <= shown
    assert 0 < len(cells) < len(fields_in(described(position, labels)))


def test_fields_that_are_paid_together_have_no_points_of_their_own(labels: Labels) -> None:
    """Where a city pays for several fields, each of them is named with its owners only. Rule: field-first."""
    game = sample_game(7, 3, make_ruleset(Edition.FIRST))
    together = 0
    for position in game.positions[30::5]:
        owners_of = dict(fields_in(described(position, labels)))
        for fields, _ in queries.field_payments(position):
            if len(fields) == 1:
                continue
            for field in fields:
                owners = owners_of[cell_name(field.figures[0].cell)]
                assert not [owner for owner in owners if owner[-1].isdigit()]
                together += 1
    assert together


@pytest.mark.parametrize("code", codes())
def test_alt_text_of_many_fields_stays_within_the_limit(code: str) -> None:
    """On a large board, in every language, with long names."""
    position, words = sprawling_game(5, 6).with_tiles(130), labels_in(language(code))
    names = {seat: f"{seat.value} " + "x" * 74 for seat in position.seats}
    text = describe_board(BoardView(position, names, words, overlay=owned_fields(position)))
    assert LIMIT - 100 < len(text) <= LIMIT
    assert text.endswith(" …")


@pytest.mark.parametrize("code", codes())
def test_alt_text_of_a_paid_feature_has_sentences(code: str, big_game: SampleGame) -> None:
    """It says where the feature is, whom it pays, how the points add up, and whose meeples count."""
    words = labels_in(language(code))
    kinds: dict[FeatureKind, Scored] = {}
    for events, position in zip(big_game.events, big_game.positions[1:], strict=False):
        for paid in events:
            if not isinstance(paid, Scored) or paid.kind in kinds:
                continue
            kinds[paid.kind] = paid
            overlay = paid_feature(position, paid)
            text = describe_board(BoardView(position, NAMES, words, overlay=overlay))
            place, pays, counted = text.removesuffix(".").split(". ")
            assert all(cell_name(cell) in place for cell in overlay.feature.cells)
            assert all(NAMES[seat] in pays for seat in paid.seats)
            assert f" {paid.points} " in pays
            assert " = " in pays
            assert all(f"{NAMES[seat]} × {weight}" in counted for seat, weight in paid.strength)
    assert len(kinds) >= 4
