"""Labels without a language, long names, pictures and flights, for tests of what a picture shows."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

from game.engine.position import Position
from game.expansions.dragon.moves import FLIGHT
from rendering.base.labels import Labels
from rendering.base.picture import Picture
from rendering.gallery.samples import DRAGONS, sample_game

KEYS = Labels(lambda key, /, **_: key, ", ".join)
"""Labels that show the key of a sentence in its place."""

KEYS_AND_VALUES = Labels(lambda key, /, **values: " ".join([key, *map(str, values.values())]), ", ".join)
"""Labels that show the key of a sentence and its values."""

TALL_NAMES = (
    "Nguyễn Thị Phương Thảo Quỳnh Ngọc Ánh",
    "the *stars* of [all] the [leagues](yj)",
    "東京都千代田区丸の内一丁目駅前交番裏",
)
"""Names that need two lines, with marks above letters, parts below the line, and letters as high as a line."""


def image_of(picture: Picture) -> Image.Image:
    """Return the decoded picture."""
    return Image.open(BytesIO(picture.data)).convert("RGB")


def dragon_flights() -> list[Position]:
    """Return the positions of a sample game in which the dragon flies."""
    return [position for position in sample_game(7, 4, DRAGONS).positions if position.phase is FLIGHT]
