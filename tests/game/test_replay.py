"""Tests of replaying written games, with draws, hands and sales."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_games import played, rulesets, seatings, seeds

from game.engine.bag import start_tile
from game.engine.legal import moves, placements
from game.engine.match import Match
from game.engine.position import digest
from game.engine.rules import draw
from game.engine.selfplay import random_game
from game.notation.header import Setup
from game.notation.lines import Dealt, Prelude
from game.notation.record import read, write
from game.notation.recording import recorded
from game.notation.replay import laid_turns, replay
from game.values.errors import RecordError
from game.values.events import Event, Scored
from game.values.moves import parse_tile
from game.values.phases import Phase
from game.values.ruleset import Colour, Expansion, Option, Ruleset, make_ruleset


def game(
    ruleset: Ruleset, seats: tuple[Colour, ...], seed: str, stop: int = 10_000
) -> tuple[Match, list[Event]]:
    """Return a random game, or its first `stop` moves, and all its events."""
    happened: list[Event] = []
    match = None
    for number, (after, _, events) in enumerate(played(ruleset, seats, seed)):
        match = after
        happened += events
        if number == stop:
            break
    assert match is not None
    return match, happened


def setup(match: Match) -> Setup:
    """Return the header of a match's record."""
    return Setup(match.ruleset, match.seats, start_tile(match.ruleset))


@settings(max_examples=25)
@given(rulesets(), seatings, seeds)
def test_the_record_of_a_finished_game_replays_to_its_end(
    ruleset: Ruleset, seats: tuple[Colour, ...], seed: str
) -> None:
    """Replayed strictly, the record ends in the position of the match, under any rules."""
    match, events = game(ruleset, seats, seed)
    text = write(recorded(setup(match), events))
    assert write(read(text)) == text
    replayed = replay(read(text), strict=True)
    assert replayed.finished
    assert replayed.position.scores == match.position.scores
    assert digest(replayed.position) == digest(match.position)


@settings(max_examples=25)
@given(rulesets(), seatings, seeds, st.integers(0, 120))
def test_the_record_of_an_unfinished_game_replays_to_its_last_turn(
    ruleset: Ruleset, seats: tuple[Colour, ...], seed: str, stop: int
) -> None:
    """The record of an unfinished game replays to the scores, supplies and tiles of the match."""
    match, events = game(ruleset, seats, seed, stop)
    replayed = replay(read(write(recorded(setup(match), events, stopped=match.position)))).position
    if replayed.phase is Phase.DRAW and match.position.drawn is not None:
        # The record leaves out the turn that has begun, but its draw may have paid: rule fairy-turn.
        replayed = draw(replayed, match.position.drawn)[0]
    assert replayed.scores == match.position.scores
    assert replayed.supply == match.position.supply
    assert replayed.board == match.position.board
    assert replayed.figures == match.position.figures


def test_a_record_may_stop_before_the_meeple() -> None:
    """A record may end, with a key that says so, before the deployment in a completed city. Rule: deploy-completed."""
    text = '[Seats "red blue"]\n[Waits "1 deploy"]\n1. red E@0,-1/2\n'
    found = replay(read(text), trace=True)
    assert found.position.phase is Phase.DEPLOY
    assert not found.events[1:]
    assert "+city:S" in map(str, found.turns[0].listed("deployments"))
    assert laid_turns(read(text)) == ()
    assert len(laid_turns(read(text.replace("deploy", "draw")))) == 1, "no turn stops before a draw"
    over = replay(read(text + "2. blue D@1,0/0\n"))
    assert over.position.phase is Phase.DRAW, "the turn is over if another one follows"
    acted = replay(read(text.replace("/2", "/2 +city:S")))
    assert acted.position.scores[Colour.RED] == 4


def test_a_record_may_stop_before_the_landing() -> None:
    """Without the key, a flight without the landing that it could have is refused. Rule: flyer-land."""
    text = """[Expansions "flyers"]
[Seats "red blue"]
[Waits "1 land"]
1. red FL02@0,1/1 +flyer:1
"""
    position = replay(read(text)).position
    assert position.phase.value == "land"
    with pytest.raises(RecordError) as refusal:
        replay(read(text.replace("1 land", "2 land")))
    assert refusal.value.reason.value == "flyer-land"


