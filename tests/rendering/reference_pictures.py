"""Comparison of a picture with its reference picture, and a sheet of both where they differ."""

from __future__ import annotations

import os
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageChops, ImageOps, ImageStat

REFERENCES = Path(__file__).parents[1] / "images"
ARTEFACTS = Path(__file__).parents[1] / "artefacts"
WIDTH = 440
"""The width of reference pictures in pixels, about that at which Discord shows them."""

TOLERANCE = 2.0
"""Largest mean difference of a channel, 0 to 255: other edges of a letter pass, a missing figure does not."""

BLOCK = 10
WORST = 34.0
"""Largest mean difference of any square of `BLOCK` pixels."""


def check_picture(name: str, data: bytes) -> None:
    """Assert that a picture looks like its reference picture; with KEEP_PICTURES=1 replace the reference instead."""
    shown = Image.open(BytesIO(data)).convert("RGB")
    shown = shown.resize((WIDTH, round(shown.height * WIDTH / shown.width)), Image.Resampling.BOX)
    shown = ImageOps.posterize(shown, 5)
    path = REFERENCES / f"{name}.png"
    if os.environ.get("KEEP_PICTURES") == "1":
        path.parent.mkdir(exist_ok=True)
        shown.save(path, optimize=True)
        return
    reference = Image.open(path).convert("RGB")
    if reference.size == shown.size:
        difference = ImageChops.difference(reference, shown)
        mean = max(ImageStat.Stat(difference).mean)
        small = (shown.width // BLOCK, shown.height // BLOCK)
        worst = max(high for _, high in difference.resize(small, Image.Resampling.BOX).getextrema())
        if mean <= TOLERANCE and worst <= WORST:
            return
        details = f"mean difference {mean:.2f}, worst square {worst}"
    else:
        details = f"{shown.size} instead of {reference.size}"
        difference = Image.new("RGB", shown.size)
    sheet = ARTEFACTS / f"{name}-before-after.png"
    _write_sheet(sheet, (reference, shown, difference))
    raise AssertionError(f"{name} looks different: {details}; see {sheet} (reference, drawn, difference)")


def _write_sheet(path: Path, images: tuple[Image.Image, ...]) -> None:
    path.parent.mkdir(exist_ok=True)
    sheet = Image.new("RGB", (sum(image.width for image in images), max(image.height for image in images)))
    left = 0
    for image in images:
        sheet.paste(image, (left, 0))
        left += image.width
    sheet.save(path)
