"""Flights: taking off, the throw of the die, and landing. Rules: flyer-*."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache

from game.board.oriented_tile import AROUND_STEP, OrientedTile, cell_of, key_of, oriented
from game.engine import turn
from game.engine.figures import set_figure
from game.engine.hooks import Hooks, MarkHooks, MoveRules, PhaseRules, StateSlot
from game.engine.legal import closed_tiles
from game.engine.position import Position
from game.engine.registry import register
from game.engine.survey import is_open
from game.expansions.flyers.moves import (
    FLYER_FLY,
    FLYER_LAND,
    LAND,
    THROW,
    Crashed,
    Fly,
    Land,
    Landed,
    Throw,
    Thrown,
    TookOff,
)
from game.values.errors import IllegalMove
from game.values.events import Event
from game.values.geometry import Cell
from game.values.moves import Figure, Place
from game.values.phases import Phase
from game.values.ruleset import Expansion
from game.values.tiles import FeatureKind, TileSet, all_tiles

DIE = (1, 1, 2, 2, 3, 3)
"""The sides of the die, all equally likely. Rule: flyer-fly."""

_DIRECTIONS = {"flyer-W": 6, "flyer-NW": 7}
"""The direction of a machine on its unturned tile, by mark, as an index into `AROUND_STEP`."""


@dataclass(frozen=True, slots=True)
class Flight:
    """The number of the flying figure, and the key of its target cell; both None without a flight."""

    code: int | None = None
    target: int | None = None

    def content(self) -> Mapping[str, object]:
        """Return figure and cell of a flight; nothing while nobody flies."""
        if self.code is None:
            return {}
        return {"code": self.code, "target": None if self.target is None else tuple(cell_of(self.target))}


FLYERS_STATE = StateSlot[Flight]("flyers", lambda seats: Flight())


@dataclass(frozen=True, slots=True)
class FlightTarget:
    """The target of a throw of `distance`: a cell, and the landings there. Without any the figure crashes."""

    distance: int
    cell: Cell
    landings: tuple[Land, ...] = ()


def targets_in_line(place: Place) -> tuple[FlightTarget, ...]:
    """Return the target of each throw for the machine on a tile, the nearest first; empty for a tile without one.

    They have no landings, since the board is not consulted. Rule: flyer-direction.
    """
    oriented_tile, start = oriented(place.tile)[place.turns], key_of(place.cell)
    direction = flight_direction(oriented_tile)
    if direction is None:
        return ()
    return tuple(
        FlightTarget(distance, cell_of(start + AROUND_STEP[direction] * distance))
        for distance in sorted({*DIE})
    )


def flight_targets(position: Position, figure: Figure) -> tuple[FlightTarget, ...]:
    """Return the target of each throw for a figure that takes off from the tile just laid, the nearest first.

    Rules: flyer-direction, flyer-land, flyer-crash.
    """
    if position.last is None:
        return ()
    laid, code = position.board[position.last], position.book.figures.index(figure)
    place = Place(laid.tile, position.last, laid.turns)
    return tuple(
        replace(target, landings=tuple(_landings(position, code, key_of(target.cell))))
        for target in targets_in_line(place)
    )


@cache
def flight_direction(oriented_tile: OrientedTile) -> int | None:
    """Return the direction of the machine on a tile, as an index into `AROUND_STEP`; None without one.

    Rule: flyer-direction.
    """
    for mark, unturned in _DIRECTIONS.items():
        if mark in all_tiles()[oriented_tile.tile].marks:
            return (unturned + 2 * oriented_tile.turns) % 8
    return None


def flights(position: Position) -> list[Fly]:
    """Return the flights that may begin: of each kind of follower in supply. Rule: flyer-fly."""
    key = position.last_key
    if key is None or flight_direction(position.grid.tiles[key][0]) is None or key in closed_tiles(position):
        return []
    return _of_supply(position)


def _unchecked_flights(position: Position, place: Place) -> list[Fly]:
    """Return a flight of each kind of follower in supply, where a tile has a machine."""
    if flight_direction(oriented(place.tile)[place.turns]) is None:
        return []
    return _of_supply(position)


def _of_supply(position: Position) -> list[Fly]:
    """Return a flight of each kind of follower that the seat to move has in supply."""
    at, weights = position.mover * len(position.book.figures), position.book.weights
    return [
        Fly(figure)
        for code, figure in enumerate(position.book.figures)
        if weights[code] and position.stock[at + code]
    ]


def unchecked_landings(position: Position) -> tuple[Land, ...]:
    """Return a landing on every segment of the tile that the flying figure has reached, if any."""
    target = FLYERS_STATE.of(position).target
    if target is None or target not in position.grid.tiles:
        return ()
    oriented_tile = position.grid.tiles[target][0]
    return tuple(Land(spot, cell_of(target)) for spot in oriented_tile.spots)


def landings(position: Position) -> list[Land]:
    """Return the legal landings of the flying figure.

    On unfinished roads, cities and monasteries of the tile that lies there, occupied or not; an abbot on
    monasteries and gardens. Rules: flyer-land, flyer-share, flyer-completed, flyer-dragon.
    """
    flight = FLYERS_STATE.of(position)
    if flight.code is None or flight.target is None:
        return []
    return _landings(position, flight.code, flight.target)


def _landings(position: Position, code: int, key: int) -> list[Land]:
    if key not in position.grid.tiles or key in closed_tiles(position):
        return []
    oriented_tile, first, _, _ = position.grid.tiles[key]
    stands, cell = position.book.stands[code], cell_of(key)
    return [
        Land(oriented_tile.spots[index], cell)
        for index, kind in enumerate(oriented_tile.kinds)
        if stands & oriented_tile.bits[index]
        and kind is not FeatureKind.FIELD
        and is_open(position, first + index)
    ]


def _check_fly(position: Position, move: Fly) -> None:
    if move not in flights(position):
        raise IllegalMove(FLYER_FLY, move)


def _push_fly(position: Position, move: Fly) -> list[Event]:
    assert position.last_key is not None
    FLYERS_STATE.put(position, Flight(position.book.figures.index(move.figure)))
    position.phase = THROW
    return [TookOff(position.seats[position.mover], move.figure, cell_of(position.last_key))]


def _throw(position: Position, below: Callable[[int], int]) -> Throw:
    return Throw(DIE[below(len(DIE))])


def _check_throw(position: Position, move: Throw) -> None:
    if move.distance not in DIE:
        raise IllegalMove(FLYER_FLY, move)


def _push_throw(position: Position, move: Throw) -> list[Event]:
    code, key = FLYERS_STATE.of(position).code, position.last_key
    assert code is not None
    assert key is not None
    direction = flight_direction(position.grid.tiles[key][0])
    assert direction is not None
    target = key + AROUND_STEP[direction] * move.distance
    FLYERS_STATE.put(position, Flight(code, target))
    seat = position.seats[position.mover]
    events: list[Event] = [Thrown(seat, move.distance, cell_of(target))]
    if landings(position):
        position.phase = LAND
        return events
    events.append(Crashed(seat, position.book.figures[code], cell_of(target)))
    return events + _over(position)


def _check_land(position: Position, move: Land) -> None:
    if move not in landings(position):
        raise IllegalMove(FLYER_LAND, move)


def _push_land(position: Position, move: Land) -> list[Event]:
    flight = FLYERS_STATE.of(position)
    assert flight.code is not None
    assert flight.target is not None
    oriented_tile, first, _, _ = position.grid.tiles[flight.target]
    set_figure(position, first + oriented_tile.segment_at[move.spot], flight.code)
    landed = Landed(position.seats[position.mover], position.book.figures[flight.code], move.cell, move.spot)
    return [landed, *_over(position)]


def _over(position: Position) -> list[Event]:
    """End the flight and the turn; return the events."""
    FLYERS_STATE.put(position, Flight())
    position.phase = Phase.DEPLOY
    return turn.end(position)


_FLYING = MoveRules[Position](_check_fly, _push_fly, flights, _unchecked_flights)

FLYERS = Expansion.add("flyers", order=6)
register(
    FLYERS,
    Hooks[Position](
        tile_set=TileSet.add("flyers", "game.expansions.flyers", order=5),
        state_slot=FLYERS_STATE,
        marked={mark: MarkHooks(actions={Fly: _FLYING}) for mark in _DIRECTIONS},
        phases={
            THROW: PhaseRules(
                lambda position: (),
                {Throw: MoveRules(_check_throw, _push_throw, lambda position: ())},
                chance=_throw,
                unfinished=FLYER_FLY,
            ),
            LAND: PhaseRules(
                lambda position: (position.mover,),
                {Land: MoveRules(_check_land, _push_land, landings)},
                automatic=True,
                unfinished=FLYER_LAND,
            ),
        },
        trace=lambda turn: {},
    ),
)
