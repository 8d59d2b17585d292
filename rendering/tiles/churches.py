"""Draws monasteries and cathedrals."""

from __future__ import annotations

from rendering.base.colours import shaded, sunlit
from rendering.base.shapes import about, ellipse
from rendering.base.theme import RGB
from rendering.tiles.brush import INK, Brush
from rendering.tiles.houses import PANE

WHITEWASH: RGB = (248, 240, 220)
CLERIC_RED: RGB = (186, 62, 46)
SLATE: RGB = (88, 108, 146)
STONE: RGB = (250, 244, 228)
GOLD: RGB = (206, 158, 44)


def draw_monastery(brush: Brush, x: float, y: float, size: float) -> None:
    """Draw a church with nave and bell tower; `size` is half its width in pixels."""
    brush.shadow(about(x, y, size, [(-0.9, 0.7), (1.0, -0.52), (1.52, 0.15), (1.34, 0.92), (-0.5, 0.92)]))
    _nave(brush, x, y, size)
    _bell_tower(brush, x - size * 0.60, y, size)


def _nave(brush: Brush, x: float, y: float, size: float) -> None:
    """Draw the nave, which reaches to the east: a wall with windows below its roof."""
    left, right = x - size * 0.40, x + size * 1.0
    ridge, slope, eave, foot = y - size * 0.52, y - size * 0.26, y + size * 0.22, y + size * 0.70
    brush.shape([(left, eave), (right, eave), (right, foot), (left, foot)], shaded(WHITEWASH, 0.10))
    for window in range(4):
        wx = left + size * 0.28 + window * size * 0.31
        brush.box(wx - size * 0.065, eave + size * 0.18, wx + size * 0.065, foot - size * 0.08, PANE)
        brush.draw.ellipse(
            (wx - size * 0.065, eave + size * 0.10, wx + size * 0.065, eave + size * 0.25), fill=PANE
        )
        brush.box(
            wx - size * 0.045, eave + size * 0.19, wx - size * 0.01, foot - size * 0.10, (150, 176, 206)
        )
    brush.shape(
        [
            (left - size * 0.02, eave + 4),
            (left, ridge),
            (right - size * 0.08, ridge),
            (right + size * 0.07, eave + 4),
        ],
        CLERIC_RED,
    )
    brush.flat(
        [(left, ridge + 1), (right - size * 0.08, ridge + 1), (right - size * 0.03, slope), (left, slope)],
        fill=sunlit(CLERIC_RED, 0.30),
    )
    for k in (0.3, 0.55, 0.8):
        ry = slope + (eave - slope) * k
        brush.stroke([(left, ry), (right - size * 0.02 + size * 0.08 * k, ry)], shaded(CLERIC_RED, 0.20), 2)


def _bell_tower(brush: Brush, x: float, y: float, size: float) -> None:
    """Draw the tower of a monastery with its spire and cross; (x, y) is the middle of its axis."""
    half, top, base = size * 0.31, y - size * 0.56, y + size * 0.78
    brush.shape([(x - half, top), (x + half, top), (x + half, base), (x - half, base)], WHITEWASH)
    brush.box(x + half * 0.32, top + 1, x + half - 2, base - 2, shaded(WHITEWASH, 0.17))
    for k in (-0.42, 0.12):
        brush.box(x + k * half, top + size * 0.20, x + (k + 0.34) * half, top + size * 0.46, (84, 70, 74))
    _door(brush, x, base, half * 0.42, size * 0.46)
    brush.stroke([(x - half, top + size * 0.62), (x + half, top + size * 0.62)], shaded(WHITEWASH, 0.3), 2)
    _spire(brush, x, top + 2, half * 1.26, size * 0.60, CLERIC_RED)
    _cross(brush, x, top - size * 0.58, size * 0.30)


def _door(brush: Brush, x: float, base: float, half: float, tall: float) -> None:
    brush.box(x - half, base - tall + half, x + half, base - 2, (110, 70, 48))
    brush.draw.ellipse((x - half, base - tall, x + half, base - tall + 2 * half), fill=(110, 70, 48))


def _spire(brush: Brush, x: float, y: float, half: float, height: float, roof: RGB) -> None:
    tip = (x, y - height)
    brush.shape([(x - half, y), tip, (x + half, y)], shaded(roof, 0.20))
    brush.flat(
        [(x - half + 4, y - 2), (tip[0], tip[1] + 4), (x + half * 0.12, y - 2)], fill=sunlit(roof, 0.26)
    )


