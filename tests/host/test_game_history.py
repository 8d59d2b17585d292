"""The history of a game as a value: whatever is played and undone, its log tells it again."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from game.engine.legal import deployments, placements
from game.values.errors import IllegalMove
from game.values.moves import Move, Skip
from game.values.phases import Phase
from game.values.ruleset import RULES_VERSION, Colour, Ruleset
from host.errors import LogDamaged
from host.games.game_history import (
    KEPT_EVERY,
    RECENT_STATES,
    GameHistory,
    begin,
    extended,
    is_mid_turn,
    replayed,
    reseated,
    undo_of,
    undone,
)
from host.games.opening import Opening
from host.games.turn_reports import last_report, reports
from host.games.turns import turns
from host.games.undo_targets import last_turn
from model.games import EntryKind, Maker
from model.ids import GameId, PersonId

NOON = datetime(2026, 3, 2, 12, 0, tzinfo=UTC)
SEATS = (Colour.RED, Colour.BLUE, Colour.GREEN)
OPENING = Opening(GameId("tavomi"), Ruleset(), SEATS, "a seed for tests", RULES_VERSION)


def after(history: GameHistory) -> datetime:
    """Return the time for the next entry."""
    return NOON + timedelta(minutes=history.seq)


def choose(history: GameHistory, number: int, *, whole: bool) -> GameHistory:
    """Return the history after a legal turn, or after one legal step of a turn."""
    position = history.position
    if position.phase is Phase.DEPLOY:
        choices: list[Move] = [*deployments(position), Skip()]
        moves = [choices[number % len(choices)]]
    else:
        places = placements(position)
        moves = [places[number % len(places)], *([Skip()] if whole else [])]
    person = PersonId(SEATS.index(position.to_move)) if position.to_move else None
    return extended(history, moves, maker=Maker.PERSON, person=person, at=after(history))


def act(history: GameHistory, what: str, number: int) -> GameHistory:
    """Return the history after one event at a table."""
    if history.over:
        return history
    match what:
        case "turn" | "step":
            return choose(history, number, whole=what == "turn")
        case "seat":
            text = f"{SEATS[number % 3].value} computer greedy"
            return reseated(history, text, maker=Maker.CLOCK, person=None, at=after(history))
        case _:
            back_to = last_turn(history, SEATS[number % 3])
            if back_to is None:
                return history
            return undone(history, back_to, seen=what == "seen", person=None, at=after(history))


acts = st.lists(
    st.tuples(st.sampled_from(["turn", "turn", "step", "step", "free", "seen", "seat"]), st.integers(0, 99)),
    max_size=14,
)


def course_of(happened: list[tuple[str, int]]) -> GameHistory:
    """Return the history of a game in which all of `happened` took place."""
    history = begin(OPENING)
    for what, number in happened:
        history = act(history, what, number)
    return history


@given(acts)
@settings(max_examples=40)
def test_the_log_tells_the_course_again(happened: list[tuple[str, int]]) -> None:
    """Replayed from its entries, every state has the same position, line and turn."""
    history = course_of(happened)
    again = replayed(begin(OPENING), history.entries)
    assert again.seq == history.seq
    for seq in range(history.seq + 1):
        assert again.match(seq).position == history.match(seq).position
        assert again.steps[seq] == history.steps[seq]


@given(st.lists(acts, min_size=3, max_size=6).map(lambda parts: [act for part in parts for act in part]))
@settings(max_examples=20)
def test_an_old_state_is_what_it_was(happened: list[tuple[str, int]]) -> None:
    """A state that left memory is rebuilt with its bag; few states are kept."""
    history = begin(OPENING)
    matches = [history.match(0)]
    for what, number in happened:
        history = act(history, what, number)
        matches += [history.match(seq) for seq in range(len(matches), history.seq + 1)]
        assert len(history.recent) <= RECENT_STATES
        assert len(history.older) <= 1 + history.seq // KEPT_EVERY
    assert [history.match(seq) for seq in range(history.seq + 1)] == matches


@given(acts)
@settings(max_examples=40)
def test_a_line_is_a_game_without_undo(happened: list[tuple[str, int]]) -> None:
    """The moves that count lead to the position by themselves, and the same tiles are drawn on the way."""
    history = course_of(happened)
    straight = begin(OPENING)
    for move in history.moves(history.seq):
        straight = extended(straight, [move], maker=Maker.PERSON, person=None, at=NOON)
    assert straight.position == history.position


@given(acts)
@settings(max_examples=40)
def test_an_undo_returns_to_the_beginning_of_a_turn(happened: list[tuple[str, int]]) -> None:
    """After an undo the seat that asked has its tile in hand, and the state looks like the one it names."""
    history = course_of(happened)
    for step in history.steps[1:]:
        assert step.entry is not None
        if step.entry.kind is EntryKind.UNDO:
            back_to, seen = undo_of(step.entry)
            position = history.match(step.entry.seq).position
            assert position == history.match(back_to).position
            assert position.phase is Phase.PLACE
            assert (step.turn_seq == step.entry.seq) is seen


@given(acts)
@settings(max_examples=40)
def test_reports_tell_every_turn_that_counts_once(happened: list[tuple[str, int]]) -> None:
    """Told in one go, the turns of the reports that were not undone by vote are those of the line."""
    history = course_of([(what, number) for what, number in happened if what != "seen"])
    told = [report for report in reports(history, 0, history.seq) if report.kind is EntryKind.MOVE]
    moves = [move for report in told for move in report.moves]
    assert moves == list(history.moves(history.seq))
    numbers = [report.turn for report in told]
    assert numbers == sorted(numbers)
    finished = len(set(numbers)) - is_mid_turn(history)
    boards = [len(history.match(seq).position.board) for seq in turns(history, history.seq)]
    assert max(boards) == finished + 1


@given(acts)
@example([("turn", 0), ("turn", 0), ("step", 0), ("free", 44)])  # goes back to where the turn began
@settings(max_examples=60)
def test_the_last_report_is_the_last_of_all(happened: list[tuple[str, int]]) -> None:
    """`last_report` finds the last of all reports, whatever was undone or changed hands before."""
    history = course_of(happened)
    for seq in range(history.seq + 1):
        last = last_report(history, seq)
        assert reports(history, 0, seq)[-1:] == (() if last is None else (last,))


def test_a_skip_too_many_is_ignored_and_a_move_too_many_refused() -> None:
    """A Skip after a placement that ends the turn is ignored; any other move there is refused."""
    history = begin(OPENING)
    once = choose(history, 0, whole=True)
    place, skip = once.moves(once.seq)
    with_two = extended(history, [place, skip, Skip()], maker=Maker.PERSON, person=None, at=NOON)
    assert with_two.seq == once.seq
    with pytest.raises(IllegalMove):
        extended(history, [place, skip, place], maker=Maker.PERSON, person=None, at=NOON)


@pytest.mark.parametrize(
    "damage",
    [{"seq": 9}, {"text": "+city:N"}, {"text": "nonsense"}, {"digest": "00000000"}],
    ids=["a gap", "an illegal move", "no move at all", "another position"],
)
def test_a_log_that_makes_no_sense_is_refused(damage: dict[str, object]) -> None:
    """A replay refuses a damaged entry and names it."""
    history = choose(begin(OPENING), 0, whole=True)
    entry = replace(history.entries[0], **damage)  # type: ignore[arg-type]
    with pytest.raises(LogDamaged) as damaged:
        replayed(begin(OPENING), [entry])
    assert damaged.value.seq == entry.seq
