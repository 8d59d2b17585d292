"""Tests of positions: equal by content, the same digest in every process, and safe to pickle."""

import pickle
import subprocess
import sys

import pytest
from random_games import played

from game.board.oriented_tile import STRIDE
from game.engine.match import start
from game.engine.position import Position, digest
from game.engine.rules import apply
from game.values.errors import IllegalMove, Reason
from game.values.geometry import Cell
from game.values.moves import Place
from game.values.ruleset import Colour, Edition, Expansion, Option, make_ruleset

SEATS = (Colour.RED, Colour.BLUE, Colour.GREEN)
EXPANSIONS = (Expansion.RIVER, Expansion.ABBOT, Expansion.INNS)
RULES = make_ruleset(Edition.SECOND, EXPANSIONS, [Option.FILL_HOLE_EXTRA_TURN])
STORED_DIGEST = "c6fabed2"


def last_position(seed: str = "7") -> Position:
    """Return the last position of a random game."""
    *_, (match, _, _) = played(RULES, SEATS, seed)
    return match.position


def test_the_digest_of_a_game_never_changes() -> None:
    """Digests do not change, since stored games have them; a change here needs a new RULES_VERSION."""
    assert digest(last_position()) == STORED_DIGEST


def test_the_digest_is_the_same_in_every_process() -> None:
    """The digest is the same in every process, although Python hashes names differently in each."""
    program = (
        "import sys; sys.path.insert(0, 'tests/game'); "
        "from test_position import last_position; from game.engine.position import digest; "
        "print(digest(last_position()))"
    )
    for hash_seed in ("1", "2"):
        environment = {"PYTHONHASHSEED": hash_seed}
        run = subprocess.run(
            [sys.executable, "-c", program], capture_output=True, env=environment, check=True
        )
        assert run.stdout.decode().strip() == STORED_DIGEST


def test_a_pickled_match_is_equal() -> None:
    """A match sent to another process is equal there, shares its rulebook, and its position is small."""
    match, _ = start(RULES, SEATS, "1")
    unpickled = pickle.loads(pickle.dumps(match))
    assert unpickled == match
    assert unpickled.position.book is match.position.book
    assert len(pickle.dumps(last_position())) < 60_000


def test_positions_are_equal_by_content() -> None:
    """Two games with the same moves end in equal positions; another seed gives another position."""
    assert last_position() == last_position()
    assert last_position() != last_position("8")


def test_a_copy_has_every_slot() -> None:
    """Copies, written slot by slot for speed, are equal and leave no slot out."""
    position = last_position()
    for twin in (position.copy(), position.copy_same_tiles()):
        assert twin == position
        for whole in (twin, twin.grid, twin.features):
            assert [slot for slot in type(whole).__slots__ if not hasattr(whole, slot)] == []


def test_views_of_a_position_are_read_only() -> None:
    """A position's scores, supply, board, unseen tiles and hands are read-only."""
    position = last_position()
    for shown in (position.scores, position.supply, position.board, position.unseen, position.hands):
        assert not hasattr(shown, "__setitem__")


@pytest.mark.parametrize(
    ("cell", "turns", "reason"),
    [
        (Cell(0, 1), 4, Reason.PLACE_MATCH),
        (Cell(0, 1), -1, Reason.PLACE_MATCH),
        (Cell(5, 5), 4, Reason.PLACE_MATCH),
        (Cell(STRIDE, 0), 0, Reason.PLACE_ADJACENT),
        (Cell(STRIDE, -1), 0, Reason.PLACE_ADJACENT),
    ],
)
def test_a_placement_that_the_written_form_cannot_name_is_refused(
    cell: Cell, turns: int, reason: Reason
) -> None:
    """Turns beyond three, and cells so far away that keys of the open cell (0, 1) and the start tile repeat."""
    position = start(make_ruleset(), SEATS[:2], "1")[0].position
    assert position.drawn is not None
    with pytest.raises(IllegalMove) as refusal:
        apply(position, Place(position.drawn, cell, turns))
    assert refusal.value.reason is reason
