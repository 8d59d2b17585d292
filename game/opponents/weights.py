"""The coefficients of the evaluation, and which of them were found by play."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """What counts how much when a position is weighed; points, where nothing else is said.

    `figure` is what the first figure in the supply will still make in `LONG` own turns, and each further one
    `fewer` times as much as the one before it; fewer turns to come make less by the power of `ease`. Of the tiles
    that a seat draws it spares the part `own` for one of its features and `others` for one of somebody else's,
    `round_monastery` for a cell beside a monastery. A tile that continues a feature without closing it counts
    `runs_on` against one that closes it, and each open end after the first leaves `each_more` of the chance of
    completion and brings `tiles_for_end` tiles. Figures are free after `wait` own turns and `wait_for_end` more for
    each open end; `back` is what that counts. A field hopes for `field_growth` points from cities not yet begun, and
    a city beside it counts `field_city` times its chance of completion. What two features of different
    owners would change if a tile joined them counts `join` times its chance.
    """

    figure: float = 16.0
    fewer: float = 0.8
    ease: float = 0.7
    own: float = 0.2
    others: float = 0.1
    round_monastery: float = 0.1
    runs_on: float = 0.6
    each_more: float = 0.65
    tiles_for_end: float = 0.25
    wait: float = 1.0
    wait_for_end: float = 3.0
    back: float = 0.6
    field_growth: float = 1.0
    field_city: float = 0.7
    join: float = 0.3
    join_fields: float = 0.3


TUNED = Weights()
