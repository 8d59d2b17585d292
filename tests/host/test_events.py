"""An event wakes only those who wait for its kind."""

from at_the_table import ANN, BEN, CLEO, GUILD, options, started, turn

from host.events import Event, Events, GameEnded, GameMoved, Signal, TableOpened, TournamentChanged
from host.host import Host
from model.ids import ChannelId, GameId, TournamentId

GAME = GameId("game")


def rings(signal: Signal, events: Events, event: Event) -> bool:
    """Return True if publishing the event wakes a waiter of the signal."""
    waiting = signal.next()
    events.publish(event)
    return waiting.is_set()


def test_who_waits_for_one_kind_is_not_woken_by_another() -> None:
    events = Events()
    moves, tournaments = events.subscribe(GameMoved), events.subscribe(TournamentChanged)
    either = events.subscribe(GameMoved, TournamentChanged)
    assert rings(moves, events, GameMoved(GAME))
    assert not rings(tournaments, events, GameMoved(GAME))
    assert rings(either, events, TournamentChanged(TournamentId("cup")))
    assert not rings(either, events, GameEnded(GAME))


def test_a_signal_wakes_only_those_who_were_there() -> None:
    """A waiter that starts after an event was published waits for the next event."""
    events = Events()
    signal = events.subscribe(GameMoved)
    events.publish(GameMoved(GAME))
    assert not signal.next().is_set()


async def test_a_move_wakes_no_tournament(host: Host) -> None:
    """A move wakes nothing that waits for tournaments; the end of a game does."""
    view = await started(host, ANN, BEN)
    moved = host.events.subscribe(GameMoved).next()
    others = host.events.subscribe(GameEnded, TournamentChanged, TableOpened).next()
    await turn(host, view.id)
    assert moved.is_set()
    assert not others.is_set()
    await host.endings.stop(view.id, ANN.id)
    assert others.is_set()


async def test_a_table_wakes_whoever_closes_tables(host: Host) -> None:
    opened = host.events.subscribe(TableOpened).next()
    await host.lobby.open(GUILD, ChannelId(71), CLEO, options())
    assert opened.is_set()
