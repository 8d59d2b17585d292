"""Tests that pickled values come back equal, however their classes are made."""

import pickle
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

import pytest

from model.pickling import pickled, read_only


@dataclass(frozen=True, slots=True)
class _Several:
    name: str
    numbers: tuple[int, ...] = ()
    more: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))


@dataclass(frozen=True, slots=True)
class _One:
    value: object


@dataclass(frozen=True, slots=True)
class _None:
    pass


@dataclass(frozen=True, slots=True, kw_only=True)
class _Named:
    first: int
    second: int


@dataclass(slots=True)
class _Counting:
    counted: int = field(default=0, init=False)


@dataclass
class _WithMore:
    value: int

    def __post_init__(self) -> None:
        self.value += 1


class _Derived(_Several):
    """A class that is not a dataclass itself."""


def _counting(number: int) -> _Counting:
    counting = _Counting()
    counting.counted = number
    return counting


@pytest.mark.parametrize(
    "value",
    [
        _Several("a", (1, 2), read_only({"one": 1})),
        _One(_One(None)),
        _One((_None(), MappingProxyType({"x": _One(1)}))),
        _Named(first=1, second=2),
        _counting(3),
        _WithMore(1),
        _Derived("b"),
        [MappingProxyType({}), {1, 2}, len],
    ],
    ids=repr,
)
def test_unpickled_values_are_equal(value: object) -> None:
    """Values come back equal, of classes with no or one field, named members, own constructors or changed
    fields, too.
    """
    back = pickle.loads(pickled(value))
    assert back == value
    assert type(back) is type(value)


def test_a_shared_value_is_unpickled_once() -> None:
    """A value that is shared in two places comes back as one object."""
    shared = _Several("a")
    one, other = pickle.loads(pickled([_One(shared), shared]))
    assert one.value is other
