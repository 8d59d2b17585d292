"""What features pay, with the reasons: the price, the majority, and the final scoring."""

from __future__ import annotations

from typing import TypeAlias

from game.board.features import Feature
from game.engine.position import Position
from game.engine.survey import bordering_cities, is_field, survey
from game.scoring import cities, monasteries, roads
from game.scoring.fields import ClaimedField, FieldPay
from game.scoring.majority import strengths, strongest
from game.values.events import Bonus, Scored
from game.values.tiles import FeatureKind

Paid: TypeAlias = Scored | Bonus
"""Points for a feature, or for something else that an expansion pays."""


def price(position: Position, feature: Feature) -> int:
    """Return what a road, city, monastery or garden pays as it stands; a field pays only at the end.

    Rules: road, city, monastery, garden, and those in play that change them.
    """
    kind = feature.kind
    if kind is FeatureKind.FIELD:
        return 0
    if kind is FeatureKind.CITY:
        points = cities.price(feature)
    elif kind is FeatureKind.ROAD:
        points = roads.price(feature)
    else:
        points = monasteries.price(feature)
    for change in position.book.prices:
        points = change(feature, points)
    return points


def scored(position: Position, root: int, *, final: bool) -> Scored:
    """Return the payment of a claimed feature as it stands. Rule: majority."""
    feature = survey(position, root)
    weights = strengths(position.features.figures[root], position.book.weights)
    return payment(position, feature, weights, price(position, feature), final=final)


def payment(
    position: Position, feature: Feature, weights: dict[int, int], points: int, *, final: bool
) -> Scored:
    """Return the event of a feature that pays `points` to the strongest of the seats by their `weights`."""
    seats = position.seats
    return Scored(
        kind=feature.kind,
        points=points,
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


def with_feature(position: Position, root: int, *, final: bool) -> tuple[Bonus, ...]:
    """Return the bonuses of expansions when the feature of that root is scored."""
    return tuple(bonus for hook in position.book.with_feature for bonus in hook(position, root, final))


def final_scored(position: Position) -> tuple[Paid, ...]:
    """Return all payments if the game ended now: unfinished features, then fields, then those of expansions.

    Rules: end, no-final-features, and the field's own.
    """
    found: list[Paid] = []
    for root in () if position.book.without_final else _claimed(position, fields=False):
        found.append(scored(position, root, final=True))
        found += with_feature(position, root, final=True)
    found += [paid for _, paid in fields_scored(position)]
    for root in claimed_fields(position) if position.book.with_feature else ():
        found += with_feature(position, root, final=True)
    for hook in position.book.final_scoring:
        found += hook(position)
    return tuple(found)


def claimed_fields(position: Position) -> list[int]:
    """Return the roots of the claimed fields, in the order in which they were begun."""
    return _claimed(position, fields=True)


def _claimed(position: Position, *, fields: bool) -> list[int]:
    """Return the roots of the claimed fields, or of other claimed features, those begun first in front."""
    features = position.features
    roots = [root for root in features.figures if is_field(position, root) is fields]
    return sorted(roots, key=lambda root: features.members(root)[0])


def fields_scored(position: Position) -> tuple[tuple[tuple[int, ...], Scored], ...]:
    """Return the payments of fields if the game ended now, each with the roots of its fields in front."""
    pays = position.book.fields([_claimed_field(position, root) for root in claimed_fields(position)])
    return tuple((pay.fields or (pay.root,), _field_scored(position, pay)) for pay in pays)


def _claimed_field(position: Position, root: int) -> ClaimedField:
    features = position.features
    bonus: dict[int, int] = {}
    for hook in position.book.field_bonus:
        bonus.update(hook(position, root))
    return ClaimedField(
        root=root,
        strengths=strengths(features.figures[root], position.book.weights),
        cities={city: features.members(city)[0] for city in bordering_cities(position, root)},
        bonus=bonus,
    )


def _field_scored(position: Position, pay: FieldPay) -> Scored:
    """Return one payment of a field as an event; in the first edition several fields feed one city together."""
    fields = pay.fields or (pay.root,)
    held = position.features.figures
    weights = strengths([standing for field in fields for standing in held[field]], position.book.weights)
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
        bonus=pay.bonus,
        bonus_elsewhere=tuple(seats[seat] for seat in pay.elsewhere),
        cities_counted=pay.counted,
    )
