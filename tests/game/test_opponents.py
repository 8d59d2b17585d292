"""Tests of the computer players: legal turns under any rules, and the turns that each level prefers."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations

import pytest
from hypothesis import given, settings
from random_games import played, rulesets, seatings, seeds

from game.board.oriented_tile import key_of
from game.engine import rules
from game.engine.bag import Chance
from game.engine.legal import moves, placements, turns
from game.engine.match import play, start
from game.engine.position import Position
from game.expansions.dragon.moves import MoveFairy
from game.expansions.market.moves import MARKET, Offer
from game.notation.moves import move_text
from game.notation.record import read
from game.notation.replay import replay
from game.opponents import load, names, playouts
from game.opponents.evaluation import EvaluatedTurn, Evaluation
from game.opponents.playouts import playout_after, playout_chances
from game.opponents.playouts import tiles_left as tiles_of
from game.opponents.sketch import Sketch
from game.opponents.sketch_playouts import sketch_playout
from game.values.moves import Deploy, Figure, Move, Skip
from game.values.phases import Phase
from game.values.ruleset import Colour, Edition, Expansion, Option, Ruleset, make_ruleset
from game.values.tiles import TileId, TileKind, all_tiles

SEATS = (Colour.RED, Colour.BLUE, Colour.GREEN)

SECONDS = 0.4
"""Time for each turn in seconds: enough for playouts of the best candidates."""

RULESETS = [
    make_ruleset(expansions=Expansion, on=[Option.FILL_HOLE_EXTRA_TURN]),
    make_ruleset(Edition.C1_2000, [Expansion.ABBOT], [Option.HAND_EARLY_DRAW, Option.TILE_MARKET]),
    make_ruleset(
        Edition.SECOND, [Expansion.INNS], [Option.HAND_THREE, Option.START_IN_BAG], hidden_hands=True
    ),
    make_ruleset(
        Edition.FIRST,
        [Expansion.ABBOT, Expansion.INNS],
        [Option.TABLE_EDGE, Option.TABLE_EDGE_COMPLETES, Option.TILE_MARKET, Option.NO_FINAL_FEATURES],
        table=(9, 7),
    ),
    make_ruleset(expansions=[Expansion.RIVER], on=[Option.FIELD_OFF, Option.UNPLAYABLE_RETURNS]),
]


def whole_game(
    ruleset: Ruleset, computers: dict[Colour, str], seed: str, stop: int = 1000
) -> dict[Colour, int]:
    """Return the scores of a game between computers, stopped before turn `stop`; an illegal move raises."""
    match, _ = start(ruleset, tuple(computers), seed)
    while match.position.phase is not Phase.OVER and match.position.turn < stop:
        seat = match.position.actors[-1]
        view = match.position.seen_by(seat)
        turn, moved = match.position.turn, match.position
        for move in load(computers[seat]).choose(view, f"{seed} {turn}", SECONDS, seat):
            match, _ = play(match, move)
        assert match.position is not moved, "a computer player always moves"
        assert match.position.phase is not Phase.DEPLOY, "a computer player plays its turn to the end"
    return dict(match.position.scores)


def test_opponents_are_listed_easiest_first() -> None:
    """The names are in the order of their levels, and an unknown name is refused."""
    assert names() == ("random", "greedy", "hard", "expert")
    assert load("planner") is load("hard"), "the former name of hard, which stored games have"
    levels = [load(name).LEVEL for name in names()]
    assert levels == sorted(set(levels))
    with pytest.raises(LookupError):
        load("nobody")


def test_greedy_beats_random() -> None:
    """In a fixed set of games, from either seat, greedy loses at most one."""
    won = 0
    for number in range(16):
        order = (Colour.RED, Colour.BLUE) if number % 2 else (Colour.BLUE, Colour.RED)
        computers = dict.fromkeys(order, "random") | {Colour.RED: "greedy"}
        scores = whole_game(make_ruleset(), computers, f"duel {number}")
        won += scores[Colour.RED] > scores[Colour.BLUE]
    assert won >= 15


@pytest.mark.parametrize(
    "ruleset", RULESETS, ids=lambda ruleset: " ".join(sorted(o.value for o in ruleset.options))
)
def test_opponents_play_every_house_rule_legally(ruleset: Ruleset) -> None:
    """Whole games of three seats, hands and markets among them, hold no illegal move."""
    computers = dict(zip(SEATS, ("greedy", "random", "random"), strict=True))
    whole_game(ruleset, computers, "house rules")


@settings(max_examples=15)
@given(rulesets(), seatings, seeds)
def test_opponents_play_legally_under_any_rules(
    ruleset: Ruleset, seats: tuple[Colour, ...], seed: str
) -> None:
    """Computers play some turns legally under random rules, with one to six seats."""
    computers = {seat: names()[number % len(names())] for number, seat in enumerate(seats)}
    whole_game(ruleset, computers, seed, stop=15)


@pytest.mark.parametrize("seed", ["4", "5"])
def test_only_legal_turns_are_evaluated(seed: str) -> None:
    """`Skip` is not considered if the princess must send a figure home. Rule: princess-must."""
    ruleset = make_ruleset(expansions=[Expansion("dragon")], on=[Option("princess-must")])
    compelled = 0
    for match, _, _ in played(ruleset, SEATS[:2], seed):
        position = match.position
        if position.phase is not Phase.PLACE:
            continue
        places = placements(position)[:3]
        for turn in Evaluation(position, position.mover).alternatives(position, places):
            after, _ = rules.apply(position, turn.place)
            if after.phase is Phase.DEPLOY:
                allowed = moves(after)
                assert turn.then in allowed
                compelled += Skip() not in allowed
    assert compelled


def test_the_same_seed_gives_the_same_turn() -> None:
    """A computer player's turn depends on its arguments alone: the same seed gives the same turn."""
    match, _ = start(make_ruleset(expansions=Expansion), SEATS, "same")
    for name in names():
        first = load(name).choose(match.position, "one", SECONDS)
        assert first == load(name).choose(match.position, "one", SECONDS)


