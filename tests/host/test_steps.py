"""The states of a game behave as a tuple does, however many of them are packed; what is packed is packed once."""

import pickle
from collections.abc import Sequence

import pytest

from game.values.ruleset import Colour
from host.games import steps
from host.games.steps import PART, Step, Steps
from model.pickling import pickled


def step(number: int) -> Step:
    """A state with that number."""
    return Step(None, None, (), number, number, Colour.RED, Colour.RED, (number,))


def of(count: int) -> Steps:
    """So many states."""
    found = Steps()
    for number in range(count):
        found = found.followed_by(step(number))
    return found


def back(found: Steps) -> Steps:
    """The same after they were packed."""
    unpacked = pickle.loads(pickled(found))
    assert isinstance(unpacked, Steps)
    return unpacked


@pytest.mark.parametrize("count", [0, 1, PART, 2 * PART - 1, 2 * PART, 5 * PART + 3])
def test_steps_are_a_sequence(count: int) -> None:
    """Also when they come back, and are followed by more."""
    plain = [step(number) for number in range(count)]
    for found in (of(count), back(of(count)), back(back(of(count)))):
        assert_same(found, plain)
    assert_same(back(of(count)).followed_by(step(count)), [*plain, step(count)])
    assert back(of(count)) == of(count) != of(count + 1)


def assert_same(found: Steps, plain: Sequence[Step]) -> None:
    """They have the same length, items, parts and order, and refuse the same numbers."""
    count = len(plain)
    assert len(found) == count
    assert [found[number] for number in range(-count, count)] == [*plain, *plain]
    assert found[3:] == tuple(plain[3:])
    assert found[-2:1:-1] == tuple(plain[-2:1:-1])
    assert list(found) == list(plain)
    for number in (count, -count - 1):
        with pytest.raises(IndexError):
            found[number]


def test_old_steps_are_packed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each time a game is packed only its newest steps and those of parts that are new are."""
    packed: list[object] = []

    def packing(value: object) -> bytes:
        packed.append(value)
        return pickled(value)

    monkeypatch.setattr(steps, "pickled", packing)
    found = back(of(3 * PART))
    assert len(packed) == 2
    for number in range(3 * PART, 5 * PART):
        found = back(found.followed_by(step(number)))
    assert len(packed) == 4
    assert found == of(5 * PART)