def test_a_record_may_stop_before_the_princess_sends_a_figure_home() -> None:
    """Without the key, a turn in which no figure is sent home is refused. Rule: princess-must."""
    text = """[Expansions "dragon"]
[Options "princess-must"]
[Seats "red blue"]
[Waits "2 deploy"]
1. red C@0,-1/0 +city:N
2. blue PD09@0,-2/2
"""
    assert list(map(str, moves(replay(read(text)).position))) == ["-red:city:N@0,-1"]
    with pytest.raises(RecordError) as refusal:
        replay(read(text.replace("2 deploy", "2 other")))
    assert refusal.value.reason.value == "princess-must"


def test_hidden_hands_may_be_left_out_of_a_record() -> None:
    """A record without the tiles drawn into hidden hands replays to the same scores. Rule: hand-three."""
    ruleset = make_ruleset(on=[Option.HAND_THREE], hidden_hands=True)
    match, events = game(ruleset, (Colour.RED, Colour.BLUE, Colour.PINK), "5")
    text = write(recorded(setup(match), events, hands=False))
    assert "?" not in text
    assert replay(read(text)).position.scores == match.position.scores


@pytest.mark.parametrize(("end", "scores"), [("", {"red": 0, "blue": 0}), ("end\n", {"red": 2, "blue": 2})])
def test_a_record_may_stop_after_an_unplayable_hand(end: str, scores: dict[str, int]) -> None:
    """A record without `end` stops at the next draw. Rules: hand-early-draw, unplayable, end."""
    text = """[Options "hand-early-draw table-edge"]
[Table "3x3"]
[Seats "red blue"]
[Start "B@0,0/0"]
1. red B@0,-1/0 +monastery
2. blue B@0,1/0 +monastery
3. red !C
"""
    position = replay(read(text + end), strict=True).position
    assert (position.phase is Phase.OVER) is bool(end)
    assert {seat.value: score for seat, score in position.scores.items()} == scores


def test_sales_and_hands_are_in_the_record() -> None:
    """Rules: tile-market, hand-early-draw."""
    ruleset = make_ruleset(on=[Option.TILE_MARKET, Option.HAND_EARLY_DRAW])
    match, _, events = random_game(ruleset, (Colour.RED, Colour.BLUE), "1")
    entries = [entry for _, entry in recorded(setup(match), events, {Colour.RED: "Ann"}, "a game").entries]
    assert any(isinstance(entry, Prelude) and entry.moves[-1].closes for entry in entries)
    assert any(isinstance(entry, Dealt) for entry in entries)


@pytest.mark.parametrize(
    ("sale", "rule"),
    [
        ("9. blue $C red:2 =red", "notation"),
        ("8. red $C blue:2 =blue", "seat-order"),
        ("8. blue $B", "tile-market"),
        ("8. blue $C red:. =red", "tile-market"),
    ],
)
def test_a_sale_of_another_number_seat_or_tile_or_without_an_offer_is_refused(sale: str, rule: str) -> None:
    """Only blue, whose eighth turn it is, has something to sell: a C, if red offers points. Rule: tile-market."""
    text = (Path(__file__).parents[1] / "scenarios" / "tile-market.game").read_text(encoding="utf-8")
    before, _, _ = text.partition("8. blue $C")
    assert replay(read(before + "8. blue $C red:. =.\n")).position.drawn == "C"
    with pytest.raises(RecordError) as refusal:
        replay(read(before + sale))
    assert refusal.value.reason.value == rule


def whole(*options: Option, expansions: tuple[Expansion, ...] = ()) -> str:
    """Return a random game as a record."""
    ruleset = make_ruleset(expansions=expansions, on=options)
    match, _, events = random_game(ruleset, (Colour.RED, Colour.BLUE), "1")
    return write(recorded(setup(match), events))


WHOLE = (
    whole(),
    whole(expansions=tuple(Expansion)),
    whole(Option.TILE_MARKET, Option.HAND_EARLY_DRAW),
    whole(Option.HAND_THREE, Option.START_IN_BAG),
)


@settings(max_examples=200)
@given(
    st.sampled_from(WHOLE),
    st.integers(0, 5000),
    st.integers(0, 40),
    st.text('0123456789@,/+-!?$=:. redbluCEV\n;"', max_size=8),
)
def test_a_damaged_record_replays_or_is_refused(text: str, at: int, length: int, put: str) -> None:
    """A record with parts removed or overwritten replays, or is refused with its line."""
    at %= len(text)
    damaged = text[:at] + put + text[at + length :]
    try:
        replay(read(damaged), trace=True, strict=True)
    except RecordError as refusal:
        lines = damaged.count("\n") + 1
        if not 1 <= refusal.line <= lines:
            pytest.fail(f"line {refusal.line} of {lines}")


