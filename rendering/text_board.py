"""The board in letters: a listing that a screen reader can follow, and a small map for fixed-width type."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from game.features import StandingFigure
from game.geometry import Cell
from game.lying import lying
from game.position import Position
from game.ruleset import Colour
from game.tiles import FeatureKind, TileId, all_tiles
from rendering.cell_names import cell_name, column_name, row_name
from rendering.labels import Labels
from rendering.layout import window_round
from rendering.theme import PLAYER_LOOKS


def board_listing(
    position: Position,
    names: Mapping[Colour, str],
    labels: Labels,
    numbered: Sequence[Cell] = (),
    figures: Sequence[StandingFigure] | None = None,
) -> tuple[str, ...]:
    """One line a tile, by rows from the north and from west to east, then the numbered cells.

    Each line says the cell, what the tile shows as it lies, and who stands on it where: all
    figures on the board, or those given.
    """
    shown = position.figures if figures is None else figures
    lines = []
    cells = sorted(position.board, key=lambda cell: (cell[1], cell[0]))
    for y, row in groupby(cells, key=lambda cell: cell[1]):
        lines.append(labels.say("text-row", row=row_name(y)))
        lines += [tile_line(position, cell, names, labels, shown) for cell in row]
    if numbered:
        places = ", ".join(f"{number} {cell_name(cell)}" for number, cell in enumerate(numbered, 1))
        lines.append(f"{labels.say('alt-places')} {places}.")
    return tuple(lines)


def tile_line(
    position: Position,
    cell: Cell,
    names: Mapping[Colour, str],
    labels: Labels,
    figures: Sequence[StandingFigure],
) -> str:
    """What lies on a cell, and who of the figures stands on it where."""
    laid = position.board[cell]
    text = labels.say("text-tile", cell=cell_name(cell), tile=labels.tile(laid.tile, laid.turns))
    spots = lying(laid.tile)[laid.turns].spots
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
    if cell == position.last:
        text += " " + labels.say("text-last")
    return text


def board_map(position: Position, labels: Labels, numbered: Sequence[Cell] = ()) -> str:
    """The board with three characters a cell, for a block of fixed-width type.

    A letter for what the tile shows (`map_legend` explains them), then the glyph of who stands
    there; open cells that are numbered show their number.
    """
    window = window_round((*position.board, *numbered), margin=0)
    seats = {figure.cell: PLAYER_LOOKS[figure.seat].letter for figure in position.figures}
    numbers = {cell: str(number) for number, cell in enumerate(numbered, 1)}
    columns = range(window.west, window.east + 1)
    edge = max(len(row_name(window.north)), len(row_name(window.south)))
    lines = [" " * edge + "".join(f"{column_name(x):>3}" for x in columns)]
    for y in range(window.north, window.south + 1):
        line = f"{row_name(y):>{edge}}"
        for x in columns:
            cell = Cell(x, y)
            if cell in position.board:
                line += f" {_letter(position.board[cell].tile, labels)}{seats.get(cell, ' ')}"
            else:
                line += f"{numbers.get(cell, ''):>3}"
        lines.append(line.rstrip())
    return "\n".join(lines)


def map_legend(position: Position, names: Mapping[Colour, str], labels: Labels) -> str:
    """What the letters and glyphs of the map mean."""
    letters = [
        f"{labels.say(f'text-letter-{kind.value}')} {labels.feature(kind)}"
        for kind in (FeatureKind.CITY, FeatureKind.ROAD, FeatureKind.MONASTERY, FeatureKind.FIELD)
    ]
    return ", ".join([*letters, *(labels.seat(seat, names[seat]) for seat in position.seats)])


def _letter(tile: TileId, labels: Labels) -> str:
    """The letter of the most telling thing on a tile."""
    kinds = {segment.kind for segment in all_tiles()[tile].segments}
    for kind in (FeatureKind.MONASTERY, FeatureKind.CITY, FeatureKind.ROAD):
        if kind in kinds:
            return labels.say(f"text-letter-{kind.value}")
    return labels.say("text-letter-field")
