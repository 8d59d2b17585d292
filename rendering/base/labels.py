"""The words in pictures, in the reader's language.

`rendering` contains no sentences: it names the key of a message in `pictures.ftl` or `words.ftl` and passes
values. `bot.i18n.Language` offers both functions.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol

from game.values.geometry import HalfSide, Side, turned_half_side, turned_side
from game.values.moves import Figure, Spot
from game.values.ruleset import Colour
from game.values.tiles import FeatureKind, Segment, TileId, all_tiles
from rendering.base.fonts import drawable

DIRECTIONS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
"""Directions in which a sign on a tile can point, clockwise from north."""


class Say(Protocol):
    """A function that returns the sentence of a message key with the values filled in."""

    def __call__(self, key: str, /, **values: str | int | float) -> str:
        """Return the sentence."""
        ...


class Join(Protocol):
    """A function that joins words to a list for a sentence: "red, blue and green"."""

    def __call__(self, items: Iterable[str], /) -> str:
        """Return the list."""
        ...


@dataclass(frozen=True, slots=True)
class Labels:
    """The words and sentences of one language."""

    say: Say
    join: Join

    @property
    def separator(self) -> str:
        """The text between the items of a list in an alt text, which may contain commas themselves."""
        return self.say("alt-separated", first="", next="")

    def feature(self, kind: FeatureKind) -> str:
        """Return the word for a kind of feature."""
        return self.say(f"feature-{kind.value}")

    def figure(self, figure: Figure) -> str:
        """Return the word for a kind of figure."""
        return self.say(f"figure-{figure.value}")

    def side(self, side: Side | HalfSide) -> str:
        """Return the abbreviation of a side or half a side."""
        return self.say(f"side-{side.name.lower()}")

    def name(self, colour: Colour, name: str) -> str:
        """Return the name, or the word for the colour if no font has any letter of the name."""
        return name if drawable(name) else self.say(f"colour-{colour.value}")

    def spot(self, spot: Spot) -> str:
        """Return the words for a segment of the placed tile, e.g. "city (N)"."""
        if spot.at is None:
            if spot.kind is FeatureKind.FIELD:
                return self.say("spot-sided", feature=self.feature(spot.kind), side=self.say("side-c"))
            return self.feature(spot.kind)
        return self.say("spot-sided", feature=self.feature(spot.kind), side=self.side(spot.at))

    def tile(self, tile: TileId, turns: int = 0) -> str:
        """Return the words for a tile after `turns`: all but its fields, with the sides that each reaches.

        The segments are in the order of their first sides, clockwise from the north.
        """
        return _tile(self, tile, turns)

    def segment(self, segment: Segment, turns: int) -> str:
        """Return the words for a segment: kind, the sides it reaches after `turns`, what is drawn on it."""
        sides: list[Side | HalfSide] = [
            *sorted(turned_side(side, turns) for side in segment.sides),
            *sorted(turned_half_side(half, turns) for half in segment.half_sides),
        ]
        named = ", ".join(self.side(side) for side in sides)
        word = self.feature(segment.kind)
        if sides:
            word = self.say("picture-segment", feature=word, sides=named)
        drawn = {
            "picture-pennant": segment.pennants,
            "picture-inn": segment.inn,
            "picture-cathedral": segment.cathedral,
        }
        extras = [self.say(key) for key, value in drawn.items() if value]
        extras += [self.say("picture-mark", mark=mark) for mark in sorted(segment.marks)]
        for extra in extras:
            word = self.say("picture-with", segment=word, extra=extra)
        return word

    def mark(self, mark: str, turns: int) -> str:
        """Return the words for an expansion's sign outside the segments; a flying machine has a direction."""
        name, _, unturned = mark.partition("-")
        if name == "flyer":
            points = DIRECTIONS[(DIRECTIONS.index(unturned.lower()) + 2 * turns) % len(DIRECTIONS)]
            return self.say("picture-flyer", direction=points)
        return self.say("picture-mark", mark=mark)


@lru_cache(maxsize=4096)
def _tile(labels: Labels, tile: TileId, turns: int) -> str:
    # Cached: the words for a board name every tile in sight, some dozens a picture, and always the same ones.
    kind = all_tiles()[tile]
    segments = [segment for segment in kind.segments if segment.kind is not FeatureKind.FIELD]
    # Clockwise from the north, as they lie; a monastery or garden is last.
    segments.sort(
        key=lambda segment: min((turned_side(side, turns) for side in segment.sides), default=len(Side))
    )
    parts = [labels.segment(segment, turns) for segment in segments]
    for river in kind.rivers:
        sides = ", ".join(labels.side(side) for side in sorted(turned_side(side, turns) for side in river))
        parts.append(labels.say("picture-river", sides=sides))
    parts += [labels.mark(mark, turns) for mark in sorted(kind.marks)]
    return labels.join(parts) if parts else labels.feature(FeatureKind.FIELD)
