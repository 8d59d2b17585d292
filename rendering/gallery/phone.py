"""What a phone shows of a game, stage by stage: the pictures of a turn and of its choices under each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO

from PIL import Image

from game.engine import rules
from game.engine.legal import deployments, placements
from game.engine.position import Position
from game.values.ruleset import Option, Ruleset
from rendering.base.labels import Labels
from rendering.base.picture import Picture
from rendering.base.screen import WIDTH
from rendering.base.theme import DEFAULT_THEME, THEMES, Theme
from rendering.boards.areas import in_order
from rendering.gallery.samples import NAMES, sample_game, sprawling_game
from rendering.panels.hand_strip import HandsView, draw_hands
from rendering.views.board_image import BoardView, draw_board, phone_views
from rendering.views.choices_image import ChoicesView, draw_choices

GAP_PX = 36
GROUND = (49, 51, 56)


def phone_sheets(labels: Labels) -> Iterator[tuple[str, Picture]]:
    """Yield sheets whose columns are as wide as a picture: a third of that is what a phone shows."""
    early, late, long = sample_game(3, 2, Ruleset()), sample_game(36), sprawling_game(2)
    hands = Ruleset(options=frozenset({Option.HAND_THREE}))
    stages = [early.with_tiles(1), *(late.with_tiles(tiles) for tiles in (12, 30, 60, 100))]
    yield "phone-turns", _sheet([_turn(position, labels) for position in stages])
    yield "phone-long", _sheet([_turn(long.with_tiles(tiles), labels) for tiles in (25, 50, 75, 100)])
    yield "phone-choices", _sheet([_choice(position, labels) for position in stages[1:]])
    yield "phone-areas", _sheet([_choice(long.with_tiles(tiles), labels) for tiles in (50, 100)])
    yield "phone-themes", _sheet([_turn(late.with_tiles(60), labels, theme) for theme in THEMES.values()])
    held = sample_game(4, 6, hands).with_tiles(40)
    yield (
        "phone-hands",
        _sheet([[*_turn(held, labels), draw_hands(HandsView(held.hands, NAMES, labels, held.to_move))]]),
    )


def _turn(position: Position, labels: Labels, theme: Theme = DEFAULT_THEME) -> list[Picture]:
    """Return the pictures of a turn's message."""
    cells = in_order((place.cell for place in placements(position)), position.board)
    shown = phone_views(BoardView(position, NAMES, labels, theme, numbered=cells))
    return [draw_board(view) for view in shown]


def _choice(position: Position, labels: Labels) -> list[Picture]:
    """Return the pictures of the private panel: areas if there are several, cells, spots, a meeple."""
    legal, seat = placements(position), position.to_move
    assert seat is not None
    place = legal[len(legal) // 2]
    cells = in_order((other.cell for other in legal), position.board)
    choosing = ChoicesView(position, seat, place.tile, labels, cells=cells)
    views = [choosing]
    if len(choosing.areas) > 1:
        views += [ChoicesView(position, seat, place.tile, labels, cells=cells, area=choosing.areas[0])]
    laid, _ = rules.apply(position, place)
    deploys = deployments(laid)
    spots = tuple(dict.fromkeys(deploy.spot for deploy in deploys))
    for deploy in (None, *deploys[-1:]):
        views.append(ChoicesView(laid, seat, place.tile, labels, place=place, spots=spots, deploy=deploy))
    return [draw_choices(view) for view in views]


def _sheet(columns: Sequence[Sequence[Picture]]) -> Picture:
    heights = [sum(picture.height + GAP_PX for picture in column) for column in columns]
    canvas = Image.new("RGB", (len(columns) * (WIDTH + GAP_PX) + GAP_PX, max(heights) + GAP_PX), GROUND)
    for number, column in enumerate(columns):
        x, y = GAP_PX + number * (WIDTH + GAP_PX), GAP_PX
        for picture in column:
            canvas.paste(Image.open(BytesIO(picture.data)).convert("RGB"), (x, y))
            y += picture.height + GAP_PX
    out = BytesIO()
    canvas.save(out, "PNG", compress_level=4)
    return Picture(out.getvalue(), canvas.width, canvas.height)
