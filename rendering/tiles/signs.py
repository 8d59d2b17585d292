"""Draws the marks of expansions: princess, dragon, magic portal, volcano and flying machine."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType

from rendering.base.colours import blend, shaded, sunlit
from rendering.base.shapes import Line, Point, about, bezier, ellipse, smooth
from rendering.base.theme import RGB
from rendering.tiles.brush import INK, Brush
from rendering.tiles.goods import EMBER, GOLD, RIM, WOOD, draw_cloth, draw_grain, draw_wine

PLUM: RGB = (92, 18, 104)
ROSE: RGB = (250, 92, 166)
SKIN: RGB = (255, 226, 196)
HAIR: RGB = (196, 104, 36)
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
    _draw_window(brush, x, y, size, line + 1)
    gown = [(-0.56, 0.84), (-0.44, 0.42), (0.0, 0.24), (0.44, 0.42), (0.56, 0.84)]
    brush.shape(about(x, y, size, gown), ROSE, INK, line)
    brush.disc(x, y - size * 0.02, size * 0.42, size * 0.44, HAIR, INK, line)
    brush.box(x - size * 0.42, y, x + size * 0.42, y + size * 0.36, HAIR)
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
    brush.shape(about(x, y, size, crown), GOLD, INK, line)
    band = [(-0.40, -0.36), (0.40, -0.36), (0.40, -0.26), (-0.40, -0.26)]
    brush.flat(about(x, y, size, band), fill=shaded(GOLD, 0.22))


def _draw_window(brush: Brush, x: float, y: float, size: float, line: int) -> None:
    """Draw the dark window behind the princess, with a pale frame."""
    arch = bezier((-0.80, -0.10), (-0.78, -0.72), (-0.30, -1.0), (0.0, -1.10))
    window = [*arch, *((-dx, dy) for dx, dy in reversed(arch[:-1])), (0.80, 1.0), (-0.80, 1.0)]
    brush.shadow([(px + size * 0.2, py + size * 0.2) for px, py in about(x, y, size, window)])
    brush.shape(about(x, y, size, window), RIM, INK, line)
    brush.flat(about(x, y, size * 0.82, window), fill=PLUM)


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
    brush.shape(about(x, y, size, outline), GOLD, None)
    brush.flat(about(x, y, size, [(-0.12, -0.16), (0.10, -0.24), (0.06, -0.08)]), fill=EMBER)


def draw_portal(brush: Brush, x: float, y: float, size: float) -> None:
    """Draw a stone arch through which a violet light is seen."""
    line = max(2, round(size * 0.05))
    brush.shadow(about(x, y, size, [(-0.6, 0.86), (0.8, -0.4), (1.35, 0.3), (1.1, 1.11), (-0.3, 1.11)]))
    brush.box(x - size, y + size * 0.76, x + size, y + size, shaded(STONE, 0.2), INK, line)
    brush.shape(about(x, y, size, _arch(0.90)), STONE, INK, line + 1)
    inner = [(0.55, 0.86 - 2 / size), (0.86, 0.86 - 2 / size), (0.86, -0.12), (0.6, -0.62)]
    brush.flat(about(x, y, size, inner), fill=shaded(STONE, 0.26))
    brush.shape(about(x, y, size, _arch(0.56)), MAGIC, INK, line)
    for k, colour in (
        (0.46, blend(MAGIC, MAGIC_LIGHT, 0.35)),
        (0.32, blend(MAGIC, MAGIC_LIGHT, 0.75)),
        (0.17, (255, 250, 255)),
    ):
        brush.flat(ellipse(x, y + size * 0.10, size * k, size * k * 1.35), fill=colour)
    for joint in _joints():
        brush.stroke(about(x, y, size, joint), shaded(STONE, 0.42), line)
    keystone = [(-0.16, -1.14), (0.16, -1.14), (0.10, -0.64), (-0.10, -0.64)]
    brush.shape(about(x, y, size, keystone), GOLD, INK, line)


def _arch(radius: float) -> Line:
    """Return the outline of a round arch on two posts, in units of half the portal's width."""
    round_top = [
        (radius * math.cos(t), radius * math.sin(t) - 0.12)
        for t in (math.pi * (1 + s / 20) for s in range(21))
    ]
    return [(-radius, 0.86), *round_top, (radius, 0.86)]


def _joints() -> Iterator[Line]:
    """Yield the joints between the stones of the portal's arch, in units of half its width."""
    for s in range(1, 8):
        t = math.pi * (1 + s / 8)
        yield [(r * math.cos(t), r * math.sin(t) - 0.12) for r in (0.58, 0.88)]
    for height in (0.16, 0.50):
        for side in (-1, 1):
            yield [(side * 0.58, height), (side * 0.88, height)]


