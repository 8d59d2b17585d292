"""Which rules one game follows: edition, expansions, options, and the colours of seats."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum

from game.values.errors import RulesetError

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


FIELD_OPTIONS = frozenset({Option.FIELD_SECOND, Option.FIELD_FIRST, Option.FIELD_OFF})
"""Options of which a game follows at most one: how fields are scored."""

SMALLEST_TABLE, LARGEST_TABLE = 3, 999
"""Cells that a side of the table may have. Rule: table-edge."""

_CONTRADICTIONS: tuple[tuple[Option | Expansion, Option | Expansion, str], ...] = (
    (Option.FIELD_SECOND, Option.FIELD_FIRST, "fields are scored in one way"),
    (Option.FIELD_SECOND, Option.FIELD_OFF, "fields are scored in one way or not at all"),
    (Option.FIELD_FIRST, Option.FIELD_OFF, "fields are scored in one way or not at all"),
    (Option.HAND_EARLY_DRAW, Option.HAND_THREE, "a hand holds one tile or three"),
    (Option.START_IN_BAG, Expansion.RIVER, "the river begins at its spring"),
    (Option.HAND_THREE, Expansion.RIVER, "the river is laid before any other tile"),
    (Option.HAND_THREE, Option.TILE_MARKET, "nobody can be sold a tile out of a choice of three"),
)


def check_ruleset(ruleset: Ruleset) -> None:
    """Nothing, for rules that can be played together.

    Refuses with `RulesetError`, which names both rules: two ways to score fields, and whatever
    else excludes or needs another.
    """
    for one, other, sentence in _CONTRADICTIONS:
        if ruleset.has(one) and ruleset.has(other):
            raise RulesetError((one.value, other.value), sentence)
    if ruleset.has(Option.TABLE_EDGE_COMPLETES) and not ruleset.has(Option.TABLE_EDGE):
        raise RulesetError(
            (Option.TABLE_EDGE_COMPLETES.value, Option.TABLE_EDGE.value),
            "only a table has an edge that completes",
        )
    if ruleset.has(Option.TABLE_EDGE) is not (ruleset.table is not None):
        raise RulesetError((Option.TABLE_EDGE.value, "table"), "a table with an edge has a size")
    if ruleset.table and not all(SMALLEST_TABLE <= side <= LARGEST_TABLE for side in ruleset.table):
        raise RulesetError(
            (Option.TABLE_EDGE.value, "table"),
            f"a table has {SMALLEST_TABLE} to {LARGEST_TABLE} cells a side",
        )
    if ruleset.hidden_hands and not ruleset.has(Option.HAND_THREE):
        raise RulesetError((Option.HAND_THREE.value, "hidden"), "only hands of three can be hidden")


def make_ruleset(
    edition: Edition = Edition.C2_2014,
    expansions: Iterable[Expansion] = (),
    on: Iterable[Option] = (),
    off: Iterable[Option] = (),
    *,
    table: tuple[int, int] | None = None,
    hidden_hands: bool = False,
) -> Ruleset:
    """The edition's rules with some switched on and off; a way to score fields replaces the edition's.

    Refuses with `RulesetError` an option both on and off, and what `check_ruleset` refuses. Rule: editions.
    """
    on, off = frozenset(on), frozenset(off)
    for option in sorted(on & off, key=lambda option: option.value):
        raise RulesetError((option.value, f"no-{option.value}"), "an option is on or off")
    usual = EDITION_OPTIONS[edition] - off
    if on & FIELD_OPTIONS:
        usual -= FIELD_OPTIONS
    ruleset = Ruleset(edition, frozenset(expansions), usual | on, table, hidden_hands)
    check_ruleset(ruleset)
    return ruleset
