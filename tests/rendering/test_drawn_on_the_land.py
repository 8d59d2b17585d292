"""Tests of what is drawn on the land: washes of fields, marks at the border, trails, arrows and dice."""

from __future__ import annotations

from dataclasses import replace
from math import dist

import pytest
from PIL import Image, ImageChops, ImageStat
from plain_pictures import KEYS, dragon_flights

from game.engine.legal import cells
from game.engine.position import Position
from game.values.geometry import Cell, Side
from game.values.moves import Place
from game.values.ruleset import Colour
from game.values.tiles import FeatureKind, TileId, all_tiles
from rendering.base.theme import DEFAULT_THEME
from rendering.boards import flight, landings
from rendering.boards.annotations import mark_cell, name_cells, numbers_of_cells
from rendering.boards.cell_names import cell_name
from rendering.boards.close_up import close_frame
from rendering.boards.flight import arrows, visited_cells, ways
from rendering.boards.landings import Target
from rendering.boards.landscape import stand_figures, stand_pieces
from rendering.boards.layout import Frame
from rendering.boards.overlays import DeadCells, OwnedFields, draw_overlay
from rendering.boards.standing import kept_clear, taken_points
from rendering.gallery.english import english
from rendering.gallery.samples import DRAGONS, NAMES, SampleGame, sample_game
from rendering.sprites.marks import Mark
from rendering.views.board_image import BoardView, board_frame
from rendering.views.landings_image import LandingsView, draw_landings, landings_frame

FLIGHTS = dragon_flights()


def canvas_of(frame: Frame) -> Image.Image:
    """Return an empty canvas."""
    return Image.new("RGB", (frame.width, frame.height), (255, 255, 255))


def touched(canvas: Image.Image) -> bool:
    """Return whether something was drawn."""
    return ImageChops.invert(canvas).getbbox() is not None


def partly_visible(frame: Frame, position: Position) -> list[Cell]:
    """Return the cells with tiles that are partly visible."""
    found = []
    for cell in position.board:
        left, top = frame.corner(cell)
        across = min(left + frame.tile_px, frame.width) - max(left, 0)
        down = min(top + frame.tile_px, frame.height) - max(top, 0)
        if cell not in frame.window and min(across, down) > frame.tile_px / 4:
            found.append(cell)
    return found


def test_a_shared_field_has_bands_in_the_colours_of_its_owners(base_game: SampleGame) -> None:
    """Each band in the wash of a shared field has the colour and glyphs of one owner."""
    position = base_game.with_tiles(12)
    cell, segment = next(
        (cell, index)
        for cell, laid in position.board.items()
        for index, segment in enumerate(all_tiles()[laid.tile].segments)
        if segment.kind is FeatureKind.MONASTERY
    )
    frame = close_frame(cell, position.board)
    left, top = frame.corner(cell)
    box = (left, top, left + frame.tile_px, top + frame.tile_px)

    def wash(*owners: Colour) -> Image.Image:
        canvas = canvas_of(frame)
        fields = OwnedFields({(cell, segment): owners}, {})
        draw_overlay(canvas, frame, position, fields, DEFAULT_THEME)
        return canvas.crop(box)

    red, green, shared = wash(Colour.RED), wash(Colour.GREEN), wash(Colour.RED, Colour.GREEN)
    own = {Colour.RED: 0, Colour.GREEN: 0}
    third = frame.tile_px / 3
    for at in [((x + 0.5) * third, (y + 0.5) * third) for x in range(3) for y in range(3) if x != y]:
        point = round(at[0]), round(at[1])
        looks = [image.getpixel(point) for image in (red, green, shared)]
        if looks[0] == looks[1]:
            continue
        assert looks[2] in looks[:2], at
        own[Colour.RED if looks[2] == looks[0] else Colour.GREEN] += 1
    assert all(own.values())


