"""What somebody asked of a new table on the command itself: it may travel in a button until a thread is there."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.errors import Refusal
from game.ruleset import EDITION_OPTIONS, Edition, Expansion
from storage.values import HelpLevel, TableOptions


@dataclass(frozen=True, slots=True)
class Wish:
    """What was asked for, each None where nothing was said; `seconds` is the time for a turn, 0 for no clock."""

    seats: int | None = None
    edition: str | None = None
    help: str | None = None
    expansion: str | None = None
    seconds: int | None = None
    language: str | None = None
    preset: str | None = None

    def __str__(self) -> str:
        """The wish as it stands in a custom id; the preset's name comes last, for it may hold anything."""
        numbers = (self.seats, self.seconds)
        names = (self.edition, self.help, self.expansion, self.language, self.preset)
        parts = (*numbers, *names)
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
        if self.expansion is not None:
            rules = options.ruleset
            expansions = rules.expansions | {Expansion(self.expansion)}
            options = replace(options, ruleset=replace(rules, expansions=expansions))
        if self.seconds is not None:
            options = replace(options, turn_seconds=self.seconds or None)
        if self.language is not None:
            options = replace(options, language=self.language)
        return options


def parse_wish(text: str) -> Wish:
    """The wish that `str` wrote; refuses what an older release may have written."""
    parts = text.split("/", 6)
    if len(parts) != 7 or not all(part == "" or part.isdecimal() for part in parts[:2]):
        raise Refusal("control-unknown")
    seats, seconds = (int(part) if part else None for part in parts[:2])
    edition, level, expansion, spoken, preset = (part or None for part in parts[2:])
    return Wish(seats, edition, level, expansion, seconds, spoken, preset)
