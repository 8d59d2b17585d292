"""Check of the claims in a written game's comments against its replay."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.engine.legal import placements
from game.notation.moves import move_text
from game.notation.record import read
from game.notation.replay import Replay, replay
from game.values.errors import RecordError
from game.values.events import GameEnded
from game.values.moves import parse_tile

_CLAIM = re.compile(r"expect (.+)|refused ([a-z-]+)|strict")


def check(path: Path) -> int:
    """Return the number of claims that the file makes about itself; fail if one is false."""
    text = path.read_text(encoding="utf-8")
    comments = [line.partition(";")[2].strip() for line in text.splitlines()]
    claims = [comment for comment in comments if _CLAIM.fullmatch(comment)]
    strict = "strict" in claims
    refused = [claim.removeprefix("refused ") for claim in claims if claim.startswith("refused ")]
    if refused:
        with pytest.raises(RecordError) as refusal:
            replay(read(text), strict=strict)
        assert refusal.value.reason.value == refused[0]
        assert refusal.value.line == len(comments), "only the last line breaks a rule"
        return 1
    played = replay(read(text), trace=True, strict=strict)
    expected = [claim.removeprefix("expect ") for claim in claims if claim.startswith("expect ")]
    for claim in expected:
        _check(claim, played)
    return len(expected)


def _check(claim: str, played: Replay) -> None:
    """Assert one claim; `docs/notation.md` lists the words that may begin it."""
    position = played.position
    match claim.split():
        case [seat, "scores", feature, points]:
            paid = [
                (scored.about, scored.points)
                for _, scored in played.scored
                if seat in [paid.value for paid in scored.seats]
            ]
            if points == "0":
                assert not [found for kind, found in paid if kind == feature and found], claim
            else:
                assert (feature, int(points)) in paid, claim
        case ["supply", seat, *counts]:
            supply = {colour.value: figures for colour, figures in position.supply.items()}[seat]
            assert set(counts) <= {f"{figure.value}:{count}" for figure, count in supply.items()}, claim
        case ["goods", seat, *counts]:
            held = {colour.value: counted for colour, counted in position.counters.items()}[seat]
            assert set(counts) <= {f"{kind}:{count}" for kind, count in held.items()}, claim
        case ["next", seat]:
            assert position.to_move is not None
            assert position.to_move.value == seat, claim
        case ["winners", *seats]:
            ended = played.events[-1]
            assert isinstance(ended, GameEnded)
            assert seats == [seat.value for seat in ended.winners], claim
        case ["unseen", count] if ":" not in count:
            assert sum(position.unseen.values()) == int(count), claim
        case ["unseen", count]:
            tile, _, number = count.partition(":")
            assert position.unseen.get(parse_tile(tile), 0) == int(number), claim
        case ["placements", tile, *places]:
            found = [move_text(place) for place in placements(position, parse_tile(tile.rstrip(":")))]
            assert sorted(place.removeprefix(tile.rstrip(":")) for place in found) == sorted(places), claim
        case ["deployments", *deploys]:
            assert sorted(map(move_text, played.turns[-1].listed("deployments"))) == sorted(deploys), claim
        case ["recalls", *recalls]:
            assert sorted(map(move_text, played.turns[-1].listed("recalls"))) == sorted(recalls), claim
        case ["landings" | "removals" | "fairies" as key, *texts]:
            assert sorted(map(move_text, played.turns[-1].listed(key))) == sorted(texts), claim
        case ["pieces", *pieces]:
            found = [f"{piece.kind}@{piece.cell.x},{piece.cell.y}" for piece in position.pieces]
            assert found == pieces, claim
        case ["actors", *seats]:
            assert [seat.value for seat in position.actors] == seats, claim
        case ["hand", seat, *tiles]:
            assert tiles == list({c.value: hand for c, hand in position.hands.items()}[seat]), claim
        case [*scores]:
            found = {f"{seat.value}:{points}" for seat, points in position.scores.items()}
            assert set(scores) <= found, (claim, found)
