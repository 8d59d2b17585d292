"""Tests of figures and neutral pieces on tiles: none hides another, and all stay on their tile."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest
from PIL import Image
from plain_pictures import KEYS

from game.board.features import StandingFigure
from game.engine.position import Position
from game.values.geometry import Cell
from game.values.moves import LARGE, MEEPLE
from game.values.ruleset import Colour, Ruleset
from game.values.tiles import FeatureKind, all_tiles
from rendering.base.picture import new_canvas
from rendering.base.rect import Rect
from rendering.base.theme import DEFAULT_THEME
from rendering.boards import landscape, standing
from rendering.boards.layout import Frame, Window, frame_within, window_round
from rendering.gallery.samples import DRAGONS, NAMES, sample_game, sprawling_game
from rendering.views.board_image import BoardView, board_frame


class Pasted(list[tuple[float, float]]):
    """The middles of all sprites pasted."""

    def __call__(self, canvas: Image.Image, sprite: Image.Image, middle: tuple[float, float]) -> None:
        """Record a middle."""
        del canvas, sprite
        self.append(middle)


@pytest.fixture
def pasted(monkeypatch: pytest.MonkeyPatch) -> Pasted:
    """Return the middles of the sprites pasted on the land from now on."""
    middles = Pasted()
    monkeypatch.setattr(landscape, "paste_middle", middles)
    return middles


def _frame(position: Position) -> Frame:
    return board_frame(BoardView(position, NAMES, KEYS))


def _stand(position: Position, figures: list[StandingFigure] | None = None) -> Frame:
    frame = _frame(position)
    canvas = new_canvas(frame.width, frame.height, DEFAULT_THEME)
    landscape.stand_figures(canvas, frame, position, DEFAULT_THEME, figures)
    return frame


@pytest.mark.parametrize("count", [2, 3])
def test_figures_on_one_segment_are_all_visible(count: int, pasted: Pasted) -> None:
    """Several figures on one segment, as after flights, stand beside each other on their tile."""
    position = sample_game(3, 2).with_tiles(2)
    crowd = [
        StandingFigure(Colour.RED, (MEEPLE, LARGE, MEEPLE)[number], Cell(0, 0), 0) for number in range(count)
    ]
    frame = _stand(position, crowd)
    assert len(pasted) == count
    assert min(dist(a, b) for a, b in combinations(pasted, 2)) > 0.15 * frame.tile_px
    left, top = frame.corner(Cell(0, 0))
    assert all(left < x < left + frame.tile_px and top < y < top + frame.tile_px for x, y in pasted)


@pytest.mark.parametrize("tile_px", [60, 105, 256])
def test_figures_of_different_segments_do_not_hide_each_other(tile_px: int, pasted: Pasted) -> None:
    """Of two farmers and a figure on the road between them, most of each is visible."""
    position = sample_game(7, 2, Ruleset()).with_tiles(2)
    kinds = [segment.kind for segment in all_tiles()[position.board[Cell(0, 0)].tile].segments]
    segments = [number for number, kind in enumerate(kinds) if kind is not FeatureKind.CITY]
    crowd = [StandingFigure(Colour.RED, MEEPLE, Cell(0, 0), segment) for segment in segments]
    frame = frame_within(Window(0, 0, 1, 1), Cell(0, 0), (900, 900), Rect(0, 0, 900, 900), (tile_px,))
    landscape.stand_figures(new_canvas(900, 900, DEFAULT_THEME), frame, position, DEFAULT_THEME, crowd)
    assert len(pasted) == 3
    assert min(dist(a, b) for a, b in combinations(pasted, 2)) > 0.7 * standing.figure_px(tile_px)


def test_the_western_one_of_two_figures_is_behind(pasted: Pasted) -> None:
    """Of two figures beside each other the western one is behind; the marks of both are visible."""
    position = sample_game(3, 2).with_tiles(2)
    _stand(position, [StandingFigure(seat, MEEPLE, Cell(0, 0), 0) for seat in (Colour.RED, Colour.BLUE)])
    assert pasted[0][0] < pasted[1][0]


def test_the_dragon_is_in_the_middle_and_the_fairy_beside_her_friend(pasted: Pasted) -> None:
    """The fairy stands beside the figure she guards without hiding it, on the tile; alone she is in its middle."""
    beside = alone = 0
    for position in sample_game(7, 4, DRAGONS).positions[::3]:
        pieces = {piece.kind: piece for piece in position.pieces}
        if "fairy" not in pieces or beside + alone > 40:
            continue
        pasted.clear()
        frame = _stand(position)
        middles = [frame.middle(piece.cell) for piece in position.pieces]
        drawn = dict(zip(pieces, pasted[-len(pieces) :], strict=True))
        if "dragon" in pieces:
            assert dist(drawn["dragon"], middles[0]) <= 1
        fairy = pieces["fairy"]
        across = (drawn["fairy"][0] - middles[-1][0]) / frame.tile_px
        assert abs(across) < 0.5
        if fairy.segment is None:
            alone += 1
            assert dist(drawn["fairy"], middles[-1]) <= 1
        else:
            beside += 1
            friends = [
                number
                for number, figure in enumerate(sorted(position.figures, key=lambda f: (f.cell.y, f.cell.x)))
                if (figure.cell, figure.segment) == (fairy.cell, fairy.segment)
            ]
            assert position.seats[fairy.seat or 0] in {
                figure.seat for figure in position.figures if figure.cell == fairy.cell
            }
            assert all(dist(pasted[number], drawn["fairy"]) > 0.2 * frame.tile_px for number in friends)
    assert beside > 5


def test_the_fairy_is_beside_her_friend_on_small_tiles(pasted: Pasted) -> None:
    """On small tiles a figure that was moved in from the edge is still distinct beside the fairy."""
    apart = []
    for position in sprawling_game(5, 5, DRAGONS).positions[200::6]:
        fairy = next((piece for piece in position.pieces if piece.kind == "fairy"), None)
        figures = sorted(position.figures, key=lambda figure: (figure.cell.y, figure.cell.x))
        friends = [
            number
            for number, figure in enumerate(figures)
            if fairy is not None and (figure.cell, figure.segment) == (fairy.cell, fairy.segment)
        ]
        if fairy is not None and len(friends) == 1:
            pasted.clear()
            frame = _stand(position)
            beside = pasted[len(figures) + position.pieces.index(fairy)]
            apart.append(dist(pasted[friends[0]], beside) / frame.tile_px)
    assert len(apart) > 5
    assert min(apart) > 0.35


def test_the_fairy_hides_little_of_figures_on_the_next_tile(pasted: Pasted) -> None:
    """The fairy, who reaches beyond a small tile, stands in the corner where she hides least of the next one."""
    apart = []
    for position in sample_game(7, 5, DRAGONS).positions[::2]:
        fairy = next((piece for piece in position.pieces if piece.segment is not None), None)
        if fairy is not None:
            pasted.clear()
            room = Rect(0, 0, 3000, 3000)
            frame = frame_within(window_round(position.board), Cell(0, 0), (3000, 3000), room, (60,))
            landscape.stand_figures(new_canvas(9, 9, DEFAULT_THEME), frame, position, DEFAULT_THEME)
            figures = sorted(position.figures, key=lambda figure: (figure.cell.y, figure.cell.x))
            beside = pasted[len(figures) + position.pieces.index(fairy)]
            places = zip(figures, pasted, strict=False)
            apart += [dist(at, beside) / frame.tile_px for figure, at in places if figure.cell != fairy.cell]
    assert len(apart) > 100
    assert min(apart) > 0.55
