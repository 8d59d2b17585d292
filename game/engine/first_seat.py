"""Who begins: the host's choice, chance, or the tile draw. Rule: first-seat."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.bag import Chance, tiles_in_play
from game.values.ruleset import Colour, Ruleset
from game.values.tiles import FeatureKind, TileId, all_tiles


@dataclass(frozen=True, slots=True)
class TileDraw:
    """Who begins by the tile draw: `rounds` say what each seat still in it drew, the last one decides."""

    first: Colour
    rounds: tuple[tuple[tuple[Colour, TileId], ...], ...]


def beginning_with(seats: tuple[Colour, ...], first: Colour) -> tuple[Colour, ...]:
    """Return the same order round the table, `first` at its head."""
    at = seats.index(first)
    return seats[at:] + seats[:at]


def by_chance(seats: tuple[Colour, ...], seed: str) -> Colour:
    """Return one of the seats, each as likely as any other."""
    return seats[Chance(seed, "first seat").below(len(seats))]


def by_tile_draw(ruleset: Ruleset, seats: tuple[Colour, ...], seed: str) -> TileDraw:
    """Return who begins where each seat draws a tile: the most roads; ties draw again, and the tiles go back."""
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
    """Return how many roads a tile shows, 0 to 4."""
    return sum(segment.kind is FeatureKind.ROAD for segment in all_tiles()[tile].segments)
