"""Queries of a position: features, owners, projected scores, tiles that fit."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from game.board.features import Feature
from game.board.oriented_tile import TURNS_OF, cell_of, key_of, reachable
from game.board.oriented_tile import fits as turns_by_constraint
from game.engine import scoring
from game.engine.position import Position
from game.engine.scoring import claimed_fields
from game.engine.survey import survey
from game.scoring.majority import strengths, strongest
from game.values.errors import IllegalMove, Reason
from game.values.events import Scored
from game.values.geometry import Cell
from game.values.phases import Phase
from game.values.ruleset import Colour
from game.values.tiles import FeatureKind, TileId


def feature_at(position: Position, cell: Cell, segment: int) -> Feature:
    """Return the feature to which a segment of the tile on `cell` belongs.

    Refuses a cell without a tile, or a segment that its tile does not have, with `IllegalMove` (deploy-spot).
    """
    laid = position.grid.tiles.get(key_of(cell)) if cell in position.board else None
    if laid is None or not 0 <= segment < len(laid[0].kinds):
        raise IllegalMove(Reason.DEPLOY_SPOT, f"{cell[0]},{cell[1]}")
    return survey(position, laid[1] + segment)


def coming_steps(position: Position) -> tuple[tuple[int, Colour], ...]:
    """Return the (number, seat) of the steps still to come where seats move in turn, the due one first.

    Empty in a phase in which only one seat moves.
    """
    coming = position.book.phases[position.phase].coming
    return (
        () if coming is None else tuple((number, position.seats[seat]) for number, seat in coming(position))
    )


def waits_after_tile(position: Position) -> bool:
    """Return True in a phase of choices after a tile is laid, unless a written game may end in the phase."""
    phase = position.book.phases[position.phase]
    return not phase.lasting and any(kind.after_tile for kind in phase.kinds)


def features(position: Position) -> tuple[Feature, ...]:
    """Return every feature on the board, in the order in which they were begun."""
    held = position.features
    # Nodes are numbered as they were laid.
    return tuple(survey(position, root) for root in dict.fromkeys(held.roots(0, len(held.parent))))


def ranking(
    scores: Mapping[Colour, int], loses_ties: Colour | None = None, behind: Collection[Colour] = ()
) -> tuple[tuple[int, Colour], ...]:
    """Return (rank, seat), the best first; the seats in `behind` come after all others.

    Equal scores share a rank, but `loses_ties` ranks behind its equals.

    Rules: tie, starter-loses-ties.
    """
    worth = {seat: (seat not in behind, points, seat is not loses_ties) for seat, points in scores.items()}
    ordered = sorted(scores, key=lambda seat: worth[seat], reverse=True)
    return tuple((1 + sum(other > worth[seat] for other in worth.values()), seat) for seat in ordered)


def winners(position: Position, behind: Collection[Colour] = ()) -> tuple[Colour, ...]:
    """Return the seats on the first rank of a game that is over; the seats in `behind` come after all others."""
    ranks = ranking(position.scores, position.loses_ties, behind)
    return tuple(seat for rank, seat in ranks if rank == 1)


def table_corners(position: Position) -> tuple[Cell, Cell] | None:
    """Return the north-west and the south-east cell of a table with an edge, None without. Rule: table-edge."""
    table = position.grid.table
    if table is None:
        return None
    return Cell(table.west, table.north), Cell(table.east, table.south)


def projected(position: Position) -> Mapping[Colour, int]:
    """Return the points of each seat if the game ended now. Rule: end."""
    points = dict(position.scores)
    if position.phase is not Phase.OVER:
        for paid in scoring.final_scored(position):
            for seat in paid.seats:
                points[seat] += paid.points
    return MappingProxyType(points)


def fits(position: Position, cell: Cell) -> Mapping[TileId, tuple[int, ...]]:
    """Return the unseen tiles that fit an open cell, each with its possible turns; empty for other cells.

    Rules: place-match, river-*.
    """
    key = key_of(cell)
    constraint = position.grid.open.get(key)
    if constraint is None or not reachable(cell):
        return MappingProxyType({})
    found: dict[TileId, tuple[int, ...]] = {}
    for tile in position.unseen:
        mask = position.book.without_refused(
            position, tile, key, turns_by_constraint(tile).get(constraint, 0)
        )
        if mask:
            found[tile] = TURNS_OF[mask]
    return MappingProxyType(found)


def dead_cells(position: Position) -> tuple[Cell, ...]:
    """Return the open cells that no remaining tile fits: neither an unseen one, nor one held or drawn."""
    left = {*position.unseen, *(tile for hand in position.hands.values() for tile in hand)}
    if position.drawn is not None:
        left.add(position.drawn)
    tables = [turns_by_constraint(tile) for tile in sorted(left)]
    return tuple(
        cell_of(key)
        for key, constraint in sorted(position.grid.open.items())
        if not any(constraint in table for table in tables)
    )


def field_owners(position: Position) -> Mapping[tuple[Cell, int], tuple[Colour, ...]]:
    """Return the owners of each segment of each claimed field, by its cell and index."""
    found: dict[tuple[Cell, int], tuple[Colour, ...]] = {}
    for root in claimed_fields(position):
        paid = strongest(strengths(position.features.figures[root], position.book.weights))
        seats = tuple(position.seats[seat] for seat in paid)
        found.update((segment, seats) for segment in survey(position, root).segments)
    return MappingProxyType(found)


def field_payments(position: Position) -> tuple[tuple[tuple[Feature, ...], Scored], ...]:
    """Return the payments of claimed fields if the game ended now, each with the fields that are paid together.

    Rules: field-third, field-second, field-first.
    """
    return tuple(
        (tuple(survey(position, root) for root in roots), paid)
        for roots, paid in scoring.fields_scored(position)
    )


def paid_feature(position: Position, paid: Scored) -> Feature:
    """Return the feature for which `paid` was paid, found by its cells; it may have grown since.

    In the first edition the fields that feed one city together are returned as one field. Rule: field-first.
    """
    if paid.kind is FeatureKind.FIELD:
        for roots, scored in scoring.fields_scored(position):
            if scored == paid:
                return _merged([survey(position, root) for root in roots])
    cells = set(paid.cells)
    found = [
        feature
        for feature in features(position)
        if feature.kind is paid.kind and cells.issubset(feature.cells)
    ]
    return min(found, key=lambda feature: len(feature.cells))


def _merged(fields: Sequence[Feature]) -> Feature:
    """Return several fields as one."""
    return replace(
        fields[0],
        cells=tuple(dict.fromkeys(cell for field in fields for cell in field.cells)),
        segments=tuple(segment for field in fields for segment in field.segments),
        figures=tuple(figure for field in fields for figure in field.figures),
    )


def payments(position: Position, feature: Feature) -> tuple[Scored, ...]:
    """Return the payments of a feature if the game ended now; empty if it is unclaimed.

    A field that pays one seat more than another has two payments. Rules: end, no-final-features, pig-pays.
    """
    if not feature.figures:
        return ()
    cell, segment = feature.segments[0]
    node = position.grid.tiles[key_of(cell)][1] + segment
    root = position.features.root(node)
    if feature.kind is FeatureKind.FIELD:
        return tuple(paid for of, paid in scoring.fields_scored(position) if root in of)
    paid = scoring.scored(position, root, final=not feature.complete)
    nothing = position.book.without_final and not feature.complete
    return (replace(paid, points=0) if nothing else paid,)
