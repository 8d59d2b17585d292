"""Tests of reviews of finished games."""

import json
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from game.__main__ import main
from game.engine.bag import start_tile
from game.engine.legal import kept_aside, placements
from game.engine.match import play, start
from game.engine.position import Position
from game.notation.header import Setup
from game.notation.record import write
from game.notation.recording import recorded
from game.opponents import load
from game.opponents.evaluation import EvaluatedTurn, Evaluation
from game.review import ReviewedTurn, review, review_record
from game.values.moves import Move, Place
from game.values.phases import Phase
from game.values.ruleset import RULES_VERSION, Colour, Expansion, Option, Ruleset, make_ruleset
from game.values.tiles import TileId
from host.games.opening import Opening
from host.reviews.turn_format import parse_turn, turn_text
from host.reviews.worker import question
from model.ids import GameId

SEATS = (Colour.RED, Colour.BLUE)
SMALL = make_ruleset(on=[Option.TABLE_EDGE], table=(4, 3))


def played(ruleset: Ruleset, players: tuple[str, ...], seed: str) -> list[Move]:
    """Return the moves of a game between computer players."""
    match, _ = start(ruleset, SEATS, seed)
    moves: list[Move] = []
    while match.position.phase is not Phase.OVER:
        seat = match.position.actors[0]
        opponent = load(players[SEATS.index(seat)])
        for move in opponent.choose(match.position.seen_by(seat), str(len(moves)), 0.1, seat):
            match, _ = play(match, move)
            moves.append(move)
    return moves


@pytest.fixture(scope="module")
def moves() -> list[Move]:
    """Return the moves of a small game that red plays well and blue at random."""
    return played(SMALL, ("greedy", "random"), "a review")


@pytest.fixture(scope="module")
def turns(moves: list[Move]) -> list[ReviewedTurn]:
    return list(review(SMALL, SEATS, "a review", RULES_VERSION, moves))


def test_each_placement_is_a_reviewed_turn(moves: list[Move], turns: list[ReviewedTurn]) -> None:
    assert [turn.move for turn in turns] == [
        number for number, move in enumerate(moves) if isinstance(move, Place)
    ]
    assert [turn.played[0] for turn in turns] == [move for move in moves if isinstance(move, Place)]
    assert {turn.seat for turn in turns} == set(SEATS)


def test_the_best_turn_costs_nothing(turns: list[ReviewedTurn]) -> None:
    """The cost of a turn is its distance from the best turn, there or elsewhere: 0 for the best turn itself."""
    assert all((turn.cost > 0) is (turn.better != turn.played) and turn.cost >= 0 for turn in turns)
    assert any(turn.better[0] != turn.played[0] for turn in turns)


def test_random_turns_cost_more(turns: list[ReviewedTurn]) -> None:
    cost = {seat: sum(turn.cost for turn in turns if turn.seat is seat) for seat in SEATS}
    assert cost[Colour.BLUE] > 2 * cost[Colour.RED]


@pytest.mark.parametrize("stopped", [False, True])
def test_a_better_turn_keeps_the_rotation_if_another_looks_the_same(stopped: bool) -> None:
    """Where only a figure was missing, also as the game stopped there, the better turn lays the tile as it was laid."""
    moves = played(SMALL, ("random", "random"), "rotations 18")[: 7 if stopped else 8]
    turn = next(turn for turn in review(SMALL, SEATS, "rotations 18", RULES_VERSION, moves) if turn.move == 6)
    assert [str(move) for move in turn.played] == ["B@0,1/3"]
    assert [str(move) for move in turn.better] == ["B@0,1/3", "+monastery"]


@pytest.mark.parametrize("expansion", [Expansion.DRAGON, Expansion.RIVER])
def test_luck_does_not_count_tiles_that_cannot_be_drawn(
    monkeypatch: pytest.MonkeyPatch, expansion: Expansion
) -> None:
    """No tile with a dragon counts before the first volcano, and none of the bag while the river is drawn.

    Rules: dragon-tiles-wait, river.
    """
    ruleset = make_ruleset(expansions=[expansion])
    match, _ = start(ruleset, SEATS, "luck")
    valued: set[TileId] = set()
    turns_of = Evaluation.turns

    def seen(self: Evaluation, position: Position, places: Iterable[Place]) -> list[EvaluatedTurn]:
        found = tuple(places)
        valued.update(place.tile for place in found)
        return turns_of(self, position, found)

    monkeypatch.setattr(Evaluation, "turns", seen)
    list(review(ruleset, SEATS, "luck", RULES_VERSION, [placements(match.position)[0]]))
    stage, drawn = match.position.book.stage, match.position.drawn
    assert drawn is not None
    later = {
        tile
        for tile in match.position.unseen
        if stage(tile) != stage(drawn) or kept_aside(match.position, tile)
    }
    assert later
    assert len(valued) > 5
    assert valued.isdisjoint(later)


