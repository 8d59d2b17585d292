"""Properties of every game with all expansions and any house rules, tested on random games."""

from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_games import played, rulesets, seatings, seeds

from game.board.oriented_tile import cell_of, oriented
from game.engine import rules
from game.engine.legal import moves, unchecked_actions
from game.engine.match import Match
from game.engine.position import Position, digest
from game.expansions.dragon.fairy import WITH_FEATURE
from game.expansions.dragon.moves import (
    FLIGHT,
    STEPS,
    Eaten,
    FairyMoved,
    MoveFairy,
    SendHome,
    Step,
    Stepped,
    VolcanoLaid,
)
from game.expansions.dragon.rules import DRAGON
from game.expansions.dragon.state import DRAGON_STATE
from game.expansions.flyers.moves import LAND, THROW, Crashed, Fly, Land, Landed, Throw, TookOff
from game.expansions.flyers.rules import FLYERS, FLYERS_STATE
from game.expansions.traders.rules import TRADERS
from game.notation.record import read
from game.notation.replay import replay
from game.values.errors import IllegalMove
from game.values.events import Bonus, Deployed, Event, Homeless, Returned, Scored
from game.values.geometry import Cell, Side
from game.values.moves import Deploy, Figure, Move, Place, Skip, parse_tile
from game.values.phases import Phase
from game.values.ruleset import Colour, Expansion, Ruleset, make_ruleset

EVERY = frozenset({Expansion.RIVER, Expansion.ABBOT, Expansion.INNS, TRADERS, DRAGON, FLYERS})

SCENARIOS = Path(__file__).parents[1] / "scenarios"

usual = settings(max_examples=12)


@usual
@given(rulesets(least=EVERY), seatings, seeds)
def test_the_dragon_and_the_fairy_are_where_events_have_put_them(
    ruleset: Ruleset, seats: tuple[Colour, ...], seed: str
) -> None:
    """Dragon and fairy are where events put them, never together; no figure stays where the dragon came."""
    dragon: Cell | None = None
    fairy: Cell | None = None
    flown: list[Cell] = []
    for match, _, events in played(ruleset, seats, seed):
        position = match.position
        for event in events:
            match event:
                case VolcanoLaid(cell):
                    dragon = cell
                case Stepped(cell=cell):
                    flown = flown or [] if dragon is None else flown or [dragon]
                    assert cell not in flown
                    assert cell != fairy
                    flown.append(cell)
                    dragon = cell
                case FairyMoved(cell=cell):
                    fairy = cell
                case _:
                    pass
        pieces = {piece.kind: piece.cell for piece in position.pieces}
        assert (pieces.get("dragon"), pieces.get("fairy")) == (dragon, fairy)
        assert len(flown) <= STEPS + 1
        if any(isinstance(event, Stepped) for event in events):
            occupied = {figure.cell for figure in position.figures}
            assert not occupied & {*flown[1:]}
        if not DRAGON_STATE.of(position).visited or DRAGON_STATE.of(position).flown:
            flown = []
        friend = DRAGON_STATE.of(position).friend
        if friend is not None:
            root = position.features.root(friend[2])
            assert friend in position.features.figures[root]
            assert cell_of(position.features.keys[friend[2]]) == fairy


@usual
@given(rulesets(least=EVERY), seatings, seeds)
def test_every_figure_that_leaves_the_board_has_an_event(
    ruleset: Ruleset, seats: tuple[Colour, ...], seed: str
) -> None:
    """Figures on the board equal those that events set or landed and did not return.

    Figures that were eaten, or are left without a follower, return in the same move.
    """
    count: Counter[tuple[Colour, Figure]] = Counter()
    for match, _, events in played(ruleset, seats, seed):
        count.update(_figures_of(events, Deployed, Landed))
        returned = Counter(_figures_of(events, Returned))
        count.subtract(returned)
        assert Counter(_figures_of(events, Eaten, Homeless)) <= returned
        figures = Counter((figure.seat, figure.figure) for figure in match.position.figures)
        assert +count == figures


def _figures_of(events: tuple[Event, ...], *kinds: type[Event]) -> list[tuple[Colour, Figure]]:
    """Return the figures named by the events of these kinds."""
    return [(event.seat, event.figure) for event in events if isinstance(event, kinds)]  # type: ignore[attr-defined]


@usual
@given(rulesets(least=EVERY), seatings, seeds)
def test_a_flight_ends_in_a_landing_or_a_crash(
    ruleset: Ruleset, seats: tuple[Colour, ...], seed: str
) -> None:
    """At most one figure flies at a time, and the position stores it until it lands or crashes."""
    flying = 0
    for match, _, events in played(ruleset, seats, seed):
        for event in events:
            flying += isinstance(event, TookOff)
            flying -= isinstance(event, Landed | Crashed)
        assert flying in (0, 1)
        if FLYERS in ruleset.expansions:
            assert (FLYERS_STATE.of(match.position).code is not None) is bool(flying)


