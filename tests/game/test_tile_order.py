"""The page docs/tile-order.md, followed word for word with hashlib alone."""

import hashlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.engine.bag import commitment, fill
from game.values.ruleset import Expansion, make_ruleset

PAGE = (Path(__file__).parents[2] / "docs" / "tile-order.md").read_text(encoding="utf-8")


def row(name: str) -> str:
    """The value of a row of the example."""
    found = re.search(rf"^\| {name} \| (.*) \|$", PAGE, re.MULTILINE)
    assert found is not None, name
    return found[1]


def stream(seed: str, purpose: str = "bag") -> Iterator[int]:
    """Step 2."""
    counter = 0
    while True:
        yield from hashlib.sha256(f"{purpose}\0{seed}".encode() + counter.to_bytes(8, "big")).digest()
        counter += 1


def below(numbers: Iterator[int], limit: int) -> int:
    """Step 3, for limits up to 255."""
    return next(number % limit for number in numbers if number < 256 // limit * limit)


def shuffled(tiles: list[str], numbers: Iterator[int]) -> list[str]:
    """Step 5."""
    for place in range(len(tiles) - 1, 0, -1):
        other = below(numbers, place + 1)
        tiles[place], tiles[other] = tiles[other], tiles[place]
    return tiles


def listed() -> list[str]:
    """The tiles of the example."""
    pairs = re.findall(r"`(\w+)`×(\d+)", row("tiles"))
    return [tile for tile, count in pairs for _ in range(int(count))]


def test_the_example_of_the_page() -> None:
    """Each value on the page follows from the steps before it, and is what the program does."""
    assert hashlib.sha256(b"bastide").hexdigest() == row("hash").strip("`") == commitment("bastide")
    first = bytes(number for number, _ in zip(stream("bastide"), range(32), strict=False))
    assert first.hex() == row("first digest").strip("`")
    numbers = stream("bastide")
    assert [below(numbers, limit) for limit in (71, 70, 69, 68)] == [
        int(number) for number in row("numbers below 71, 70, 69, 68").split(", ")
    ]
    order = shuffled(listed(), stream("bastide"))
    assert order[:10] == re.findall(r"\w+", row("the first ten tiles"))
    assert tuple(order) == fill(make_ruleset(), "bastide").tiles


@pytest.mark.parametrize("seed", ["0", "5f1d", "another seed"])
def test_other_seeds(seed: str) -> None:
    """The steps of the page give the order of any game."""
    assert tuple(shuffled(listed(), stream(seed))) == fill(make_ruleset(), seed).tiles


def test_the_river_comes_first() -> None:
    """Step 6: its tiles, then the lake, then all others with the same stream."""
    ruleset = make_ruleset(expansions=[Expansion.RIVER])
    drawn = list(fill(ruleset, "bastide").tiles)
    lake = next(place for place, tile in enumerate(drawn) if tile == "RL")
    numbers = stream("bastide")
    river = shuffled(sorted(drawn[:lake]), numbers)
    assert river == drawn[:lake]
    base = [*listed(), "D"]
    rest = shuffled(sorted(base, key=lambda tile: (tile.rstrip("g"), tile)), numbers)
    assert tuple(rest) == tuple(drawn[lake + 1 :])
