"""Where figures stand and letters lie on the tiles, as shipped beside the drawn tiles.

Computing the places that are clear of all that is on a tile takes some ten milliseconds, which would delay
the first pictures after a start. `python -m rendering.tiles.atlas` computes them all; one that is missing
from the file is computed on demand.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType

from game.values.tiles import TileId, TileKind, all_tiles
from rendering.base.shapes import Point
from rendering.tiles.spots import farmers, tile_letters, tile_spots

_log = logging.getLogger(__name__)


@cache
def spot_points(tile: TileId, turns: int) -> Mapping[int, Point]:
    """Return where a figure stands for each segment of the turned tile: x to the east, y to the south, 0 to 1."""
    return _points("figures", tile, turns)


@cache
def letter_points(tile: TileId, turns: int) -> Mapping[int, Point]:
    """Return where the letter of each segment of the turned tile lies, as `spot_points`."""
    return _points("letters", tile, turns)


@cache
def farmer_size(tile: TileId, turns: int) -> Mapping[int, float]:
    """Return for each field of the turned tile the height, in tiles, of a figure that lies wholly within it."""
    sizes = _shipped_or_computed("farmers", tile, turns)
    return MappingProxyType({segment: size for segment, (size,) in sizes.items()})


def _points(finder: str, tile: TileId, turns: int) -> Mapping[int, Point]:
    return MappingProxyType(
        {segment: (x, y) for segment, (x, y) in _shipped_or_computed(finder, tile, turns).items()}
    )


def _shipped_or_computed(finder: str, tile: TileId, turns: int) -> dict[int, tuple[float, ...]]:
    """Return the result of `computed`, from the shipped file if that contains it."""
    shipped = _shipped().get(f"{finder} {tile} {turns}")
    if shipped is None:
        return computed(finder, tile, turns)
    return {int(segment): tuple(values) for segment, values in shipped.items()}


@cache
def _shipped() -> dict[str, dict[str, list[float]]]:
    """Return what the shipped file contains, or nothing if it cannot be read, which is logged once."""
    try:
        return dict(json.loads(points_path().read_bytes()))
    except (OSError, ValueError) as fault:
        _log.warning(
            "file points.json of the program cannot be read, points on tiles are computed anew, which is slower: %s",
            fault,
        )
        return {}


def points_path() -> Path:
    """Return the path of the shipped file of points."""
    return Path(str(files("rendering"))) / "assets" / "drawn" / "points.json"


def computed(finder: str, tile: TileId, turns: int) -> dict[int, tuple[float, ...]]:
    """Return the points or sizes of one tile by segment, rounded to a thousandth of the tile's side.

    `finder` is a key of `FINDERS`.
    """
    return {
        segment: tuple(round(value, 3) for value in values)
        for segment, values in sorted(FINDERS[finder](all_tiles()[tile], turns).items())
    }


def _sizes(kind: TileKind, turns: int) -> Mapping[int, tuple[float, ...]]:
    return {segment: (size,) for segment, (_, _, size) in farmers(kind, turns).items()}


FINDERS: Mapping[str, Callable[[TileKind, int], Mapping[int, tuple[float, ...]]]] = {
    "figures": tile_spots,
    "letters": tile_letters,
    "farmers": _sizes,
}


def build() -> Path:
    """Compute the points of all tiles, write a line for each rotation, and return the path of the file."""
    lines = [
        f'"{finder} {tile} {turns}": {json.dumps(computed(finder, tile, turns))}'
        for finder in FINDERS
        for tile in all_tiles()
        for turns in range(4)
    ]
    path = points_path()
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="ascii")
    return path
