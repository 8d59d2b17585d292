"""What somebody asked of a new table with the options of /game new; a button can carry it to a thread."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import TypeVar

from bot.features.lobby.house_rules import with_edition, with_more
from game.values.ruleset import Edition, Expansion, Option, Rule
from model.tables import FirstSeat, HelpLevel, TableOptions

Member = TypeVar("Member", bound=Enum | Rule)
AnyRule = TypeVar("AnyRule", bound=Rule)

_CHALLENGES = "@"
_UNSAID = "--"
_QUARTER = 15 * 60


@dataclass(frozen=True, slots=True)
class TableRequest:
    """The options that were asked for; None (or empty) for those of which nothing was said.

    `seconds` is the time of a turn and `budget` that of a player for the whole game, 0 for none.
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
        """Return the request as it stands in a custom id.

        The preset's name comes last, for it may hold anything.
        """
        parts = (
            self.seats,
            _codes(self.edition),
            _codes(self.help),
            mask(self.expansions),
            mask(self.house_rules),
            _codes(self.first),
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
    """Return the request that a control of that version says.

    Refuses with ValueError or LookupError what none of ours does. The clocks are the time of a turn and
    the time budget, each in two digits that count quarters of an hour to the base 36, or two dashes; expansions and
    house rules are bits of a number to the base 36. Before the fourth version they were a character each, and there
    was but the time of a turn, in minutes, hexadecimal; in the first in seconds, decimal.
    From the third version on somebody could be challenged, which is read over: who wants that asks anew.
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
        spoken or None,
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
"""The character that stands for a value in custom ids. They outlive a release: never change one."""

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def code(value: Enum | Rule) -> str:
    """Return the character that stands for a value; for a rule it follows from its order, which never changes."""
    return _DIGITS[_bit(value)] if isinstance(value, Rule) else CODES[value]


def mask(rules: Iterable[Rule]) -> str:
    """Return rules as the bits of a number to the base 36; a bit follows from the order of a rule."""
    return _to_36(sum(1 << _bit(rule) for rule in rules))


def members(kind: Iterable[AnyRule], written: str, version: int) -> frozenset[AnyRule]:
    """Return the rules that `mask` wrote; before the fourth version each was a character. Refuses with LookupError."""
    if version < 4:
        return _several(kind, written)
    mask = int(written, len(_DIGITS)) if written else 0
    found = frozenset(rule for rule in kind if mask >> _bit(rule) & 1)
    if mask != sum(1 << _bit(rule) for rule in found):
        raise LookupError(written)
    return found


def _bit(rule: Rule) -> int:
    return rule.order % 100 - 1


def _to_36(number: int) -> str:
    """Return a number to the base 36, nothing for 0."""
    rest, digit = divmod(number, len(_DIGITS))
    return _to_36(rest) + _DIGITS[digit] if number else ""


def _quarters(seconds: int | None) -> str:
    """Return a length of time as quarters of an hour, in two digits to the base 36; two dashes for none."""
    if seconds is None:
        return _UNSAID
    return _to_36(seconds // _QUARTER).rjust(2, _DIGITS[0])


def _codes(*values: Enum | Rule | None) -> str:
    return "".join(sorted(code(one) for one in values if one is not None))


def _several(kind: Iterable[Member], codes: str) -> frozenset[Member]:
    members = {code(one): one for one in kind}
    return frozenset(members[code] for code in codes)


def _one(kind: Iterable[Member], codes: str) -> Member | None:
    if not codes:
        return None
    (only,) = _several(kind, codes)
    return only
