"""The states that a game has had, one after another: the newest as they are, and older ones packed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import overload

from game.values.events import Event
from game.values.moves import Move
from game.values.ruleset import Colour
from host.games.packing import packed, unpacked
from model.games import Entry

PART = 8
"""Steps that are packed together. At least as many of the newest are not: each turn asks for some of them."""


@dataclass(frozen=True, slots=True)
class Step:
    """One state: the entry that led to it (None for the first) and its move if it is one, and what followed.

    It also holds what is asked of many states. `turn_seq` is the state whose message people have seen: in
    which its turn began, or since which somebody else is waited for in it. `turn`, `to_move`, `acting` and
    `points` (by the order of play) are those of its position, and so is `shares_message`: whether seats move
    one after another, in one message.
    """

    entry: Entry | None
    move: Move | None
    events: tuple[Event, ...]
    turn_seq: int
    turn: int
    to_move: Colour | None
    acting: Colour | None
    points: tuple[int, ...]
    shares_message: bool = False


class Steps(Sequence[Step]):
    """Steps in order, compared by content; never changed, only followed by more."""

    __slots__ = ("_newest", "_parts")

    def __init__(self, parts: tuple[bytes, ...] = (), newest: tuple[Step, ...] = ()) -> None:
        self._parts = parts
        self._newest = newest

    def followed_by(self, step: Step) -> Steps:
        """Return these steps and one more."""
        parts, newest = self._parts, (*self._newest, step)
        if len(newest) == 2 * PART:
            parts, newest = (*parts, packed(newest[:PART])), newest[PART:]
        return Steps(parts, newest)

    def __len__(self) -> int:
        return PART * len(self._parts) + len(self._newest)

    @overload
    def __getitem__(self, at: int) -> Step: ...

    @overload
    def __getitem__(self, at: slice) -> tuple[Step, ...]: ...

    def __getitem__(self, at: int | slice) -> Step | tuple[Step, ...]:
        if isinstance(at, slice):
            return tuple(self[number] for number in range(*at.indices(len(self))))
        number = at + len(self) if at < 0 else at
        if number < 0:
            raise IndexError(at)
        part, place = divmod(number, PART)
        if part < len(self._parts):
            return _steps(self._parts[part])[place]
        return self._newest[number - PART * len(self._parts)]

    def __iter__(self) -> Iterator[Step]:
        for part in self._parts:
            yield from _steps(part)
        yield from self._newest

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Steps) and tuple(self) == tuple(other)

    __hash__ = None  # type: ignore[assignment]


@lru_cache(maxsize=64)
def _steps(part: bytes) -> tuple[Step, ...]:
    """Return the steps of a part; whoever looks back asks for one after another."""
    steps: tuple[Step, ...] = unpacked(part)
    return steps