def _cross(brush: Brush, x: float, y: float, height: float) -> None:
    brush.stroke([(x, y - height), (x, y + 4)], INK, 6)
    brush.stroke([(x - height * 0.34, y - height * 0.62), (x + height * 0.34, y - height * 0.62)], INK, 6)


def draw_cathedral(brush: Brush, x: float, y: float, size: float) -> None:
    """Draw a great church: two towers, rose window, slate roofs and gold; `size` is half its width in pixels."""
    shade = [(-0.80, 0.82), (1.00, -0.90), (1.42, -0.10), (1.36, 1.12), (-0.40, 1.12)]
    brush.shadow(about(x, y, size, shade))
    _transepts(brush, x, y, size)
    _crossing(brush, x, y, size)
    _front(brush, x, y, size)
    for side in (-1, 1):
        _tower(brush, x + side * size * 0.56, y, size)


def _transepts(brush: Brush, x: float, y: float, size: float) -> None:
    """Draw the transepts, which stand out to both sides behind the towers."""
    wall = [(-1.02, 0.28), (-1.02, 0.70), (1.02, 0.70), (1.02, 0.28)]
    brush.shape(about(x, y, size, wall), shaded(STONE, 0.14))
    for k in (-0.86, -0.70, 0.70, 0.86):
        (left, top), (right, low) = about(x + k * size, y, size, [(-0.045, 0.38), (0.045, 0.64)])
        brush.box(left, top, right, low, PANE)
    roof = [(-1.08, 0.32), (-0.90, -0.08), (0.90, -0.08), (1.08, 0.32)]
    brush.shape(about(x, y, size, roof), SLATE)
    ridge = [(-0.90, -0.07), (0.90, -0.07), (0.96, 0.05), (-0.96, 0.05)]
    brush.flat(about(x, y, size, ridge), sunlit(SLATE, 0.32))


def _crossing(brush: Brush, x: float, y: float, size: float) -> None:
    """Draw the high roof in the middle, with a small golden spire."""
    brush.shape(about(x, y, size, [(0.0, -0.86), (-0.40, 0.08), (-0.40, -0.52)]), sunlit(SLATE, 0.22))
    roof = [(-0.34, -0.58), (0.0, -0.86), (0.34, -0.58), (0.40, 0.18), (-0.40, 0.18)]
    brush.shape(about(x, y, size, roof), shaded(SLATE, 0.1))
    lit = [(-0.33, -0.56), (0.0, -0.83), (0.0, 0.14), (-0.38, 0.14)]
    brush.flat(about(x, y, size, lit), sunlit(SLATE, 0.24))
    _spire(brush, x, y - size * 0.62, size * 0.17, size * 0.52, GOLD)
    _cross(brush, x, y - size * 1.12, size * 0.20)


def _front(brush: Brush, x: float, y: float, size: float) -> None:
    """Draw the gable between the towers, with rose window and door."""
    gable = [(-0.36, 0.92), (-0.36, 0.14), (0.0, -0.24), (0.36, 0.14), (0.36, 0.92)]
    brush.shape(about(x, y, size, gable), STONE)
    middle = y + size * 0.24
    brush.disc(x, middle, size * 0.17, size * 0.17, (64, 92, 168))
    for k, (px, py) in enumerate(ellipse(x, middle, size * 0.10, size * 0.10, 8)):
        brush.disc(px, py, 4, 4, (248, 190, 74) if k % 2 else (230, 84, 84), None)
    brush.disc(x, middle, 5, 5, (255, 246, 220), None)
    _door(brush, x, y + size * 0.92, size * 0.13, size * 0.38)


def _tower(brush: Brush, x: float, y: float, size: float) -> None:
    """Draw one of the two towers of the front; (x, y) is the middle of its axis."""
    top, foot, half = y - size * 0.52, y + size * 0.92, size * 0.225
    brush.shape(about(x, y, size, [(-0.225, -0.52), (0.225, -0.52), (0.225, 0.95), (-0.225, 0.95)]), STONE)
    brush.box(x + half * 0.35, top + 2, x + half - 2, foot, shaded(STONE, 0.18))
    for level in (0.16, 0.62):
        for k in (-0.46, 0.10):
            window = (x + k * half, top + size * level, x + (k + 0.34) * half, top + size * (level + 0.28))
            brush.box(*window, (84, 74, 84))
    brush.stroke([(x - half, top + size * 0.53), (x + half, top + size * 0.53)], shaded(STONE, 0.32))
    _spire(brush, x, top + 2, half * 1.22, size * 0.46, SLATE)
    _cross(brush, x, top - size * 0.44, size * 0.16)
