"""Tests of moves: how a turn is checked, stored and answered."""

import asyncio
from collections.abc import Callable

import pytest
import sqlalchemy as sa
from games_played import ANN, BEN, CHANNEL, CLEO, HandClock, chance, started, turn, whole_turn

from game.engine.legal import deployments, placements
from game.notation.moves import parse_move
from game.values.errors import IllegalMove, Reason
from game.values.moves import Place, Skip
from game.values.phases import Phase
from host.errors import HostReason, HostRefusal
from host.host import Host
from model.games import Maker
from model.ids import GameId
from model.tables import GameStatus
from storage.database import Database
from storage.schema import log


async def entries(database: Database) -> list[tuple[int, str, str]]:
    """Return the number, text and tile of every entry."""
    async with database.read() as connection:
        rows = await connection.execute(sa.select(log.c.seq, log.c.text, log.c.tile).order_by(log.c.seq))
        return [(row.seq, row.text, row.tile) for row in rows]


async def test_a_whole_turn_is_stored_at_once(host: Host, database: Database) -> None:
    """A tile and a meeple in one move are stored together, and the next seat is to move."""
    view = await started(host, ANN, BEN)
    moved = await host.games.move(view.id, ANN.id, 0, whole_turn(view))
    assert moved.turn_over
    assert moved.view.seq == 2
    assert moved.view.to_move is not None
    assert moved.view.to_move.person == BEN.id
    assert moved.report.moves == tuple(whole_turn(view))
    tile = view.position.drawn
    assert [entry[2] for entry in await entries(database)] == [tile, tile]


async def test_tile_and_meeple_in_two_steps(host: Host) -> None:
    """A tile alone leaves the turn open; its message stays valid until the meeple is chosen."""
    view = await started(host, ANN, BEN)
    first = await host.games.move(view.id, ANN.id, 0, [placements(view.position)[0]])
    assert not first.turn_over
    assert (first.view.seq, first.view.turn_seq) == (1, 0)
    second = await host.games.move(view.id, ANN.id, 1, [deployments(first.view.position)[0]])
    assert second.turn_over
    assert second.report.first == 1
    assert len(second.report.moves) == 2


async def test_a_tile_with_an_illegal_meeple_is_not_stored(host: Host, database: Database) -> None:
    """If the meeple of a turn is refused, its tile is not stored either."""
    view = await started(host, ANN, BEN)
    place = placements(view.position)[0]
    with pytest.raises(IllegalMove):
        await host.games.move(view.id, ANN.id, 0, [place, place])
    assert await entries(database) == []
    assert (await host.games.view(view.id)).seq == 0


async def test_a_refused_placement_names_its_rule(host: Host) -> None:
    """A refusal of the rules reaches the player with its rule id."""
    view = await started(host, ANN, BEN)
    tile = view.position.drawn
    assert tile is not None
    with pytest.raises(IllegalMove) as refusal:
        await host.games.move(view.id, ANN.id, 0, [Place(tile, next(iter(view.position.board)), 0), Skip()])
    assert refusal.value.reason is Reason.PLACE_OCCUPIED


async def test_only_the_seat_to_move_moves(host: Host) -> None:
    """Moves of other people, and moves in an older state, are refused."""
    view = await started(host, ANN, BEN)
    moves = whole_turn(view)
    for person, reason in ((CLEO, HostReason.NOT_SEATED), (BEN, HostReason.NOT_YOUR_TURN)):
        with pytest.raises(HostRefusal) as refusal:
            await host.games.move(view.id, person.id, 0, moves)
        assert refusal.value.reason is reason
    await host.games.move(view.id, ANN.id, 0, moves)
    with pytest.raises(HostRefusal) as stale:
        await host.games.move(view.id, ANN.id, 0, moves)
    assert stale.value.reason is HostReason.MOVED_ON


async def test_concurrent_equal_moves_count_once(host: Host, database: Database) -> None:
    """Five presses of the same button at once are one turn and four refusals."""
    view = await started(host, ANN, BEN)
    moves = whole_turn(view)
    results = await asyncio.gather(
        *(host.games.move(view.id, ANN.id, 0, moves) for _ in range(5)), return_exceptions=True
    )
    refusals = [result.reason for result in results if isinstance(result, HostRefusal)]
    assert refusals == [HostReason.MOVED_ON] * 4
    assert len(await entries(database)) == 2


async def test_a_repeated_move_has_its_first_result(host: Host) -> None:
    """A repeated move has its first result for its maker, until it is undone; for others it has None."""
    view = await started(host, ANN, BEN)
    moves = whole_turn(view)
    assert await host.games.result_of_repeat(view.id, ANN.id, 0, moves) is None
    moved = await host.games.move(view.id, ANN.id, 0, moves)
    repeated = await host.games.result_of_repeat(view.id, ANN.id, 0, moves)
    assert repeated is not None
    assert repeated.report == moved.report
    assert repeated.turn_over
    assert await host.games.result_of_repeat(view.id, BEN.id, 0, moves) is None
    assert await host.games.result_of_repeat(view.id, ANN.id, 0, [moves[0], parse_move("+road:N")]) is None
    later = await host.games.move(view.id, BEN.id, moved.view.seq, whole_turn(moved.view))
    repeated = await host.games.result_of_repeat(view.id, ANN.id, 0, moves)
    assert repeated is not None
    assert repeated.report == moved.report
    await host.undo.ask(view.id, BEN.id, later.view.seq)
    assert await host.games.result_of_repeat(view.id, BEN.id, moved.view.seq, later.report.moves) is None
    assert await host.games.result_of_repeat(view.id, ANN.id, 0, moves) is not None


