"""Tests that an invented expansion works everywhere, although nothing outside its folder names it.

It has a neutral piece, a phase in which all seats act in turn, a figure that is no follower, a counter a
seat, a final scoring and a written move (tests/game/lamplighter).
"""

from __future__ import annotations

import importlib
import json
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import pairwise

import pytest
from random_games import Chooser, played

from bench.support.unstored_views import view_of
from bot.features.turn.other_phase_panel import moves_panel
from bot.i18n import language
from bot.pictures.drawing_context import DrawingContext
from bot.pictures.pool import Pictures
from bot.platform.controls import Select
from bot.text.seat_lines import position_lines
from bot.text.turn_news import deed, doer
from bot.text.words import choice_name, paid_text
from game import opponents
from game.engine import queries, registry, rulebook
from game.engine.bag import start_tile
from game.engine.legal import moves
from game.engine.match import Match, play, start
from game.engine.position import digest
from game.engine.rules import apply
from game.expansions.market.moves import Offer
from game.notation.header import Setup
from game.notation.moves import move_text, parse_move
from game.notation.record import read, write
from game.notation.recording import recorded
from game.notation.replay import replay
from game.notation.report import report
from game.values.errors import IllegalMove, Reason, RecordError
from game.values.events import Bonus, Event
from game.values.moves import Deploy, Figure, Spot
from game.values.named import Named
from game.values.phases import Phase
from game.values.ruleset import RULES_VERSION, Colour, Expansion, Option, Ruleset, make_ruleset
from game.values.tiles import FeatureKind
from host.games.game_history import begin, extended, replayed
from host.games.opening import Opening
from model.games import Maker
from model.ids import GameId
from rendering.base.labels import Labels
from rendering.base.theme import DEFAULT_THEME
from rendering.views.board_image import BoardView, draw_board

SEATS = (Colour.RED, Colour.BLUE, Colour.GREEN)
NOW = datetime(2026, 3, 2, tzinfo=UTC)
SEEDS = [str(number) for number in range(6)]


@pytest.fixture
def lamplighter(monkeypatch: pytest.MonkeyPatch) -> Iterator[Expansion]:
    """Register the expansion for one test."""
    kinds: tuple[type[Named], ...] = (Expansion, Figure, Phase, Reason)
    for kind in kinds:
        monkeypatch.setattr(kind, "members", dict(kind.members))
    monkeypatch.setattr(registry, "_REGISTRY", dict(registry._REGISTRY))
    for module in ("lamplighter.rules", "lamplighter.moves"):
        monkeypatch.delitem(importlib.sys.modules, module, raising=False)
    importlib.import_module("lamplighter.rules")
    yield Expansion("lamplighter")
    for function in (rulebook.rulebook, registry.registered, registry.move_kinds):
        function.cache_clear()


def rules(lamplighter: Expansion, *options: str) -> Ruleset:
    return make_ruleset(
        expansions=[lamplighter, Expansion("inns")], on=[Option(option) for option in options]
    )


def game(ruleset: Ruleset, seed: str) -> tuple[list[Match], list[Event], list[str]]:
    """Return the matches of a random game, its events, and its moves as the log stores them."""
    matches, events, texts = [], [], []
    for match, move, happened in played(ruleset, SEATS, seed):
        matches.append(match)
        events += happened
        texts += [move_text(move)] if move else []
    return matches, events, texts


def test_all_seats_act_in_turn(lamplighter: Expansion) -> None:
    """After every third tile each seat carries the lamp once, the one that laid the tile first; nobody else may."""
    lamp = Phase("lamp")
    for match, move, _ in played(rules(lamplighter), SEATS, "1"):
        position = match.position
        if position.phase is lamp:
            (actor,) = position.actors
            assert position.to_move is not None
            assert moves(position, actor) == moves(position)
            assert not any(moves(position, other) for other in SEATS if other is not actor)
            assert all(move.chosen_by(position.to_move, actor) is actor for move in moves(position))
    carried = [event.seat for event in game(rules(lamplighter), "1")[1] if type(event).__name__ == "Carried"]
    assert len(carried) >= 30
    for first, second in pairwise(carried):
        turns = (SEATS.index(second) - SEATS.index(first)) % 3
        assert turns == 1 or first is not second
    assert set(carried) == set(SEATS)


@pytest.mark.parametrize("seed", SEEDS)
def test_it_is_written_replayed_and_logged(lamplighter: Expansion, seed: str) -> None:
    """The record of a game replays to the same position; the texts of its moves play it again from the log."""
    ruleset = rules(lamplighter, "fill-hole-extra-turn")
    matches, events, texts = game(ruleset, seed)
    last = matches[-1].position
    record = recorded(Setup(ruleset, SEATS, start_tile(ruleset)), events)
    text = write(record)
    assert "lamplighter" in text
    assert " %" in text
    found = replay(read(text), trace=True)
    assert digest(found.position) == digest(last)
    assert write(read(text)) == text
    opening = Opening(GameId("k7q2zz"), ruleset, SEATS, seed, RULES_VERSION)
    history = begin(opening)
    for move in texts:
        history = extended(history, (parse_move(move),), maker=Maker.PERSON, person=None, at=NOW)
    assert digest(history.position) == digest(last)
    assert digest(replayed(begin(opening), history.entries).position) == digest(last)
    data = json.loads(json.dumps(report("", found, trace=True)))
    assert data["oil"] == [last.counters[seat]["oil"] for seat in SEATS]
    assert any(turn["lamp"] for turn in data["turns"])