def test_nothing_is_paid_as_final_before_the_end() -> None:
    """Neither features nor the fairy's bonus are paid as final before the end. Rule: fairy-three."""
    paid = []
    for number in range(40):
        for match, _, events in played(make_ruleset(expansions=[DRAGON]), tuple(Colour)[:2], str(number)):
            if match.position.phase is not Phase.OVER:
                paid += [event for event in events if isinstance(event, Scored | Bonus)]
    assert not any(event.final for event in paid)
    assert any(isinstance(event, Bonus) and event.points == WITH_FEATURE for event in paid)


def test_a_step_or_landing_without_another_is_made_by_the_program() -> None:
    """A seat chooses among two or more, and the die is thrown at once. Rules: dragon-fly, flyer-fly, flyer-land."""
    asked: Counter[tuple[Phase, int]] = Counter()
    for number in range(4):
        ruleset = make_ruleset(expansions=[DRAGON, FLYERS])
        for match, _, _ in played(ruleset, tuple(Colour)[:2], str(number)):
            if match.position.phase in (FLIGHT, LAND, THROW):
                asked[match.position.phase, len(moves(match.position))] += 1
    assert {phase for phase, _ in asked} == {FLIGHT, LAND}
    assert min(count for _, count in asked) == 2


@usual
@given(rulesets(least=EVERY), seatings, seeds)
def test_unchecked_actions_include_every_legal_move_once(
    ruleset: Ruleset, seats: tuple[Colour, ...], seed: str
) -> None:
    """The unchecked actions hold no move twice, and every legal one but `Skip`."""
    for match, _, _ in played(ruleset, seats, seed):
        position = match.position
        if position.phase is not Phase.DEPLOY:
            continue
        assert position.last is not None
        laid = position.board[position.last]
        offered = unchecked_actions(position, Place(laid.tile, position.last, laid.turns))
        assert len(set(offered)) == len(offered)
        assert set(moves(position)) - {Skip()} <= set(offered)
        assert Skip() not in offered


def test_unchecked_actions_remove_one_of_two_equal_figures() -> None:
    """Two equal knights on one segment, to which one of them flew, are one choice for the princess. Rule: princess."""
    text = (SCENARIOS / "princess--equal-figures.game").read_text(encoding="utf-8")
    before, _, _ = text.partition(" -red:city:E@0,-1")
    position = replay(read(before.replace("[Seats", '[Waits "6 deploy"]\n[Seats'))).position
    offered = unchecked_actions(position, Place(parse_tile("PD19"), Cell(1, -1), 0))
    assert list(map(str, offered)).count("-red:city:E@0,-1") == 1


@usual
@given(rulesets(least=EVERY), seatings, seeds, st.integers(0, 10))
def test_every_possible_action_is_listed_or_refused(
    ruleset: Ruleset, seats: tuple[Colour, ...], seed: str, offset: int
) -> None:
    """The actions tried are those of every figure on every segment of every tile, every step, flight and throw.

    Listed ones are accepted, all others refused, and a refusal leaves the position as it was.
    """
    for number, (match, _, _) in enumerate(played(ruleset, seats, seed)):
        if (number + offset) % 37 or match.position.phase in (Phase.OVER, Phase.PLACE):
            continue
        _check(match)


def _check(match: Match) -> None:
    position = match.position
    listed, before = set(moves(position)), digest(position)
    for move in listed:
        rules.apply(position, move)
    for move in _possible_actions(position):
        if move not in listed and not _named_otherwise(position, move, listed):
            with pytest.raises(IllegalMove):
                rules.apply(position, move)
    assert digest(position) == before


def _possible_actions(position: Position) -> list[Move]:
    found: list[Move] = [Skip(), *map(Step, Side), *map(Fly, Figure), *map(Throw, range(5))]
    if position.last is not None:
        laid = position.board[position.last]
        found += unchecked_actions(position, Place(laid.tile, position.last, laid.turns))
    for cell, laid in position.board.items():
        for spot in oriented(laid.tile)[laid.turns].spots:
            found.append(Land(spot, cell))
            for figure in Figure:
                found += [Deploy(figure, spot, cell), MoveFairy(figure, spot, cell)]
                found += [SendHome(seat, figure, spot, cell) for seat in position.seats]
    return found


def _named_otherwise(position: Position, move: Move, listed: set[Move]) -> bool:
    """Return whether the move is a listed deployment that also names the cell of the tile just laid."""
    return (
        isinstance(move, Deploy) and move.cell == position.last and Deploy(move.figure, move.spot) in listed
    )
