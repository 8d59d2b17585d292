"""What fields pay after the last turn, in three editions. Rules: field-third, field-second, field-first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.board.survey import bordering_cities
from game.scoring.majority import strengths, strongest
from game.values.tiles import FeatureKind

if TYPE_CHECKING:
    from game.engine.position import Position


@dataclass(frozen=True, slots=True)
class FieldPay:
    """What one field pays to each of `seats` (indexes): `points` for `cities` complete cities.

    `cities` may be fewer than touch the field where a city pays a seat once. `fields` are
    the roots of all fields that feed the city together, where the city pays and not the field.
    """

    root: int
    seats: tuple[int, ...]
    points: int
    cities: int
    fields: tuple[int, ...] = ()


def held_fields(position: Position) -> list[int]:
    """The roots of the fields with farmers, in the order in which they were begun."""
    features, tiles = position.features, position.grid.tiles
    roots = []
    for root in features.held:
        lying, first, _, _ = tiles[features.keys[root]]
        if lying.kinds[root - first] is FeatureKind.FIELD:
            roots.append(root)
    return sorted(roots, key=lambda root: features.members(root)[0])


def third_edition(position: Position) -> tuple[FieldPay, ...]:
    """Each field pays its majority 3 for each complete city that touches it."""
    pays = []
    for root in held_fields(position):
        owners = strongest(strengths(position.features.held[root]))
        cities = len(bordering_cities(position, root))
        pays.append(FieldPay(root, owners, 3 * cities, cities))
    return tuple(pays)


def second_edition(position: Position) -> tuple[FieldPay, ...]:
    """As the third, but a seat is paid for each city once, by the first of its fields that touches it."""
    paid: set[tuple[int, int]] = set()
    pays = []
    for root in held_fields(position):
        cities = bordering_cities(position, root)
        owners_by_count: dict[int, list[int]] = {}
        for seat in strongest(strengths(position.features.held[root])):
            new = {(seat, city) for city in cities} - paid
            paid |= new
            owners_by_count.setdefault(len(new), []).append(seat)
        pays += [FieldPay(root, tuple(seats), 3 * count, count) for count, seats in owners_by_count.items()]
    return tuple(pays)


def first_edition(position: Position) -> tuple[FieldPay, ...]:
    """Each complete city pays 4 to the seats with most farmers on all fields that touch it together."""
    fields_of: dict[int, list[int]] = {}
    pays = []
    for root in held_fields(position):
        cities = bordering_cities(position, root)
        for city in cities:
            fields_of.setdefault(city, []).append(root)
        if not cities:
            pays.append(FieldPay(root, strongest(strengths(position.features.held[root])), 0, 0))
    held, members = position.features.held, position.features.members
    for city in sorted(fields_of, key=lambda city: members(city)[0]):
        fields = fields_of[city]
        farmers = [standing for field in fields for standing in held[field]]
        pays.append(FieldPay(fields[0], strongest(strengths(farmers)), 4, 1, tuple(fields)))
    return tuple(pays)