def draw_volcano(brush: Brush, x: float, y: float, size: float) -> None:
    """Draw a mountain that spits fire."""
    y, size = y + size * 0.12, size * 0.94
    line = max(3, round(size * 0.03))
    brush.shadow(about(x, y, size, [(-0.7, 0.74), (0.2, -0.50), (1.12, 0.64), (0.9, 0.90)]))
    _draw_smoke(brush, x, y, size, line)
    _draw_mountain(brush, x, y, size, line)
    _draw_lava(brush, x, y, size)
    _draw_crater(brush, x, y - size * 0.50, size, line)


def _draw_smoke(brush: Brush, x: float, y: float, size: float, line: int) -> None:
    """Draw the cloud over a volcano; its puffs join where the lighter ones are drawn over the dark ones."""
    puffs = (
        (-0.12, -0.86, 0.17, 0.16),
        (0.10, -0.98, 0.20, 0.19),
        (0.32, -0.84, 0.15, 0.14),
        (0.14, -0.76, 0.17, 0.17),
    )
    for dx, dy, r, _ in puffs:
        brush.disc(x + size * dx, y + size * dy, size * r, size * r * 0.9, (110, 100, 104), INK, line)
    for dx, dy, _, r in puffs:
        brush.disc(x + size * dx, y + size * dy, size * r, size * r * 0.9, (176, 166, 164), None)


def _draw_mountain(brush: Brush, x: float, y: float, size: float, line: int) -> None:
    """Draw the cone of a volcano, its western slope in the light."""
    west = smooth([(-0.30, -0.50), (-0.42, -0.10), (-0.68, 0.36), (-1.0, 0.74)])
    foot = smooth([(-1.0, 0.74), (-0.5, 0.90), (0.0, 0.94), (0.5, 0.90), (1.0, 0.74)])
    east = smooth([(1.0, 0.74), (0.66, 0.34), (0.44, -0.12), (0.30, -0.50)])
    brush.shape(about(x, y, size, [*west, *foot[1:], *east[1:]]), ROCK, INK, line)
    dark = [(0.02, -0.50), (0.30, -0.50), *reversed(east), (0.96, 0.74), (0.30, 0.90), (0.22, 0.1)]
    brush.flat(about(x, y, size, dark), fill=shaded(ROCK, 0.30))
    lit = [
        (-0.28, -0.46),
        (-0.16, -0.50),
        (-0.30, 0.10),
        (-0.62, 0.74),
        (-0.92, 0.72),
        (-0.64, 0.36),
        (-0.40, -0.10),
    ]
    brush.flat(about(x, y, size, lit), fill=sunlit(ROCK, 0.26))


def _draw_lava(brush: Brush, x: float, y: float, size: float) -> None:
    """Draw the streams of lava that run down a volcano."""
    for stream, width in (
        ([(-0.02, -0.50), (-0.10, -0.16), (0.02, 0.14), (-0.14, 0.44), (-0.06, 0.66)], 0.20),
        ([(0.16, -0.50), (0.28, -0.14), (0.24, 0.10)], 0.13),
        ([(-0.18, -0.48), (-0.34, -0.06), (-0.32, 0.16)], 0.12),
    ):
        flow = smooth(about(x, y, size, stream))
        for extra, colour in ((0.07, INK), (0.0, EMBER), (-0.07, LAVA)):
            wide = size * (width + extra)
            brush.stroke(flow, colour, max(2, round(wide)))
            ex, ey = flow[-1]
            brush.draw.ellipse((ex - wide / 2, ey - wide / 2, ex + wide / 2, ey + wide / 2), fill=colour)


def _draw_crater(brush: Brush, x: float, y: float, size: float, line: int) -> None:
    """Draw the glowing crater of a volcano with its flames; (x, y) is the middle of the crater."""
    brush.disc(x, y, size * 0.31, size * 0.12, EMBER, INK, line)
    brush.flat(ellipse(x, y + size * 0.01, size * 0.22, size * 0.07), fill=(255, 214, 70))
    for dx, height in ((-0.16, 0.26), (0.0, 0.40), (0.15, 0.28)):
        flame = about(x, y, size, [(dx - 0.10, 0.0), (dx * 1.3, -height), (dx + 0.10, 0.0)])
        brush.shape(flame, LAVA, INK, max(2, line - 1))
        core = about(x, y, size, [(dx - 0.05, 0.0), (dx * 1.3, 0.12 - height), (dx + 0.05, 0.0)])
        brush.flat(core, fill=(255, 220, 80))


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