def after(text: str, tile: str, options: str = "") -> Position:
    """Return the position after some moves of a base game, with `tile` drawn."""
    header = f'[Expansions "abbot"]\n[Options "{options}"]\n[Seats "red blue"]\n'
    return rules.draw(replay(read(header + text)).position, TileId(tile))[0]


def greedy(position: Position, seat: Colour | None = None) -> list[str]:
    """Return greedy's turn in notation."""
    return [move_text(move) for move in load("greedy").choose(position, "sense", 1.0, seat)]


def test_greedy_closes_a_city_and_takes_it() -> None:
    """Greedy prefers a complete city of two tiles, which pays four points and returns the knight at once."""
    assert greedy(after("", "E")) == ["E@0,-1/2", "+city:S"]


def test_greedy_does_not_close_the_city_of_another() -> None:
    """Greedy does not lay red's tile where it gives blue eight points."""
    moves = "1. red U@1,0/0\n2. blue F@0,-1/1 +city:N\n"
    assert greedy(after(moves, "E"))[0] != "E@0,-2/2"


@pytest.mark.parametrize(
    "ruleset",
    [
        make_ruleset(),
        make_ruleset(on=[Option.HAND_THREE]),
        make_ruleset(on=[Option.HAND_THREE], hidden_hands=True),
        make_ruleset(expansions=[Expansion("traders")], on=[Option.HAND_THREE]),
        make_ruleset(expansions=Expansion),
        make_ruleset(Edition.FIRST),
        make_ruleset(Edition.FIRST, on=[Option.HAND_EARLY_DRAW, Option.TILE_MARKET]),
        make_ruleset(on=[Option.HAND_THREE, Option.TABLE_EDGE], table=(12, 12), hidden_hands=True),
    ],
    ids=[
        "base",
        "open hands",
        "hidden hands",
        "traders",
        "all",
        "whole",
        "whole and hands",
        "table and hands",
    ],
)
def test_hard_chooses_other_turns_than_greedy(ruleset: Ruleset) -> None:
    """By playouts hard chooses another turn than greedy within 14 turns, the same each time. Rule: hand-three."""
    match, _ = start(ruleset, (Colour.RED, Colour.BLUE), "two computers")
    differs = False
    while not differs and match.position.turn < 14:
        seed = str(match.position.turn)
        view = match.position.seen_by(match.position.actors[0])
        chosen = load("hard").choose(view, seed, 1.5)
        assert chosen == load("hard").choose(view, seed, 1.5)
        differs = chosen != load("greedy").choose(view, seed, 1.5)
        for move in chosen:
            match, _ = play(match, move)
    assert differs


