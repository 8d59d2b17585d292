"""What somebody asked of a new table on the command itself: it may travel in a button until a thread is there."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.ruleset import EDITION_OPTIONS, Edition, Expansion
from storage.values import HelpLevel, TableOptions

_EXPANSIONS = tuple(Expansion)
"""An expansion travels as its place in this row: custom ids are short."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What was asked for, each None where nothing was said; `seconds` is the time for a turn, 0 for no clock."""

    seats: int | None = None
    edition: str | None = None
    help: str | None = None
    expansions: frozenset[Expansion] | None = None
    seconds: int | None = None
    rated: bool | None = None
    language: str | None = None
    preset: str | None = None

    def __str__(self) -> str:
        """The wish as it stands in a custom id; the preset's name comes last, for it may hold anything."""
        expansions = None
        if self.expansions is not None:
            expansions = "".join(str(n) for n, one in enumerate(_EXPANSIONS) if one in self.expansions)
        rated = None if self.rated is None else int(self.rated)
        numbers = (self.seats, self.seconds, rated, expansions)
        parts = (*numbers, self.edition, self.help, self.language, self.preset)
        return "/".join("" if part is None else str(part) for part in parts)

    def applied(self, options: TableOptions) -> TableOptions:
        """The options with everything that was wished for."""
        if self.seats is not None:
            options = replace(options, seats=self.seats)
        if self.edition is not None:
            edition = Edition(self.edition)
            rules = replace(options.ruleset, edition=edition, options=EDITION_OPTIONS[edition])
            options = replace(options, ruleset=rules)
        if self.help is not None:
            options = replace(options, help=HelpLevel(self.help))
        if self.expansions is not None:
            rules = options.ruleset
            expansions = rules.expansions | self.expansions
            options = replace(options, ruleset=replace(rules, expansions=expansions))
        if self.rated is not None:
            options = replace(options, rated=self.rated)
        if self.seconds is not None:
            options = replace(options, turn_seconds=self.seconds or None)
        if self.language is not None:
            options = replace(options, language=self.language)
        return options


def parse_wish(text: str) -> Wish:
    """The wish that `str` wrote. Refuses with ValueError or LookupError what it did not."""
    *numbers, expanded, edition, level, spoken, preset = (part or None for part in text.split("/", 7))
    seats, seconds, rated = (None if number is None else int(number) for number in numbers)
    expansions = None if expanded is None else frozenset(_EXPANSIONS[int(digit)] for digit in expanded)
    wish = Wish(
        seats, edition, level, expansions, seconds, None if rated is None else bool(rated), spoken, preset
    )
    wish.applied(TableOptions())
    return wish
