"""Pictures of boards: sizes, what they say, what they hide, and drawing from several threads."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageFilter, ImageStat

from game.engine.legal import placements
from game.notation.record import read
from game.notation.replay import replay
from game.values.events import Scored
from game.values.geometry import Cell, Side, turned_side
from game.values.ruleset import Colour, Option, Ruleset
from game.values.tiles import FeatureKind, TileKind, all_tiles
from rendering.base.labels import Labels
from rendering.base.theme import THEMES, Theme
from rendering.boards.layout import MAX_HEIGHT, MAX_WIDTH, Window, window_round
from rendering.boards.overlays import dead_cells, one_feature, paid_feature, segment_mask
from rendering.gallery.samples import SampleGame, sample_game
from rendering.views.alt_text import describe_board, describe_state
from rendering.views.board_image import BoardView, board_frame, draw_board, seat_cards, seats_panel
from rendering.views.choices_image import ChoicesView, choices_frame, draw_choices

PHONE_PX = 390
"""How wide a phone shows a picture, at its smallest."""


def opened(data: bytes) -> Image.Image:
    """The picture, read again."""
    return Image.open(BytesIO(data))


def line(tiles: int, labels: Labels, names: dict[Colour, str]) -> BoardView:
    """A road of that many tiles."""
    moves = [f"{x}. {('blue', 'red')[x % 2]} U@{x},0/0" for x in range(1, tiles)]
    return BoardView(replay(read("\n".join(['[Seats "red blue"]', *moves, ""]))).position, names, labels)


@pytest.mark.parametrize("tiles", [1, 12, 60, 102])
def test_boards_fit_the_limits(
    tiles: int, big_game: SampleGame, names: dict[Colour, str], labels: Labels
) -> None:
    """A board of any age is a palette picture within the limits, as large as it says."""
    picture = draw_board(BoardView(big_game.with_tiles(tiles), names, labels))
    image = opened(picture.png)
    assert image.mode == "P"
    assert image.size == (picture.width, picture.height)
    assert picture.width <= MAX_WIDTH
    assert picture.height <= MAX_HEIGHT
    assert len(picture.png) < 800 * 1024


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_every_theme_draws(
    theme: Theme, base_game: SampleGame, names: dict[Colour, str], labels: Labels
) -> None:
    """Each theme gives its own picture of the same board."""
    view = BoardView(base_game.with_tiles(12), names, labels, theme)
    plain = BoardView(base_game.with_tiles(12), names, labels)
    same = theme == plain.theme
    assert (draw_board(view).png == draw_board(plain).png) is same


def test_a_cropped_board_says_so(labels: Labels, names: dict[Colour, str]) -> None:
    """A board too long for its picture keeps the last tile in sight and names the corners that are shown."""
    whole, cropped = line(40, labels, names), line(120, labels, names)
    frame = board_frame(cropped)
    assert not board_frame(whole).cropped
    assert frame.cropped
    assert cropped.position.last is not None
    assert cropped.position.last in frame.window
    words = " ".join(seats_panel(cropped, frame).lines)
    assert "part" in words
    assert "part" not in " ".join(seats_panel(whole, board_frame(whole)).lines)


def test_hidden_hands_are_seen_by_their_owner_alone(labels: Labels, names: dict[Colour, str]) -> None:
    """Onlookers see no hand, a player only the own one. Rule: hand-three."""
    ruleset = Ruleset(options=frozenset({Option.HAND_THREE}), hidden_hands=True)
    position = sample_game(4, 3, ruleset).with_tiles(20)
    owner = position.seats[1]
    assert position.hands[owner]
    onlooker = seat_cards(BoardView(position, names, labels))
    assert [card.hand for card in onlooker] == [(), (), ()]
    mine = {card.colour: card.hand for card in seat_cards(BoardView(position, names, labels, viewer=owner))}
    assert mine == {seat: position.hands[seat] if seat is owner else () for seat in position.seats}


def test_nobody_is_to_move_in_a_stopped_game(
    base_game: SampleGame, names: dict[Colour, str], labels: Labels
) -> None:
    """The panel says that the game was stopped and how far it came; nobody is called, no tile is to be placed."""
    view = BoardView(base_game.with_tiles(30), names, labels)
    stopped = replace(view, stopped=True)
    played, over = (seats_panel(one, board_frame(one)) for one in (view, stopped))
    assert [card.active for card in played.cards].count(True) == 1
    assert [card.active for card in over.cards].count(True) == 0
    assert over.title == labels.say("picture-stopped")
    assert (over.head, over.lines) == (None, (played.lines[1],))
    assert draw_board(stopped).png != draw_board(view).png


@pytest.mark.parametrize("count", [2, 3])
def test_tiles_to_choose_from_are_as_large_as_a_phone_needs(
    count: int, names: dict[Colour, str], labels: Labels
) -> None:
    """Below the board, which stays as it is; each takes a quarter of the picture's width, so that a road is seen."""
    position = sample_game(5, 2, Ruleset()).with_tiles(20)
    board = BoardView(position, names, labels)
    hand = tuple(all_tiles())[:count]
    plain, choosing = draw_board(board), draw_board(replace(board, choosing=hand))
    assert choosing.width == plain.width
    assert choosing.height - plain.height > 0.25 * plain.width
    above = Image.open(BytesIO(choosing.png)).convert("RGB").crop((0, 0, plain.width, plain.height))
    assert above.tobytes() == Image.open(BytesIO(plain.png)).convert("RGB").tobytes()


