"""A whole feature: its tiles, pennants and figures, collected from the tiles it lies on."""

from __future__ import annotations

from game.board.features import Feature
from game.board.oriented_tile import cell_of
from game.engine.position import Position
from game.values.geometry import Cell
from game.values.tiles import FeatureKind, all_tiles


def survey(position: Position, node: int) -> Feature:
    """Return the feature to which a node belongs."""
    features, tiles, kinds = position.features, position.grid.tiles, all_tiles()
    keys = features.keys
    pennants = inns = cathedrals = 0
    cells: dict[Cell, None] = {}
    segments: list[tuple[Cell, int]] = []
    members = features.members(node)
    for member in members:
        key = keys[member]
        oriented_tile, first, _, _ = tiles[key]
        index = member - first
        segment = kinds[oriented_tile.tile].segments[index]
        pennants += segment.pennants
        inns += segment.inn
        cathedrals += segment.cathedral
        cell = cell_of(key)
        cells[cell] = None
        segments.append((cell, index))
    kind = segment.kind
    root = features.root(node)
    neighbours = 0
    if kind is FeatureKind.MONASTERY or kind is FeatureKind.GARDEN:
        neighbours = position.grid.neighbours(keys[node])
        complete = neighbours == 8
    else:
        complete = kind is not FeatureKind.FIELD and features.ends[root] <= 0
    return Feature(
        kind=kind,
        cells=tuple(cells),
        segments=tuple(segments),
        complete=complete,
        pennants=pennants,
        inns=inns,
        cathedrals=cathedrals,
        neighbours=neighbours,
        figures=tuple(
            position.standing_figure(*standing) for standing in sorted(features.figures.get(root, ()))
        ),
    )


def is_field(position: Position, node: int) -> bool:
    """Return True if a node belongs to a field."""
    oriented_tile, first = position.grid.tiles[position.features.keys[node]][:2]
    return oriented_tile.kinds[node - first] is FeatureKind.FIELD


def is_open(position: Position, node: int) -> bool:
    """Return True if the feature of a node is incomplete; fields always are."""
    key = position.features.keys[node]
    oriented_tile, first, _, _ = position.grid.tiles[key]
    if node - first in oriented_tile.middles:
        return not position.grid.surrounded(key)
    if node - first in oriented_tile.closable:
        return position.features.ends[position.features.root(node)] > 0
    return True


def bordering_cities(position: Position, field: int) -> set[int]:
    """Return the roots of the complete cities whose wall borders a field. Rule: field-third."""
    features, tiles, kinds = position.features, position.grid.tiles, all_tiles()
    found = set()
    for member in features.members(field):
        oriented_tile, first, _, _ = tiles[features.keys[member]]
        for city in kinds[oriented_tile.tile].segments[member - first].cities:
            root = features.root(first + city)
            if features.ends[root] <= 0:
                found.add(root)
    return found
