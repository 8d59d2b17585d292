"""A database of revision 0011 opens, and every game, table and tournament in it goes on."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from games_played import ANN, BEN, CLEO, DAY, HandClock, as_message, play_on, turn
from older_databases import opened

from host.host import Host
from model.ids import ChannelId, GameId, MessageId, TournamentId
from model.outbox import Delivery, GameDelivery, MessageKind, TournamentDelivery, Work
from model.tables import GameStatus
from storage.database import Database

OVER, GOING_ON, VOTING, REFUSED = map(GameId, ("lemodera", "sidesasu", "monasuzo", "zovotedu"))
TOURNAMENT_GAME, TOURNAMENT = GameId("turetasu"), TournamentId("numaboza")
TABLE = ChannelId(74)


@pytest.fixture
def clock() -> HandClock:
    """Return a clock that shows a minute after the last write to the older database."""
    found = HandClock()
    found.time = datetime(2026, 3, 4, 13, 1, tzinfo=UTC)
    return found


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    async with opened(tmp_path, "0011") as database:
        yield database


def summary(delivery: Delivery) -> tuple[str, int, MessageKind]:
    """Return the game or tournament, the number and the kind of a delivery."""
    return delivery.subject, delivery.number, delivery.kind


async def test_pending_messages_keep_their_numbers(host: Host) -> None:
    """A number makes the nonce of its message, which may have been posted already, so it stays."""
    posts = await host.outbox.waiting(Work.POST)
    assert {summary(delivery) for delivery in posts} == {
        (GOING_ON, 3, MessageKind.TURN),
        (GOING_ON, 4, MessageKind.REMINDER_HALF),
        (TOURNAMENT_GAME, 1, MessageKind.TURN),
        (TOURNAMENT, 3, MessageKind.MATCH),
        (TOURNAMENT, 4, MessageKind.MATCH),
    }
    assert all(delivery.possibly_sent for delivery in posts)
    turn_waits = next(
        delivery for delivery in posts if isinstance(delivery, GameDelivery) and delivery.game == GOING_ON
    )
    assert (turn_waits.seq, turn_waits.since, turn_waits.channel) == (4, 2, 72)
    matches = [delivery for delivery in posts if isinstance(delivery, TournamentDelivery)]
    assert [(match.round, match.match, match.channel) for match in matches] == [(1, 1, 800), (1, 2, 800)]


async def test_a_game_goes_on_by_the_rules_it_began_with(host: Host) -> None:
    """A game is played by the version of the rules it began with, also where a rule has changed since."""
    game = await host.games._repository.load(GOING_ON)
    assert game.history.match(game.history.seq).version == 1


async def test_posted_messages_are_updated(host: Host) -> None:
    """Controls of a turn that is over are disabled, a changed clock is refreshed, and other messages stay unchanged."""
    updates = [delivery for delivery in await host.outbox.waiting() if delivery.work is not Work.POST]
    found = {
        (*summary(update), update.work, update.posted.message if update.posted else None)
        for update in updates
    }
    assert found == {
        (GOING_ON, 1, MessageKind.TURN, Work.DISABLE_CONTROLS, 7201),
        (VOTING, 1, MessageKind.TURN, Work.DISABLE_CONTROLS, 7301),
        (VOTING, 2, MessageKind.TURN, Work.REFRESH_CLOCK, 7302),
        (REFUSED, 1, MessageKind.TURN, Work.DISABLE_CONTROLS, 7501),
    }
    shown = await host.outbox.current_message(OVER)
    assert shown is not None
    assert (shown.channel, shown.message) == (71, 7109)


async def test_numbers_of_messages_are_not_reused(host: Host) -> None:
    """A message number is never used again, not even that of a vote that was refused before it was posted."""
    view = await host.games.view(REFUSED)
    await host.undo.ask(REFUSED, CLEO.id, view.seq)
    numbers = [
        delivery.number for delivery in await host.outbox.waiting(Work.POST) if delivery.subject == REFUSED
    ]
    assert numbers == [4]


async def test_all_games_tables_and_tournaments_go_on(host: Host, clock: HandClock) -> None:
    """Games are played to their end and posted in order, the vote is answered, the table fills, and matches begin."""
    await host.undo.answer(VOTING, BEN.id, 2, agree=True)
    table = await host.lobby.in_channel(TABLE)
    assert table is not None
    assert table.message == MessageId(7400)
    await host.lobby.join(table.id, BEN)
    assert (await host.lobby.start(table.id, ANN.id)).status is GameStatus.RUNNING
    for game in (GOING_ON, VOTING, REFUSED, TOURNAMENT_GAME):
        await turn(host, game)
    assert (await play_on(host, TOURNAMENT_GAME)).status is GameStatus.OVER
    posted: dict[str, list[int]] = {}
    while await host.outbox.waiting(Work.POST):
        delivery = await host.outbox.next_post()
        if isinstance(delivery, TournamentDelivery) and delivery.kind is MessageKind.MATCH:
            assert delivery.round is not None
            assert delivery.match is not None
            thread = ChannelId(9000 + delivery.match)
            await host.threads.seat(delivery.tournament, delivery.round, delivery.match, thread)
        await host.outbox.delivered(delivery, as_message(delivery, 9000 + delivery.number))
        posted.setdefault(delivery.subject, []).append(delivery.number)
    assert all(numbers == sorted(numbers) for numbers in posted.values())
    await host.director.run_due()
    tournament = await host.tournaments.get(TOURNAMENT)
    assert [match.open for match in tournament.matches] == [False, True, True]
    assert all(match.counted for match in tournament.matches)
    clock.forward(DAY + timedelta(hours=1))
    await host.timekeeper.run_due()
    assert await host.log_check.check() == (6, ())
