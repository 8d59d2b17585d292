"""Draws the marks of expansions: princess, dragon, magic portal, volcano and flying machine."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from types import MappingProxyType

from rendering.base.colours import blend, shaded, sunlit
from rendering.base.shapes import Line, Point, bezier, ellipse, smooth
from rendering.base.theme import RGB
from rendering.tiles.brush import INK, Brush
from rendering.tiles.goods import EMBER, GOLD, RIM, WOOD, draw_cloth, draw_grain, draw_wine

PLUM: RGB = (92, 18, 104)
ROSE: RGB = (250, 92, 166)
SKIN: RGB = (255, 226, 196)
NIGHT: RGB = (58, 22, 34)
STONE: RGB = (206, 200, 190)
MAGIC: RGB = (116, 60, 206)
MAGIC_LIGHT: RGB = (206, 170, 255)
ROCK: RGB = (116, 98, 92)
LAVA: RGB = (255, 132, 24)
CANVAS: RGB = (255, 240, 204)
SPAR: RGB = (128, 76, 40)
NOSE: RGB = (222, 44, 44)


MACHINES: Mapping[str, float] = MappingProxyType({"flyer-W": math.pi, "flyer-NW": -math.pi * 3 / 4})
"""Directions of flying machines on the unturned tile, in radians clockwise from east."""


def draw_sign(brush: Brush, x: float, y: float, mark: str, size: float, turns: int = 0) -> None:
    """Draw the mark of a tile after `turns` with its middle at a pixel; `size` is how far it reaches."""
    if mark in MACHINES:
        _draw_machine(brush, x, y, size, MACHINES[mark] + turns * math.pi / 2)
    else:
        SIGNS[mark](brush, x, y, size)


def draw_princess(brush: Brush, x: float, y: float, size: float) -> None:
    """Draw a princess with a golden crown in an arched window."""
    line = max(2, round(size * 0.06))

    def window(k: float) -> Line:
        arch = bezier(
            (x - size * 0.80 * k, y - size * 0.10 * k),
            (x - size * 0.78 * k, y - size * 0.72 * k),
            (x - size * 0.30 * k, y - size * 1.0 * k),
            (x, y - size * 1.10 * k),
        )
        arch += [(2 * x - px, py) for px, py in reversed(arch[:-1])]
        return [*arch, (x + size * 0.80 * k, y + size * k), (x - size * 0.80 * k, y + size * k)]

    brush.shadow([(px + size * 0.2, py + size * 0.2) for px, py in window(1.0)])
    brush.shape(window(1.0), RIM, INK, line + 1)
    brush.flat(window(0.82), fill=PLUM)
    low = y + size * 0.84
    brush.shape(
        [
            (x - size * 0.56, low),
            (x - size * 0.44, y + size * 0.42),
            (x, y + size * 0.24),
            (x + size * 0.44, y + size * 0.42),
            (x + size * 0.56, low),
        ],
        ROSE,
        INK,
        line,
    )
    hair: RGB = (196, 104, 36)
    brush.disc(x, y - size * 0.02, size * 0.42, size * 0.44, hair, INK, line)
    brush.box(x - size * 0.42, y, x + size * 0.42, y + size * 0.36, hair)
    brush.disc(x, y + size * 0.04, size * 0.28, size * 0.33, SKIN, INK, max(1, line - 1))
    crown = [
        (-0.44, -0.24),
        (-0.50, -0.80),
        (-0.22, -0.52),
        (0.0, -0.88),
        (0.22, -0.52),
        (0.50, -0.80),
        (0.44, -0.24),
    ]
    brush.shape([(x + size * dx, y + size * dy) for dx, dy in crown], GOLD, INK, line)
    brush.flat(
        [
            (x - size * 0.40, y - size * 0.36),
            (x + size * 0.40, y - size * 0.36),
            (x + size * 0.40, y - size * 0.26),
            (x - size * 0.40, y - size * 0.26),
        ],
        fill=shaded(GOLD, 0.22),
    )


def draw_dragon_sign(brush: Brush, x: float, y: float, size: float) -> None:
    """Draw a dragon's head on a dark plate within a ring of flames."""
    line = max(2, round(size * 0.05))
    flames: Line = []
    for k in range(24):
        t = math.tau * k / 24
        reach = size * (1.08 if k % 2 == 0 else 0.82)
        flames.append((x + reach * math.cos(t), y + reach * math.sin(t)))
    brush.shadow([(px + size * 0.16, py + size * 0.20) for px, py in flames])
    brush.shape(flames, LAVA, INK, line + 1)
    brush.disc(x, y, size * 0.76, size * 0.76, NIGHT, EMBER, line + 2)
    _draw_head(brush, x, y, size * 0.74)


