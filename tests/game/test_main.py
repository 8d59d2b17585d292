"""Tests of the commands of `python -m game`."""

from __future__ import annotations

import errno
import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from game.__main__ import main
from game.notation.record import read
from game.puzzles.puzzle import parse_puzzle
from host.puzzles import stock

SCENARIOS = Path(__file__).parents[1] / "scenarios"
GOOD, BAD = str(SCENARIOS / "road.game"), str(SCENARIOS / "place-occupied.game")


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Return exit status, standard output and standard error of one command."""
    status = main(arguments)
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def test_replay_prints_scores(capsys: pytest.CaptureFixture[str]) -> None:
    """`replay` prints the scores of each file on one line; an unfinished game has its scores so far."""
    end = str(SCENARIOS / "end.game")
    assert run(capsys, "replay", GOOD, end) == (0, f"{GOOD}: red:4 blue:0 so far\n{end}: red:6 blue:2\n", "")


def test_replay_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    """`replay` prints one JSON object a line, with payments and the supply."""
    status, out, _ = run(capsys, "replay", "--json", GOOD)
    assert status == 0
    assert json.loads(out) == {
        "file": GOOD,
        "finished": False,
        "scores": {"red": 4, "blue": 0},
        "supply": {"red": {"meeple": 7}, "blue": {"meeple": 7}},
        "scored": [
            {"move": 4, "feature": "road", "points": 4, "seats": ["red"], "tiles": 4, "complete": True}
        ],
    }


def test_final_scoring_has_no_move(capsys: pytest.CaptureFixture[str]) -> None:
    """Payments of the final scoring belong to no move."""
    _, out, _ = run(capsys, "replay", "--json", str(SCENARIOS / "road--open.game"))
    assert json.loads(out)["scored"] == [
        {"move": None, "feature": "road", "points": 2, "seats": ["red"], "tiles": 2, "complete": False}
    ]


def test_a_bonus_is_paid_for_no_tiles(capsys: pytest.CaptureFixture[str]) -> None:
    """Points beside those of features name their source in place of a feature. Rule: fairy-turn."""
    _, out, _ = run(capsys, "replay", "--json", str(SCENARIOS / "fairy-turn.game"))
    bonus = {"points": 1, "seats": ["red"], "feature": "fairy", "tiles": 0, "complete": True}
    assert json.loads(out)["scored"] == [{"move": 5, **bonus}, {"move": 7, **bonus}]


def test_trace_lists_the_legal_moves_of_each_turn(capsys: pytest.CaptureFixture[str]) -> None:
    """A trace lists placements before the tile was laid, deployments after it, and scores at the turn's end."""
    _, out, _ = run(capsys, "replay", "--trace", str(SCENARIOS / "deploy-completed.game"))
    (turn,) = json.loads(out)["turns"]
    assert (turn["move"], turn["tile"], turn["recalls"]) == (1, "E", [])
    assert turn["placements"] == ["@0,-1/2", "@0,1/1", "@0,1/2", "@0,1/3"]
    assert turn["deployments"] == ["+city:S", "+field:NNW"]
    assert turn["scores"] == {"red": 4, "blue": 0}


def test_a_refused_file_does_not_stop_the_others(capsys: pytest.CaptureFixture[str]) -> None:
    """The refusal names file, line, move and rule; the status says that there was one."""
    status, out, err = run(capsys, "replay", BAD, GOOD)
    assert (status, out) == (1, f"{GOOD}: red:4 blue:0 so far\n")
    assert err == f"{BAD}:6: 1. red U@0,0/0: place-occupied: a tile lies there already\n"


def test_strict_counts_copies(capsys: pytest.CaptureFixture[str]) -> None:
    """Rule: tiles-base."""
    twice = str(SCENARIOS / "tiles-base--strict.game")
    assert run(capsys, "replay", twice)[0] == 0
    status, _, err = run(capsys, "replay", "--strict", twice)
    assert (status, err.split(": ")[2]) == (1, "tiles-base")


@pytest.mark.parametrize(
    ("data", "line", "rule"),
    [
        (b"\xff\xfe noise", 1, "notation"),
        (b'[Seats "red"]\n\n1. red \xe9\n', 3, "notation"),
        (b"\x00" * 5_000_000, 1, "notation"),
        (b"; \xc3\xa9" * 4_000_000, 1, "notation"),
        (b'[Seats "red"]\n1. red U@1,0', 2, "notation"),
    ],
)
def test_broken_files_are_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, data: bytes, line: int, rule: str
) -> None:
    """Random bytes, truncation and other encodings are refused in one line on standard error."""
    file = tmp_path / "broken.game"
    file.write_bytes(data)
    status, out, err = run(capsys, "replay", str(file))
    assert (status, out, err.count("\n")) == (1, "", 1)
    assert err.startswith(f"{file}:{line}: ")
    assert f": {rule}: " in err