def test_dead_cells_are_crossed_out(base_game: SampleGame) -> None:
    """A dead cell is drawn over, also if it is only partly visible."""
    position = base_game.with_tiles(30)
    frame = close_frame(Cell(0, 0), position.board)
    for cell in (Cell(0, 0), *partly_visible(frame, position)):
        canvas = canvas_of(frame)
        draw_overlay(canvas, frame, position, DeadCells((cell,)), DEFAULT_THEME)
        assert touched(canvas)


def test_dead_cells_beyond_the_tiles_are_in_the_picture(base_game: SampleGame) -> None:
    """The picture of dead cells is as large as it takes to show those outside the landscape, too."""
    position = base_game.with_tiles(30)
    outermost = min(cells(position), key=lambda cell: cell.y)
    assert all(laid.y > outermost.y for laid in position.board)
    view = BoardView(position, NAMES, english(), overlay=DeadCells((outermost,)))
    assert outermost in board_frame(view).window


def test_marks_and_washes_are_drawn_on_partly_visible_tiles(base_game: SampleGame) -> None:
    """Partly visible tiles have marks and washes, but no numbers, which would be cut."""
    position = base_game.with_tiles(30)
    frame = close_frame(Cell(0, 0), position.board)
    assert partly_visible(frame, position)
    for cell in partly_visible(frame, position):
        canvas = canvas_of(frame)
        mark_cell(canvas, frame, cell, Mark.LAST, DEFAULT_THEME)
        assert touched(canvas)
        assert numbers_of_cells(frame, [(1, cell)]) == []
        canvas = canvas_of(frame)
        segments = all_tiles()[position.board[cell].tile].segments
        owners = {(cell, index): (Colour.RED,) for index in range(len(segments))}
        draw_overlay(canvas, frame, position, OwnedFields(owners, {}), DEFAULT_THEME)
        assert touched(canvas)


def test_only_stand_pieces_draws_a_piece_on_a_partly_visible_tile() -> None:
    """The dragon is drawn there by `stand_pieces`, and not by `stand_figures` with chosen figures."""
    found = 0
    for position in FLIGHTS:
        dragon_cell = visited_cells(position)[-1]
        for cell in position.board:
            frame = close_frame(cell, position.board)
            if dragon_cell not in partly_visible(frame, position):
                continue
            canvas = canvas_of(frame)
            stand_pieces(canvas, frame, position, DEFAULT_THEME, ())
            assert touched(canvas)
            canvas = canvas_of(frame)
            stand_figures(canvas, frame, position, DEFAULT_THEME, ())
            assert not touched(canvas)
            found += 1
            break
        if found == 3:
            break
    assert found


def test_letters_keep_clear_of_the_last_tile(base_game: SampleGame) -> None:
    """Letters of areas keep clear of the last tile as of figures."""
    position = base_game.with_tiles(30)
    assert position.last is not None
    frame = close_frame(position.last, position.board)
    assert frame.middle(position.last) in kept_clear(frame, position)
    assert set(taken_points(frame, position)) <= set(kept_clear(frame, position))


