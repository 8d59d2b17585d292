"""What laying a tile would change in a sketch: the features that it would meet and join, and the cells beside it."""

from __future__ import annotations

from collections.abc import Iterable

from game.board.oriented_tile import SIDE_STEP
from game.opponents.outlines import FIELD, MONASTERY, NO_CITIES, Info, Outline
from game.opponents.sketch import Sketch


def grouped(sketch: Sketch, key: int, outline: Outline) -> tuple[list[int], dict[int, int], list[int], int]:
    """Return which segments of a tile on `key` belong together, what they meet, and the sides where nothing lies.

    Segments of one feature have the number of one of them; what they meet are roots, each with a segment. The
    sides are a list, and bits.
    """
    parent, facing, slots = sketch.parent, sketch.facing, outline.slots
    group = list(range(len(outline.kinds)))
    meets: dict[int, int] = {}
    empty: list[int] = []
    bare = 0
    base = 4 * key
    for side in (0, 1, 2, 3):
        met = facing.get(base + side)
        if met is None:
            empty.append(side)
            bare |= 1 << side
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
    return group, meets, empty, bare


def show(
    sketch: Sketch, key: int, outline: Outline, empty: list[int], meets: dict[int, int]
) -> tuple[int, list[tuple[int, int]], set[int]]:
    """Lay a tile in so far as the cells beside it see it.

    Returns the constraint of its cell and those that the cells on its `empty` sides had, each with its key, and
    the features beside those cells that do not meet the tile, by their roots.
    """
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


def own_ends(key: int, outline: Outline, name: int, group: list[int], beyond: int) -> list[int]:
    """Return the slots at which the tile's segments of a group meet the cell beyond one of its sides."""
    side = SIDE_STEP.index(beyond - key)
    back = (side + 2) & 3
    return [4 * back + slot for slot, index in enumerate(outline.out[side]) if group[index] == name]


def merged(
    sketch: Sketch,
    key: int,
    outline: Outline,
    name: int,
    group: list[int],
    roots: Iterable[int],
    empty: int,
) -> Info:
    """Return the feature that segments of a tile make with those they meet."""
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
            ends += [at + end for end in outline.ends[empty][index]]
            if walls:
                cities |= {-1 - group[wall] for wall in walls}
    for root in roots:
        info = sketch.info_of(root)
        mask |= info[1]
        pennants += info[2]
        inns += info[3]
        cathedrals += info[4]
        ends += [end for end in info[5] if end >> 4 != key]
        if kind == FIELD:
            cities |= {sketch.root(city) for city in info[6]}
    return (kind, mask, pennants, inns, cathedrals, tuple(ends), cities)
