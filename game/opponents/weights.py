"""The coefficients of the evaluation, and which of them were found by play."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """The coefficients with which a position is evaluated; in points unless stated otherwise.

    Supply: the first figure is expected to earn `figure` in `chances.LONG_RUN` own turns, each further one `fewer`
    times as much as the one before it; with fewer turns to come it is multiplied by their share to the power `ease`.

    Tiles: of those that it draws a seat uses the share `own` for one of its features, `others` for one of another
    seat, and `round_monastery` for a cell beside a monastery. A tile that continues a feature without closing it
    counts `runs_on` times one that closes it.

    Completion: each open end after the first multiplies the chance by `each_more` and adds `tiles_for_end` tiles. The
    figures are expected back after `wait` own turns and `wait_for_end` more for each open end; `back` is the weight
    of the turns that are left then.

    Fields: `field_growth` points are expected of cities not yet begun; a city beside it counts `field_city` times its
    chance of completion. What a tile would change by joining features of different owners counts `join` times its
    chance, `join_fields` times for fields.
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
