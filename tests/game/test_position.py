"""Tests of positions: equal by content, the same digest in every process, and safe to pickle."""

import pickle
import subprocess
import sys

from random_games import played

from game.engine.match import digest, start
from game.engine.position import Position
from game.values.ruleset import Colour, Edition, Expansion, Option, make_ruleset

SEATS = (Colour.RED, Colour.BLUE, Colour.GREEN)
EXPANSIONS = (Expansion.RIVER, Expansion.ABBOT, Expansion.INNS)
RULES = make_ruleset(Edition.SECOND, EXPANSIONS, [Option.FILL_HOLE_EXTRA_TURN])
KEPT = "c6fabed2"


def last_position(seed: str = "7") -> Position:
    """Return the last position of a random game."""
    *_, (match, _, _) = played(RULES, SEATS, seed)
    return match.position


def test_the_digest_of_a_game_never_changes() -> None:
    """Digests do not change, since the log keeps them for years; a change here needs a new RULES_VERSION."""
    assert digest(last_position()) == KEPT


def test_the_digest_is_the_same_in_every_process() -> None:
    """The digest is the same in every process, although Python hashes names differently in each."""
    program = (
        "import sys; sys.path.insert(0, 'tests/game'); "
        "from test_position import last_position; from game.engine.match import digest; "
        "print(digest(last_position()))"
    )
    for hash_seed in ("1", "2"):
        environment = {"PYTHONHASHSEED": hash_seed}
        run = subprocess.run(
            [sys.executable, "-c", program], capture_output=True, env=environment, check=True
        )
        assert run.stdout.decode().strip() == KEPT


def test_a_position_survives_the_way_to_another_process() -> None:
    """A position sent to another process, where opponents choose, is equal there and goes on in the same way."""
    match, _ = start(RULES, SEATS, "1")
    travelled = pickle.loads(pickle.dumps(match))
    assert travelled == match
    assert travelled.position.book is match.position.book
    assert len(pickle.dumps(last_position())) < 60_000


def test_positions_are_equal_by_content() -> None:
    """Two games with the same moves end in equal positions; another seed gives another position."""
    assert last_position() == last_position()
    assert last_position() != last_position("8")


def test_a_copy_is_whole() -> None:
    """A copy, written out slot by slot for speed, leaves no slot out."""
    position = last_position()
    for twin in (position.copy(), position.copy_same_tiles()):
        assert twin == position
        for whole in (twin, twin.grid, twin.features):
            assert [slot for slot in type(whole).__slots__ if not hasattr(whole, slot)] == []


def test_what_a_position_shows_cannot_be_changed() -> None:
    """A position's scores, supply and board are read-only."""
    position = last_position()
    for shown in (position.scores, position.supply, position.board, position.unseen, position.hands):
        assert not hasattr(shown, "__setitem__")