@settings(max_examples=100)
@given(st.sampled_from(WHOLE), st.data())
def test_a_shuffled_record_replays_or_is_refused(text: str, data: st.DataObject) -> None:
    """A record with lines removed, repeated or exchanged replays or is refused."""
    lines = text.splitlines()
    first = data.draw(st.integers(0, len(lines) - 1))
    second = data.draw(st.integers(0, len(lines) - 1))
    lines[first] = data.draw(st.sampled_from([lines[second], "", lines[first]]))
    lines[second : second + 1] = data.draw(st.sampled_from([[], [lines[second]] * 2, [lines[first]]]))
    try:
        replay(read("\n".join(lines)), strict=True)
    except RecordError as refusal:
        if not 1 <= refusal.line <= len(lines) + 1:
            pytest.fail(f"line {refusal.line} of {len(lines)}")


def test_edition_2000_plays_tiles_without_their_gardens() -> None:
    """A U with a garden counts as one of the eight U of the bag. Rule: editions."""
    text = '[Edition "2000"]\n[Seats "red blue"]\n1. red Ug@1,0/0\n'
    position = replay(read(text), strict=True).position
    assert position.unseen[parse_tile("U")] == 7
    assert placements(position, parse_tile("Ug"))


@pytest.mark.parametrize(
    ("game", "complete"),
    [
        ("monastery", True),
        ("monastery--open", False),
        ("garden", True),
        ("city", True),
        ("field-third", False),
    ],
)
def test_a_payment_says_whether_the_feature_is_complete(game: str, complete: bool) -> None:
    """A monastery or garden is complete with eight neighbours, a field never."""
    text = (Path(__file__).parents[1] / "scenarios" / f"{game}.game").read_text(encoding="utf-8")
    paid = [scored for _, scored in replay(read(text)).scored]
    assert [scored.complete for scored in paid if isinstance(scored, Scored)] == [complete] * len(paid)


@pytest.mark.parametrize(
    ("moves", "line", "rule"),
    [
        ("2. blue PD17@2,0/0\n3. red B@0,1/0\n", 5, "dragon-six"),
        ("2. blue PD17@2,0/0\nend\n", 5, "dragon-six"),
        ("2. blue PD17@2,0/0 ~WW\n", 5, "dragon-step"),
        ("2. blue PD17@2,0/0 ~WN\n", 5, "dragon-step"),
        ("2. blue U@2,0/0\n3. blue PD17@3,0/0 ~W\n", 6, "seat-order"),
        ("2. blue U@2,0/0 +flyer:1\n", 5, "flyer-fly"),
        ("2. blue FL02@0,1/1 +flyer:1\n3. red B@0,2/0\n", 5, "flyer-land"),
        ("2. blue B@0,1/0 >road:E@0,0\n", 5, "flyer-land"),
        ("2. blue FL02@0,1/1 >road:E@0,0 +flyer:1\n", 5, "flyer-land"),
        ("2. blue FL02@0,1/1 +flyer:1:2\n", 5, "notation"),
        ("2. blue PD19@1,-1/0 -green:city:N@0,0\n", 5, "princess"),
        ("2. blue PD19@1,-1/0 -mauve:city:N@0,0\n", 5, "seats"),
        ("2. blue B@0,1/0 *road:E@9,9\n", 5, "fairy-move"),
        ("2. blue B@0,1/0 +road:E@9,9\n", 5, "portal-deploy"),
        ("2. blue B@0,1/0 ~ABC\n", 5, "notation"),
        ("2. blue B@0,1/0 +builder:road:E\n", 5, "deploy-spot"),
        ("2. blue B@0,1/0 wine:3\n", 5, "seats"),
    ],
)
def test_refusals_of_expansions_name_line_and_rule(moves: str, line: int, rule: str) -> None:
    """Rules: dragon-six, dragon-step, flyer-fly, and others."""
    head = '[Expansions "traders dragon flyers"]\n[Seats "red blue"]\n[Start "D@0,0/0"]\n1. red PD18@1,0/0\n'
    with pytest.raises(RecordError) as refusal:
        replay(read(head + moves))
    assert (refusal.value.line, refusal.value.reason.value) == (line, rule)
