"""What features pay, with the reasons: the price, the majority, and the final scoring."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from game.board.features import Feature
from game.board.survey import survey
from game.scoring import cities, monasteries, roads
from game.scoring.fields import FieldPay
from game.scoring.majority import strengths, strongest
from game.values.events import Scored
from game.values.tiles import FeatureKind

if TYPE_CHECKING:
    from game.engine.position import Position


def price(position: Position, feature: Feature) -> int:
    """What a road, city, monastery or garden pays as it stands; a field pays only at the end.

    Rules: road, city, monastery, garden, and those in play that change them.
    """
    match feature.kind:
        case FeatureKind.CITY:
            points = cities.price(feature)
        case FeatureKind.ROAD:
            points = roads.price(feature)
        case FeatureKind.MONASTERY | FeatureKind.GARDEN:
            points = monasteries.price(feature)
        case FeatureKind.FIELD:
            return 0
        case _:
            assert_never(feature.kind)
    for change in position.book.prices:
        points = change(feature, points)
    return points


def scored(position: Position, root: int, *, final: bool) -> Scored:
    """What a claimed feature pays to whom as it stands. Rule: majority."""
    feature = survey(position, root)
    weights = strengths(position.features.held[root])
    seats = position.seats
    return Scored(
        kind=feature.kind,
        points=price(position, feature),
        seats=tuple(seats[seat] for seat in strongest(weights)),
        complete=feature.complete,
        final=final,
        tiles=feature.tiles,
        cells=feature.cells,
        strength=tuple((seats[seat], weight) for seat, weight in weights.items()),
        pennants=feature.pennants,
        inns=feature.inns,
        cathedrals=feature.cathedrals,
        neighbours=feature.neighbours,
    )


def final_scored(position: Position) -> tuple[Scored, ...]:
    """What everything claimed would pay if the game ended now: first what is unfinished, then fields.

    Rules: end, no-final-features, and the field's own.
    """
    features, tiles = position.features, position.grid.tiles
    roots = []
    if not position.book.without_final:
        for root in features.held:
            lying, first, _, _ = tiles[features.keys[root]]
            if lying.kinds[root - first] is not FeatureKind.FIELD:
                roots.append(root)
    roots.sort(key=lambda root: features.members(root)[0])
    unfinished = tuple(scored(position, root, final=True) for root in roots)
    return unfinished + tuple(paid for _, paid in fields_scored(position))


def fields_scored(position: Position) -> tuple[tuple[tuple[int, ...], Scored], ...]:
    """What fields would pay if the game ended now, each with the roots of the fields that it is for."""
    pays = position.book.fields(position)
    return tuple((pay.fields or (pay.root,), _field_scored(position, pay)) for pay in pays)


def _field_scored(position: Position, pay: FieldPay) -> Scored:
    """One payment of a field as an event; in the first edition several fields feed one city together."""
    fields = pay.fields or (pay.root,)
    held = position.features.held
    weights = strengths([standing for field in fields for standing in held[field]])
    cells = dict.fromkeys(cell for field in fields for cell in survey(position, field).cells)
    seats = position.seats
    return Scored(
        kind=FeatureKind.FIELD,
        points=pay.points,
        seats=tuple(seats[seat] for seat in pay.seats),
        complete=False,
        final=True,
        tiles=len(cells),
        cells=tuple(cells),
        strength=tuple((seats[seat], weight) for seat, weight in weights.items()),
        cities=pay.cities,
    )
