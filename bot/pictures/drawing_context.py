"""The context in which pictures are drawn: by whom, in which language, in which theme."""

from __future__ import annotations

from dataclasses import dataclass

from bot.i18n import Language
from bot.pictures.pool import Pictures
from bot.text.words import labels
from rendering.base.labels import Labels
from rendering.base.theme import Theme


@dataclass(frozen=True, slots=True)
class DrawingContext:
    """What all pictures of a message have in common: the pool that draws them, their language and their theme."""

    pictures: Pictures
    words: Language
    theme: Theme

    @property
    def labels(self) -> Labels:
        """The words on the pictures, in their language."""
        return labels(self.words)
