"""Tests that emojis keep to Discord's limits."""

from __future__ import annotations

import re
from io import BytesIO

from PIL import Image

from bot.text.emoji_marks import COUNTED, PIECES
from game.values.moves import Figure
from game.values.ruleset import Colour
from game.values.tiles import all_tiles
from rendering.sprites.emojis import EMOJI_PX, application_emojis


def test_emojis_keep_to_the_limits() -> None:
    """Emojis have unique names of 2 to 32 plain characters, are 128 pixels square, below 256 KB, and not cropped."""
    emojis = {name: draw() for name, draw in application_emojis()}
    assert len(emojis) == (len(Figure) + 1) * len(Colour) + len(COUNTED) + len(PIECES) + len(all_tiles())
    assert {*COUNTED, *PIECES} <= set(emojis)
    for name, data in emojis.items():
        assert re.fullmatch(r"[A-Za-z0-9_]{2,32}", name)
        assert len(data) < 100_000
        with Image.open(BytesIO(data)) as image:
            assert image.size == (EMOJI_PX, EMOJI_PX)
            if image.mode == "RGBA":
                solid = image.getchannel("A").point([0] * 250 + [255] * 6).getbbox()
                assert solid is not None
                assert min(solid[:2]) > 0
                assert max(solid[2:]) < EMOJI_PX
