"""Features and frontier computed from the printed tiles alone, by a simple and slow flood fill."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

from game.engine.position import Position
from game.values.geometry import AROUND, Cell, HalfSide, Side, neighbour, turned_half_side, turned_side
from game.values.tiles import FeatureKind, all_tiles

Node = tuple[Cell, int]

FACING = {
    HalfSide.NNW: HalfSide.SSW,
    HalfSide.NNE: HalfSide.SSE,
    HalfSide.ENE: HalfSide.WNW,
    HalfSide.ESE: HalfSide.WSW,
    HalfSide.SSE: HalfSide.NNE,
    HalfSide.SSW: HalfSide.NNW,
    HalfSide.WSW: HalfSide.ESE,
    HalfSide.WNW: HalfSide.ENE,
}
"""The half side of the neighbour that touches each half side."""


@dataclass(frozen=True)
class Flooded:
    """A feature: its segments, and whether it has no open edge."""

    kind: FeatureKind
    nodes: frozenset[Node]
    complete: bool


def flood(position: Position) -> set[Flooded]:
    """Return all features of the board, each joined from a segment across the edges that it touches."""
    beside: dict[Node, list[tuple[Cell, object]]] = {}
    at: dict[tuple[Cell, object], Node] = {}
    kinds: dict[Node, FeatureKind] = {}
    for cell, laid in position.board.items():
        for index, segment in enumerate(all_tiles()[laid.tile].segments):
            node = (cell, index)
            kinds[node] = segment.kind
            beside[node] = []
            for side in segment.sides:
                turned = turned_side(side, laid.turns)
                at[cell, (segment.kind, turned)] = node
                beside[node].append((neighbour(cell, turned), (segment.kind, turned.opposite)))
            for half in segment.half_sides:
                turned_half = turned_half_side(half, laid.turns)
                at[cell, turned_half] = node
                beside[node].append((neighbour(cell, turned_half.side), FACING[turned_half]))
    found: set[Flooded] = set()
    seen: set[Node] = set()
    for node, kind in kinds.items():
        if node in seen:
            continue
        spread, todo, is_open = {node}, [node], False
        while todo:
            for beyond in beside[todo.pop()]:
                other = at.get(beyond)
                if other is None:
                    is_open = is_open or not _edge_completes(position, beyond[0])
                elif other not in spread:
                    spread.add(other)
                    todo.append(other)
        seen |= spread
        if kind in (FeatureKind.MONASTERY, FeatureKind.GARDEN):
            is_open = occupied_around(position, node[0]) < 8
        found.add(Flooded(kind, frozenset(spread), not is_open and kind is not FeatureKind.FIELD))
    return found


def occupied_around(position: Position, cell: Cell) -> int:
    """Return how many of the eight cells around a cell are occupied, or lie beyond the table's edge."""
    around = [Cell(cell.x + dx, cell.y + dy) for dx, dy in AROUND]
    return sum(other in position.board or _edge_completes(position, other) for other in around)


def frontier(position: Position) -> dict[Cell, dict[Side, str]]:
    """Return the open cells, each with the terrain of its neighbours' adjoining edges."""
    found: dict[Cell, dict[Side, str]] = defaultdict(dict)
    for cell, laid in position.board.items():
        for side in Side:
            beyond = neighbour(cell, side)
            if beyond not in position.board and _on_table(position, beyond):
                found[beyond][side.opposite] = all_tiles()[laid.tile].side(side, laid.turns).value
    return found


def _on_table(position: Position, cell: Cell) -> bool:
    if position.ruleset.table is None:
        return True
    (width, height), (x, y) = position.ruleset.table, cell
    return -((width - 1) // 2) <= x <= width // 2 and -((height - 1) // 2) <= y <= height // 2


def _edge_completes(position: Position, cell: Cell) -> bool:
    completes = position.grid.table is not None and position.grid.table.completes
    return completes and not _on_table(position, cell)
