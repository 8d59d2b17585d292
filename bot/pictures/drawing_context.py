"""The context of pictures: the pool that draws them, their language and their theme."""

from __future__ import annotations

from dataclasses import dataclass

from bot.i18n import Language
from bot.pictures.pool import Pictures
from bot.text.words import labels
from rendering.base.labels import Labels
from rendering.base.theme import Theme


@dataclass(frozen=True, slots=True)
class DrawingContext:
    """The context that all pictures of a message share."""

    pictures: Pictures
    words: Language
    theme: Theme

    @property
    def labels(self) -> Labels:
        """The words on the pictures, in their language."""
        return labels(self.words)
