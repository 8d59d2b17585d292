"""Requests for a new table, made with the options of /game new, and their form in a button's custom id."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import TypeVar

from bot.features.lobby.house_rules import with_edition, with_more
from bot.i18n import codes
from bot.platform.custom_ids import one_of
from game.values.ruleset import Edition, Expansion, Option, Rule
from model.tables import FirstSeat, HelpLevel, TableOptions

Member = TypeVar("Member", bound=Enum | Rule)
AnyRule = TypeVar("AnyRule", bound=Rule)

_CHALLENGES = "@"
_UNSAID = "--"
_QUARTER = 15 * 60
"""The seconds of a quarter of an hour, of which every length of time that is offered is a multiple."""


@dataclass(frozen=True, slots=True)
class TableRequest:
    """The options requested for a new table; None (or empty) for those that keep their default.

    `seconds` is the time of a turn and `budget` a player's time for the whole game in seconds, 0 for no
    limit.
    """

    seats: int | None = None
    edition: Edition | None = None
    help: HelpLevel | None = None
    expansions: frozenset[Expansion] = frozenset()
    house_rules: frozenset[Option] = frozenset()
    first: FirstSeat | None = None
    seconds: int | None = None
    rated: bool | None = None
    language: str | None = None
    preset: str | None = None
    budget: int | None = None

    def __str__(self) -> str:
        """Return the request as text for a custom id.

        The preset's name comes last, as it may contain any character.
        """
        parts = (
            self.seats,
            _code_if_set(self.edition),
            _code_if_set(self.help),
            mask(self.expansions),
            mask(self.house_rules),
            _code_if_set(self.first),
            self._clocks(),
            None if self.rated is None else int(self.rated),
            self.language,
            self.preset,
        )
        return "/".join("" if part is None else str(part) for part in parts)

    def _clocks(self) -> str:
        if self.seconds is None and self.budget is None:
            return ""
        return _quarters(self.seconds) + _quarters(self.budget)

    def applied(self, options: TableOptions) -> TableOptions:
        """Return the options with everything that was asked for."""
        rules = options.ruleset
        if self.edition is not None:
            rules = with_edition(rules, self.edition)
        rules = replace(rules, expansions=rules.expansions | self.expansions)
        options = replace(options, ruleset=with_more(rules, self.house_rules))
        if self.seats is not None:
            options = replace(options, seats=self.seats)
        if self.help is not None:
            options = replace(options, help=self.help)
        if self.first is not None:
            options = replace(options, first=self.first)
        if self.rated is not None:
            options = replace(options, rated=self.rated)
        if self.seconds is not None:
            options = replace(options, turn_seconds=self.seconds or None)
        if self.budget is not None:
            options = replace(options, budget_seconds=self.budget or None)
        if self.language is not None:
            options = replace(options, language=self.language)
        return options


def parse_request(text: str, version: int) -> TableRequest:
    """Return the request in the custom id of a control of that version.

    Refuses any other text with ValueError or LookupError. The clocks are the time of a turn and the time
    budget, each in quarters of an hour as two digits to the base 36, or two dashes for none. Expansions and
    house rules are the bits of a number to the base 36. Before version 4 each of these was a character, and
    the only clock was the time of a turn, in hexadecimal minutes; in version 1, in decimal seconds. Since
    version 3 a request could name a person to challenge, which is ignored.
    """
    seats, edition, level, expansions, rules, first, clocks, rated, spoken, preset = text.split("/", 9)
    seats = seats.partition(_CHALLENGES)[0]
    seconds, budget = _clocks(clocks, version)
    return TableRequest(
        int(seats) if seats else None,
        _one(Edition, edition),
        _one(HelpLevel, level),
        members(Expansion, expansions, version),
        members(Option, rules, version),
        _one(FirstSeat, first),
        seconds,
        bool(int(rated)) if rated else None,
        one_of(spoken, codes()) if spoken else None,
        preset or None,
        budget,
    )


def _clocks(written: str, version: int) -> tuple[int | None, int | None]:
    if not written:
        return None, None
    if version < 4:
        return int(written) if version == 1 else int(written, 16) * 60, None
    turn, budget = (
        None if part == _UNSAID else int(part, len(_DIGITS)) * _QUARTER for part in (written[:2], written[2:])
    )
    return turn, budget


CODES: Mapping[Enum, str] = {
    Edition.C2_2014: "0",
    Edition.C1_2000: "1",
    Edition.SECOND: "2",
    Edition.FIRST: "3",
    HelpLevel.FULL: "0",
    HelpLevel.STANDARD: "1",
    HelpLevel.PURIST: "2",
    FirstSeat.CHANCE: "0",
    FirstSeat.TILE_DRAW: "1",
    FirstSeat.AS_SEATED: "2",
}
"""The character for a value in custom ids. Posted messages contain them, so they never change."""

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def code(value: Enum | Rule) -> str:
    """Return the character for a value in custom ids; a rule's comes from its order, which never changes."""
    return _DIGITS[_bit(value)] if isinstance(value, Rule) else CODES[value]


def mask(rules: Iterable[Rule]) -> str:
    """Return the rules as bits of a number to the base 36; a rule's bit comes from its order."""
    return _to_36(sum(1 << _bit(rule) for rule in rules))


def members(kind: Iterable[AnyRule], written: str, version: int) -> frozenset[AnyRule]:
    """Return the rules that `mask` wrote, or before version 4 `code` for each. Refuses with LookupError."""
    if version < 4:
        return _several(kind, written)
    bits = int(written, len(_DIGITS)) if written else 0
    found = frozenset(rule for rule in kind if bits >> _bit(rule) & 1)
    if bits != sum(1 << _bit(rule) for rule in found):
        raise LookupError(written)
    return found


def _bit(rule: Rule) -> int:
    return rule.order % 100 - 1


def _to_36(number: int) -> str:
    """Return a number to the base 36; empty for 0."""
    rest, digit = divmod(number, len(_DIGITS))
    return _to_36(rest) + _DIGITS[digit] if number else ""


def _quarters(seconds: int | None) -> str:
    """Return seconds as quarters of an hour, in two digits to the base 36; two dashes for None."""
    if seconds is None:
        return _UNSAID
    return _to_36(seconds // _QUARTER).rjust(2, _DIGITS[0])


def _code_if_set(value: Enum | None) -> str:
    return "" if value is None else code(value)


def _several(kind: Iterable[Member], written: str) -> frozenset[Member]:
    by_code = {code(member): member for member in kind}
    return frozenset(by_code[character] for character in written)


def _one(kind: Iterable[Member], written: str) -> Member | None:
    if not written:
        return None
    (only,) = _several(kind, written)
    return only
