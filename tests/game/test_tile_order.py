"""Tests that the steps of docs/tile-order.md, done with hashlib alone, give the program's order of tiles."""

import hashlib
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from random_games import played

from game.engine.bag import commitment, fill
from game.expansions.flyers.moves import Thrown
from game.values.events import Drawn, Placed
from game.values.ruleset import Colour, Edition, Expansion, make_ruleset
from game.values.tiles import TileSet, all_tiles

GAME = Path(__file__).parents[2] / "game"
SEATS = (Colour.RED, Colour.BLUE)
DOCUMENT = (Path(__file__).parents[2] / "docs" / "tile-order.md").read_text(encoding="utf-8")


def row(name: str) -> str:
    """Return the value of a row of the example."""
    found = re.search(rf"^\| {name} \| (.*) \|$", DOCUMENT, re.MULTILINE)
    assert found is not None, name
    return found[1]


def stream(seed: str, purpose: str = "bag") -> Iterator[int]:
    """Return the stream of numbers of step 2."""
    counter = 0
    while True:
        yield from hashlib.sha256(f"{purpose}\0{seed}".encode() + counter.to_bytes(8, "big")).digest()
        counter += 1


def below(numbers: Iterator[int], limit: int) -> int:
    """Return the next number below a limit by step 3, for limits up to 255."""
    return next(number % limit for number in numbers if number < 256 // limit * limit)


def shuffled(tiles: list[str], numbers: Iterator[int]) -> list[str]:
    """Return the tiles shuffled by step 5."""
    for place in range(len(tiles) - 1, 0, -1):
        other = below(numbers, place + 1)
        tiles[place], tiles[other] = tiles[other], tiles[place]
    return tiles


def listed() -> list[str]:
    """Return the tiles of the example."""
    pairs = re.findall(r"`(\w+)`×(\d+)", row("tiles"))
    return [tile for tile, count in pairs for _ in range(int(count))]


def test_the_documented_example_is_right() -> None:
    """Each value of the example follows from the steps before it, and equals the program's."""
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
def test_the_documented_steps_give_the_order_of_any_seed(seed: str) -> None:
    """The documented steps give the program's order for other seeds."""
    assert tuple(shuffled(listed(), stream(seed))) == fill(make_ruleset(), seed).tiles


def test_the_river_comes_first() -> None:
    """By step 6, river tiles come first, then the lake, then all others from the same stream."""
    ruleset = make_ruleset(expansions=[Expansion.RIVER])
    drawn = list(fill(ruleset, "bastide").tiles)
    lake = next(place for place, tile in enumerate(drawn) if tile == "RL")
    numbers = stream("bastide")
    river = shuffled(sorted(drawn[:lake]), numbers)
    assert river == drawn[:lake]
    base = [*listed(), "D"]
    rest = shuffled(sorted(base, key=lambda tile: (tile.rstrip("g"), tile)), numbers)
    assert tuple(rest) == tuple(drawn[lake + 1 :])


@pytest.mark.parametrize("edition", [Edition.C2_2014, Edition.C1_2000])
def test_all_sets_are_listed_in_the_documented_order(edition: Edition) -> None:
    """Step 4 lists the tiles of every expansion but the river, whose tiles come first."""
    order = re.findall(r"\w+", re.findall(r"`tiles.toml` \((.*?)\)", DOCUMENT)[0])
    folders = {"inns": "inns_cathedrals"}
    assert ["base", *(folders.get(name, name) for name in order)] == [tile_set.value for tile_set in TileSet]
    files = [GAME / "values" / "tilesets" / "base.toml"]
    files += [
        GAME / "expansions" / folders.get(name, name) / "tiles.toml" for name in order if name != "river"
    ]
    box: dict[str, int] = {}
    for file in files:
        kinds = tomllib.loads(file.read_text(encoding="utf-8"))
        for key, kind in kinds.items():
            plain = key.removesuffix("g") if edition is Edition.C1_2000 else key
            box[plain if plain in kinds else key] = box.get(plain, 0) + kind["count"]
    box["D"] -= 1
    tiles = [tile for tile, count in box.items() for _ in range(count)]
    ruleset = make_ruleset(edition, expansions=[Expansion(name) for name in order if name != "river"])
    assert tuple(shuffled(tiles, stream("bastide"))) == fill(ruleset, "bastide").tiles


def test_tiles_with_a_dragon_join_the_others() -> None:
    """They are shuffled with the remaining tiles, by a stream named after their number. Rule: dragon-tiles-wait."""
    ruleset = make_ruleset(expansions=[Expansion("dragon")])
    assert "`joined 83`" in DOCUMENT
    for seed in ("0", "5", "17"):
        order = fill(ruleset, seed).tiles
        waiting = [tile for tile in order if "dragon" in all_tiles()[tile].marks]
        left = [tile for tile in order if tile not in waiting]
        for match, _, events in played(ruleset, SEATS, seed):
            if not match.bag.aside:
                drawn = [event.tile for event in events if isinstance(event, Drawn)]
                expected = shuffled([*left, *waiting], stream(seed, f"joined {len(left)}"))
                assert [*drawn, *match.bag.tiles] == expected
                break
            left = left[len(left) - len(match.bag.tiles) :]
            assert tuple(left) == match.bag.tiles


def test_the_die_has_a_stream_of_its_own() -> None:
    """The stream is named after the number of tiles laid. Rule: flyer-fly."""
    ruleset = make_ruleset(expansions=[Expansion("flyers")])
    assert "`throw 12`" in DOCUMENT
    thrown = 0
    for seed in ("1", "2", "3", "4"):
        laid = 0
        for _, _, events in played(ruleset, SEATS, seed):
            for event in events:
                laid += isinstance(event, Placed)
                if isinstance(event, Thrown):
                    assert event.distance == (1, 1, 2, 2, 3, 3)[below(stream(seed, f"throw {laid}"), 6)]
                    thrown += 1
    assert thrown > 3