def test_missing_files_are_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A file that does not exist, and a folder, are refused."""
    for file in (tmp_path / "none.game", tmp_path):
        status, _, err = run(capsys, "replay", str(file))
        assert (status, err.count("\n")) == (1, 1)


def test_a_dash_reads_standard_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file name `-` reads standard input."""
    text = Path(GOOD).read_bytes()
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text)))
    assert run(capsys, "replay", "-") == (0, "-: red:4 blue:0 so far\n", "")


def test_moves_lists_every_whole_turn(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """`moves` lists each placement with a deployment, a recall or neither; each is legal when played."""
    text = Path(SCENARIOS / "abbot-recall.game").read_text().rsplit("3. ", 1)[0]
    file = tmp_path / "stop.game"
    file.write_text(text)
    status, out, _ = run(capsys, "moves", str(file), "--tile", "C")
    assert (status, out.splitlines()) == (
        0,
        ["C@0,-1/0 +city:N", "C@0,-1/0 -abbot@1,0", "C@0,-1/0"]
        + [
            line
            for turns in "123"
            for line in (f"C@0,-1/{turns} +city:N", f"C@0,-1/{turns} -abbot@1,0", f"C@0,-1/{turns}")
        ],
    )
    for line in out.splitlines():
        file.write_text(f"{text}3. red {line}\n")
        assert run(capsys, "replay", str(file))[0] == 0


@pytest.mark.parametrize("record", ["hidden-hands", "early-draw-market", "open-hands-start-in-bag", "market"])
def test_moves_after_part_of_a_game_with_hands(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, record: str
) -> None:
    """With hands, the moves are those of the seat to move as if it held the given tile."""
    lines = (SCENARIOS.parent / "records" / f"{record}.game").read_text().splitlines()
    stop = next(number for number, line in enumerate(lines) if line.startswith("21. "))
    file = tmp_path / "stop.game"
    file.write_text("\n".join(lines[:stop]))
    status, out, err = run(capsys, "moves", str(file), "--tile", "U")
    assert (status, err) == (0, "")
    assert all(line.startswith("U@") for line in out.splitlines())
    assert out


@pytest.mark.parametrize(("option", "start"), [("hand-early-draw", ""), ("hand-three", '[Start "B@0,0/0"]')])
def test_moves_of_an_unplayable_tile_in_a_hand(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, option: str, start: str
) -> None:
    """A hand of which nothing fits is drawn again, so that there is no turn with this tile. Rule: unplayable."""
    file = tmp_path / "river.game"
    expansions = "" if start else '[Expansions "river"]'
    file.write_text(f'[Options "{option}"]\n[Seats "red blue"]\n{expansions}{start}\n')
    assert run(capsys, "moves", str(file), "--tile", "C") == (0, "", "")


def test_moves_refuses_an_unknown_tile(capsys: pytest.CaptureFixture[str]) -> None:
    """Rule: tiles-base."""
    status, out, err = run(capsys, "moves", GOOD, "--tile", "Z")
    assert (status, out, err) == (1, "", f"{GOOD}:1: Z: tiles-base: there is no such tile\n")


def test_moves_refuses_a_dragon_tile_before_the_first_volcano(capsys: pytest.CaptureFixture[str]) -> None:
    """Rule: dragon-tiles-wait."""
    file = str(SCENARIOS / "dragon-start.game")
    status, out, err = run(capsys, "moves", file, "--tile", "PD07")
    assert (status, out) == (1, "")
    assert err.startswith(f"{file}:1: PD07: dragon-tiles-wait: ")


def test_no_move_is_listed_during_a_flight(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """No tile is laid before the flight is over. Rule: dragon-six."""
    flight = (SCENARIOS / "dragon-fly.game").read_text()
    steps = flight.rindex("~")
    file = tmp_path / "stop.game"
    file.write_text(flight[: steps + 2] + "\n")
    assert run(capsys, "moves", str(file), "--tile", "U") == (0, "", "")


def test_no_move_is_listed_within_a_turn(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """No tile is laid before the turn that has begun is over."""
    file = tmp_path / "waits.game"
    file.write_text('[Seats "red blue"]\n[Waits "1 deploy"]\n1. red E@0,-1/2\n', encoding="utf-8")
    assert run(capsys, "moves", str(file), "--tile", "E") == (0, "", "")


def test_no_move_is_listed_after_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    """After the end of a game no move is listed."""
    assert run(capsys, "moves", str(SCENARIOS / "end.game"), "--tile", "U") == (0, "", "")


def test_new_writes_a_header(capsys: pytest.CaptureFixture[str]) -> None:
    """`new` writes options as keys, and names the start tile."""
    options = ["--edition", "second", "--expansions", "river", "--options", "table-edge", "--table", "12x9"]
    status, out, _ = run(capsys, "new", *options, "--seats", "blue red")
    assert status == 0
    assert out.splitlines() == [
        '[Edition "second"]',
        '[Expansions "river"]',
        '[Options "table-edge"]',
        '[Table "12x9"]',
        '[Seats "blue red"]',
        '[Start "RA@0,0/0"]',
        "",
    ]


@pytest.mark.parametrize(
    "words",
    [
        ["--expansions", "abbot", "inns", "--options", "tile-market", "city-small", "--seats", "3"],
        ["--expansions", "abbot inns", "--options", "tile-market city-small", "--seats", "red blue green"],
        ["--expansions=inns,abbot", "--options=city-small,tile-market", "--seats", "red", "blue", "green"],
    ],
)
def test_new_takes_lists_in_any_quoting(capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    """`new` takes lists as words, as one quoted list or with commas; seats may be given as a number."""
    status, out, _ = run(capsys, "new", *words)
    assert status == 0
    assert out.splitlines()[1:4] == [
        '[Expansions "abbot inns"]',
        '[Options "city-small tile-market"]',
        '[Seats "red blue green"]',
    ]


@pytest.mark.parametrize(
    "arguments",
    [
        ["--options", "field-first field-off"],
        ["--seats", "7"],
        ["--options", "table-edge-completes"],
        ["--expansions", "tower"],
        ["--seats", "red red"],
        ["--seats"],
        ["--seats", "red blue green yellow black pink white"],
        ["--table", "1x1", "--options", "table-edge"],
    ],
)
def test_new_refuses_impossible_rules(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    """Impossible rules are refused with one sentence on standard error and nothing on standard output."""
    status, out, err = run(capsys, "new", *arguments)
    assert (status, out, err.count("\n")) == (1, "", 1)


@pytest.mark.parametrize(
    "options",
    ["", "hand-early-draw tile-market", "hand-three", "start-in-bag unplayable-returns fill-hole-extra-turn"],
)
def test_new_plays_whole_games(capsys: pytest.CaptureFixture[str], tmp_path: Path, options: str) -> None:
    """A random game replays strictly to its end, and is the same for the same seed."""
    command = ["new", "--random", "4", "--options", options, "--expansions", "abbot inns"]
    status, out, _ = run(capsys, *command)
    assert status == 0
    assert run(capsys, *command)[1] == out
    file = tmp_path / "random.game"
    file.write_text(out)
    status, scores, err = run(capsys, "replay", "--strict", str(file))
    assert (status, err) == (0, "")
    assert "so far" not in scores
    assert read(out).entries[-1][0] == len(out.splitlines())


def test_perft_counts_whole_turns(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Depth 1 counts what `moves` lists for the first tile."""
    status, out, _ = run(capsys, "perft", GOOD, "--depth", "2")
    assert status == 0
    depths = [line.split() for line in out.splitlines()]
    assert [depth for depth, _ in depths] == ["1", "2"]
    header = Path(GOOD).read_text().split("1. ")[0]
    stop = tmp_path / "stop.game"
    stop.write_text(header)
    _, turns, _ = run(capsys, "moves", str(stop), "--tile", "V")
    assert int(depths[0][1]) == len(turns.splitlines())


def test_perft_refuses_a_game_that_breaks_the_rules(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Nothing is counted for a game that cannot be replayed."""
    file = tmp_path / "broken.game"
    file.write_text('[Seats "red blue"]\n1. red D@5,5/0\n', encoding="utf-8")
    status, out, err = run(capsys, "perft", str(file), "--depth", "1")
    assert (status, out, err.count("\n")) == (1, "", 1)
    assert err.startswith(f"{file}:2: 1. red D@5,5/0: place-adjacent: ")


def test_puzzles_are_written_into_a_folder_that_is_created(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A missing folder is created; a path that cannot be one is refused before the search begins."""
    folder, text = tmp_path / "not" / "there", stock.text(stock.names()[0])
    monkeypatch.setattr("game.analysis_commands.puzzles", lambda _: iter([parse_puzzle(text)]))
    status, out, _ = run(capsys, "puzzle", GOOD, "--most", str(10**30), "--into", str(folder))
    (written,) = folder.iterdir()
    assert (status, out.startswith(str(written)), written.read_text(encoding="utf-8")) == (0, True, text)
    status, _, err = run(capsys, "puzzle", GOOD, "--into", str(written))
    assert (status, err) == (1, f"{written}: cannot be written: File exists\n")


def _no_space(*_: object, **__: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_a_puzzle_that_cannot_be_written_is_refused_in_a_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a full disk no part of the puzzle is left, and an older file of that name stays as it was."""
    puzzle = parse_puzzle(stock.text(stock.names()[0]))
    monkeypatch.setattr("game.analysis_commands.puzzles", lambda _: iter([puzzle]))
    file = tmp_path / f"road-{puzzle.position.turn}.game"
    file.write_text("older", encoding="utf-8")
    with monkeypatch.context() as full:
        full.setattr(Path, "replace", _no_space)
        status, out, err = run(capsys, "puzzle", GOOD, "--into", str(tmp_path))
    assert (status, out, err) == (1, "", f"{file}: cannot be written: No space left on device\n")
    assert [(path, path.read_text(encoding="utf-8")) for path in tmp_path.iterdir()] == [(file, "older")]


def test_a_folder_that_cannot_be_written_is_refused_before_the_search(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A folder on a full disk, or without permission to write, is refused before the long search."""
    monkeypatch.setattr("game.record_files.tempfile.TemporaryFile", _no_space)
    monkeypatch.setattr("game.analysis_commands.puzzles", lambda _: pytest.fail("the search has begun"))
    status, out, err = run(capsys, "puzzle", GOOD, "--into", str(tmp_path))
    assert (status, out, err) == (1, "", f"{tmp_path}: cannot be written: No space left on device\n")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
@pytest.mark.parametrize("command", [["new", "--random", "1"], ["replay", GOOD], ["review", GOOD]])
def test_output_to_a_full_disk_is_refused_in_a_sentence(command: list[str]) -> None:
    """If standard output is a file on a full disk, the command ends with one sentence."""
    with Path("/dev/full").open("w") as full:
        ended = subprocess.run(
            [sys.executable, "-m", "game", *command], stdout=full, stderr=subprocess.PIPE, check=False
        )
    assert (ended.returncode, ended.stderr) == (
        1,
        b"standard output: cannot be written: No space left on device\n",
    )


@pytest.mark.parametrize("command", ["new", "replay"])
def test_closed_output_is_refused_in_a_sentence(command: str) -> None:
    """If standard output is closed from the start, the command ends with one sentence."""
    files = [GOOD] if command == "replay" else []
    closed = ["sh", "-c", 'exec "$@" >&-', "sh", sys.executable, "-m", "game", command, *files]
    ended = subprocess.run(closed, stderr=subprocess.PIPE, check=False)
    assert (ended.returncode, ended.stderr) == (
        1,
        b"standard output: cannot be written: Bad file descriptor\n",
    )


@pytest.mark.parametrize("number", ["0", "-1", "many"])
@pytest.mark.parametrize(("command", "option"), [("puzzle", "--most"), ("perft", "--depth")])
def test_numbers_below_one_are_refused(
    capsys: pytest.CaptureFixture[str], command: str, option: str, number: str
) -> None:
    """A number of puzzles, or of turns to look ahead, below one is a wrong command line."""
    with pytest.raises(SystemExit, match="2"):
        main([command, GOOD, option, number])
    assert f"{option}: {number!r} is no number from 1 on" in capsys.readouterr().err


def test_a_closed_pipe_is_no_error() -> None:
    """Output that its reader closes early is no error."""
    files = [GOOD] * 3000
    piped = subprocess.Popen(
        [sys.executable, "-m", "game", "replay", *files], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert piped.stdout
    assert piped.stderr
    piped.stdout.readline()
    piped.stdout.close()
    assert piped.stderr.read() == b""
    piped.stderr.close()
    assert piped.wait() == 0
