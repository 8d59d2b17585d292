"""Tests of finding, writing and judging puzzles."""

from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent

import pytest

from game.__main__ import main
from game.board.looks import look_alike
from game.comparison import ComparedTurn
from game.engine.legal import turns
from game.notation.lines import Key, Line, Turn
from game.notation.moves import parse_move
from game.notation.record import Record, read, write
from game.puzzles import search
from game.puzzles.puzzle import RANKS, Puzzle, Verdict, judged, parse_puzzle, puzzle_text
from game.puzzles.search import MARGIN, game_of_computers, puzzles
from game.values.errors import GameError
from game.values.moves import Place, Skip
from host.puzzles import stock

NAMES = stock.names()


@pytest.mark.parametrize("name", NAMES)
def test_stored_puzzles_have_one_clearly_best_turn(name: str) -> None:
    """Each stored puzzle reads and prints back, its turns are legal and ranked, and the best one is clearly ahead."""
    text = stock.text(name)
    puzzle = parse_puzzle(text)
    assert puzzle_text(puzzle) == text
    assert puzzle.margin == min(puzzle.best.lead - other.lead for other in puzzle.turns[1:]) >= MARGIN
    assert len(puzzle.turns) == len(RANKS)
    assert [turn.lead for turn in puzzle.turns] == sorted((turn.lead for turn in puzzle.turns), reverse=True)
    assert len({turn.moves for turn in puzzle.turns}) == len(RANKS)


def test_the_stock_holds_two_weeks_of_puzzles() -> None:
    """The stock holds at least 14 puzzles, all different."""
    assert len(NAMES) >= 14
    assert len({stock.text(name) for name in NAMES}) == len(NAMES)


def puzzle() -> Puzzle:
    return parse_puzzle(stock.text(NAMES[0]))


def test_an_answer_is_judged() -> None:
    """An answer is the best turn, its tile alone, or wrong; rotations that look alike count as one."""
    found = next(puzzle for puzzle in map(parse_puzzle, map(stock.text, NAMES)) if len(puzzle.best.moves) > 1)
    place, then = found.best.whole
    assert judged(found, place, then) is Verdict.BEST
    verdicts = {
        judged(found, other, after)
        for other, after in turns(found.position)
        if look_alike(place, other) and after != then
    }
    assert verdicts == {Verdict.PLACED}
    elsewhere = {
        judged(found, other, after) for other, after in turns(found.position) if other.cell != place.cell
    }
    assert elsewhere == {Verdict.OTHER}


@pytest.mark.parametrize(
    "broken",
    [
        "",
        '[Seats "red blue"]\n',
        "not a game",
        '[Seats "red blue"]\n[Tile "D"]\n[Best "D"]\n[Second "x 1"]\n',
    ],
)
def test_text_that_is_no_puzzle_is_refused(broken: str) -> None:
    with pytest.raises(GameError):
        parse_puzzle(broken)


@pytest.mark.parametrize("key", ["Tile", "Best", "Second"])
def test_a_puzzle_without_its_tile_or_two_turns_is_refused(key: str) -> None:
    lines = stock.text(NAMES[0]).splitlines(keepends=True)
    with pytest.raises(GameError, match="names its tile and its turns"):
        parse_puzzle("".join(line for line in lines if not line.startswith(f"[{key} ")))


def test_a_puzzle_may_compare_two_turns_alone() -> None:
    lines = stock.text(NAMES[0]).splitlines(keepends=True)
    text = "".join(line for line in lines if not line.startswith(tuple(f"[{rank} " for rank in RANKS[2:])))
    found = parse_puzzle(text)
    assert found.turns == puzzle().turns[:2]
    assert puzzle_text(found) == text


def test_a_puzzle_whose_tile_cannot_be_laid_is_refused() -> None:
    """A city on all sides fits nowhere on this table."""
    text = """
        [Options "table-edge"]
        [Table "3x3"]
        [Seats "red blue"]
        [Tile "C"]
        [Best "C@0,1/0 +1.00"]
        [Second "C@0,1/1 +0.00"]

        1. red W@1,0/0
        2. blue J@0,-1/2
    """
    with pytest.raises(GameError, match="the tile cannot be laid in this position"):
        parse_puzzle(dedent(text))


@pytest.mark.parametrize(
    ("turn", "sentence"),
    [
        ("A@9,9/0 +1.00", "no legal turn"),
        ("+1.00", "a turn and its lead"),
        (". +1.00", "a turn and its lead"),
        ("A@9,9/0 much", "a turn and its lead"),
        ("+road:N A@9,9/0 +1.00", "a turn and its lead"),
    ],
)
def test_a_turn_that_is_not_legal_is_refused(turn: str, sentence: str) -> None:
    """A turn that is not legal, or does not begin with a tile, makes no puzzle."""
    text = stock.text(NAMES[0])
    best = next(line for line in text.splitlines() if line.startswith("[Best "))
    with pytest.raises(GameError, match=sentence):
        parse_puzzle(text.replace(best, f'[Best "{turn}"]'))


