"""Tests that packed parts of games are restored as they were, and can be played on."""

from collections.abc import Callable
from pathlib import Path

import pytest
from games_played import ANN, BEN, started, turn

from game.engine.match import play
from game.notation.record import read
from game.opponents import load
from game.values.ruleset import RULES_VERSION
from host.games import repository
from host.games.game_history import begin, extended
from host.games.opening import Opening
from host.games.packing import packed, unpacked
from host.host import Host
from model.games import Maker
from model.ids import ChannelId, GameId

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.game"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_packed_match_is_played_on(file: Path, clock: Callable[[], object]) -> None:
    """Under all rules, a packed match and its steps are restored equal, and played on equally."""
    setup = read(file.read_text(encoding="utf-8")).setup
    history = begin(Opening(GameId("tavomi"), setup.ruleset, setup.seats, "a seed", RULES_VERSION))
    for number in range(24):
        if history.over:
            break
        before = history.seq
        match = unpacked(packed(history.match(before)))
        assert match == history.match(before)
        moves = load("random").choose(history.position, f"dice {number}", 0.0)
        history = extended(history, moves, maker=Maker.COMPUTER, person=None, at=clock())
        added = history.steps[before + 1 :]
        for step in added:
            match, _ = play(match, step.move)
        assert match == history.match(history.seq)
        assert unpacked(packed(added)) == added


async def test_a_game_in_memory_is_not_replayed(
    host: Host, restart: Callable[[], Host], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game in memory is brought up to date without a replay; one that was dropped is replayed."""
    monkeypatch.setattr(repository, "MOST_KEPT", 3)
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
