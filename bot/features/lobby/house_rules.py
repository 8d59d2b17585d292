"""Changes of a table's rules, one choice at a time, that keep dependent rules consistent."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from game.notation.header import USUAL_TABLE
from game.values.errors import RulesetError
from game.values.ruleset import (
    Edition,
    Expansion,
    Option,
    Ruleset,
    check_ruleset,
    edition_options,
    field_options,
)


def with_edition(rules: Ruleset, edition: Edition) -> Ruleset:
    """Return the rules with another edition: its defaults take the place of the old one's, house rules stay."""
    house_rules = rules.options - edition_options(rules.edition)
    brought = edition_options(edition)
    if house_rules & field_options():
        brought -= field_options()
    return replace(rules, edition=edition, options=house_rules | brought)


def with_options(rules: Ruleset, options: Iterable[Option]) -> Ruleset:
    """Return the rules with exactly these options and what they require: a table with an edge has a size.

    Rules: table-edge, hand-three.
    """
    chosen = frozenset(options)
    if Option.TABLE_EDGE_COMPLETES in chosen:
        chosen |= {Option.TABLE_EDGE}
    table = (rules.table or USUAL_TABLE) if Option.TABLE_EDGE in chosen else None
    hidden = rules.hidden_hands and Option.HAND_THREE in chosen
    return replace(rules, options=chosen, table=table, hidden_hands=hidden)


def with_more(rules: Ruleset, options: Iterable[Option]) -> Ruleset:
    """Return the rules with more house rules; a new way to score fields replaces the old one."""
    more = frozenset(options)
    remaining = rules.options - field_options() if more & field_options() else rules.options
    return with_options(rules, remaining | more)


def go_together(options: Iterable[Option], expansions: frozenset[Expansion]) -> bool:
    """Return True if these house rules can be played together and with the expansions, in the usual edition."""
    try:
        check_ruleset(with_more(Ruleset(expansions=expansions), options))
    except RulesetError:
        return False
    return True
