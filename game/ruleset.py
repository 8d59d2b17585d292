"""Which rules one game follows: edition, expansions, options, and the colours of seats."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

RULES_VERSION = 1
"""Raised when a change of the rules would replay a stored log differently."""


class Colour(Enum):
    """The colour of a seat; also its name in the written form. Rule: seats."""

    RED = "red"
    BLUE = "blue"
    GREEN = "green"
    YELLOW = "yellow"
    BLACK = "black"
    PINK = "pink"


class Edition(Enum):
    """A set of defaults. Rule: editions."""

    C2_2014 = "2014"
    C1_2000 = "2000"
    SECOND = "second"
    FIRST = "first"


class Expansion(Enum):
    """What is added to the base game."""

    RIVER = "river"
    ABBOT = "abbot"
    INNS = "inns"


class Option(Enum):
    """A single rule that a table may switch on; the value is its rule id."""

    CITY_SMALL = "city-small"
    FIELD_SECOND = "field-second"
    FIELD_FIRST = "field-first"
    FIELD_OFF = "field-off"
    HAND_EARLY_DRAW = "hand-early-draw"
    HAND_THREE = "hand-three"
    START_IN_BAG = "start-in-bag"
    UNPLAYABLE_RETURNS = "unplayable-returns"
    FILL_HOLE_EXTRA_TURN = "fill-hole-extra-turn"
    NO_FINAL_FEATURES = "no-final-features"
    TABLE_EDGE = "table-edge"
    TABLE_EDGE_COMPLETES = "table-edge-completes"
    TILE_MARKET = "tile-market"


EDITION_OPTIONS: dict[Edition, frozenset[Option]] = {
    Edition.C2_2014: frozenset(),
    Edition.C1_2000: frozenset(),
    Edition.SECOND: frozenset({Option.CITY_SMALL, Option.FIELD_SECOND}),
    Edition.FIRST: frozenset({Option.CITY_SMALL, Option.FIELD_FIRST}),
}
"""The options that an edition switches on by itself. Rule: editions."""


@dataclass(frozen=True, slots=True)
class Ruleset:
    """The rules of one game, whole: options hold what is on after the edition's defaults.

    `table` is the largest width and height of the board in cells (only with
    `table-edge`); `hidden_hands` says whether hands of three are seen by their owner alone.
    """

    edition: Edition = Edition.C2_2014
    expansions: frozenset[Expansion] = field(default_factory=frozenset)
    options: frozenset[Option] = field(default_factory=frozenset)
    table: tuple[int, int] | None = None
    hidden_hands: bool = False

    def has(self, rule: Option | Expansion) -> bool:
        """Whether an option or an expansion is in play."""
        return rule in self.options if isinstance(rule, Option) else rule in self.expansions
