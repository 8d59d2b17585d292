"""What fields pay after the last turn, in three editions. Rules: field-third, field-second, field-first."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from game.scoring.majority import strongest


@dataclass(frozen=True, slots=True)
class ClaimedField:
    """A field with farmers: its root, the total weight of each seat's farmers, and its complete cities.

    `cities` maps the roots of the complete cities that touch it to their first nodes, by which they are
    sorted. `bonus` maps seats to their extra points for each city if the field pays them.
    """

    root: int
    strengths: dict[int, int]
    cities: Mapping[int, int]
    bonus: Mapping[int, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class FieldPay:
    """What one field pays to each of `seats` (indexes): `points` for `cities` complete cities.

    `cities` may be fewer than touch the field if a city pays each seat only once; `counted` is how
    many others touch it. `fields` are the roots of all fields that feed the city together, where
    the city pays and not the field. `bonus` is how many of the points are extra points of the
    seats; `elsewhere` are those of `seats` that have them from another of their fields.
    """

    root: int
    seats: tuple[int, ...]
    points: int
    cities: int
    fields: tuple[int, ...] = ()
    bonus: int = 0
    elsewhere: tuple[int, ...] = ()
    counted: int = 0


FieldsRule: TypeAlias = Callable[[Sequence[ClaimedField]], tuple[FieldPay, ...]]
"""A function from the claimed fields, in the order in which they were begun, to their payments."""


def third_edition(fields: Sequence[ClaimedField]) -> tuple[FieldPay, ...]:
    """Return what fields pay their majorities: 3 for each complete city that touches the field."""
    pays = []
    for held in fields:
        count = len(held.cities)
        by_points: dict[int, list[int]] = {}
        for seat in strongest(held.strengths):
            by_points.setdefault((3 + held.bonus.get(seat, 0)) * count, []).append(seat)
        pays += [
            FieldPay(held.root, tuple(seats), points, count, bonus=points - 3 * count)
            for points, seats in by_points.items()
        ]
    return tuple(pays)


def second_edition(fields: Sequence[ClaimedField]) -> tuple[FieldPay, ...]:
    """Return what fields pay: as in the third edition, but each city pays a seat once.

    It pays for the first of the seat's fields that touches it. The seat gets the bonus for a city if any field
    that pays the seat and touches the city has one.
    """
    owners = {held.root: strongest(held.strengths) for held in fields}
    more: dict[tuple[int, int], int] = {}
    for held in fields:
        for seat, points in held.bonus.items():
            if seat in owners[held.root]:
                more.update(((seat, city), points) for city in held.cities)
    paid: set[tuple[int, int]] = set()
    pays = []
    for held in fields:
        by_pay: dict[tuple[int, int], list[int]] = {}
        for seat in owners[held.root]:
            new = {(seat, city) for city in held.cities} - paid
            paid |= new
            points = sum(3 + more.get(seat_and_city, 0) for seat_and_city in new)
            by_pay.setdefault((points, len(new)), []).append(seat)
        for (points, count), seats in by_pay.items():
            bonus = points - 3 * count
            elsewhere = tuple(seat for seat in seats if bonus and seat not in held.bonus)
            counted = len(held.cities) - count
            pays.append(
                FieldPay(
                    held.root, tuple(seats), points, count, bonus=bonus, elsewhere=elsewhere, counted=counted
                )
            )
    return tuple(pays)


def first_edition(fields: Sequence[ClaimedField]) -> tuple[FieldPay, ...]:
    """Return what complete cities pay: 4 to the seats with most farmers on all fields around it together."""
    fields_of: dict[int, list[ClaimedField]] = {}
    first: dict[int, int] = {}
    pays = []
    for held in fields:
        first.update(held.cities)
        for city in held.cities:
            fields_of.setdefault(city, []).append(held)
        if not held.cities:
            pays.append(FieldPay(held.root, strongest(held.strengths), 0, 0))
    for city in sorted(fields_of, key=lambda city: first[city]):
        around = fields_of[city]
        strengths: dict[int, int] = {}
        bonus: dict[int, int] = {}
        for held in around:
            bonus.update(held.bonus)
            for seat, strength in held.strengths.items():
                strengths[seat] = strengths.get(seat, 0) + strength
        roots = tuple(held.root for held in around)
        by_points: dict[int, list[int]] = {}
        for seat in strongest(dict(sorted(strengths.items()))):
            by_points.setdefault(4 + bonus.get(seat, 0), []).append(seat)
        pays += [
            FieldPay(roots[0], tuple(seats), points, 1, roots, bonus=points - 4)
            for points, seats in by_points.items()
        ]
    return tuple(pays)
