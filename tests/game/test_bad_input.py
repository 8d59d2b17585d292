"""Tests that moves forbidden by expansions are refused with rule, line and move, and change nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.__main__ import main
from game.engine.legal import moves
from game.engine.position import digest
from game.engine.rules import apply, draw
from game.expansions.dragon.moves import DRAGON_STEP, Step
from game.expansions.flyers.moves import Throw
from game.expansions.flyers.rules import DIE
from game.notation.lines import Turn
from game.notation.record import read
from game.notation.replay import replay
from game.values.errors import IllegalMove, RecordError
from game.values.geometry import Side
from game.values.moves import Skip
from game.values.phases import Phase

HEAD = '[Expansions "inns traders dragon flyers"]\n[Seats "red blue"]\n[Start "D@0,0/0"]\n'

SIX = (
    "1. red PD18@1,0/0\n2. blue B@0,1/0\n3. red B@1,1/0\n4. blue B@0,2/0\n5. red B@1,2/0\n6. blue B@2,2/0\n"
    "7. red B@2,1/0\n8. blue PD17@2,0/0 ~WSSEEN\n"
)
"""A dragon flight of all six steps."""

REFUSED = {
    "a step back": ("1. red PD18@1,0/0\n2. blue PD17@2,0/0 ~WE", "dragon-step"),
    "a step off the land": ("1. red PD18@1,0/0\n2. blue PD17@2,0/0 ~N", "dragon-step"),
    "a step without a flight": ("1. red PD18@1,0/0\n2. blue U@2,0/0 ~W", "dragon-step"),
    "a step onto the fairy": (
        "1. red U@1,0/0\n2. blue PD01@1,1/0\n3. red U@2,0/0 +road:E\n4. blue B@0,1/0\n"
        "5. red PD20@2,1/2 *road:E@2,0 ~EN",
        "dragon-step",
    ),
    "a seventh step": ("1. red PD18@1,0/0\n2. blue PD17@2,0/0 ~WWWWWWW", "dragon-six"),
    "a builder alone": (
        "1. red U@1,0/0\n2. blue E@0,-1/2\n3. red U@2,0/0 +builder:road:E",
        "builder-deploy",
    ),
    "a builder with another seat's follower": (
        "1. red B@0,1/0\n2. blue U@1,0/0 +road:E\n3. red U@2,0/0 +builder:road:E",
        "builder-deploy",
    ),
    "a pig alone": ("1. red U@1,0/0\n2. blue E@0,-1/2\n3. red U@2,0/0 +pig:field:NNW", "pig-deploy"),
    "a portal into a finished city": (
        "1. red E@0,-1/2\n2. blue U@1,0/0\n3. red PD08@2,0/0 +city:N@0,0",
        "portal-deploy",
    ),
    "a portal into a taken city": (
        "1. red U@1,0/0\n2. blue E@1,-1/0 +city:N\n3. red PD28@2,0/0 +city:N@1,-1",
        "portal-deploy",
    ),
    "a builder through a portal": (
        "1. red U@1,0/0 +road:E\n2. blue B@0,1/0\n3. red PD28@2,0/0 +builder:road:E@1,0",
        "portal-deploy",
    ),
    "a princess in a city without figures": (
        "1. red R@0,-1/2\n2. blue U@1,0/0\n3. red PD19@1,-1/0 -blue:city:E@0,-1",
        "princess",
    ),
    "a princess and a thief": (
        "1. red R@0,-1/2\n2. blue U@1,0/0 +road:E\n3. red PD19@1,-1/0 -blue:road:E@1,0",
        "princess",
    ),
    "the fairy and another seat's follower": (
        "1. red U@1,0/0 +road:E\n2. blue B@0,1/0 *road:E@1,0",
        "fairy-move",
    ),
    "a meeple on a volcano": ("1. red PD18@1,0/0 +road:E", "volcano-no-meeple"),
    "a flight without a machine": ("1. red U@1,0/0 +flyer:1", "flyer-fly"),
    "a landing on a field": (
        "1. red U@1,0/0\n2. blue FL02@1,1/1 +flyer:1 >field:NNW@1,0",
        "flyer-land",
    ),
    "a die with four": ("1. red U@1,0/0\n2. blue FL02@1,1/1 +flyer:4", "flyer-fly"),
    "goods that are claimed": ("1. red U@1,0/0 wine:3", "seats"),
    "goods as an action": ("1. red U@1,0/0 +wine:3", "notation"),
    "a seat that does not play": ("1. red U@1,0/0\n2. green U@2,0/0", "seats"),
    "a turn after the end": ("1. red U@1,0/0\nend\n2. blue U@2,0/0", "end"),
    "the seat of a second turn": (
        "1. red U@1,0/0 +road:E\n2. blue B@0,1/0\n3. red U@2,0/0 +builder:road:E\n4. blue B@1,1/0\n"
        "5. red U@3,0/0\n6. blue B@2,1/0",
        "seat-order",
    ),
}


@pytest.mark.parametrize(("written", "rule"), REFUSED.values(), ids=list(REFUSED))
def test_a_file_is_refused_with_rule_line_and_move(
    written: str, rule: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The refusal names the whole text of the last line; without that line the file is accepted."""
    text, last = HEAD + written + "\n", written.splitlines()[-1]
    with pytest.raises(RecordError) as refusal:
        replay(read(text))
    line = len(text.splitlines())
    assert (refusal.value.line, refusal.value.reason.value) == (line, rule)
    path = tmp_path / "bad.game"
    path.write_text(text, encoding="utf-8")
    assert main(["replay", "--json", "--trace", str(path)]) == 1
    captured = capsys.readouterr()
    assert captured.out == "", "nothing of a refused file is printed"
    assert captured.err.startswith(f"{path}:{line}: {last}: {rule}: ")
    replay(read(text.removesuffix(last + "\n")))


FILES_ONLY = ("seats", "notation", "seat-order", "end", "dragon-six")
"""Rules that only a file can break, and no move in a running game."""

ILLEGAL_MOVES = [name for name, (_, rule) in REFUSED.items() if rule not in FILES_ONLY]


@pytest.mark.parametrize("name", ILLEGAL_MOVES)
def test_an_illegal_move_is_refused_and_changes_nothing(name: str) -> None:
    """In a running game the move that breaks the rule is refused and the position stays unchanged."""
    written, rule = REFUSED[name]
    record = read(HEAD + written + "\n")
    turn = record.lines[-1].content
    assert isinstance(turn, Turn)
    before = record.__class__(record.lines[:-1], record.setup)
    position = replay(before).position
    if position.drawn is None:
        position = draw(position, turn.place.tile)[0]
    position = apply(position, turn.place)[0]
    for bad in turn.after:
        if isinstance(bad, Step) and position.phase is Phase.DEPLOY:
            position = apply(position, Skip())[0]
        if bad not in (*moves(position), *map(Throw, DIE)):
            break
        position = apply(position, bad)[0]
    unchanged = digest(position)
    with pytest.raises(IllegalMove) as refusal:
        apply(position, bad)
    assert refusal.value.reason.value == rule
    assert str(bad) in str(refusal.value)
    assert digest(position) == unchanged


def test_a_seventh_step_of_the_dragon_is_refused() -> None:
    """After the sixth step the turn is over, and a further step is refused. Rule: dragon-six."""
    position = replay(read(HEAD + SIX)).position
    unchanged = digest(position)
    for side in Side:
        with pytest.raises(IllegalMove) as refusal:
            apply(position, Step(side))
        assert refusal.value.reason is DRAGON_STEP
    assert digest(position) == unchanged
