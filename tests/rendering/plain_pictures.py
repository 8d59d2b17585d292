"""Labels without a language, and decoded pictures, for tests of what a picture shows."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

from rendering.base.labels import Labels
from rendering.base.picture import Picture

KEYS = Labels(lambda key, /, **_: key, ", ".join)
"""Labels that show the key of a sentence in its place."""

KEYS_AND_VALUES = Labels(lambda key, /, **values: " ".join([key, *map(str, values.values())]), ", ".join)
"""Labels that show the key of a sentence and its values."""


def image_of(picture: Picture) -> Image.Image:
    """Return the decoded picture."""
    return Image.open(BytesIO(picture.data)).convert("RGB")