def test_land_beneath_names_is_darkened_on_all_sides(base_game: SampleGame) -> None:
    """If the land continues beneath the border with names, all four sides of the border are darkened."""
    frame = close_frame(Cell(0, 0), base_game.with_tiles(30).board)
    for cropped in (True, False):
        canvas = canvas_of(frame)
        name_cells(canvas, replace(frame, cropped=cropped), DEFAULT_THEME)
        middles = (
            (frame.width // 2 + 60, 2),
            (frame.width // 2 + 60, frame.height - 3),
            (2, frame.height // 2 + 60),
            (frame.width - 3, frame.height // 2 + 60),
        )
        assert [canvas.getpixel(at) != (255, 255, 255) for at in middles] == [cropped] * 4


def test_numbers_of_a_trail_count_its_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """The number on a visited tile is that of the step that led there, 0 where the flight began."""
    position = max(FLIGHTS, key=lambda position: len(visited_cells(position)))
    trail = visited_cells(position)
    frame = close_frame(trail[-1], position.board)
    numbered: dict[tuple[float, float], str] = {}
    monkeypatch.setattr(flight, "label_sprite", lambda text, *_: text)
    monkeypatch.setattr(flight, "paste_middle", lambda _, text, at: numbered.update({at: text}))
    flight.draw_trail(canvas_of(frame), frame, trail, DEFAULT_THEME)
    assert numbered
    for at, text in numbered.items():
        assert frame.middle(trail[int(text)]) == at


def test_an_arrow_has_the_name_of_the_cell_it_leads_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """The name on each arrow is that of the cell to which it points."""
    named: dict[str, tuple[float, float]] = {}
    monkeypatch.setattr(flight, "write", lambda _, at, name, *__, **___: named.update({name: at}))
    for position in FLIGHTS[::9]:
        named.clear()
        frame = close_frame(visited_cells(position)[-1], position.board)
        led = arrows(frame, ways(position), [])
        flight.name_arrows(canvas_of(frame), frame, led, DEFAULT_THEME)
        assert set(named) == {cell_name(cell) for _, cell in ways(position)}
        for _, cell in ways(position):
            others = [dist(named[cell_name(other)], frame.middle(cell)) for _, other in ways(position)]
            assert dist(named[cell_name(cell)], frame.middle(cell)) == min(others)


def line_of(*targets: Target) -> LandingsView:
    """Return the view of a machine's line on a late board."""
    position = sample_game(7, 4, DRAGONS).with_tiles(60)
    return LandingsView(position, Place(TileId("U"), Cell(0, 0), 0), targets, KEYS)


def test_only_dice_of_revealed_crashes_are_crossed_out() -> None:
    """A die looks the same if a landing is possible or not revealed; dice of different numbers differ."""
    cell = next(cell for cell in line_of().position.board if cell != Cell(0, 0))
    pictures = {
        (number, lands): draw_landings(line_of(Target(number, cell, lands))).data
        for number in (1, 2, 3)
        for lands in (None, True, False)
    }
    for number in (1, 2, 3):
        assert pictures[number, None] == pictures[number, True] != pictures[number, False]
    assert len({pictures[number, True] for number in (1, 2, 3)}) == 3


def test_a_die_lies_beside_the_figure_of_its_cell(monkeypatch: pytest.MonkeyPatch) -> None:
    """A die hides no figure that stands alone on the cell to which it leads."""
    position = line_of().position
    laid: list[tuple[float, float]] = []
    monkeypatch.setattr(landings, "paste_middle", lambda _, __, at: laid.append(at))
    alone = [
        figure
        for figure in position.figures
        if [other.cell for other in position.figures].count(figure.cell) == 1
    ]
    for figure in alone:
        view, far = line_of(Target(1, figure.cell)), landings._DIE_CLEAR
        frame = landings_frame(view)
        landings.draw_dice(canvas_of(frame), frame, position, view.targets, DEFAULT_THEME)
        (left, top), tile = frame.corner(figure.cell), frame.tile_px
        x, y = landings.spot_points(position.board[figure.cell].tile, position.board[figure.cell].turns)[
            figure.segment
        ]
        assert dist(laid.pop(), (left + x * tile, top + y * tile)) >= 0.8 * far * tile


def test_arrows_point_to_their_sides() -> None:
    """The arrow to each side is the arrow to the previous side, turned by a quarter turn."""
    for side in Side:
        turned = flight.arrow_sprite(side, 60, DEFAULT_THEME).transpose(Image.Transpose.ROTATE_270)
        after = flight.arrow_sprite(Side((side + 1) % 4), 60, DEFAULT_THEME)
        assert max(ImageStat.Stat(ImageChops.difference(turned, after)).mean) < 12


def test_arrows_and_letters_keep_clear_of_neutral_pieces() -> None:
    """The points to keep clear of include the dragon and the fairy."""
    position = FLIGHTS[-1]
    frame = close_frame(visited_cells(position)[-1], position.board)
    visible = [piece for piece in (*position.figures, *position.pieces) if piece.cell in frame.seen]
    assert len(taken_points(frame, position)) == len(visible)
