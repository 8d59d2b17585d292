"""Plane geometry for drawing: points in the caller's units, curves as lists of points.

Points are `(x, y)`, x to the east and y to the south.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import combinations, pairwise
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
Line: TypeAlias = list[Point]

_SMOOTH_STEPS = 10
"""Points of a smooth curve for each of the points that it goes through."""

_MOST_ROUNDS = 12
"""The most rounds in which points are moved apart: where there are too many, some stay too near."""


def turned(point: Point, turns: int) -> Point:
    """Return where a point of the unit square is after `turns` quarter turns clockwise of the square."""
    x, y = point
    match turns % 4:
        case 1:
            return 1 - y, x
        case 2:
            return 1 - x, 1 - y
        case 3:
            return y, 1 - x
        case _:
            return x, y


def scaled(points: Iterable[Point], factor: float) -> Line:
    """Return the points with both coordinates multiplied by `factor`."""
    return [(x * factor, y * factor) for x, y in points]


def about(x: float, y: float, size: float, points: Iterable[Point]) -> Line:
    """Return points that are given in units of `size` from (x, y)."""
    return [(x + dx * size, y + dy * size) for dx, dy in points]


def bezier(start: Point, control_1: Point, control_2: Point, end: Point, steps: int = 24) -> Line:
    """Return `steps` + 1 points of a cubic Bézier curve from `start` to `end`, both included."""
    points: Line = []
    for step in range(steps + 1):
        t = step / steps
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        points.append(
            (
                a * start[0] + b * control_1[0] + c * control_2[0] + d * end[0],
                a * start[1] + b * control_1[1] + c * control_2[1] + d * end[1],
            )
        )
    return points


def ellipse(x: float, y: float, rx: float, ry: float | None = None, steps: int = 48) -> Line:
    """Return `steps` points round an ellipse with its middle at (x, y); without `ry` it is a circle."""
    ry = rx if ry is None else ry
    return [
        (x + rx * math.cos(math.tau * k / steps), y + ry * math.sin(math.tau * k / steps))
        for k in range(steps)
    ]


def smooth(points: Sequence[Point]) -> Line:
    """Return a curve through all the points (Catmull-Rom), from the first to the last."""
    if len(points) < 3:
        return list(points)
    padded = [points[0], *points, points[-1]]
    curve: Line = [points[0]]
    for before, a, b, after in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        control_1 = (a[0] + (b[0] - before[0]) / 6, a[1] + (b[1] - before[1]) / 6)
        control_2 = (b[0] - (after[0] - a[0]) / 6, b[1] - (after[1] - a[1]) / 6)
        curve += bezier(a, control_1, control_2, b, _SMOOTH_STEPS)[1:]
    return curve


def length(line: Sequence[Point]) -> float:
    """Return the length of the line."""
    return sum(math.dist(a, b) for a, b in pairwise(line))


def spaced(line: Sequence[Point], step: float) -> Line:
    """Return evenly spaced points along the line, about `step` apart, both ends included."""
    total = length(line)
    count = max(1, round(total / step))
    points: Line = [line[0]]
    passed = 0.0
    for a, b in pairwise(line):
        piece = math.dist(a, b)
        while piece > 0 and len(points) < count and passed + piece >= len(points) * total / count:
            k = (len(points) * total / count - passed) / piece
            points.append((a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k))
        passed += piece
    return [*points, line[-1]]


def point_along(line: Sequence[Point], part: float) -> Point:
    """Return the point at `part` (0 to 1) of the line's length."""
    left = part * length(line)
    for a, b in pairwise(line):
        piece = math.dist(a, b)
        if piece >= left and piece > 0:
            k = left / piece
            return a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k
        left -= piece
    return line[-1]


def ribbon(line: Sequence[Point], width: float) -> Line:
    """Return the outline of the line drawn `width` wide, with flat ends.

    Pillow's own wide lines leave ticks at the joints of a curve.
    """
    return tapered(line, [width] * len(line))


def tapered(line: Sequence[Point], widths: Sequence[float]) -> Line:
    """Return the outline of the line drawn with a width for each of its points, with flat ends."""
    left: Line = []
    right: Line = []
    last = len(line) - 1
    for index, ((x, y), width) in enumerate(zip(line, widths, strict=True)):
        x0, y0 = line[max(0, index - 1)]
        x1, y1 = line[min(last, index + 1)]
        size = math.hypot(x1 - x0, y1 - y0) or 1.0
        nx, ny = -(y1 - y0) / size * width / 2, (x1 - x0) / size * width / 2
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return left + right[::-1]


def distance_to(line: Sequence[Point], point: Point) -> float:
    """Return how far the point is from the nearest place on the line."""
    best = math.inf
    for a, b in pairwise(line):
        dx, dy = b[0] - a[0], b[1] - a[1]
        size = dx * dx + dy * dy
        k = 0.0 if size == 0 else ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / size
        k = min(1.0, max(0.0, k))
        best = min(best, math.dist(point, (a[0] + dx * k, a[1] + dy * k)))
    return best


def inside(outline: Sequence[Point], point: Point) -> bool:
    """Return whether the point lies in the closed outline."""
    x, y = point
    odd = False
    for (x0, y0), (x1, y1) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            odd = not odd
    return odd


def moved_apart(points: Sequence[Point], apart: float) -> list[Point]:
    """Return the points, with pairs nearer than `apart` moved apart along the line between them.

    Points that coincide stay where they are, since there is no line between them.
    """
    moved = list(points)
    for _ in range(_MOST_ROUNDS):
        pushed = False
        for i, j in combinations(range(len(moved)), 2):
            (ax, ay), (bx, by) = moved[i], moved[j]
            away = math.dist(moved[i], moved[j])
            if 0 < away < apart:
                push = (apart - away) / 2 / away
                dx, dy = (bx - ax) * push, (by - ay) * push
                moved[i], moved[j] = (ax - dx, ay - dy), (bx + dx, by + dy)
                pushed = True
        if not pushed:
            break
    return moved


def clearest(places: Sequence[Point], others: Sequence[tuple[Point, float]]) -> Point:
    """Return the first place that is clear of all others, or else the one that falls short the least.

    `others` are points, each with the distance at which a place is clear of it.
    """
    for at in places:
        if all(math.dist(at, other) >= far for other, far in others):
            return at
    return max(places, key=lambda at: min(math.dist(at, other) - far for other, far in others))
