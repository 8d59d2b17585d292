"""Where figures stand and letters lie on the tiles, as shipped beside the drawn tiles.

To find places clear of all that is on a tile takes some ten milliseconds, which the first pictures after a start would
wait for. `python -m rendering.tiles.atlas` finds them all; one that is missing is found when it is wanted.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType

from game.values.tiles import TileId, all_tiles
from rendering.base.shapes import Point
from rendering.tiles.spots import tile_letters, tile_spots

FINDERS = {"figures": tile_spots, "letters": tile_letters}

_log = logging.getLogger(__name__)


@cache
def spot_points(tile: TileId, turns: int) -> Mapping[int, Point]:
    """Where a figure stands for each segment of the turned tile: x to the east, y to the south, 0 to 1."""
    return _points("figures", tile, turns % 4)


@cache
def letter_points(tile: TileId, turns: int) -> Mapping[int, Point]:
    """Where the letter of each segment of the turned tile lies, as `spot_points`."""
    return _points("letters", tile, turns % 4)


def _points(what: str, tile: TileId, turns: int) -> Mapping[int, Point]:
    shipped = _shipped().get(f"{what} {tile} {turns}")
    if shipped is None:
        return MappingProxyType(found(what, tile, turns))
    return MappingProxyType({int(segment): (x, y) for segment, (x, y) in shipped.items()})


@cache
def _shipped() -> dict[str, dict[str, list[float]]]:
    try:
        return dict(json.loads(points_path().read_bytes()))
    except (OSError, ValueError) as fault:
        _log.warning("the points of tiles cannot be read, they are found anew: %s", fault)
        return {}


def points_path() -> Path:
    """Where the points lie."""
    return Path(str(files("rendering"))) / "assets" / "drawn" / "points.json"


def found(what: str, tile: TileId, turns: int) -> dict[int, Point]:
    """The points of one tile, to a thousandth of its side."""
    points = FINDERS[what](all_tiles()[tile], turns)
    return {segment: (round(x, 3), round(y, 3)) for segment, (x, y) in sorted(points.items())}


def build() -> Path:
    """Find the points of all tiles and write them, a tile in one of its turns a line; the path of the file."""
    lines = [
        f'"{what} {tile} {turns}": {json.dumps(found(what, tile, turns))}'
        for what in FINDERS
        for tile in all_tiles()
        for turns in range(4)
    ]
    path = points_path()
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="ascii")
    return path
