"""What somebody asked of a new table on the command itself: it may travel in a button until a thread is there."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.errors import Refusal
from game.ruleset import EDITION_OPTIONS, Edition
from storage.values import HelpLevel, TableOptions


@dataclass(frozen=True, slots=True)
class Wish:
    """Seats, edition, help level and preset, each None where nothing was said."""

    seats: int | None = None
    edition: str | None = None
    help: str | None = None
    preset: str | None = None

    def __str__(self) -> str:
        """The wish as it stands in a custom id; the preset's name comes last, for it may hold anything."""
        parts = (self.seats, self.edition, self.help, self.preset)
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
        return options


def parse_wish(text: str) -> Wish:
    """The wish that `str` wrote; refuses what an older release may have written."""
    parts = text.split("/", 3)
    if len(parts) != 4 or not (parts[0] == "" or parts[0].isdecimal()):
        raise Refusal("control-unknown")
    seats, edition, level, preset = parts
    return Wish(int(seats) if seats else None, edition or None, level or None, preset or None)
