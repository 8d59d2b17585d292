"""What laying a tile would change in a sketch: the features that it would meet and join, and the cells beside it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.board.oriented_tile import SIDE_STEP
from game.opponents.outlines import (
    CATHEDRALS,
    CITIES,
    ENDS,
    FIELD,
    INNS,
    MONASTERY,
    NO_CITIES,
    PENNANTS,
    TILES,
    Outline,
    SketchFeature,
)
from game.opponents.sketch import Sketch


class Laying(NamedTuple):
    """A tile that is tried out on the open cell of `key`.

    `group` has a number for each segment: the index of one of the segments that would be the same feature.
    `meets` maps the root of each feature that meets the tile to a segment that it meets. `empty` are the
    sides without a neighbour, `empty_bits` the same as bits.
    """

    key: int
    outline: Outline
    group: list[int]
    meets: dict[int, int]
    empty: list[int]
    empty_bits: int


def tried_out(sketch: Sketch, key: int, outline: Outline) -> Laying:
    """Return what a tile on an open cell would meet; the sketch does not change."""
    parent, facing, slots = sketch.parent, sketch.facing, outline.slots
    group = list(range(len(outline.kinds)))
    meets: dict[int, int] = {}
    empty: list[int] = []
    empty_bits = 0
    base = 4 * key
    for side in (0, 1, 2, 3):
        met = facing.get(base + side)
        if met is None:
            empty.append(side)
            empty_bits |= 1 << side
            continue
        for mine, node in zip(slots[side], met, strict=True):
            while parent[node] >= 0:
                node = parent[node]
            known = meets.get(node)
            if known is None:
                meets[node] = mine
            elif group[known] != group[mine]:
                gone, stays = group[mine], group[known]
                group = [stays if one == gone else one for one in group]
    return Laying(key, outline, group, meets, empty, empty_bits)


def show(sketch: Sketch, laying: Laying) -> tuple[int, list[tuple[int, int]], set[int]]:
    """Change the open cells of the sketch as if the tile lay there, and nothing else; `take_back` undoes it.

    Returns the constraint of its cell, the former constraints of the cells beside its empty sides, each with
    its key, and the roots of the features at those cells that do not meet the tile.
    """
    key, outline, _, meets, empty, _ = laying
    parent, facing, open_cells = sketch.parent, sketch.facing, sketch.open
    constraint = open_cells.pop(key)
    sketch.tiles.add(key)
    before: list[tuple[int, int]] = []
    near: set[int] = set()
    for side in empty:
        beyond = key + SIDE_STEP[side]
        shown = open_cells.get(beyond, 0)
        before.append((beyond, shown))
        open_cells[beyond] = shown | outline.shows[side]
        if shown:
            back = (side + 2) & 3
            for other in (0, 1, 2, 3):
                if other != back and (met := facing.get(4 * beyond + other)):
                    for node in met:
                        while parent[node] >= 0:
                            node = parent[node]
                        if node not in meets:
                            near.add(node)
    return constraint, before, near


def take_back(sketch: Sketch, key: int, constraint: int, before: list[tuple[int, int]]) -> None:
    """Undo `show`."""
    open_cells = sketch.open
    sketch.tiles.discard(key)
    open_cells[key] = constraint
    for beyond, shown in before:
        if shown:
            open_cells[beyond] = shown
        else:
            del open_cells[beyond]


def merged(sketch: Sketch, laying: Laying, name: int, roots: Iterable[int]) -> SketchFeature:
    """Return the feature that the segments of group `name` make with those of `roots`, which they meet."""
    key, outline, group, _, _, empty_bits = laying
    kind = outline.segments[name][0]
    if kind >= MONASTERY:
        return (kind, key, 0, 0, 0, (), NO_CITIES)
    mask = 1 << sketch.number
    pennants = inns = cathedrals = 0
    ends: list[int] = []
    cities = NO_CITIES
    at = 16 * key
    for index, owner in enumerate(group):
        if owner == name:
            _, more, inn, cathedral, _, walls = outline.segments[index]
            pennants += more
            inns += inn
            cathedrals += cathedral
            ends += [at + end for end in outline.ends[empty_bits][index]]
            if walls:
                cities |= {-1 - group[wall] for wall in walls}
    for root in roots:
        feature = sketch.feature_of(root)
        mask |= feature[TILES]
        pennants += feature[PENNANTS]
        inns += feature[INNS]
        cathedrals += feature[CATHEDRALS]
        ends += [end for end in feature[ENDS] if end >> 4 != key]
        if kind == FIELD:
            cities |= {sketch.root(city) for city in feature[CITIES]}
    return (kind, mask, pennants, inns, cathedrals, tuple(ends), cities)
