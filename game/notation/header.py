"""The header of a written game: its rules, its seats and its start tile. See `docs/notation.md`."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, TypeVar

from game.board.oriented_tile import key_of
from game.engine.bag import start_tile
from game.engine.rulebook import rulebook
from game.notation.moves import move_text, parse_move
from game.values.errors import GameError, Reason, RulesetError
from game.values.moves import Place
from game.values.named import Named
from game.values.ruleset import (
    Colour,
    Edition,
    Expansion,
    Option,
    Ruleset,
    edition_options,
    field_options,
    make_ruleset,
)

LONGEST_VALUE = 200
"""The most characters of a name that are kept."""

_KEY_OF = {"table": "Table", "hidden": "Hands"}
"""The header key of each value that a refusal by the rules can name."""

USUAL_TABLE = (12, 9)
"""The size in cells, width and height, of a table for which the header has none. Rule: table-edge."""

FARTHEST_START = 500
"""The most cells between the centre and the start tile: the cells around it can be written for hundreds of tiles."""

_FIELD_THIRD = "field-third"
"""The scoring of fields without an option. Written in a header, it replaces the edition's. Rule: field-third."""

WAITS = "Waits"
"""The header key of a last turn that is not over: its number, and the phase in which it waits."""

_WAITS = re.compile(r"([1-9][0-9]{0,5}) ([a-z]+)")
_TABLE = re.compile(r"([1-9][0-9]{0,2})x([1-9][0-9]{0,2})")

Closed = TypeVar("Closed", bound=Enum | Named)


class HeaderError(GameError):
    """A value of the header that is invalid or contradicts another; the reader adds the line of `key`."""

    def __init__(self, reason: Reason, key: str, sentence: str) -> None:
        super().__init__(reason, sentence)
        self.key = key


@dataclass(frozen=True, slots=True)
class Setup:
    """What the header says: the rules, the seats in the order of play, and the start tile.

    `start` is None where the first tile drawn begins the board. Rules: editions, seats, start-in-bag.
    """

    ruleset: Ruleset
    seats: tuple[Colour, ...]
    start: Place | None


def setup(values: Mapping[str, str]) -> Setup:
    """Return the setup that the keys of a header describe; keys that do not concern the rules are ignored.

    Refuses with `HeaderError`: editions, seats, table-edge, notation.
    """
    ruleset = _ruleset(values)
    seats = tuple(_one(Colour, word, "Seats", Reason.SEATS) for word in values.get("Seats", "").split())
    if not seats:
        raise HeaderError(Reason.SEATS, "Seats", "the header must say who sits at the table")
    if len(set(seats)) < len(seats):
        raise HeaderError(Reason.SEATS, "Seats", "a colour has only one seat")
    start = start_tile(ruleset)
    if "Start" in values:
        try:
            move = parse_move(values["Start"])
        except GameError as refusal:
            raise HeaderError(refusal.reason, "Start", refusal.detail) from None
        if not isinstance(move, Place):
            raise HeaderError(Reason.NOTATION, "Start", "the start is a tile laid, as in D@0,0/0")
        if max(map(abs, move.cell)) > FARTHEST_START:
            detail = f"the start tile lies at most {FARTHEST_START} cells from the centre"
            raise HeaderError(Reason.NOTATION, "Start", detail)
        table = rulebook(ruleset).table
        if table is not None and not table.holds(key_of(move.cell)):
            raise HeaderError(Reason.TABLE_EDGE, "Start", Reason.TABLE_EDGE.sentence)
        start = move
    return Setup(ruleset, seats, start)


def header(setup: Setup, names: Mapping[Colour, str], event: str = "") -> tuple[tuple[str, str], ...]:
    """Return the keys and values that describe `setup`, in the order in which they are written."""
    ruleset = setup.ruleset
    values = [("Event", _one_line(event))] if event else []
    values += [
        ("Edition", ruleset.edition.value),
        ("Expansions", " ".join(e.value for e in Expansion if e in ruleset.expansions)),
        ("Options", " ".join(_option_words(ruleset))),
    ]
    if ruleset.table:
        values.append(("Table", f"{ruleset.table[0]}x{ruleset.table[1]}"))
    if ruleset.hidden_hands:
        values.append(("Hands", "hidden"))
    values.append(("Seats", " ".join(seat.value for seat in setup.seats)))
    values += [(seat.value.capitalize(), _one_line(names[seat])) for seat in setup.seats if seat in names]
    if setup.start:
        values.append(("Start", move_text(setup.start)))
    return tuple(values)


