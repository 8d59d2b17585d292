"""The rules of one game: edition, expansions, options, and the colours of seats."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum

from game.values.errors import RuleNeeded, RulesetError
from game.values.named import Named

RULES_VERSION = 3
"""Incremented when a change of the rules would replay a stored log differently; a game keeps its version.

2: with `hand-three` and `unplayable-returns` a hand is filled also with tiles that cannot be laid.
3: with the dragon and `unplayable-returns` the fairy pays before the game ends because no tile can be laid.
"""


class Colour(Enum):
    """The colour of a seat; also its name in the written form. Rule: seats."""

    RED = "red"
    BLUE = "blue"
    GREEN = "green"
    YELLOW = "yellow"
    BLACK = "black"
    PINK = "pink"

    __hash__ = object.__hash__
    """Hashing by identity: `Enum` hashes the name, which takes six times as long, and seats are often keys."""


class Edition(Enum):
    """An edition of the game: a set of default options. Rule: editions."""

    C2_2014 = "2014"
    C1_2000 = "2000"
    SECOND = "second"
    FIRST = "first"


LAST = 1_000
"""The default order of rules."""


class Rule(Named):
    """A rule that a table may choose; the value is its id in `docs/rules.md`.

    `excludes` are the ids of rules that cannot be played together with it, each with the reason;
    `needs` is the id of a rule that it requires, with the reason; None if it requires none.
    """

    excludes: Mapping[str, str]
    needs: tuple[str, str] | None


class Expansion(Rule):
    """An expansion of the base game. `order` is the order in lists and in written games."""

    @classmethod
    def add(
        cls,
        value: str,
        *,
        order: int = LAST,
        excludes: Mapping[str, str] | None = None,
    ) -> Expansion:
        """Return a new expansion; its hooks are registered with `game.engine.registry.register`."""
        expansion = cls._added(value, order)
        expansion.excludes = excludes or {}
        expansion.needs = None
        return expansion


class Option(Rule):
    """A single rule that a table may switch on.

    `editions` switch it on by themselves; `scores_fields` marks those of which a game follows at most one.
    """

    editions: frozenset[Edition]
    scores_fields: bool

    @classmethod
    def add(
        cls,
        value: str,
        *,
        order: int = LAST,
        excludes: Mapping[str, str] | None = None,
        needs: tuple[str, str] | None = None,
        editions: Iterable[Edition] = (),
        scores_fields: bool = False,
    ) -> Option:
        """Return a new option; its hooks are registered with `game.engine.registry.register`."""
        option = cls._added(value, order)
        option.excludes = excludes or {}
        option.needs = needs
        option.editions = frozenset(editions)
        option.scores_fields = scores_fields
        return option


def edition_options(edition: Edition) -> frozenset[Option]:
    """Return the options that an edition switches on by itself. Rule: editions."""
    return frozenset(option for option in Option if edition in option.editions)


def field_options() -> frozenset[Option]:
    """Return the options of which a game follows at most one: how fields are scored."""
    return frozenset(option for option in Option if option.scores_fields)


@dataclass(frozen=True, slots=True)
class Ruleset:
    """The complete rules of one game; `options` include those that the edition switches on.

    `table` is the largest width and height of the board in cells (only with
    `table-edge`); `hidden_hands` says whether hands of three are seen by their owner alone.
    """

    edition: Edition = Edition.C2_2014
    expansions: frozenset[Expansion] = field(default_factory=frozenset)
    options: frozenset[Option] = field(default_factory=frozenset)
    table: tuple[int, int] | None = None
    hidden_hands: bool = False

    def has(self, rule: Rule) -> bool:
        """Return True if an option or an expansion is in play."""
        return rule in self.options or rule in self.expansions


SMALLEST_TABLE, LARGEST_TABLE = 3, 999
"""The fewest and the most cells of a side of the table. Rule: table-edge."""


def check_ruleset(ruleset: Ruleset) -> None:
    """Refuse rules that cannot be played together with `RulesetError`, which names all that clash.

    These are two ways to score fields, and rules that exclude each other or lack one that they need.
    """
    contradictions = list(_contradictions(ruleset))
    if contradictions:
        first, *others = contradictions
        first.others = tuple(others)
        raise first


def _contradictions(ruleset: Ruleset) -> Iterator[RulesetError]:
    played = [rule for kind in (Option, Expansion) for rule in kind if ruleset.has(rule)]
    ids = {rule.value for rule in played}
    for rule in played:
        for other, sentence in rule.excludes.items():
            if other in ids:
                yield RulesetError((rule.value, other), sentence)
        if rule.needs and rule.needs[0] not in ids:
            yield RuleNeeded((rule.value, rule.needs[0]), rule.needs[1])
    if ruleset.has(Option.TABLE_EDGE) is not (ruleset.table is not None):
        yield RulesetError((Option.TABLE_EDGE.value, "table"), "a table with an edge has a size")
    if ruleset.table and not all(SMALLEST_TABLE <= side <= LARGEST_TABLE for side in ruleset.table):
        yield RulesetError(
            (Option.TABLE_EDGE.value, "table"),
            f"a table has {SMALLEST_TABLE} to {LARGEST_TABLE} cells a side",
        )
    if ruleset.hidden_hands and not ruleset.has(Option.HAND_THREE):
        yield RulesetError((Option.HAND_THREE.value, "hidden"), "only hands of three can be hidden")


def make_ruleset(
    edition: Edition = Edition.C2_2014,
    expansions: Iterable[Expansion] = (),
    on: Iterable[Option] = (),
    off: Iterable[Option] = (),
    *,
    table: tuple[int, int] | None = None,
    hidden_hands: bool = False,
) -> Ruleset:
    """Return the edition's rules with some switched on and off; a way to score fields replaces the edition's.

    Refuses with `RulesetError` an option both on and off, and what `check_ruleset` refuses. Rule: editions.
    """
    on, off = frozenset(on), frozenset(off)
    for option in sorted(on & off, key=lambda option: option.value):
        raise RulesetError((option.value, f"no-{option.value}"), "an option is on or off")
    usual = edition_options(edition) - off
    if any(option.scores_fields for option in on):
        usual -= field_options()
    ruleset = Ruleset(edition, frozenset(expansions), usual | on, table, hidden_hands)
    check_ruleset(ruleset)
    return ruleset
