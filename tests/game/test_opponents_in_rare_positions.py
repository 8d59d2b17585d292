"""Tests of computers in rare positions: nothing to lay, one possible turn, one tile left, ties, six hands."""

from functools import cache

import pytest

from game.engine import rules
from game.engine.legal import has_choice, placements, turns
from game.engine.match import play, start
from game.engine.position import Position
from game.engine.queries import ranking
from game.expansions.dragon.moves import SentHome
from game.opponents import load, names
from game.values.events import Unplayable
from game.values.phases import Phase
from game.values.ruleset import Colour, Expansion, Option, Ruleset, make_ruleset

SIX = tuple(Colour)
TWO = (Colour.RED, Colour.BLUE)
SECONDS = 0.2

LEVELS = pytest.mark.parametrize("level", names())


def played(
    ruleset: Ruleset, seats: tuple[Colour, ...], level: str, seed: str
) -> tuple[Position, list[object]]:
    """Return the end of a game between computers of one level, and its events; an illegal move raises."""
    match, events = start(ruleset, seats, seed)
    happened: list[object] = list(events)
    while match.position.phase is not Phase.OVER:
        before = match.position
        seat = before.actors[0]
        chosen = load(level).choose(before.seen_by(seat), f"{seed} {len(happened)}", SECONDS, seat)
        assert chosen, "a computer that is asked always moves"
        for move in chosen:
            match, events = play(match, move)
            happened += events
        assert match.position is not before
    return match.position, happened


@LEVELS
def test_computers_play_on_if_tiles_fit_nowhere(level: str) -> None:
    """On a small table with unplayable tiles, computers play to the end. Rules: unplayable, table-edge."""
    ruleset = make_ruleset(on=[Option.TABLE_EDGE], table=(3, 4))
    end, happened = played(ruleset, TWO, level, "nowhere")
    assert end.phase is Phase.OVER
    assert any(isinstance(event, Unplayable) for event in happened)


@LEVELS
def test_computers_play_with_six_hidden_hands(level: str) -> None:
    """Computers play to the end with hidden hands, of which some tiles fit nowhere at last. Rule: hand-three."""
    ruleset = make_ruleset(
        on=[Option.TABLE_EDGE, Option.HAND_THREE, Option.UNPLAYABLE_RETURNS],
        table=(5, 6),
        hidden_hands=True,
    )
    end, _ = played(ruleset, SIX, level, "hands")
    assert end.phase is Phase.OVER
    assert len(end.board) > len(SIX)


@cache
def last_positions(count: int) -> tuple[Position, ...]:
    """Return positions of a computers' game with a tile to lay and this many tiles left in the bag."""
    ruleset = make_ruleset(on=[Option.TABLE_EDGE], table=(9, 9))
    found: list[Position] = []
    for seed in ("one", "two", "three"):
        match, _ = start(ruleset, TWO, seed)
        while match.position.phase is not Phase.OVER:
            position = match.position
            if position.phase is Phase.PLACE and sum(position.unseen.values()) == count:
                found.append(position)
            seat = position.actors[0]
            for move in load("greedy").choose(position.seen_by(seat), seed, SECONDS, seat):
                match, _ = play(match, move)
    return tuple(found)


@LEVELS
@pytest.mark.parametrize("left", [0, 1])
def test_the_last_two_tiles_are_laid(level: str, left: int) -> None:
    """Computers lay the drawn tile also if the bag holds one more tile or none."""
    positions = last_positions(left)
    assert positions
    for position in positions:
        seat = position.to_move
        for move in load(level).choose(position.seen_by(seat), "last", SECONDS, seat):
            position, _ = rules.apply(position, move)
        assert position.phase is not Phase.PLACE


def only_turns() -> list[Position]:
    """Return positions with one possible turn: the tile fits once, and no figure is left."""
    ruleset = make_ruleset(on=[Option.TABLE_EDGE], table=(3, 3))
    found: list[Position] = []
    for number in range(40):
        match, _ = start(ruleset, TWO, f"only {number}")
        while match.position.phase is not Phase.OVER:
            if len(placements(match.position)) == 1:
                bare = match.position.copy()
                bare.stock[:] = [0] * len(bare.stock)
                found.append(bare)
            place = placements(match.position)[0]
            match, _ = play(match, place)
            if match.position.phase is Phase.DEPLOY:
                then = next(move for move in load("random").choose(match.position, "only", SECONDS))
                match, _ = play(match, then)
    return found


@LEVELS
def test_one_legal_turn_is_played(level: str) -> None:
    positions = only_turns()
    assert positions
    for position in positions:
        (only,) = turns(position)
        seat = position.to_move
        place, *then = load(level).choose(position.seen_by(seat), "only", SECONDS, seat)
        assert place == only[0]
        after, _ = rules.apply(position, place)
        assert not has_choice(after)
        assert then in ([], [only[1]])


@LEVELS
def test_games_may_end_in_a_tie(level: str) -> None:
    """After a tie the game is over and both seats share the first place."""

    def end_of(position: Position) -> Position:
        seat = position.to_move
        for move in load(level).choose(position.seen_by(seat), "tie", SECONDS, seat):
            position, _ = rules.apply(position, move)
        return rules.finish(position)[0] if position.phase is not Phase.OVER else position

    for position in last_positions(0):
        points = end_of(position).points
        tied = position.copy()
        for index, reached in enumerate(points):
            tied.points[index] += max(points) - reached
        end = end_of(tied)
        assert end.phase is Phase.OVER
        assert len(set(end.points)) == 1
        assert [place for place, _ in ranking(end.scores)] == [1, 1]


@LEVELS
@pytest.mark.parametrize("expansions", [(), tuple(Expansion)], ids=["base", "all expansions"])
def test_a_computer_takes_over_a_turn_after_its_placement(
    level: str, expansions: tuple[Expansion, ...]
) -> None:
    """A computer that takes a seat after the placement of its turn chooses the rest of that turn."""
    match, _ = start(make_ruleset(expansions=expansions), TWO, "taken over")
    taken_over = 0
    while taken_over < 5:
        for move in load("greedy").choose(match.position, f"{match.position.turn}", SECONDS):
            seat = match.position.to_move
            if match.position.phase is Phase.DEPLOY:
                (then,) = load(level).choose(match.position, "taken over", SECONDS, seat)
                rules.check(match.position, then)
                if load(level).COMPARES_TURNS:
                    assert then == move, "the rest of a turn is chosen as in a turn from its beginning"
                taken_over += 1
            match, _ = play(match, move)


def test_random_sends_a_figure_home_if_the_princess_must() -> None:
    """Random never chooses `Skip` where it is forbidden. Rule: princess-must."""
    ruleset = make_ruleset(expansions=[Expansion("dragon")], on=[Option("princess-must")])
    games = [played(ruleset, TWO, "random", f"princess {number}")[1] for number in range(4)]
    assert any(isinstance(event, SentHome) for happened in games for event in happened)
