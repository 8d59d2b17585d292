"""The written form of single moves, as in `docs/notation.md`: `U@0,1/0`, `+road:N`, `-abbot@4,2`."""

from __future__ import annotations

import re
from typing import assert_never

from game.board.oriented_tile import lying
from game.values.errors import Reason, RecordError
from game.values.geometry import Cell, HalfSide, Side
from game.values.moves import Accept, Decline, Deploy, Figure, Move, Offer, Pass, Place, Recall, Skip, Spot
from game.values.ruleset import Colour
from game.values.tiles import FeatureKind, TileId, all_tiles

SKIP = "."
"""Setting nothing, where a move must stand alone; in a whole game nothing is written."""

_NUMBER = r"(0|-?[1-9][0-9]{0,2})"
_CELL = rf"@{_NUMBER},{_NUMBER}"
_PLACE = re.compile(rf"([A-Za-z0-9]{{1,8}}){_CELL}/([0-3])")
_RECALL = re.compile(rf"-abbot{_CELL}")
_OFFER = re.compile(r"([a-z]{3,6}):(\.|[1-9][0-9]{0,3})")
_DEPLOY = re.compile(r"\+(?:(large|abbot):)?([a-z]+)(?::([A-Z]{1,3}))?")


def move_text(move: Move) -> str:
    """The move as it is written."""
    match move:
        case Place():
            return f"{move.tile}{cell_text(move.cell)}/{move.turns}"
        case Deploy():
            figure = "" if move.figure is Figure.MEEPLE else f"{move.figure.value}:"
            return f"+{figure}{spot_text(move.spot)}"
        case Recall():
            return f"-abbot{cell_text(move.cell)}"
        case Skip():
            return SKIP
        case Offer():
            return f"{move.seat.value}:{move.points}"
        case Pass():
            return f"{move.seat.value}:{SKIP}"
        case Accept():
            return f"={move.seat.value}"
        case Decline():
            return f"={SKIP}"
        case _:
            assert_never(move)


def parse_move(text: str, *, line: int = 1) -> Move:
    """The move that `text` writes; `line` is where it stands, for the refusal.

    Refuses with `RecordError`: notation, or tiles-base for a tile nobody printed.
    """
    if text == SKIP:
        return Skip()
    if text.startswith("+"):
        return _deploy(text, line)
    if found := _RECALL.fullmatch(text):
        return Recall(Cell(int(found[1]), int(found[2])))
    if found := _PLACE.fullmatch(text):
        cell = Cell(int(found[2]), int(found[3]))
        return Place(parse_tile(found[1], line=line), cell, int(found[4]))
    if text.startswith("="):
        return Decline() if text[1:] == SKIP else Accept(parse_seat(text[1:], line=line))
    if found := _OFFER.fullmatch(text):
        seat = parse_seat(found[1], line=line)
        return Pass(seat) if found[2] == SKIP else Offer(seat, int(found[2]))
    raise RecordError(Reason.NOTATION, line, text, "neither a tile laid, nor +feature, nor -abbot@x,y")


def parse_tile(text: str, *, line: int = 1) -> TileId:
    """The tile that `text` names; refuses tiles nobody printed (tiles-base)."""
    tile = TileId(text)
    if tile not in all_tiles():
        raise RecordError(Reason.TILES, line, text, "there is no such tile")
    return tile


def parse_seat(text: str, *, line: int = 1) -> Colour:
    """The seat that `text` names; refuses colours nobody plays (seats)."""
    for colour in Colour:
        if colour.value == text:
            return colour
    raise RecordError(Reason.SEATS, line, text, "there is no seat of that colour")


def cell_text(cell: Cell) -> str:
    """The cell as it is written, `@4,-2`."""
    return f"@{cell.x},{cell.y}"


def spot_text(spot: Spot) -> str:
    """The spot as it is written: `road:S`, `field:NNW`, `field:C`, `garden`."""
    if spot.at is not None:
        return f"{spot.kind.value}:{spot.at.name}"
    return "field:C" if spot.kind is FeatureKind.FIELD else spot.kind.value


def first_side(tile: TileId, turns: int, spot: Spot) -> Spot:
    """The same segment by its first side clockwise, or `spot` itself where the tile has no such segment.

    `tile` lies turned by `turns`; any side of a segment names it in a file, moves know only the first.
    """
    lies = lying(tile)[turns]
    segment = lies.segment_at.get(spot)
    return spot if segment is None else lies.spots[segment]


def _deploy(text: str, line: int) -> Deploy:
    if text.removeprefix("+large:").removeprefix("+").startswith("river"):
        raise RecordError(Reason.RIVER_NO_MEEPLE, line, text, "nobody stands on water")
    found = _DEPLOY.fullmatch(text)
    kind = next((kind for kind in FeatureKind if found and kind.value == found[2]), None)
    if found is None or kind is None:
        raise RecordError(Reason.NOTATION, line, text, "a deployment is +[large:|abbot:]feature[:side]")
    return Deploy(Figure(found[1] or "meeple"), Spot(kind, _side(kind, found[3], text, line)))


def _side(kind: FeatureKind, name: str | None, text: str, line: int) -> Side | HalfSide | None:
    """Where the segment lies: whole sides for cities and roads, half sides or the middle for fields."""
    match kind:
        case FeatureKind.CITY | FeatureKind.ROAD:
            if name is not None and name in Side.__members__:
                return Side[name]
            raise RecordError(Reason.NOTATION, line, text, f"a {kind.value} needs one of the sides N E S W")
        case FeatureKind.FIELD:
            if name == "C":
                return None
            if name is not None and name in HalfSide.__members__:
                return HalfSide[name]
            halves = " ".join(HalfSide.__members__)
            raise RecordError(Reason.NOTATION, line, text, f"a field needs one of {halves}, or C")
        case FeatureKind.MONASTERY | FeatureKind.GARDEN:
            if name is None:
                return None
            raise RecordError(Reason.NOTATION, line, text, f"a {kind.value} has no side")
        case _:
            assert_never(kind)
