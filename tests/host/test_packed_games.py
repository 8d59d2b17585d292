"""Games that leave memory as they are stay there packed, and are played on as if they had never left."""

import pickle
from collections.abc import Callable
from pathlib import Path

import pytest
from at_the_table import ANN, BEN, started, turn

from game.notation.record import read
from game.opponents import load
from host.games import packed_games, repository
from host.games.game_history import Opening, begin, extended
from host.host import Host
from model.games import Maker
from model.ids import ChannelId, GameId
from model.pickling import pickled

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.game"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_an_unpacked_game_is_played_on(file: Path, clock: Callable[[], object]) -> None:
    """Under all rules it is the same game, to its last move and whatever is then played."""
    setup = read(file.read_text(encoding="utf-8")).setup
    history = begin(Opening(GameId("tavomi"), setup.ruleset, setup.seats, "a seed"))
    for number in range(24):
        if history.over:
            break
        unpacked = pickle.loads(pickled(history))
        assert unpacked == history
        moves = load("random").choose(history.position, f"dice {number}", 0.0)
        history, other = (
            extended(one, moves, maker=Maker.COMPUTER, person=None, at=clock()) for one in (history, unpacked)
        )
        assert other == history
        assert other.entries == history.entries


async def test_a_packed_game_is_not_replayed(
    host: Host, restart: Callable[[], Host], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game that others have displaced is back without a replay, and with what was played elsewhere meanwhile."""
    monkeypatch.setattr(repository, "KEPT", 1)
    monkeypatch.setattr(packed_games, "MOST", 2)
    views = [await started(host, ANN, BEN, channel=ChannelId(number)) for number in range(1, 5)]
    later = restart()
    for _ in range(2):
        for view in views[:3]:
            assert (await later.games.view(view.id)).position == (await host.games.view(view.id)).position
    assert later.replays == 3
    await turn(host, views[0].id)
    found = await later.games.view(views[0].id)
    assert (found.seq, later.replays) == (2, 3)
    await later.games.view(views[3].id)
    await later.games.view(views[1].id)
    assert later.replays == 5
