"""Labels, names, sample games and a record of drawn texts, for tests of pictures."""

from __future__ import annotations

import pytest
from PIL import Image

from bot.i18n import language
from game.values.ruleset import Colour, Ruleset
from rendering.base import lettering
from rendering.base.labels import Labels
from rendering.gallery.samples import NAMES, SampleGame, sample_game


@pytest.fixture(scope="session")
def labels() -> Labels:
    """Return English labels."""
    english = language("en")
    return Labels(english.say, english.join)


@pytest.fixture(scope="session")
def names() -> dict[Colour, str]:
    """Return a name for each seat."""
    return NAMES


@pytest.fixture(scope="session")
def big_game() -> SampleGame:
    """Return a sample game of six seats with expansions."""
    return sample_game()


@pytest.fixture(scope="session")
def base_game() -> SampleGame:
    """Return a sample game of three seats with the base tiles only."""
    return sample_game(7, 3, Ruleset())


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """Record each text drawn from now on, with the size of its letters in pixels of the picture."""
    texts: list[tuple[str, int]] = []

    def recorded(text: str, size_px: int, bold: bool) -> Image.Image:
        texts.append((text, size_px))
        return mask(text, size_px, bold)

    mask = lettering._mask
    monkeypatch.setattr(lettering, "_mask", recorded)
    lettering.fitted.cache_clear()
    return texts
