"""Tests of explanations of computers' turns."""

import subprocess
import sys
from collections.abc import Callable

import pytest

from game import comparison, opponents
from game.comparison import compared_leads
from game.engine.bag import Chance
from game.engine.legal import placements
from game.engine.match import play, start
from game.expansions.market.moves import Decline
from game.explanation import OTHERS, Explanation, explain
from game.opponents import playouts
from game.opponents.evaluation import Evaluation
from game.values.geometry import Cell
from game.values.moves import Move, Place, Skip
from game.values.phases import Phase
from game.values.ruleset import RULES_VERSION, Colour, Expansion, Option, Ruleset, make_ruleset
from game.values.tiles import TileId
from host.computers.explainer import explanation_text, parse_explanation, question
from host.games.opening import Opening
from model.ids import GameId

SEATS = (Colour.RED, Colour.BLUE)
BASE = Ruleset()


def played(ruleset: Ruleset, opponent: str, tiles: int, seed: str = "reasons") -> list[Move]:
    """Return the moves of that many turns of computers of one level."""
    match, _ = start(ruleset, SEATS, seed)
    moves: list[Move] = []
    while sum(isinstance(move, Place) for move in moves) < tiles and match.position.phase is not Phase.OVER:
        seat = match.position.actors[0]
        chosen = opponents.load(opponent).choose(match.position.seen_by(seat), str(len(moves)), 0.2, seat)
        for move in chosen:
            match, _ = play(match, move)
            moves.append(move)
    return moves


def last(moves: list[Move]) -> int:
    """Return the number of the last tile laid."""
    return max(number for number, move in enumerate(moves) if isinstance(move, Place))


@pytest.mark.parametrize("opponent", opponents.names())
def test_every_level_is_explained(opponent: str) -> None:
    """At every level the turn played is explained with its best alternatives, the best first."""
    moves = played(BASE, opponent, 6)
    found = explain(BASE, SEATS, "reasons", RULES_VERSION, moves, opponent)
    assert list(found.played.moves) == [move for move in moves[last(moves) :] if not isinstance(move, Skip)]
    leads = [turn.lead for turn in found.others]
    assert leads == sorted(leads, reverse=True)
    assert 0 < len(leads) <= min(OTHERS, found.ways - 1)
    assert found.played.moves[0] not in {turn.moves[0] for turn in found.others}
    assert found.compared is (opponent != "random")


def test_greedys_turn_has_the_highest_lead_without_playouts() -> None:
    """Greedy is explained by its evaluation alone, by which its own turn has the highest lead."""
    moves = played(BASE, "greedy", 9)
    found = explain(BASE, SEATS, "reasons", RULES_VERSION, moves, "greedy")
    assert found.depth == 0
    assert found.played.lead >= found.others[0].lead
    match, _ = start(BASE, SEATS, "reasons")
    for move in moves[: last(moves)]:
        match, _ = play(match, move)
    ranked = Evaluation(match.position, match.position.mover).turns(
        match.position, placements(match.position)
    )
    assert found.played.lead == pytest.approx(ranked[0].worth)


def test_a_lead_is_the_mean_of_playouts_and_of_the_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    """The worth of a turn counts as three playouts; all turns are played on over the same orders of tiles."""
    position = start(BASE, SEATS, "reasons")[0].position
    turns = Evaluation(position, position.mover).turns(position, placements(position))[:2]
    seen: list[list[object]] = []

    def playout_after(*_: object) -> Callable[[object], float]:
        orders: list[object] = []
        seen.append(orders)
        return lambda order: orders.append(order) or 10.0  # type: ignore[func-returns-value]

    monkeypatch.setattr(comparison, "playout_after", playout_after)
    leads = compared_leads(position, turns, Chance("reasons", "leads"), orders=5, depth=4)
    assert leads == pytest.approx([(3 * turn.worth + 5 * 10.0) / (3 + 5) for turn in turns])
    assert seen[0] == seen[1]
    assert len(set(map(str, seen[0]))) == 5
    assert compared_leads(position, turns, Chance("reasons", "leads"), orders=5, depth=0) == [
        turn.worth for turn in turns
    ]


@pytest.mark.parametrize(
    ("ruleset", "seed", "tiles"),
    [
        (make_ruleset(expansions=[Expansion("flyers")]), "r1", 11),
        (make_ruleset(expansions=[Expansion("traders")]), "r2", 6),
        (make_ruleset(on=[Option.FILL_HOLE_EXTRA_TURN]), "r4", 24),
        (make_ruleset(expansions=[Expansion.INNS], on=[Option.HAND_EARLY_DRAW]), "r2", 5),
    ],
    ids=["flight", "builder", "filled hole", "field joined elsewhere"],
)
def test_an_explanation_values_turns_as_greedy_does(ruleset: Ruleset, seed: str, tiles: int) -> None:
    """A follower in the air, and an extra turn, count in an explanation as they did in the choice."""
    found = explain(ruleset, SEATS, seed, RULES_VERSION, played(ruleset, "greedy", tiles, seed), "greedy")
    assert found.played.lead >= found.others[0].lead