def waiting_turn(values: Mapping[str, str]) -> tuple[int, str] | None:
    """Return the number of the turn that is not over and the name of its phase, None where the header names none.

    A value of any other form belongs to another program and is ignored.
    """
    found = _WAITS.fullmatch(values.get(WAITS, ""))
    return None if found is None else (int(found[1]), found[2])


def _ruleset(values: Mapping[str, str]) -> Ruleset:
    edition = _one(Edition, values.get("Edition", "2014"), "Edition", Reason.EDITIONS)
    expansions = [
        _one(Expansion, word, "Expansions", Reason.EDITIONS) for word in values.get("Expansions", "").split()
    ]
    on, off = _options(values.get("Options", "").split())
    table = _table(values, edge=Option.TABLE_EDGE in on)
    hidden = _hidden(values, hands=Option.HAND_THREE in on)
    try:
        return make_ruleset(edition, expansions, on, off, table=table, hidden_hands=hidden)
    except RulesetError as refusal:
        key = next(
            (key for rule, key in _KEY_OF.items() if rule in refusal.rules and key in values), "Options"
        )
        raise HeaderError(refusal.reason, key, f"{' and '.join(refusal.rules)}: {refusal.detail}") from None


def _options(words: Sequence[str]) -> tuple[set[Option], set[Option]]:
    """Return the options switched on and those switched off."""
    on, off = set[Option](), set[Option]()
    for word in words:
        if word == _FIELD_THIRD:
            continue
        switched_off = Option.members.get(word.removeprefix("no-"))
        if switched_off is None or word in Option.members:
            on.add(_one(Option, word, "Options", Reason.EDITIONS))
        else:
            off.add(switched_off)
    if _FIELD_THIRD in words:
        other = next((option.value for option in Option if option in on & field_options()), None)
        if other:
            raise HeaderError(
                Reason.EDITIONS, "Options", f"{other} and {_FIELD_THIRD}: fields are scored in one way"
            )
        off |= field_options()
    return on, off


def _option_words(ruleset: Ruleset) -> list[str]:
    usual = edition_options(ruleset.edition)
    on = [option.value for option in Option if option in ruleset.options - usual]
    off = [f"no-{option.value}" for option in Option if option in usual - ruleset.options]
    return on + off


def _table(values: Mapping[str, str], *, edge: bool) -> tuple[int, int] | None:
    """Return the size of a table with an edge. Without one, a `Table` that is no size is another program's key."""
    if "Table" not in values:
        return USUAL_TABLE if edge else None
    found = _TABLE.fullmatch(values["Table"])
    if found is not None:
        return int(found[1]), int(found[2])
    if edge:
        raise HeaderError(Reason.NOTATION, "Table", 'the table is width x height in cells, as in "12x9"')
    return None


def _hidden(values: Mapping[str, str], *, hands: bool) -> bool:
    """Return whether hands are hidden. Without hands of three, an unknown `Hands` is another program's key."""
    value = values.get("Hands", "open")
    if hands and value not in ("open", "hidden"):
        raise HeaderError(Reason.NOTATION, "Hands", "hands are open or hidden")
    return value == "hidden"


def _one(closed: type[Closed], word: str, key: str, reason: Reason) -> Closed:
    members: dict[str, Any] = {str(member.value): member for member in closed}
    if word in members:
        found: Closed = members[word]
        return found
    known = " ".join(members)
    raise HeaderError(reason, key, f'"{word[:40]}" is none of {known}')


def _one_line(text: str) -> str:
    """Return the text without line breaks and control characters, which people's names may contain."""
    broken = {"Cc", "Cs", "Zl", "Zp"}
    return " ".join("".join(" " if unicodedata.category(c) in broken else c for c in text).split())[
        :LONGEST_VALUE
    ]