def test_a_playout_with_an_empty_bag_ends_with_the_final_scoring() -> None:
    """The result of a playout with an empty bag is the lead in points after the final scoring."""
    match, _ = start(make_ruleset(), (Colour.RED, Colour.BLUE), "to the end")
    while match.position.phase is not Phase.OVER:
        for move in load("greedy").choose(match.position, "end", 1.0):
            last = match.position
            match, _ = play(match, move)
    own, other = (rules.finish(last)[0].points[seat] for seat in (last.mover, 1 - last.mover))
    assert sketch_playout(Sketch(last), [], 3, last.mover, playout_chances(last)) == own - other


def test_expert_lays_every_tile_of_its_hand_at_the_end() -> None:
    """With an empty bag expert still compares turns, and lays every tile held. Rule: hand-three."""
    ruleset = make_ruleset(on=[Option.HAND_THREE])
    match, _ = start(ruleset, (Colour.RED, Colour.BLUE), "last hands")
    while match.position.phase is not Phase.OVER:
        level = "greedy" if sum(match.position.unseen.values()) else "expert"
        turn = match.position.turn
        for move in load(level).choose(match.position, "last hands", 1.0):
            match, _ = play(match, move)
        assert match.position.turn == turn + 1 or match.position.phase is Phase.OVER
    assert not any(match.position.book.drawing.held(match.position))


@pytest.mark.parametrize("tiles_left", [1, 2])
def test_experts_last_turns_are_no_worse_than_greedys(tiles_left: int) -> None:
    """Summed over all orders of the last tiles, expert's choice ends with a lead as high as greedy's or higher."""
    for seed in ("end one", "end two", "end three"):
        match, _ = start(make_ruleset(), (Colour.RED, Colour.BLUE), seed)
        while sum(match.position.unseen.values()) > tiles_left:
            for move in load("greedy").choose(match.position, "end", 1.0):
                match, _ = play(match, move)
        position = match.position
        ends = []
        for name in ("expert", "greedy"):
            moves = load(name).choose(position, "end", 3.0)
            turn = EvaluatedTurn(0.0, moves[0], moves[1] if len(moves) > 1 else Skip())  # type: ignore[arg-type]
            played_on = playout_after(position, turn, 9, playout_chances(position))
            ends.append(sum(played_on(order) for order in permutations(tiles_of(position))))
        assert ends[0] >= ends[1]


def test_hard_lays_the_last_tile_best_by_the_fields_of_the_first_edition() -> None:
    """Hard finds the best final score with the last tile; greedy misses it once at least. Rule: field-first."""
    missed = 0
    for seed in ("x4", "x7", "x13"):
        match, _ = start(make_ruleset(Edition.FIRST), (Colour.RED, Colour.BLUE), seed)
        while match.bag.tiles or match.position.phase is not Phase.PLACE:
            turn = f"{seed[1:]} {match.position.turn}"
            for move in load("random").choose(match.position, turn, SECONDS):
                match, _ = play(match, move)
        last = match.position

        def lead_after(*turn: Move, last: Position = last) -> int:
            position = last
            for move in turn:
                position, _ = rules.apply(position, move)
            if position.phase is Phase.DEPLOY:
                position, _ = rules.apply(position, Skip())
            points = rules.finish(position)[0].points
            return points[last.mover] - points[1 - last.mover]

        best = max(lead_after(*turn) for turn in turns(last))
        assert lead_after(*load("hard").choose(last, "last", 1.0)) == best
        missed += lead_after(*load("greedy").choose(last, "last", 1.0)) < best
    assert missed


