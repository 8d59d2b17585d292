"""Whole games under rules that change whose choice it is and what is hidden."""

import pytest
from at_the_table import ANN, BEN, CHANNEL, GUILD, HandClock, options, whole_turn

from bot.host import Host
from game.events import Drawn
from game.record import read
from game.replay import replay
from game.ruleset import Expansion, Option, Ruleset, make_ruleset
from storage.values import GameStatus, TimeOut

RULESETS = {
    "hidden hands": make_ruleset(on=[Option.HAND_THREE], hidden_hands=True),
    "tile market": make_ruleset(on=[Option.TILE_MARKET]),
    "river and abbot": make_ruleset(
        expansions=[Expansion.RIVER, Expansion.ABBOT], on=[Option.FILL_HOLE_EXTRA_TURN]
    ),
}


@pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS.keys())
async def test_clock_and_computer_play_to_the_end(host: Host, clock: HandClock, rules: Ruleset) -> None:
    """With a person who never comes and a computer, a game under any rules is over some day, and its file replays."""
    table = await host.lobby.open(
        GUILD, CHANNEL, ANN, options(ruleset=rules, turn_seconds=300, time_out=TimeOut.RANDOM_TILE)
    )
    await host.lobby.add_computer(table.id, ANN.id, "random")
    view = await host.lobby.start(table.id, ANN.id)
    for _ in range(200):
        await host.timekeeper.ring()
        view = await host.table.view(view.id, ANN.id)
        if view.deadline is None:
            break
        clock.time = view.deadline
    assert view.status is GameStatus.OVER
    record = read(await host.files.export(view.id))
    assert replay(record, strict=True).position.scores == view.position.scores


async def test_hidden_hands_stay_hidden(host: Host) -> None:
    """Of hands of three everybody sees their own alone, in views, in reports and in the file."""
    rules = RULESETS["hidden hands"]
    table = await host.lobby.open(GUILD, CHANNEL, ANN, options(ruleset=rules))
    await host.lobby.join(table.id, BEN)
    view = await host.lobby.start(table.id, ANN.id)
    place = (await host.table.view(view.id, ANN.id)).position
    assert len(place.hands[view.seats[0].colour]) == 3
    assert place.hands[view.seats[1].colour] == ()
    watcher = (await host.table.view(view.id)).position
    assert set(watcher.hands.values()) == {()}
    moved = await host.table.move(view.id, ANN.id, 0, whole_turn(view))
    assert not any(isinstance(event, Drawn) and event.to_hand for event in moved.report.events)
    text = await host.files.export(view.id)
    assert len(replay(read(text)).position.board) == 2
    assert "Dealt" not in text