def played_on(found: Puzzle) -> Record:
    """Return the game of a puzzle after its best turn."""
    place, then = found.best.whole
    seat = found.position.to_move
    assert seat is not None
    after = () if isinstance(then, Skip) else (then,)
    return Record(
        (*found.record.lines, Line(Turn(found.position.turn, seat, place, after))), found.record.setup
    )


def test_a_puzzle_is_found_in_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """A puzzle is found at the turn that is examined, without the players' names."""
    monkeypatch.setattr(search, "ORDERS", 3)
    monkeypatch.setattr(search, "MARGIN", 1.0)
    monkeypatch.setattr(search, "EXPERT_SECONDS", 0.5)
    expected = max((parse_puzzle(stock.text(name)) for name in NAMES), key=lambda puzzle: puzzle.margin)
    record = played_on(expected)
    named = Record((Line(Key("Red", "Ann")), *record.lines), record.setup)
    number = max(entry.number for _, entry in record.entries if isinstance(entry, Turn))
    (found,) = puzzles(named, [number])
    assert found is not None
    assert look_alike(found.best.whole[0], expected.best.whole[0])
    assert "Ann" not in puzzle_text(found)
    assert parse_puzzle(puzzle_text(found)) == found
    assert list(puzzles(record, [])) == []


@pytest.mark.parametrize(
    "values", [{"Options": "hand-early-draw"}, {"Options": "tile-market"}, {"Expansions": "abbot"}]
)
def test_games_with_other_choices_yield_no_puzzle(values: dict[str, str]) -> None:
    """No puzzle comes from games with hands, a market, or figures with choices beyond deployment."""
    small = {"Seats": "red blue", "Table": "4x4"} | values
    small["Options"] = f"table-edge {values.get('Options', '')}".strip()
    assert list(puzzles(game_of_computers(small, "more"))) == []


def test_the_same_seed_gives_the_same_game_of_computers() -> None:
    values = {"Seats": "red blue", "Options": "table-edge", "Table": "4x4"}
    assert write(game_of_computers(values, "seed")) == write(game_of_computers(values, "seed"))
    assert read(write(game_of_computers(values, "seed"))).entries


def test_the_command_reports_a_game_without_a_puzzle(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    short = tmp_path / "short.game"
    short.write_text('[Seats "red blue"]\n\n1. red D@0,-1/2\n', encoding="utf-8")
    assert main(["puzzle", str(short)]) == 1
    assert "no turn is clearly best" in capsys.readouterr().err
    assert main(["puzzle"]) == 2
    assert main(["puzzle", str(short), "--random", "seed"]) == 2
    assert main(["puzzle", "--random", "seed", "--seats", "violet"]) == 1
    assert "violet" in capsys.readouterr().err


def test_the_command_prints_puzzles(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The command prints puzzles as text that can be read again, or writes each to a file of its own."""
    found = puzzle()
    monkeypatch.setattr("game.analysis_commands.puzzles", lambda _: iter([None, found, found]))
    file = tmp_path / "one.game"
    file.write_text(write(found.record), encoding="utf-8")
    assert main(["puzzle", str(file)]) == 0
    assert parse_puzzle(capsys.readouterr().out.strip() + "\n") == found
    assert main(["puzzle", str(file), "--into", str(tmp_path)]) == 0
    assert parse_puzzle((tmp_path / f"one-{found.position.turn}.game").read_text(encoding="utf-8")) == found


def test_the_command_takes_lists_as_new_does(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Seats may be given as a number, and lists with commas; as many puzzles are printed as were asked for."""
    searched: list[Record] = []

    def found(record: Record) -> Iterator[Puzzle]:
        searched.append(record)
        yield from (puzzle(), puzzle(), puzzle())

    monkeypatch.setattr("game.analysis_commands.puzzles", found)
    command = ["puzzle", "--random", "seed", "--seats", "3", "--expansions=abbot,inns", "--most", "2"]
    assert main(command) == 0
    (record,) = searched
    assert [seat.value for seat in record.setup.seats] == ["red", "blue", "green"]
    assert {expansion.value for expansion in record.setup.ruleset.expansions} == {"abbot", "inns"}
    assert capsys.readouterr().out.count("[Tile ") == 2


def test_leads_are_written_to_a_hundredth() -> None:
    found = puzzle()
    assert all(isinstance(turn, ComparedTurn) for turn in found.turns)
    assert f"{found.best.lead:+.2f}" in puzzle_text(found)
    assert isinstance(parse_move(puzzle_text(found).split('[Best "')[1].split(" ")[0]), Place)
