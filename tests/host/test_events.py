"""An event wakes only those who wait for its kind."""

from games_played import ANN, BEN, CLEO, GUILD, options, started, turn

from host.events import Event, Events, GameEnded, GameMoved, Signal, TableOpened, TournamentChanged
from host.host import Host
from model.ids import ChannelId, GameId, TournamentId

GAME = GameId("game")


def wakes(signal: Signal, events: Events, event: Event) -> bool:
    """Return True if publishing the event wakes a waiter of the signal."""
    waiting = signal.next()
    events.publish(event)
    return waiting.is_set()


def test_an_event_wakes_only_waiters_for_its_kind() -> None:
    events = Events()
    moves, tournaments = events.subscribe(GameMoved), events.subscribe(TournamentChanged)
    either = events.subscribe(GameMoved, TournamentChanged)
    assert wakes(moves, events, GameMoved(GAME))
    assert not wakes(tournaments, events, GameMoved(GAME))
    assert wakes(either, events, TournamentChanged(TournamentId("tournament")))
    assert not wakes(either, events, GameEnded(GAME))


def test_an_event_wakes_no_later_waiter() -> None:
    """A waiter that starts after an event was published waits for the next event."""
    events = Events()
    signal = events.subscribe(GameMoved)
    events.publish(GameMoved(GAME))
    assert not signal.next().is_set()


async def test_a_move_publishes_no_event_of_tournaments(host: Host) -> None:
    """A move wakes those who wait for moves; the end of the game wakes those who wait for ends."""
    view = await started(host, ANN, BEN)
    moved = host.events.subscribe(GameMoved).next()
    others = host.events.subscribe(GameEnded, TournamentChanged, TableOpened).next()
    await turn(host, view.id)
    assert moved.is_set()
    assert not others.is_set()
    await host.endings.stop(view.id, ANN.id)
    assert others.is_set()


async def test_opening_a_table_publishes_an_event(host: Host) -> None:
    opened = host.events.subscribe(TableOpened).next()
    await host.lobby.open(GUILD, ChannelId(71), CLEO, options())
    assert opened.is_set()
