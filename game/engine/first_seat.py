"""The choice of the first seat: by the host, by chance, or by the tile draw. Rule: first-seat."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.bag import Chance, tiles_in_play
from game.values.ruleset import Colour, Ruleset
from game.values.tiles import FeatureKind, TileId, all_tiles


@dataclass(frozen=True, slots=True)
class TileDraw:
    """A tile draw for the first seat.

    `rounds` are the tiles drawn by the seats still tied; the last round decides.
    """

    first: Colour
    rounds: tuple[tuple[tuple[Colour, TileId], ...], ...]


def beginning_with(seats: tuple[Colour, ...], first: Colour) -> tuple[Colour, ...]:
    """Return the seats in the same order round the table, beginning with `first`."""
    at = seats.index(first)
    return seats[at:] + seats[:at]


def by_chance(seats: tuple[Colour, ...], seed: str) -> Colour:
    """Return a random seat, uniformly distributed."""
    return seats[Chance(seed, "first seat").below(len(seats))]


def by_tile_draw(ruleset: Ruleset, seats: tuple[Colour, ...], seed: str) -> TileDraw:
    """Draw a tile for each seat until one alone has the most roads; tied seats draw again from all tiles."""
    chance = Chance(seed, "tile draw")
    box = [tile for tile, count in tiles_in_play(ruleset).items() for _ in range(count)]
    rounds: list[tuple[tuple[Colour, TileId], ...]] = []
    tied = seats
    while True:
        drawn = tuple(zip(tied, chance.shuffled(box), strict=False))
        rounds.append(drawn)
        most = max(roads(tile) for _, tile in drawn)
        tied = tuple(seat for seat, tile in drawn if roads(tile) == most)
        if len(tied) == 1:
            return TileDraw(tied[0], tuple(rounds))


def roads(tile: TileId) -> int:
    """Return the number of roads on a tile, 0 to 4."""
    return sum(segment.kind is FeatureKind.ROAD for segment in all_tiles()[tile].segments)