def luck(position: Position) -> float:
    """Return how much more the tile drawn is worth than the mean of all that can come and be laid."""
    evaluation, worths = Evaluation(position, position.mover), list[float]()
    for tile, count in ((position.drawn, 1), *position.unseen.items()):
        other = position.copy()
        other.drawn = tile
        found = evaluation.turns(other, placements(other, tile))
        worths += [found[0].worth] * count if found else []
    return worths[0] - sum(worths) / len(worths)


def test_luck_compares_with_the_average_tile(moves: list[Move], turns: list[ReviewedTurn]) -> None:
    """The luck of a tile is its worth less the mean of all that could come: some turns have good, some bad luck."""
    match, _ = start(SMALL, SEATS, "a review")
    expected = []
    for move in moves:
        if isinstance(move, Place):
            expected.append(luck(match.position))
        match, _ = play(match, move)
    assert [turn.luck for turn in turns] == pytest.approx(expected)
    assert min(expected) < 0 < max(expected)


def test_the_same_game_has_the_same_review(moves: list[Move], turns: list[ReviewedTurn]) -> None:
    """The same game has the same review in another process, where strings hash differently."""
    opening = Opening(GameId("tavomi"), SMALL, SEATS, "a review", RULES_VERSION)
    worker = subprocess.run(
        [sys.executable, "-m", "host.reviews.worker"],
        input=question(opening, moves),
        stdout=subprocess.PIPE,
        check=True,
        timeout=120,
    )
    lines = worker.stdout.decode().splitlines()
    assert lines == [turn_text(turn) for turn in turns]
    assert [turn_text(parse_turn(line)) for line in lines] == lines
    assert all(json.loads(line)["seat"] in ("red", "blue") for line in lines)


def test_a_written_game_is_reviewed(
    moves: list[Move], turns: list[ReviewedTurn], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A written game has the review of the game as played, the same each time; the command prints it."""
    match, events = start(SMALL, SEATS, "a review")
    happened = list(events)
    for move in moves:
        match, events = play(match, move)
        happened += events
    record = recorded(Setup(SMALL, SEATS, start_tile(SMALL)), happened)
    found = list(review_record(record))
    assert [turn.played for turn in found] == [turn.played for turn in turns]
    assert [turn.seat for turn in found] == [turn.seat for turn in turns]
    assert [turn.move for turn in found] == list(range(len(found)))
    file = tmp_path / "written.game"
    file.write_text(write(record), encoding="utf-8")
    assert main(["review", str(file), "--json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["lead"] for line in lines] == [round(turn.lead, 2) for turn in found]
    assert main(["review", str(file)]) == 0
    output = capsys.readouterr().out
    assert output.count("; better ") == sum(turn.better != turn.played for turn in found)
    assert "red: " in output.splitlines()[-2]
    file.write_text("1. red", encoding="utf-8")
    assert main(["review", str(file)]) == 1
    assert "notation" in capsys.readouterr().err


HANDS = (Option.HAND_THREE, Option.HAND_EARLY_DRAW)


@pytest.mark.parametrize("option", [*HANDS, Option.TILE_MARKET, Option.FILL_HOLE_EXTRA_TURN])
def test_house_rules_are_reviewed(option: Option) -> None:
    """A game has the same turns reviewed as its record, some of which end by themselves; hands know no luck."""
    needed = [Option.UNPLAYABLE_RETURNS] if option is Option.HAND_THREE else []
    ruleset = make_ruleset(on=[Option.TABLE_EDGE, option, *needed], table=(3, 4))
    moves = played(ruleset, ("random", "random"), "house rules")
    found = list(review(ruleset, SEATS, "house rules", RULES_VERSION, moves))
    assert len(found) == sum(isinstance(move, Place) for move in moves)
    match, events = start(ruleset, SEATS, "house rules")
    happened = list(events)
    for move in moves:
        match, events = play(match, move)
        happened += events
    record = recorded(Setup(ruleset, SEATS, start_tile(ruleset)), happened)
    assert [turn.played for turn in review_record(record)] == [turn.played for turn in found]
    assert any(turn.luck for turn in found) is (option not in HANDS)
