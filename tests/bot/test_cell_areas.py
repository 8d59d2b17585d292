"""Tests of the cells of a turn: areas of many cells, and pictures of cells far apart."""

import pytest
from drafting import cells_within_reach, controls, in_a_row, offers, view_with_cells

from bot.features.turn.drafts import Draft, options, parse_draft, with_defaults
from bot.features.turn.panel import first_draft, turn_panel
from bot.i18n import language
from bot.pictures.boards import BOARD_FILES, board_view, tile_file
from bot.pictures.drawing_context import DrawingContext
from bot.pictures.pool import Pictures
from bot.platform.custom_ids import Kind, parse
from game.engine.legal import cells
from model.tables import HelpLevel
from rendering.base.theme import DEFAULT_THEME
from rendering.boards.annotations import LETTERS
from rendering.boards.areas import MOST_LETTERS, areas, nearest
from rendering.views.board_image import phone_views


def test_more_cells_than_buttons_are_split_into_areas():
    """On a wide board at the purist help level each open cell has a button in exactly one area."""
    view, words = view_with_cells(50), language("en")
    opened = controls(view, first_draft(view), words)
    lettered = [part for part in opened if part["label"][0].isalpha()]
    assert [part["label"][0] for part in lettered] == list(LETTERS[: len(lettered)])
    assert len(lettered) >= 3
    labels, numbers = [], []
    for part in lettered:
        found = controls(view, parse_draft(parse(part["custom_id"]).choice), words)
        buttons = [button for button in found if not button["label"][0].isalpha()]
        assert len(buttons) <= 20
        assert [button["label"] for button in found if button["style"] == 1] == [part["label"]]
        first, last = buttons[0]["label"], buttons[-1]["label"]
        assert part["label"][2:] == (first if first == last else f"{first}\u2013{last}")
        labels += [button["label"] for button in buttons]
        numbers += [parse_draft(parse(button["custom_id"]).choice).place.cell for button in buttons]
    assert labels == [str(number) for number in range(1, len(labels) + 1)]
    assert sorted(numbers) == sorted(cells(view.position))


def test_change_cell_leads_back_to_the_area():
    """*Change cell* leads back to the cells of the same area, with a button for each of the others."""
    view, words = view_with_cells(50), language("en")
    area = options(view, Draft()).areas[1]
    last = [part for part in controls(view, Draft(area=area.letter), words) if part["label"].isdecimal()][-1]
    chosen = parse_draft(parse(last["custom_id"]).choice)
    assert chosen.place.cell in area.cells
    back = [parse_draft(choice) for choice in offers(controls(view, chosen, words), Kind.CELL)]
    assert back == [Draft(area=area.letter)]
    led_to = {parse_draft(choice) for choice in offers(controls(view, back[0], words), Kind.CELL)}
    assert led_to >= {Draft(area=listed.letter) for listed in options(view, Draft()).areas}


def test_change_cell_leads_from_a_single_cell_to_the_other_areas():
    """*Change cell* leads from the only cell of an area to the other areas, not to that cell again."""
    view, words = view_with_cells(20), language("en")
    found = options(view, Draft())
    ((_, place),) = found.numbered(found.areas[1])
    (back,) = offers(controls(view, Draft(place), words), Kind.CELL)
    opened = with_defaults(view, parse_draft(back))
    assert opened.place is None
    assert opened.area == found.areas[0].letter


def test_the_panel_opens_with_the_largest_area():
    """With more cells than buttons the largest area is shown first, also for an unknown letter."""
    view = view_with_cells(50)
    areas = {area.letter: len(area.cells) for area in options(view, Draft()).areas}
    assert areas[first_draft(view).area] == max(areas.values())
    assert with_defaults(view, Draft(area="Z")) == first_draft(view)


