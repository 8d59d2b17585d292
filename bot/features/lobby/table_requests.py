"""What somebody asked of a new table on the command itself: it may travel in a button until a thread is there."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import TypeVar

from bot.features.lobby.house_rules import with_edition, with_more
from game.values.ruleset import Edition, Expansion, Option
from model.games import FirstSeat, HelpLevel, TableOptions

Member = TypeVar("Member", bound=Enum)


@dataclass(frozen=True, slots=True)
class Wish:
    """What was asked for, each None (or empty) where nothing was said; `seconds` for a turn are 0 for no clock."""

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

    def __str__(self) -> str:
        """The wish as it stands in a custom id; the preset's name comes last, for it may hold anything."""
        parts = (
            self.seats,
            _digits(Edition, self.edition),
            _digits(HelpLevel, self.help),
            _digits(Expansion, *self.expansions),
            _digits(Option, *self.house_rules),
            _digits(FirstSeat, self.first),
            self.seconds,
            None if self.rated is None else int(self.rated),
            self.language,
            self.preset,
        )
        return "/".join("" if part is None else str(part) for part in parts)

    def applied(self, options: TableOptions) -> TableOptions:
        """The options with everything that was wished for."""
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
        if self.language is not None:
            options = replace(options, language=self.language)
        return options


def parse_wish(text: str) -> Wish:
    """The wish that `str` wrote. Refuses with ValueError or LookupError what it did not."""
    seats, edition, level, expansions, rules, first, seconds, rated, spoken, preset = text.split("/", 9)
    return Wish(
        int(seats) if seats else None,
        _one(Edition, edition),
        _one(HelpLevel, level),
        _several(Expansion, expansions),
        _several(Option, rules),
        _one(FirstSeat, first),
        int(seconds) if seconds else None,
        bool(int(rated)) if rated else None,
        spoken or None,
        preset or None,
    )


_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
"""A value travels as its place in its closed set: custom ids are short."""


def _digits(kind: type[Member], *values: Member | None) -> str:
    return "".join(_DIGITS[place] for place, one in enumerate(kind) if one in values)


def _several(kind: type[Member], digits: str) -> frozenset[Member]:
    return frozenset(tuple(kind)[_DIGITS.index(digit)] for digit in digits)


def _one(kind: type[Member], digits: str) -> Member | None:
    if not digits:
        return None
    (only,) = _several(kind, digits)
    return only