def _draw_head(brush: Brush, x: float, y: float, size: float) -> None:
    """Draw a dragon's head in profile, looking west; `size` is half its width."""
    outline = [
        (-0.80, 0.06),
        (-0.66, -0.16),
        (-0.30, -0.26),
        (-0.12, -0.48),
        (0.02, -0.40),
        (0.44, -0.86),
        (0.34, -0.34),
        (0.84, -0.52),
        (0.54, -0.08),
        (0.78, 0.12),
        (0.52, 0.20),
        (0.62, 0.48),
        (0.40, 0.44),
        (0.34, 0.74),
        (-0.04, 0.70),
        (0.06, 0.40),
        (-0.10, 0.32),
        (-0.50, 0.46),
        (-0.76, 0.34),
        (-0.44, 0.20),
        (-0.78, 0.22),
    ]
    brush.shape([(x + size * dx, y + size * dy) for dx, dy in outline], GOLD, None)
    brush.flat(
        [(x + size * dx, y + size * dy) for dx, dy in ((-0.12, -0.16), (0.10, -0.24), (0.06, -0.08))],
        fill=EMBER,
    )


def draw_portal(brush: Brush, x: float, y: float, size: float) -> None:
    """Draw a stone arch through which a violet light is seen."""
    line = max(2, round(size * 0.05))
    low, middle = y + size * 0.86, y - size * 0.12
    brush.shadow(
        [
            (x - size * 0.6, low),
            (x + size * 0.8, y - size * 0.4),
            (x + size * 1.35, y + size * 0.3),
            (x + size * 1.1, low + size * 0.25),
            (x - size * 0.3, low + size * 0.25),
        ]
    )

    def arch(k: float, foot: float) -> Line:
        top = [
            (x + size * k * math.cos(t), middle + size * k * math.sin(t))
            for t in (math.pi * (1 + s / 20) for s in range(21))
        ]
        return [(x - size * k, foot), *top, (x + size * k, foot)]

    brush.box(
        x - size * 1.0, low - size * 0.10, x + size * 1.0, low + size * 0.14, shaded(STONE, 0.2), INK, line
    )
    brush.shape(arch(0.90, low), STONE, INK, line + 1)
    brush.flat(
        [
            (x + size * 0.55, low - 2),
            (x + size * 0.86, low - 2),
            (x + size * 0.86, middle),
            (x + size * 0.6, middle - size * 0.5),
        ],
        fill=shaded(STONE, 0.26),
    )
    brush.shape(arch(0.56, low), MAGIC, INK, line)
    for k, colour in (
        (0.46, blend(MAGIC, MAGIC_LIGHT, 0.35)),
        (0.32, blend(MAGIC, MAGIC_LIGHT, 0.75)),
        (0.17, (255, 250, 255)),
    ):
        brush.flat(ellipse(x, y + size * 0.10, size * k, size * k * 1.35), fill=colour)
    for s in range(1, 8):
        t = math.pi * (1 + s / 8)
        brush.stroke(
            [(x + size * r * math.cos(t), middle + size * r * math.sin(t)) for r in (0.58, 0.88)],
            shaded(STONE, 0.42),
            line,
        )
    for foot in (0.16, 0.50):
        for side in (-1, 1):
            brush.stroke(
                [(x + side * size * 0.58, y + size * foot), (x + side * size * 0.88, y + size * foot)],
                shaded(STONE, 0.42),
                line,
            )
    brush.shape(
        [
            (x - size * 0.16, middle - size * 1.02),
            (x + size * 0.16, middle - size * 1.02),
            (x + size * 0.10, middle - size * 0.52),
            (x - size * 0.10, middle - size * 0.52),
        ],
        GOLD,
        INK,
        line,
    )