async def test_a_race_between_processes_has_one_winner(
    host: Host, database: Database, address: str, clock: HandClock
) -> None:
    """If two processes move from the same state, one move is stored, the other refused, and both know it."""
    view = await started(host, ANN, BEN)
    other_database = await Database.open(address)
    other = Host(other_database, clock, chance("other"))
    await other.games.view(view.id)
    places = placements(view.position)
    results = await asyncio.gather(
        host.games.move(view.id, ANN.id, 0, [places[0], Skip()]),
        other.games.move(view.id, ANN.id, 0, [places[-1], Skip()]),
        return_exceptions=True,
    )
    assert sum(isinstance(result, HostRefusal) for result in results) == 1
    assert len(await entries(database)) == 2
    assert (await other.games.view(view.id)).position == (await host.games.view(view.id)).position
    await other_database.close()


async def test_a_restart_changes_nothing(host: Host, database: Database, clock: HandClock) -> None:
    """Another host on the same database goes on where the first one stood, in the middle of a turn."""
    view = await started(host, ANN, BEN)
    for _ in range(9):
        await turn(host, view.id)
    half = await host.games.view(view.id)
    mover = half.to_move
    assert mover is not None
    assert mover.person is not None
    before = await host.games.move(view.id, mover.person, half.seq, [placements(half.position)[0]])
    restarted = Host(database, clock, chance("again"))
    found = await restarted.games.view(view.id, mover.person)
    assert found == before.view
    assert found.position.phase is Phase.DEPLOY


async def test_a_whole_game_to_its_end(host: Host) -> None:
    """Played to the end, the game is over, the seed is shown, and nobody moves any more."""
    view = await started(host, ANN, BEN)
    while view.status is GameStatus.RUNNING:
        view = (await turn(host, view.id)).view
    assert view.position.phase is Phase.OVER
    assert view.seed is not None
    assert view.to_move is None
    assert view.deadline is None
    with pytest.raises(HostRefusal) as refusal:
        await host.games.move(view.id, ANN.id, view.seq, [Skip()])
    assert refusal.value.reason is HostReason.NOT_RUNNING
    assert await host.games.in_channel(CHANNEL) == view.id
    assert await host.lobby.in_channel(CHANNEL) is None


async def test_a_damaged_log_is_not_played_on(host: Host, database: Database, clock: HandClock) -> None:
    """An entry that does not lead where it says is never played on; the message names it."""
    view = await started(host, ANN, BEN)
    for _ in range(3):
        await turn(host, view.id)
    async with database.begin() as connection:
        await connection.execute(log.update().where(log.c.seq == 3).values(digest="deadbeef"))
    after = Host(database, clock, chance())
    with pytest.raises(HostRefusal) as refusal:
        await after.games.view(view.id)
    assert refusal.value.reason is HostReason.QUARANTINED
    _, (damage,) = await after.log_check.check()
    assert "entry 3" in str(damage)


async def test_views_of_later_states_are_refused(host: Host) -> None:
    """A view of a state that does not exist yet is refused like an old button."""
    view = await started(host, ANN, BEN)
    with pytest.raises(HostRefusal) as refusal:
        await host.games.view(view.id, seq=1)
    assert refusal.value.reason is HostReason.MOVED_ON


async def test_a_preview_equals_the_turn_that_follows(host: Host) -> None:
    """The turn that a move will bring is previewed with the tile drawn next, and changes nothing."""
    view = await started(host, ANN, BEN)
    await host.games.view(view.id)
    previewed = host.games.previewed(view.id, ANN.id, 0, whole_turn(view))
    assert (await host.games.view(view.id)).seq == 0
    await host.games.move(view.id, ANN.id, 0, whole_turn(view))
    news_view, _ = await host.games.news(view.id, 0, 2)
    assert previewed is not None
    assert previewed.position.drawn is not None
    assert (previewed.seq, previewed.position, previewed.seats) == (
        news_view.seq,
        news_view.position,
        news_view.seats,
    )


async def test_moves_that_cannot_be_played_have_no_preview(host: Host) -> None:
    """No preview exists for half a turn, another's turn, an illegal or old move, or an unknown game."""
    view = await started(host, ANN, BEN)
    await host.games.view(view.id)
    moves = whole_turn(view)
    unknown = GameId("nowhere")
    for game, person, seq, turn_moves in (
        (view.id, ANN.id, 0, moves[:1]),
        (view.id, BEN.id, 0, moves),
        (view.id, CLEO.id, 0, moves),
        (view.id, ANN.id, 1, moves),
        (view.id, ANN.id, 0, [Skip()]),
        (unknown, ANN.id, 0, moves),
    ):
        assert host.games.previewed(game, person, seq, turn_moves) is None


async def test_a_state_names_who_moved_in_it(host: Host, clock: HandClock) -> None:
    """A state says if a person or the clock moved in it; None in the newest or where a seat changed hands."""
    view = await started(host, ANN, BEN, turn_seconds=300)
    assert view.next_maker is None
    await turn(host, view.id)
    second = await host.games.view(view.id)
    clock.time = second.deadline or clock.time
    await host.timekeeper.run_due()
    third = await host.games.view(view.id)
    await host.seats.resign(view.id, BEN.id, "random")
    states = [await host.games.view(view.id, seq=seq) for seq in (0, second.seq, third.seq)]
    assert [state.next_maker for state in states] == [Maker.PERSON, Maker.CLOCK, None]


async def test_concurrent_requests_replay_a_game_once(host: Host, restart: Callable[[], Host]) -> None:
    """Several requests for the same game after a restart have it replayed once."""
    view = await started(host, ANN, BEN)
    await turn(host, view.id)
    later = restart()
    found = await asyncio.gather(*(later.games.view(view.id) for _ in range(4)))
    assert {view.seq for view in found} == {2}
    assert later.replays == 1
