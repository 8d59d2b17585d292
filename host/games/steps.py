"""The sequence of a game's states, with the older ones packed."""

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
"""The number of steps packed together. At least as many of the newest stay unpacked: each turn needs some."""


@dataclass(frozen=True, slots=True)
class Step:
    """One state: the entry that led to it (None for state 0), its `move` if it was one, and its `events`.

    The other fields are kept here because they are needed of many states. `turn_seq` is the state that the
    state's message belongs to: the one in which the turn began, or since which another seat is waited for
    within it. `turn`, `to_move`, `acting` and `points` (in the order of play) are those of the position.
    `shares_message` is True in a phase in which seats move one after another and share one message.
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
    """An immutable sequence of steps, compared by content."""

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
    """Return the steps of a packed part. Cached, as callers that look back read one step after another."""
    steps: tuple[Step, ...] = unpacked(part)
    return steps