def draw_volcano(brush: Brush, x: float, y: float, size: float) -> None:
    """Draw a mountain that spits fire."""
    y, size = y + size * 0.12, size * 0.94
    line = max(3, round(size * 0.03))
    low, top = y + size * 0.74, y - size * 0.50
    brush.shadow(
        [
            (x - size * 0.7, low),
            (x + size * 0.2, top),
            (x + size * 1.12, low - size * 0.1),
            (x + size * 0.9, low + size * 0.16),
        ]
    )
    slope = smooth(
        [
            (x - size * 0.30, top),
            (x - size * 0.42, y - size * 0.10),
            (x - size * 0.68, y + size * 0.36),
            (x - size * 1.0, low),
        ]
    )
    east = smooth(
        [
            (x + size * 1.0, low),
            (x + size * 0.66, y + size * 0.34),
            (x + size * 0.44, y - size * 0.12),
            (x + size * 0.30, top),
        ]
    )
    foot = smooth(
        [
            (x - size * 1.0, low),
            (x - size * 0.5, low + size * 0.16),
            (x, low + size * 0.20),
            (x + size * 0.5, low + size * 0.16),
            (x + size * 1.0, low),
        ]
    )
    body = [*slope, *foot[1:], *east[1:]]
    for dx, dy, r in ((-0.12, -0.86, 0.17), (0.10, -0.98, 0.20), (0.32, -0.84, 0.15), (0.14, -0.76, 0.17)):
        brush.disc(x + size * dx, y + size * dy, size * r, size * r * 0.9, (110, 100, 104), INK, line)
    for dx, dy, r in ((-0.12, -0.86, 0.16), (0.10, -0.98, 0.19), (0.32, -0.84, 0.14), (0.14, -0.76, 0.17)):
        brush.disc(x + size * dx, y + size * dy, size * r, size * r * 0.9, (176, 166, 164), None)
    brush.shape(body, ROCK, INK, line)
    brush.flat(
        [
            (x + size * 0.02, top),
            (x + size * 0.30, top),
            *[(px, py) for px, py in reversed(east)],
            (x + size * 0.96, low),
            (x + size * 0.30, low + size * 0.16),
            (x + size * 0.22, y + size * 0.1),
        ],
        fill=shaded(ROCK, 0.30),
    )
    brush.flat(
        [
            (x - size * 0.28, top + size * 0.04),
            (x - size * 0.16, top),
            (x - size * 0.30, y + size * 0.10),
            (x - size * 0.62, low),
            (x - size * 0.92, low - size * 0.02),
            (x - size * 0.64, y + size * 0.36),
            (x - size * 0.40, y - size * 0.10),
        ],
        fill=sunlit(ROCK, 0.26),
    )
    for stream, width in (
        ([(-0.02, -0.50), (-0.10, -0.16), (0.02, 0.14), (-0.14, 0.44), (-0.06, 0.66)], 0.20),
        ([(0.16, -0.50), (0.28, -0.14), (0.24, 0.10)], 0.13),
        ([(-0.18, -0.48), (-0.34, -0.06), (-0.32, 0.16)], 0.12),
    ):
        flow = smooth([(x + size * dx, y + size * dy) for dx, dy in stream])
        for extra, colour in ((0.07, INK), (0.0, EMBER), (-0.07, LAVA)):
            wide = size * (width + extra)
            brush.stroke(flow, colour, max(2, round(wide)))
            ex, ey = flow[-1]
            brush.draw.ellipse((ex - wide / 2, ey - wide / 2, ex + wide / 2, ey + wide / 2), fill=colour)
    brush.disc(x, top, size * 0.31, size * 0.12, EMBER, INK, line)
    brush.flat(ellipse(x, top + size * 0.01, size * 0.22, size * 0.07), fill=(255, 214, 70))
    for dx, height in ((-0.16, 0.26), (0.0, 0.40), (0.15, 0.28)):
        tip = (x + size * dx * 1.3, top - size * height)
        brush.shape(
            [(x + size * (dx - 0.10), top), tip, (x + size * (dx + 0.10), top)], LAVA, INK, max(2, line - 1)
        )
        brush.flat(
            [(x + size * (dx - 0.05), top), (tip[0], tip[1] + size * 0.12), (x + size * (dx + 0.05), top)],
            fill=(255, 220, 80),
        )


