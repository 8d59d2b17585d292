"""The board in words: a listing that a screen reader can follow."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from game.board.features import StandingFigure
from game.board.oriented_tile import oriented
from game.engine.position import Position
from game.values.geometry import Cell
from game.values.ruleset import Colour
from rendering.base.labels import Labels
from rendering.boards.cell_names import cell_name, row_name
from rendering.boards.layout import Window


def board_listing(
    position: Position,
    names: Mapping[Colour, str],
    labels: Labels,
    numbered: Sequence[Cell] = (),
    figures: Sequence[StandingFigure] | None = None,
    window: Window | None = None,
) -> tuple[str, ...]:
    """Return a line for each row from the north, each followed by one for each tile from the west.

    A tile's line says the cell, what the tile shows as it lies, and who stands on it where: all figures on
    the board, or those given. The numbered cells are the last line. With a `window` only its cells are listed.
    """
    shown = position.figures if figures is None else figures
    lines = []
    visible_cells = (cell for cell in position.board if window is None or cell in window)
    cells = sorted(visible_cells, key=lambda cell: (cell[1], cell[0]))
    for y, row in groupby(cells, key=lambda cell: cell[1]):
        lines.append(labels.say("text-row", row=row_name(y)))
        lines += [tile_line(position, cell, names, labels, shown) for cell in row]
    places = ", ".join(
        f"{number} {cell_name(cell)}"
        for number, cell in enumerate(numbered, 1)
        if window is None or cell in window
    )
    if places:
        lines.append(f"{labels.say('alt-places')} {places}.")
    return tuple(lines)


def tile_line(
    position: Position,
    cell: Cell,
    names: Mapping[Colour, str],
    labels: Labels,
    figures: Sequence[StandingFigure],
) -> str:
    """Return the line of one tile: what it shows, and which of the figures and neutral pieces stand on it."""
    laid = position.board[cell]
    text = labels.say("text-tile", cell=cell_name(cell), tile=labels.tile(laid.tile, laid.turns))
    spots = oriented(laid.tile)[laid.turns].spots
    for figure in figures:
        if figure.cell == cell:
            spot = spots[figure.segment]
            text += " " + labels.say(
                "text-figure",
                player=names[figure.seat],
                figure=labels.figure(figure.figure),
                feature=spot.kind.value,
                spot=labels.spot(spot),
            )
    for piece in position.pieces:
        if piece.cell == cell:
            text += " " + labels.say("text-piece", kind=piece.kind)
    if cell == position.last:
        text += " " + labels.say("text-last")
    return text