def test_a_record_that_breaks_its_rules_is_refused(lamplighter: Expansion) -> None:
    """A lamp carried off the tiles, or a step too few or too many, is refused with line, move and rule."""
    head = '[Expansions "lamplighter"]\n[Seats "red blue"]\n1. red U@1,0/0\n2. blue U@2,0/0\n'
    for line, rule in (
        ("3. red U@3,0/0 %NE", "lamp"),
        ("3. red U@3,0/0 %E\n4. blue U@4,0/0", "lamp"),
        ("3. red U@3,0/0 %EEE", "lamp"),
        ("3. red U@3,0/0 +dog:field:NNW %EE", "lamp-dog"),
    ):
        with pytest.raises(RecordError) as refusal:
            replay(read(head + line))
        assert (refusal.value.reason.value, refusal.value.line) == (rule, 5)
    assert replay(read(head + "3. red U@3,0/0 %EE\n4. blue U@4,0/0\nend\n")).finished


def test_the_dog_joins_a_farmer_and_the_oil_pays(lamplighter: Expansion) -> None:
    """The dog joins a farmer of its seat without any weight, and the final scoring pays the oil."""
    head = '[Expansions "lamplighter"]\n[Seats "red blue"]\n1. red U@1,0/0 +field:NNW\n2. blue B@0,1/0\n'
    found = replay(read(head + "3. red U@2,0/0 +dog:field:NNW %E.\n4. blue B@0,2/0 +field:NNW\nend\n"))
    (_, paid) = found.scored[-1]
    assert isinstance(paid, Bonus)
    assert (paid.source, paid.points, paid.seats) == ("oil", 5, (Colour.RED,))
    assert queries.projected(found.position)[Colour.RED] == 5
    assert found.position.supply[Colour.RED][Figure("dog")] == 0
    assert {figure.figure.value for figure in found.position.figures} == {"meeple", "dog"}
    match, _ = start(make_ruleset(expansions=[lamplighter]), SEATS, "3")
    position, _ = apply(match.position, moves(match.position)[0])
    with pytest.raises(IllegalMove):
        apply(position, Deploy(Figure("dog"), Spot(FeatureKind.FIELD)))


@pytest.mark.parametrize("opponent", opponents.names())
def test_computers_play_it(lamplighter: Expansion, opponent: str) -> None:
    """Every level finds a legal move in every phase, and the game ends."""
    match, _ = start(rules(lamplighter), SEATS[:2], "5")
    while match.position.phase is not Phase.OVER and match.position.turn < 12:
        seat = match.position.actors[-1]
        chosen = opponents.load(opponent).choose(match.position.seen_by(seat), "chance", 0.02, seat)
        assert chosen
        for move in chosen:
            match, _ = play(match, move)


def test_it_does_not_change_digests_of_games_without_it(lamplighter: Expansion) -> None:
    """A game without it has the same digest whether it is registered or not; with it the lamp counts."""
    base, _ = start(make_ruleset(), SEATS, "1")
    assert "lamp" not in repr(base.position.content())
    with_it, _ = start(rules(lamplighter), SEATS, "1")
    assert "'oil', (0, 0, 0)" in repr(with_it.position.content())


async def test_the_panel_of_moves_plays_it(lamplighter: Expansion) -> None:
    """A phase without a panel of its own is a list, from which each seat in turn makes its move."""
    words, lamp, walked = language("en"), Phase("lamp"), 0
    match, _ = start(rules(lamplighter), SEATS, "1")
    chooser = Chooser("3")
    while walked < 6:
        if match.position.phase is not lamp:
            match, _ = play(match, chooser.choose(moves(match.position)))
            continue
        (carrier,) = match.position.actors
        message, drawn = await moves_panel(
            DrawingContext(Pictures(), words, DEFAULT_THEME), view_of(match, carrier)
        )
        (select,) = [part for part in message.walk_children() if isinstance(part, Select)]
        listed = [option.value for option in select.item.options]
        assert set(listed) == {move_text(move) for move in moves(match.position)}
        assert all(item.picture is not None for item in drawn)
        match, _ = play(match, parse_move(listed[walked % len(listed)]))
        walked += 1


async def test_the_panel_of_moves_has_as_many_lists_as_it_needs(
    lamplighter: Expansion, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Moves beyond the length of one list are in further lists."""
    match, _ = start(rules(lamplighter), SEATS, "1")
    found = [Offer(SEATS[0], points) for points in range(1, 61)]
    monkeypatch.setattr("bot.features.turn.other_phase_panel.legal_moves", lambda *_: found)
    message, _ = await moves_panel(
        DrawingContext(Pictures(), language("en"), DEFAULT_THEME), view_of(match, SEATS[0])
    )
    lists = [part.item for part in message.walk_children() if isinstance(part, Select)]
    assert [option.value for select in lists for option in select.options] == [
        move_text(move) for move in found
    ]
    assert len({select.custom_id for select in lists}) == len(lists) == 3


def test_panels_pictures_and_messages_show_it(lamplighter: Expansion) -> None:
    """Panels list its moves, pictures draw its figures, messages count its oil and report its events."""
    words = language("en")
    names = {seat: seat.value for seat in SEATS}
    matches, events, _ = game(rules(lamplighter), "2")
    chooser = Chooser("1")
    texts = {deed(words, event) for event in events if doer(event) is not None}
    assert {"%N", "%."} <= texts
    lamp = Phase("lamp")
    walking = [match.position for match in matches if match.position.phase is lamp]
    assert choice_name(words, chooser.choose(moves(walking[0]))).startswith("%")
    position = matches[-1].position
    assert any("oil " in line for line in position_lines(position, names).splitlines())
    (oil,) = [event for event in events if isinstance(event, Bonus)]
    assert "oil" in paid_text(words, oil, ["red"])
    labels = Labels(words.say, words.join)
    shown = [
        draw_board(BoardView(position, names, labels, theme=DEFAULT_THEME)).data for position in walking[-2:]
    ]
    assert shown[0] != shown[1]
