"""Colours as people with normal and with deficient colour vision see them."""

from rendering.base.theme import RGB

COLOUR_VISIONS: dict[str, tuple[tuple[float, float, float], ...]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""Matrices on linear RGB for the full loss of one kind of cones (Machado, Oliveira and Fernandes, 2009)."""


def linear(colour: RGB) -> tuple[float, ...]:
    return tuple(v / 255 / 12.92 if v <= 10 else ((v / 255 + 0.055) / 1.055) ** 2.4 for v in colour)


def seen_by(colour: RGB, vision: str) -> tuple[float, float, float]:
    """Return the colour as it is seen with this colour vision, in CIE Lab."""
    light = linear(colour)
    r, g, b = (
        min(1.0, max(0.0, sum(k * v for k, v in zip(row, light, strict=True))))
        for row in COLOUR_VISIONS[vision]
    )
    x, y, z = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
    )
    fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)
