"""Sizes on a phone: tiles, discs, numbers and names of cells, in every turn of random games.

Sizes are pixels of a picture shown 300 pixels wide, and are taken from the layout by which pictures are
drawn. The pictures in which cells are chosen count: the first picture of a turn's message and every area of
the private panel, once with the cells where the tile fits and once with all open cells, as at a table without
help. Every third game is laid in a row, as far as the tiles allow.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator, Mapping

from bench.support.report import report
from game.engine import legal, match
from game.engine.position import Position
from game.values.geometry import Cell
from game.values.moves import Move, Place
from game.values.phases import Phase
from game.values.ruleset import Colour, Expansion, Option, Ruleset
from game.values.tiles import TileId
from rendering.base.screen import on_screen
from rendering.boards.annotations import names_of_cells, numbers_of_cells
from rendering.boards.areas import areas, in_order
from rendering.boards.layout import Frame, fits_large
from rendering.boards.standing import figure_px
from rendering.gallery.english import english
from rendering.gallery.samples import NAMES
from rendering.views.board_image import BoardView, board_frame, phone_views
from rendering.views.choices_image import ChoicesView, choices_frame

GAMES = 10
"""Games played with each ruleset."""
RULESETS: Mapping[str, Ruleset] = {
    "base": Ruleset(),
    "river": Ruleset(expansions=frozenset({Expansion.RIVER})),
    "inns": Ruleset(expansions=frozenset({Expansion.INNS})),
    "abbot": Ruleset(expansions=frozenset({Expansion.ABBOT})),
    "all expansions": Ruleset(expansions=frozenset(Expansion)),
    "hand of three": Ruleset(
        expansions=frozenset({Expansion.ABBOT, Expansion.INNS}), options=frozenset({Option.HAND_THREE})
    ),
    "market": Ruleset(options=frozenset({Option.TILE_MARKET, Option.START_IN_BAG})),
    "table's edge": Ruleset(options=frozenset({Option.TABLE_EDGE}), table=(9, 12)),
}


def main(argv: list[str]) -> None:
    """Print the smallest sizes of all games as a table, or with --json as one object."""
    report(measure(), argv)


def measure() -> dict[str, float]:
    """Return the smallest size of each kind, and counts of turns, tiles, areas and pictures."""
    sizes: defaultdict[str, list[float]] = defaultdict(list)
    turns, two_pictures, most_areas, most_tiles, unseen = 0, 0, 0, 0, 0
    for ruleset in RULESETS.values():
        for game in range(GAMES):
            for position in _turns(ruleset, game):
                turns += 1
                most_tiles = max(most_tiles, len(position.board))
                for cells in _choices(position):
                    found = areas(cells, position.board)
                    most_areas = max(most_areas, len(found))
                    shown = _chosen_from(position, cells)
                    seen = {cell for frame, numbered in shown for _, cell in numbered if cell in frame.window}
                    unseen += len(set(cells) - seen)
                    for frame, numbered in shown:
                        _note(sizes, frame, numbered)
                view = BoardView(position, NAMES, english())
                two_pictures += not fits_large(view.whole)
                sizes["close_up"].append(on_screen(_close_up(position).tile_px))
    worst = {f"worst_{name}_px": round(min(values), 2) for name, values in sizes.items()}
    return {
        **worst,
        "turns": turns,
        "most_tiles": most_tiles,
        "turns_of_two_pictures": two_pictures,
        "most_areas": most_areas,
        "cells_in_no_picture": unseen,
    }


def _chosen_from(
    position: Position, cells: tuple[Cell, ...]
) -> list[tuple[Frame, tuple[tuple[int, Cell], ...]]]:
    """Return the layout of each picture in which these cells are chosen, and the numbers that cells in sight have."""
    labels, seat = english(), position.to_move
    assert seat is not None
    public = phone_views(BoardView(position, NAMES, labels, numbered=cells))[0]
    shown = [(board_frame(public), tuple(enumerate(cells, 1)))]
    for area in areas(cells, position.board):
        view = ChoicesView(position, seat, TileId("D"), labels, cells=cells, area=area)
        shown.append((choices_frame(view), view.numbered))
    return shown


def _note(sizes: defaultdict[str, list[float]], frame: Frame, cells: tuple[tuple[int, Cell], ...]) -> None:
    sizes["tile"].append(on_screen(frame.tile_px))
    sizes["figure"].append(on_screen(figure_px(frame.tile_px)))
    for number in numbers_of_cells(frame, cells):
        sizes["disc"].append(on_screen(number.disc_px))
        sizes["number"].append(on_screen(number.letters_px))
    sizes["name"] += [on_screen(name.size_px) for name in names_of_cells(frame)]


def _close_up(position: Position) -> Frame:
    place = legal.placements(position)[0]
    assert position.to_move is not None
    return choices_frame(ChoicesView(position, position.to_move, place.tile, english(), place=place))


def _choices(position: Position) -> Iterator[tuple[Cell, ...]]:
    """Yield the cells to choose from: those of each tile that may be placed, then all open cells."""
    by_tile: defaultdict[TileId, set[Cell]] = defaultdict(set)
    for place in legal.placements(position):
        by_tile[place.tile].add(place.cell)
    for cells in (*by_tile.values(), legal.cells(position)):
        yield in_order(cells, position.board)


def _turns(ruleset: Ruleset, game: int) -> Iterator[Position]:
    """Yield the positions of a game of six in which a tile is to be placed.

    Moves are random; in every third game they are those furthest to the east.
    """
    chance = random.Random(game)
    state, _ = match.start(ruleset, tuple(Colour), f"phone {game}")
    while state.position.phase is not Phase.OVER:
        if state.position.phase is Phase.PLACE:
            yield state.position
        moves = legal.moves(state.position)
        state, _ = match.play(state, max(moves, key=_far_east) if game % 3 == 2 else chance.choice(moves))


def _far_east(move: Move) -> int:
    return move.cell.x - 2 * abs(move.cell.y) if isinstance(move, Place) else 0