def _draw_machine(brush: Brush, x: float, y: float, size: float, angle: float) -> None:
    """Draw a flying machine seen from above, its red nose and arrow in the direction of `angle`, 0 to the east."""
    line = max(3, round(size * 0.04))
    c, s = math.cos(angle), math.sin(angle)

    def at(ahead: float, right: float) -> Point:
        return x + (ahead * c - right * s) * size, y + (ahead * s + right * c) * size

    wing = [
        (0.30, 0.0),
        (0.22, 0.40),
        (0.02, 0.98),
        (-0.12, 0.94),
        (-0.14, 0.72),
        (-0.28, 0.62),
        (-0.20, 0.42),
        (-0.36, 0.30),
        (-0.18, 0.08),
    ]
    tail = [(-0.62, 0.0), (-1.0, 0.34), (-0.88, 0.0), (-1.0, -0.34)]
    body = bezier((0.62, 0.0), (0.50, 0.20), (-0.30, 0.16), (-0.84, 0.0))
    body += [(a, -b) for a, b in reversed(body)][1:]
    pieces = [[at(a, b * k) for a, b in wing] for k in (1, -1)] + [[at(a, b) for a, b in tail]]
    for piece in pieces:
        brush.shadow([(px + size * 0.20, py + size * 0.34) for px, py in piece])
    for piece in pieces:
        brush.shape(piece, CANVAS, INK, line)
    for k in (1, -1):
        for tip in ((-0.10, 0.92), (-0.26, 0.60), (-0.34, 0.30)):
            brush.stroke([at(0.20, 0.10 * k), at(tip[0], tip[1] * k)], SPAR, max(2, line - 1))
        brush.stroke([at(0.26, 0.06 * k), at(0.20, 0.40 * k), at(0.02, 0.94 * k)], SPAR, line)
    brush.shape([at(a, b) for a, b in body], WOOD, INK, line)
    brush.flat([at(0.40, -0.03), at(0.1, -0.09), at(-0.4, -0.05), at(-0.4, 0.0)], fill=sunlit(WOOD, 0.4))
    brush.disc(*at(0.02, 0.0), size * 0.085, size * 0.085, NIGHT, None)
    head = [
        (1.10, 0.0),
        (0.58, 0.36),
        (0.68, 0.11),
        (0.44, 0.11),
        (0.44, -0.11),
        (0.68, -0.11),
        (0.58, -0.36),
    ]
    arrow = [at(a, b) for a, b in head]
    brush.draw.line([*arrow, arrow[0], arrow[1]], fill=(255, 250, 236), width=line * 3, joint="curve")
    brush.shape(arrow, NOSE, INK, line)


def draw_tunnel_mouth(brush: Brush, x: float, y: float, toward: Point) -> None:
    """Draw the mouth of a tunnel in a small rise; `toward` is the direction in which its road comes out."""
    dx, dy = toward
    hill, dark, reach = (104, 142, 62), (52, 36, 30), 46.0
    bx, by = x - dx * 16, y - dy * 16
    brush.shadow_disc(bx + 12, by + 14, reach * 1.1, reach * 0.7)
    brush.disc(bx, by, reach * (1.05 if dy else 0.8), reach * (0.62 if dy else 0.86), hill, INK, 3)
    brush.flat(ellipse(bx - 8, by - 10, reach * 0.6, reach * 0.32), fill=sunlit(hill, 0.22))
    for k, colour in ((38, INK), (35, STONE), (24, INK), (22, dark)):
        across = [(x - dy * k, y + dx * k), (x + dy * k, y - dx * k)]
        depth = k * 0.9
        back = [(px - dx * depth, py - dy * depth) for px, py in reversed(across)]
        brush.flat([*across, *back], fill=colour)
        mx, my = x - dx * depth, y - dy * depth
        r = k * 0.62
        brush.draw.ellipse(
            (mx - (k if dy else r), my - (r if dy else k), mx + (k if dy else r), my + (r if dy else k)),
            fill=colour,
        )


SIGNS: Mapping[str, Callable[[Brush, float, float, float], None]] = MappingProxyType(
    {
        "wine": draw_wine,
        "grain": draw_grain,
        "cloth": draw_cloth,
        "princess": draw_princess,
        "dragon": draw_dragon_sign,
        "portal": draw_portal,
        "volcano": draw_volcano,
    }
)