async def test_a_posted_board_is_used_for_every_area():
    """A posted picture that numbers all cells is used by the panel for every area."""
    view, words = view_with_cells(50, HelpLevel.FULL), language("en")
    drawing = DrawingContext(Pictures(), words, DEFAULT_THEME)
    draft, tile = first_draft(view), tile_file(view.position.drawn)
    areas = options(view, draft).areas
    assert len(areas) > 1
    posted = {name: f"https://cdn.example/{name}" for name in (BOARD_FILES[0], tile)}
    message, drawn = await turn_panel(drawing, view, draft, posted)
    assert [picture.url for picture in drawn] == list(posted.values())
    assert all(f"{area.letter}: {area.first} " in drawn[0].alt for area in areas)
    labels = [part.item.label for part in message.walk_children() if hasattr(part, "item")]
    assert labels[-len(areas) :] == [f"{area.letter} {area.numbers}" for area in areas]
    await drawing.pictures.close()


async def test_one_of_two_posted_pictures_is_used_for_its_area():
    """Of two posted pictures, one is used for the area it shows; for other areas a picture is drawn."""
    view, words = in_a_row(60, HelpLevel.FULL), language("en")
    drawing = DrawingContext(Pictures(), words, DEFAULT_THEME)
    posted = {name: f"https://cdn.example/{name}" for name in BOARD_FILES}
    found = options(view, first_draft(view)).areas
    near = nearest(found, view.position.last)
    part, _ = phone_views(board_view(words, view, DEFAULT_THEME))
    assert all(cell in part.area for cell in near.cells)
    for area in found:
        for pictures in (posted, {}):
            draft = Draft(area=area.letter)
            _, drawn = await turn_panel(drawing, view, draft, pictures)
            reused = area is near and pictures is posted
            assert drawn[0].url == (posted[BOARD_FILES[0]] if reused else "attachment://preview.png")
            others = [other.letter for other in found if other is not area]
            assert all(f"{letter}: " in drawn[0].alt for letter in others)
    await drawing.pictures.close()


async def test_two_areas_far_apart_have_a_picture_each():
    """Two areas whose few cells are far apart have a picture each, of which the message has at most one."""
    view, words = in_a_row(25, HelpLevel.FULL), language("en")
    drawing = DrawingContext(Pictures(), words, DEFAULT_THEME)
    posted = {name: f"https://cdn.example/{name}" for name in BOARD_FILES}
    _, drawn = await turn_panel(drawing, view, first_draft(view), posted)
    assert [picture.url for picture in drawn[:2]] == ["attachment://preview.png", "attachment://preview2.png"]
    await drawing.pictures.close()


def test_with_more_areas_than_a_row_holds_the_panel_begins_with_letters():
    """With more letters than fit below the numbers, the panel begins with the letters; each leads back to them."""
    view, words = in_a_row(70), language("en")
    areas = options(view, Draft()).areas
    assert len(areas) > MOST_LETTERS
    assert first_draft(view) == Draft()
    found = controls(view, first_draft(view), words)
    assert [part["label"] for part in found] == [f"{area.letter} {area.numbers}" for area in areas]
    for part in found:
        draft = with_defaults(view, parse_draft(parse(part["custom_id"]).choice))
        if draft.place is None:
            *_, back = controls(view, draft, words)
            assert back["label"] == words.say("panel-other-area")
            assert parse_draft(parse(back["custom_id"]).choice) == Draft()


@pytest.mark.parametrize("tiles", range(10, 70, 6))
def test_cells_far_apart_are_in_several_pictures(tiles):
    """Twenty cells on a long board need several pictures; of more than two, one is chosen by its letter."""
    view, words = in_a_row(tiles, HelpLevel.STANDARD), language("en")
    found = options(view, Draft())
    parts = areas((place.cell for place in found.places), view.position.board)
    assert bool(found.areas) is (len(parts) > 2 or len(found.places) > 20)
    assert sorted(cells_within_reach(view, Draft(), words)) == sorted(place.cell for place in found.places)