def test_explanations_play_on_as_the_level_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """With all expansions turns are played on as sketches, four deep: whole positions would take a minute."""
    ruleset = make_ruleset(expansions=Expansion)
    moves = played(ruleset, "random", 40)

    def whole(*_: object) -> float:
        raise AssertionError("a whole position was played out")

    monkeypatch.setattr(playouts, "position_playout", whole)
    assert explain(ruleset, SEATS, "reasons", RULES_VERSION, moves, "hard").depth == 4


def test_an_explanation_plays_on_to_the_last_tile() -> None:
    """With fewer tiles left than a playout has turns, the depth is the number of tiles left; with hands it is 0."""
    moves = played(BASE, "random", 68)
    match, _ = start(BASE, SEATS, "reasons")
    for move in moves[: last(moves)]:
        match, _ = play(match, move)
    left = match.position.unseen_count
    assert 0 < left < opponents.load("hard").DEPTH
    assert explain(BASE, SEATS, "reasons", RULES_VERSION, moves, "hard").depth == left
    hands = make_ruleset(on=[Option.HAND_EARLY_DRAW])
    found = explain(hands, SEATS, "reasons", RULES_VERSION, played(hands, "random", 6), "hard")
    assert found.depth == 0


def test_the_only_possible_turn_has_no_alternatives() -> None:
    """On a table with few cells left, the only possible turn is explained without alternatives."""
    ruleset = make_ruleset(on=[Option.TABLE_EDGE], table=(3, 3))
    for tiles in range(1, 9):
        moves = played(ruleset, "greedy", tiles)
        found = explain(ruleset, SEATS, "reasons", RULES_VERSION, moves, "greedy")
        assert len(found.others) == min(OTHERS, found.ways - 1)
        if found.ways == 1:
            return
    pytest.fail("no turn on the small table had only one way")


def test_alternatives_lay_no_other_tile_of_the_hand() -> None:
    """All alternatives lay the tile that was laid, no other tile of the hand. Rule: hand-three."""
    ruleset = make_ruleset(on=[Option.HAND_THREE, Option.UNPLAYABLE_RETURNS])
    moves = played(ruleset, "hard", 5)
    found = explain(ruleset, SEATS, "reasons", RULES_VERSION, moves, "hard")
    laid = found.played.moves[0]
    assert isinstance(laid, Place)
    for turn in found.others:
        place = turn.moves[0]
        assert isinstance(place, Place)
        assert place.tile == laid.tile


def test_a_turn_that_looks_like_the_one_played_is_no_alternative() -> None:
    """A crossing looks the same in all rotations: beside the start tile there are two ways to lay it."""
    place = Place(TileId("X"), Cell(1, 0), 2)
    found = explain(BASE, SEATS, "s32", RULES_VERSION, [place, Skip()], "greedy")
    assert (found.played.moves, found.ways) == ((place,), 2)
    assert [turn.moves[0] for turn in found.others] == [Place(TileId("X"), Cell(-1, 0), 0)]


def test_a_tile_whose_turn_has_no_further_move_is_explained_by_itself() -> None:
    """After a tile the game may end there, or go on with the choice of another seat, as at the market."""
    moves = played(BASE, "greedy", 3)
    laid = moves[: last(moves) + 1]
    assert explain(BASE, SEATS, "reasons", RULES_VERSION, laid, "greedy").played.moves == (laid[-1],)
    market = make_ruleset(on=[Option.TILE_MARKET])
    moves = played(market, "greedy", 57, "f")
    assert isinstance(moves[-1], Place), "red has no figure left"
    found = explain(market, SEATS, "f", RULES_VERSION, [*moves, Decline()], "greedy")
    assert found.played.moves == (moves[-1],)


def test_the_same_game_has_the_same_explanation() -> None:
    """The same game has the same explanation in every process."""
    moves = played(BASE, "hard", 4)
    opening = Opening(GameId("tavomi"), BASE, SEATS, "reasons", RULES_VERSION)
    worker = subprocess.run(
        [sys.executable, "-m", "host.computers.explainer"],
        input=question(opening, moves, "hard"),
        stdout=subprocess.PIPE,
        check=True,
        timeout=60,
    )
    found: Explanation = explain(BASE, SEATS, "reasons", RULES_VERSION, moves, "hard")
    line = worker.stdout.decode().strip()
    assert line == explanation_text(found)
    assert explanation_text(parse_explanation(line)) == line
