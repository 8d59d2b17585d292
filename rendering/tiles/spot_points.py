"""Where figures stand and letters lie on the tiles, as shipped beside the drawn tiles.

To find places clear of all that is on a tile takes some ten milliseconds, which the first pictures after a start would
wait for. `python -m rendering.tiles.atlas` finds them all; one that is missing is found when it is wanted.
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
from rendering.tiles.spots import farmer_sizes, tile_letters, tile_spots

_log = logging.getLogger(__name__)


@cache
def spot_points(tile: TileId, turns: int) -> Mapping[int, Point]:
    """Return where a figure stands for each segment of the turned tile: x to the east, y to the south, 0 to 1."""
    return _points("figures", tile, turns % 4)


@cache
def letter_points(tile: TileId, turns: int) -> Mapping[int, Point]:
    """Return where the letter of each segment of the turned tile lies, as `spot_points`."""
    return _points("letters", tile, turns % 4)


@cache
def farmer_size(tile: TileId, turns: int) -> Mapping[int, float]:
    """Return how high a figure is, in tiles, of which all lies within its field, for each field of the turned tile."""
    found_sizes = _found("farmers", tile, turns % 4)
    return MappingProxyType({segment: size for segment, (size,) in found_sizes.items()})


def _points(what: str, tile: TileId, turns: int) -> Mapping[int, Point]:
    return MappingProxyType({segment: (x, y) for segment, (x, y) in _found(what, tile, turns).items()})


def _found(what: str, tile: TileId, turns: int) -> dict[int, tuple[float, ...]]:
    shipped = _shipped().get(f"{what} {tile} {turns}")
    if shipped is None:
        return found(what, tile, turns)
    return {int(segment): tuple(values) for segment, values in shipped.items()}


@cache
def _shipped() -> dict[str, dict[str, list[float]]]:
    try:
        return dict(json.loads(points_path().read_bytes()))
    except (OSError, ValueError) as fault:
        _log.warning("the points of tiles cannot be read, they are found anew: %s", fault)
        return {}


def points_path() -> Path:
    """Return where the points lie."""
    return Path(str(files("rendering"))) / "assets" / "drawn" / "points.json"


def found(what: str, tile: TileId, turns: int) -> dict[int, tuple[float, ...]]:
    """Return the points (or sizes) of one tile, to a thousandth of its side."""
    return {
        segment: tuple(round(value, 3) for value in values)
        for segment, values in sorted(FINDERS[what](all_tiles()[tile], turns).items())
    }


def _sizes(kind: TileKind, turns: int) -> Mapping[int, tuple[float, ...]]:
    return {segment: (size,) for segment, size in farmer_sizes(kind, turns).items()}


FINDERS: Mapping[str, Callable[[TileKind, int], Mapping[int, tuple[float, ...]]]] = {
    "figures": tile_spots,
    "letters": tile_letters,
    "farmers": _sizes,
}


def build() -> Path:
    """Find the points of all tiles, write them, a line for each tile in each rotation, and return the file."""
    lines = [
        f'"{what} {tile} {turns}": {json.dumps(found(what, tile, turns))}'
        for what in FINDERS
        for tile in all_tiles()
        for turns in range(4)
    ]
    path = points_path()
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="ascii")
    return path