def test_the_last_tiles_with_every_expansion_are_played_out_as_sketches(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Playouts of whole positions, with portals and a dragon, would take more than a minute for three tiles."""
    match, _ = start(make_ruleset(expansions=Expansion), (Colour.RED, Colour.BLUE), "outline")
    while sum(match.position.unseen.values()) > 3 or match.position.phase is not Phase.PLACE:
        for move in load("random").choose(match.position, f"outline {match.position.turn}", 1.0):
            match, _ = play(match, move)

    def whole(*_: object) -> float:
        raise AssertionError("a whole position was played out")

    monkeypatch.setattr(playouts, "position_playout", whole)
    assert load("expert").choose(match.position, "outline", 1.0)


@pytest.mark.parametrize(("expansions", "deepest"), [([], 8), (["dragon"], 4)], ids=["base", "dragon"])
def test_playouts_are_shorter_with_the_dragon(
    expansions: list[str], deepest: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Playouts last four turns with the dragon, whose losses a sketch does not show, and eight without."""
    ruleset = make_ruleset(expansions=[Expansion(name) for name in expansions])
    position = start(ruleset, (Colour.RED, Colour.BLUE), "far")[0].position
    depths: set[int] = set()

    def seen(sketch: Sketch, order: object, depth: int, *_: object) -> float:
        depths.add(depth)
        return 0.0

    monkeypatch.setattr(playouts, "sketch_playout", seen)
    load("expert").choose(position, "far", 3.0)
    assert depths == {deepest}


def test_turns_with_equal_sketches_are_played_out_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Turns that differ only in the fairy's move have one playout for each order of tiles; the best is chosen."""
    match, _ = start(make_ruleset(expansions=[Expansion.DRAGON]), (Colour.RED, Colour.BLUE), "alike")
    while match.position.turn < 40 or match.position.phase is not Phase.PLACE:
        for move in load("random").choose(match.position, f"alike {match.position.turn}", 1.0):
            match, _ = play(match, move)
    position = match.position
    ranked = Evaluation(position, position.mover).alternatives(position, placements(position))
    assert len({turn.place for turn in ranked[:8] if isinstance(turn.then, MoveFairy)}) < 7
    begun: dict[tuple[TileId, ...], list[object]] = {}

    def seen(sketch: Sketch, order: list[TileId], *_: object) -> float:
        outline = (*sketch.open.items(), *sketch.figures.items(), *sketch.points)
        begun.setdefault(tuple(order), []).append(outline)
        return 0.0

    monkeypatch.setattr(playouts, "sketch_playout", seen)
    chosen = playouts.best_by_playouts(position, ranked, Chance("alike", "playouts"), 200, 8)
    assert chosen == ranked[0]
    assert max(map(len, begun.values())) > 2
    assert all(len(set(outlines)) == len(outlines) for outlines in begun.values())


def test_deployments_through_a_portal_have_the_worth_of_their_results() -> None:
    """Evaluating each feature once for all its tiles gives the worth of every single deployment."""
    match, _ = start(make_ruleset(expansions=Expansion), (Colour.RED, Colour.BLUE), "portal")
    kinds, position = all_tiles(), match.position
    while position.turn < 60 or position.phase is not Phase.PLACE or "portal" not in _marks(kinds, position):
        choices = moves(position)
        match, _ = play(match, Skip() if Skip() in choices else choices[position.turn % len(choices)])
        position = match.position
    evaluation = Evaluation(position, position.mover)
    worths: dict[tuple[Figure, int], list[float]] = {}
    place = placements(position)[0]
    laid, _ = rules.apply(position, place)
    for turn in evaluation.alternatives(position, [place]):
        if isinstance(turn.then, Deploy) and turn.then.cell is not None:
            alone = evaluation.after(laid, turn.then)
            assert turn.worth == pytest.approx(alone)
            oriented_tile, first = laid.grid.tiles[key_of(turn.then.cell)][:2]
            root = laid.features.root(first + oriented_tile.segment_at[turn.then.spot])
            worths.setdefault((turn.then.figure, root), []).append(alone)
    assert len(worths) > 20
    assert max(map(len, worths.values())) > 2


def _marks(kinds: Mapping[TileId, TileKind], position: Position) -> frozenset[str]:
    assert position.drawn is not None
    return kinds[position.drawn].marks


SALE = """1. red W@1,0/0 +road:W
2. blue W@-1,0/0
3. red E@1,-1/3
4. blue E@-1,-1/1
5. red B@1,-2/0
6. blue E@0,-2/2
7. red B@1,-3/0
"""


def test_greedy_bids_for_a_valuable_tile() -> None:
    """Greedy bids all of red's points for C, which closes the city around the hole for twelve."""
    position = after(SALE, "C", "tile-market")
    assert position.phase is MARKET
    assert greedy(position, Colour.RED) == ["red:3"]


def test_greedy_does_not_sell_a_valuable_tile_cheaply() -> None:
    """Greedy does not sell for three points a tile that lets blue close a city of twelve."""
    position, _ = rules.apply(after(SALE, "C", "tile-market"), Offer(Colour.RED, 3))
    assert greedy(position, Colour.BLUE) == ["=."]
