"""Command options that take several expansions or house rules, separated by commas."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from math import comb
from typing import TypeVar

from discord import app_commands

from bot.i18n import Language
from bot.platform.errors import Refusal
from bot.platform.escaping import escaped
from bot.platform.limits import OPTION, OPTIONS
from bot.text.words import rule_name
from game.values import ruleset

Rule = TypeVar("Rule", bound=ruleset.Rule)


def read_rules(words: Language, typed: str, kind: Iterable[Rule], refusal: str) -> frozenset[Rule]:
    """Return the rules that were typed, by their names in the reader's language or by their ids.

    The beginning of a word in a name is enough if no other rule has such a word. Refuses any other text with
    the sentence `refusal`.
    """
    found: set[Rule] = set()
    for part in _parts(typed):
        read = _understood(words, part, kind)
        if read is None:
            rules = words.either(rule_name(words, rule.value) for rule in kind)
            raise Refusal(refusal, typed=escaped(part), rules=rules)
        found |= read
    return frozenset(found)


def offer_rules(
    words: Language, typed: str, kind: Iterable[Rule], together: Callable[[frozenset[Rule]], bool]
) -> list[app_commands.Choice[str]]:
    """Return the rules typed so far, alone and with further rules that can be played together with them.

    Combinations with two or more further rules are offered as long as all of them fit the list.
    """
    *whole, last = _parts(typed) or [""]
    chosen: list[Rule] = []
    for part in whole:
        read = _understood(words, part, kind)
        if read is None:
            return []
        chosen += [rule for rule in kind if rule in read and rule not in chosen]
    named = _read(words, last, kind) or frozenset()
    chosen += [rule for rule in kind if rule in named and rule not in chosen]
    begun = "" if named else last.casefold()
    found = []
    for some in _longer(chosen, [rule for rule in kind if rule not in chosen]):
        added = some[len(chosen) :]
        fits = not begun or any(begun in _searched(words, rule) for rule in added)
        name = ", ".join(rule_name(words, rule.value) for rule in some)
        value = " ".join(rule.value for rule in some)
        # A truncated name could not be continued by typing, and a truncated value could not be read.
        if some and fits and together(frozenset(some)) and max(len(name), len(value)) <= OPTION:
            found.append(app_commands.Choice(name=name, value=value))
    return found[:OPTIONS]


def _longer(chosen: list[Rule], others: list[Rule]) -> Iterator[tuple[Rule, ...]]:
    """Yield the chosen rules alone, with one of the others, with two, and so on, while all fit a list."""
    room = OPTIONS
    for count in range(len(others) + 1):
        ways = comb(len(others), count)
        if count > 1 and ways > room:
            return
        room -= ways
        for more in combinations(others, count):
            yield (*chosen, *more)


def _parts(typed: str) -> list[str]:
    return [part.strip() for part in re.split("[,;]", typed) if part.strip()]


def _read(words: Language, part: str, kind: Iterable[Rule]) -> frozenset[Rule] | None:
    """Return the rule with this name or id, or the rules of several ids separated by spaces; else None."""
    text = part.casefold()
    named = [rule for rule in kind if text in (rule_name(words, rule.value).casefold(), rule.value)]
    if named:
        return frozenset(named)
    ids = {rule.value: rule for rule in kind}
    several = text.split()
    return frozenset(ids[rule_id] for rule_id in several) if several and ids.keys() >= set(several) else None


def _understood(words: Language, part: str, kind: Iterable[Rule]) -> frozenset[Rule] | None:
    """Return the rules of a part that a person has finished typing; None if they are unknown or not clear."""
    return _read(words, part, kind) or _begun(words, part, kind)


def _begun(words: Language, part: str, kind: Iterable[Rule]) -> frozenset[Rule] | None:
    """Return the one rule in whose name or id a word begins with the text; None if there is none, or several."""
    begins = re.compile(rf"\b{re.escape(part.casefold())}")
    matches = frozenset(rule for rule in kind if begins.search(_searched(words, rule)))
    return matches if len(matches) == 1 else None


def _searched(words: Language, rule: Rule) -> str:
    """Return the text of a rule in which a typed part is searched: its name, and its id."""
    return f"{rule_name(words, rule.value)} {rule.value}".casefold()
