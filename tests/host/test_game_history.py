"""Tests of the history of a game as a value, with random moves, undos and changes of seats."""

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


def act(history: GameHistory, kind: str, number: int) -> GameHistory:
    """Return the history after one event at a table."""
    if history.over:
        return history
    match kind:
        case "turn" | "step":
            return choose(history, number, whole=kind == "turn")
        case "seat":
            text = f"{SEATS[number % 3].value} computer greedy"
            return reseated(history, text, maker=Maker.CLOCK, person=None, at=after(history))
        case _:
            back_to = last_turn(history, SEATS[number % 3])
            if back_to is None:
                return history
            return undone(history, back_to, seen=kind == "seen", person=None, at=after(history))


acts = st.lists(
    st.tuples(st.sampled_from(["turn", "turn", "step", "step", "free", "seen", "seat"]), st.integers(0, 99)),
    max_size=14,
)


def history_of(happened: list[tuple[str, int]]) -> GameHistory:
    """Return the history of a game in which all of `happened` took place, in order."""
    history = begin(OPENING)
    for kind, number in happened:
        history = act(history, kind, number)
    return history


@given(acts)
@settings(max_examples=40)
def test_a_replay_of_the_log_has_the_same_states(happened: list[tuple[str, int]]) -> None:
    """In a history replayed from its entries every state has the same position, line and turn."""
    history = history_of(happened)
    rebuilt = replayed(begin(OPENING), history.entries)
    assert rebuilt.seq == history.seq
    for seq in range(history.seq + 1):
        assert rebuilt.match(seq).position == history.match(seq).position
        assert rebuilt.steps[seq] == history.steps[seq]


@given(st.lists(acts, min_size=3, max_size=6).map(lambda parts: [act for part in parts for act in part]))
@settings(max_examples=20)
def test_old_states_are_rebuilt_unchanged(happened: list[tuple[str, int]]) -> None:
    """States that are no longer kept are rebuilt equal, bag included; few states are kept."""
    history = begin(OPENING)
    matches = [history.match(0)]
    for kind, number in happened:
        history = act(history, kind, number)
        matches += [history.match(seq) for seq in range(len(matches), history.seq + 1)]
        assert len(history.recent) <= RECENT_STATES
        assert len(history.older) <= 1 + history.seq // KEPT_EVERY
    assert [history.match(seq) for seq in range(history.seq + 1)] == matches


@given(acts)
@settings(max_examples=40)
def test_the_moves_that_count_lead_to_the_position(happened: list[tuple[str, int]]) -> None:
    """The moves that were not undone lead to the same position, with the same tiles drawn."""
    history = history_of(happened)
    straight = begin(OPENING)
    for move in history.moves(history.seq):
        straight = extended(straight, [move], maker=Maker.PERSON, person=None, at=NOON)
    assert straight.position == history.position


@given(acts)
@settings(max_examples=40)
def test_an_undo_returns_to_the_beginning_of_a_turn(happened: list[tuple[str, int]]) -> None:
    """After an undo the position is that of the state it names, in which a tile is to be placed."""
    history = history_of(happened)
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
def test_reports_have_every_turn_that_counts_once(happened: list[tuple[str, int]]) -> None:
    """Without undos by vote, the reports of a whole game have the moves that count, each turn once."""
    history = history_of([(kind, number) for kind, number in happened if kind != "seen"])
    move_reports = [report for report in reports(history, 0, history.seq) if report.kind is EntryKind.MOVE]
    moves = [move for report in move_reports for move in report.moves]
    assert moves == list(history.moves(history.seq))
    numbers = [report.turn for report in move_reports]
    assert numbers == sorted(numbers)
    finished = len(set(numbers)) - is_mid_turn(history)
    boards = [len(history.match(seq).position.board) for seq in turns(history, history.seq)]
    assert max(boards) == finished + 1


@given(acts)
@example([("turn", 0), ("turn", 0), ("step", 0), ("free", 44)])  # an undo to the beginning of the turn
@settings(max_examples=60)
def test_last_report_is_the_last_of_all_reports(happened: list[tuple[str, int]]) -> None:
    """`last_report` finds the last of all reports, whatever was undone or changed hands before."""
    history = history_of(happened)
    for seq in range(history.seq + 1):
        last = last_report(history, seq)
        assert reports(history, 0, seq)[-1:] == (() if last is None else (last,))


def test_after_a_turn_a_skip_is_ignored_and_another_move_refused() -> None:
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
    ids=["gap", "illegal move", "unreadable move", "another digest"],
)
def test_a_replay_refuses_a_damaged_entry(damage: dict[str, object]) -> None:
    """A replay of a damaged entry is refused with the number of the entry."""
    history = choose(begin(OPENING), 0, whole=True)
    entry = replace(history.entries[0], **damage)  # type: ignore[arg-type]
    with pytest.raises(LogDamaged) as damaged:
        replayed(begin(OPENING), [entry])
    assert damaged.value.seq == entry.seq
