"""Tests of the states of a game, which behave as a tuple however many of them are packed."""

from collections.abc import Sequence

import pytest

from game.values.ruleset import Colour
from host.games import steps
from host.games.packing import packed
from host.games.steps import PART, Step, Steps


def step(number: int) -> Step:
    """Return a state with that number."""
    return Step(None, None, (), number, number, Colour.RED, Colour.RED, (number,))


def of(count: int) -> Steps:
    """Return `count` states."""
    found = Steps()
    for number in range(count):
        found = found.followed_by(step(number))
    return found


@pytest.mark.parametrize("count", [0, 1, PART, 2 * PART - 1, 2 * PART, 5 * PART + 3])
def test_steps_are_a_sequence(count: int) -> None:
    """Steps behave as a sequence, also when more are appended."""
    plain = [step(number) for number in range(count)]
    assert_same(of(count), plain)
    assert_same(of(count).followed_by(step(count)), [*plain, step(count)])
    assert of(count) == of(count) != of(count + 1)


def assert_same(found: Steps, plain: Sequence[Step]) -> None:
    """Assert that both have the same length, items, slices and order, and refuse the same indices."""
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
    """All states but the newest are packed, each once, and unpack to what they were."""
    found_packed: list[object] = []

    def packing(value: object) -> bytes:
        found_packed.append(value)
        return packed(value)

    monkeypatch.setattr(steps, "packed", packing)
    plain = [step(number) for number in range(5 * PART)]
    assert of(5 * PART) == of(5 * PART)
    assert found_packed == 2 * [tuple(plain[PART * part : PART * (part + 1)]) for part in range(4)]
    assert list(of(5 * PART)) == plain