def test_a_table_ends_at_its_edge(names: dict[Colour, str], labels: Labels) -> None:
    """Beyond the cells of the table there is no cloth, and a rim between; the words say where it ends.

    Rule: table-edge.
    """
    ruleset = Ruleset(options=frozenset({Option.TABLE_EDGE}), table=(5, 4))
    position = sample_game(7, 2, ruleset).with_tiles(12)
    view = BoardView(position, names, labels, area=Window(-4, -4, 4, 4))
    frame, image = board_frame(view), opened(draw_board(view).png).convert("RGB")
    tile = frame.tile_px
    surround = view.theme.surround

    def seen(cell: Cell) -> tuple[int, int, int]:
        x, y = frame.corner(cell)
        middle = ImageStat.Stat(image.crop((x + tile // 3, y + tile // 3, x + tile // 2, y + tile // 2))).mean
        return tuple(round(value) for value in middle)  # type: ignore[return-value]

    held = {Cell(x, y) for x in range(-2, 3) for y in range(-1, 3)}
    bare = [Cell(x, y) for x in range(-3, 4) for y in range(-3, 4) if Cell(x, y) not in position.board]
    assert {cell in held for cell in bare} == {True, False}
    for cell in bare:
        beyond = max(abs(a - b) for a, b in zip(seen(cell), surround.panel, strict=True)) <= 3
        assert beyond is (cell not in held), cell
    left, top = frame.corner(Cell(-2, -1))
    right, bottom = frame.corner(Cell(3, 3))
    for at in ((left - 2, top + 9), (left + 9, top - 2), (right + 1, bottom - 9), (right - 9, bottom + 1)):
        pixel = image.getpixel(at)
        assert all(abs(a - b) <= 24 for a, b in zip(pixel, surround.cell_line, strict=True)), (at, pixel)
    said = describe_board(replace(view, area=None)), describe_state(view)
    assert all("K49" in words and "O52" in words for words in said), said
    endless = sample_game(7, 2, Ruleset()).with_tiles(12)
    assert "edge" not in describe_board(BoardView(endless, names, labels))


def test_changed_tiles_are_marked(base_game: SampleGame, names: dict[Colour, str], labels: Labels) -> None:
    """Marking what changed alters the picture exactly round the tiles laid since, not elsewhere."""
    position = base_game.with_tiles(20)
    plain = BoardView(position, names, labels)
    marked = BoardView(position, names, labels, changed_since=16)
    frame = board_frame(plain)
    before, after = (
        opened(draw_board(plain).png).convert("RGB"),
        opened(draw_board(marked).png).convert("RGB"),
    )
    changed = [cell for cell, laid in position.board.items() if laid.number > 16 and cell != position.last]
    assert len(changed) == 2
    for cell, laid in position.board.items():
        x, y = frame.corner(cell)
        edge = (x + 1, y + 20, x + 4, y + frame.tile_px - 20)
        differs = before.crop(edge).tobytes() != after.crop(edge).tobytes()
        near = any(abs(cell[0] - other[0]) + abs(cell[1] - other[1]) <= 1 for other in changed)
        if cell in changed:
            assert differs, laid
        elif not near:
            assert not differs, laid


def test_a_board_without_a_tile_is_drawn(labels: Labels, names: dict[Colour, str]) -> None:
    """When the start tile is in the bag the first picture is an empty table. Rule: start-in-bag."""
    position = sample_game(2, 2, Ruleset(options=frozenset({Option.START_IN_BAG}))).positions[0]
    assert len(position.board) == 0
    assert position.to_move is not None
    assert position.drawn is not None
    assert draw_board(BoardView(position, names, labels, numbered=(Cell(0, 0),))).width > 1000
    assert draw_choices(ChoicesView(position, position.to_move, position.drawn, labels)).width == 1100


def test_a_name_of_80_characters_changes_nothing_but_its_card(
    base_game: SampleGame, names: dict[Colour, str], labels: Labels
) -> None:
    """Long names are shortened inside their card: the board and the scores stay as they are."""
    position = base_game.with_tiles(12)
    long = {**names, position.seats[0]: "Maximiliana " * 7}
    plain, stretched = BoardView(position, names, labels), BoardView(position, long, labels)
    frame = board_frame(plain)
    boxes = (0, 0, frame.board.right, frame.height), (frame.width - 60, 0, frame.width, frame.height)
    images = [opened(draw_board(view).png).convert("RGB") for view in (plain, stretched)]
    for box in boxes:
        assert images[0].crop(box).tobytes() == images[1].crop(box).tobytes()
    assert images[0].tobytes() != images[1].tobytes()


def test_a_name_without_a_drawable_letter_becomes_the_colour(
    base_game: SampleGame, names: dict[Colour, str], labels: Labels
) -> None:
    """A name that no font can write is replaced by the colour of the seat."""
    position = base_game.with_tiles(12)
    odd = {**names, Colour.BLUE: "\U00012000\u200b"}
    cards = {card.colour: card.name for card in seat_cards(BoardView(position, odd, labels))}
    assert cards[Colour.BLUE] == "Blue"
    assert cards[Colour.RED] == names[Colour.RED]


def test_threads_draw_the_same_picture(
    big_game: SampleGame, names: dict[Colour, str], labels: Labels
) -> None:
    """Drawing one view in many threads at once gives the same bytes each time."""
    view = BoardView(big_game.with_tiles(60), names, labels)
    with ThreadPoolExecutor(4) as pool:
        drawn = list(pool.map(lambda _: draw_board(view).png, range(8)))
    assert set(drawn) == {draw_board(view).png}


def test_the_close_up_has_room_round_the_cell(big_game: SampleGame, labels: Labels) -> None:
    """Wherever the tile may go, the close-up shows it with a cell free on every side."""
    position = big_game.with_tiles(40)
    assert position.to_move is not None
    for place in placements(position):
        view = ChoicesView(position, position.to_move, place.tile, labels, place=place)
        frame = choices_frame(view)
        x, y = place.cell
        assert all(Cell(x + dx, y + dy) in frame.window for dx in (-1, 0, 1) for dy in (-1, 0, 1))
        assert frame.tile_px / frame.width * PHONE_PX >= 70
    assert draw_choices(view).width == 1100


@pytest.mark.parametrize("tiles", [2, 40, 100])
def test_numbers_of_cells_are_read_on_a_phone(
    tiles: int, big_game: SampleGame, names: dict[Colour, str], labels: Labels
) -> None:
    """However small the tiles, the pale of a number's disc is eight pixels wide where the picture is as a phone is."""
    position = big_game.with_tiles(tiles)
    cell = placements(position)[0].cell
    view = BoardView(position, names, labels, numbered=(cell,))
    frame = board_frame(view)
    left, top = frame.corner(cell)
    rim = frame.tile_px // 8
    middle = top + frame.tile_px // 2
    row = (
        opened(draw_board(view).png)
        .convert("L")
        .crop((left + rim, middle, left + frame.tile_px - rim, middle + 1))
    )
    disc = row.point(lambda value: 255 if value > 200 else 0).getbbox()
    assert disc is not None
    assert (disc[2] - disc[0]) / frame.width * PHONE_PX > 8


@pytest.mark.parametrize("kind", all_tiles().values(), ids=lambda kind: kind.key)
def test_masks_of_segments_lie_on_their_sides(kind: TileKind) -> None:
    """A segment's mask covers the middle of each side it touches, in every turn, and of no other's."""
    size = 96
    for turns in range(4):
        for index, segment in enumerate(kind.segments):
            if segment.kind not in (FeatureKind.CITY, FeatureKind.ROAD):
                continue
            mask = segment_mask(kind.key, turns, index, size)
            ends = {turned_side(side, turns) for side in segment.sides}
            for side in Side:
                point = {
                    Side.N: (size // 2, 3),
                    Side.E: (size - 4, size // 2),
                    Side.S: (size // 2, size - 4),
                    Side.W: (3, size // 2),
                }[side]
                assert (mask.getpixel(point) == 255) is (side in ends), (turns, segment, side)


def test_one_feature_keeps_its_own_colours(
    big_game: SampleGame, names: dict[Colour, str], labels: Labels
) -> None:
    """Pointing out a feature darkens the land elsewhere and leaves the feature as bright as it was."""
    position = big_game.with_tiles(60)
    city = next(
        one_feature(position, cell, index)
        for cell, laid in position.board.items()
        for index, segment in enumerate(all_tiles()[laid.tile].segments)
        if segment.kind is FeatureKind.CITY and len(segment.sides) == 1
    )
    frame = board_frame(BoardView(position, names, labels))
    plain, shown = (
        opened(draw_board(BoardView(position, names, labels, overlay=overlay)).png).convert("L")
        for overlay in (dead_cells(position), city)
    )
    cells = {cell for cell, _ in city.feature.segments}
    far = next(cell for cell in position.board if cell not in cells and cell != position.last)
    x, y = frame.corner(far)
    box = (x, y, x + frame.tile_px, y + frame.tile_px)
    assert sum(shown.crop(box).tobytes()) < 0.7 * sum(plain.crop(box).tobytes())


def test_a_road_is_pointed_out_in_its_own_shape(
    big_game: SampleGame, names: dict[Colour, str], labels: Labels
) -> None:
    """The road stays as bright as it was, with a line along its sides; what lies off it on its tiles is darkened."""
    position = big_game.with_tiles(60)
    roads = [
        one_feature(position, cell, index)
        for cell, laid in position.board.items()
        for index, segment in enumerate(all_tiles()[laid.tile].segments)
        if segment.kind is FeatureKind.ROAD and len(segment.sides) == 2
    ]
    road = max(roads, key=lambda road: len(road.feature.cells))
    view = BoardView(position, names, labels, area=window_round(road.feature.cells, 2))
    frame = board_frame(view)
    plain, shown = (
        opened(draw_board(replace(view, overlay=overlay)).png).convert("RGB")
        for overlay in (dead_cells(position), road)
    )
    assert len(road.feature.segments) > 2
    for cell, segment in road.feature.segments:
        laid = position.board[cell]
        x, y = frame.corner(cell)
        box = (x, y, x + frame.tile_px, y + frame.tile_px)
        mask = segment_mask(laid.tile, laid.turns, segment, frame.tile_px)
        beside = mask.filter(ImageFilter.MaxFilter(5)).point([255 * (v == 0) for v in range(256)])
        far = mask.filter(ImageFilter.MaxFilter(41)).point([255 * (v == 0) for v in range(256)])
        along = ImageChops.subtract(ImageChops.invert(beside), mask)
        before, after = plain.crop(box), shown.crop(box)

        def mean(image: Image.Image, where: Image.Image) -> list[float]:
            return ImageStat.Stat(image, where).mean

        assert sum(mean(after, mask)) > 0.9 * sum(mean(before, mask))
        assert sum(mean(after, far)) < 0.85 * sum(mean(before, far))
        red, green, blue = mean(after, along)
        assert red > 170
        assert green > 150
        assert blue < 130


def test_a_paid_feature_is_found_again(big_game: SampleGame) -> None:
    """The feature that a scoring names is found on the board by its cells, also after it was paid."""
    found = 0
    for position, events in zip(big_game.positions, big_game.events, strict=True):
        for event in events:
            if isinstance(event, Scored) and event.complete:
                overlay = paid_feature(position, event)
                assert overlay.feature.kind is event.kind
                assert set(event.cells) <= set(overlay.feature.cells)
                found += 1
    assert found > 5
