"""Tests of seats that are given to another person before the first move."""

import json
from collections.abc import Callable

import pytest
from games_played import ANN, BEN, CHANNEL, CLEO, GUILD, HandClock, options, play_on, started, turn
from tournaments_played import PEOPLE

from bot.i18n import language
from bot.text.turn_news import report_lines
from game.values.ruleset import Colour, Option, Ruleset
from host.games import seats
from host.games.game_history import GameHistory, reseated
from host.games.seat_changes import seat_text
from host.games.views import Person
from host.host import Host
from model.games import EntryKind, Maker
from model.ids import GameId
from model.ratings import Pool
from model.tables import Seat, TimeOut

SMALL = Ruleset(options=frozenset({Option.TABLE_EDGE}), table=(3, 3))
DAN = Person(PEOPLE[59].id, "Dan")


async def line(host: Host, game: GameId) -> str:
    """Return the line that the newest message says about a change of seats."""
    (report,) = [report for report in await host.history.reports(game) if report.kind is EntryKind.SEAT][-1:]
    assert report.given_by is None
    (text,) = report_lines(language("en"), report, (await host.games.view(game)).seats)
    return text


@pytest.mark.parametrize("first", [True, False], ids=["moves first", "waits"])
async def test_the_message_names_both_people(host: Host, restart: Callable[[], Host], first: bool) -> None:
    """The message about a seat given away before its first move names both people, also after a restart."""
    view = await started(host, ANN, BEN, ruleset=SMALL)
    giver, colour, mark = (ANN, Colour.RED, "🔴") if first else (BEN, Colour.BLUE, "🟦")
    after = await host.seats.replace(view.id, giver.id, colour, CLEO)
    expected = f"🔁 {mark} <@{giver.id}> → {mark} <@{CLEO.id}>."
    assert await line(host, view.id) == expected
    assert after.deadline == view.deadline
    await host.seats.replace(view.id, CLEO.id, colour, DAN)
    assert await line(host, view.id) == f"🔁 {mark} <@{CLEO.id}> → {mark} <@{DAN.id}>."
    restarted = restart()
    assert await restarted.history.reports(view.id) == await host.history.reports(view.id)
    assert len(await restarted.history.reports(view.id)) == 2


async def test_the_message_names_both_people_after_a_move_by_the_clock(host: Host, clock: HandClock) -> None:
    """A seat for which only the clock has moved says as well who left it."""
    view = await started(host, ANN, BEN, ruleset=SMALL, turn_seconds=3600, time_out=TimeOut.RANDOM_TILE)
    clock.time = view.deadline or clock.time
    await host.timekeeper.run_due()
    await host.seats.replace(view.id, ANN.id, Colour.RED, CLEO)
    assert await line(host, view.id) == f"🔁 🔴 <@{ANN.id}> → 🔴 <@{CLEO.id}>."


async def test_a_seat_with_a_move_needs_one_entry(host: Host) -> None:
    """After the first move the log says who sat there, and the change is one entry as ever."""
    view = await started(host, ANN, BEN, ruleset=SMALL)
    before = (await turn(host, view.id)).view.seq
    after = await host.seats.replace(view.id, ANN.id, Colour.RED, CLEO)
    assert after.seq == before + 1
    assert await line(host, view.id) == f"🔁 🔴 <@{ANN.id}> → 🔴 <@{CLEO.id}>."


@pytest.mark.parametrize("earlier", [False, True], ids=["now", "as an earlier version wrote it"])
async def test_a_game_counts_for_the_person_who_was_given_the_seat(
    host: Host, monkeypatch: pytest.MonkeyPatch, earlier: bool
) -> None:
    """The seat counts for who was given it, as before, and the game against a computer changes their rating."""

    def as_earlier(history: GameHistory, seat: Seat, new: Seat, _by: object, at: object) -> GameHistory:
        return reseated(history, seat_text(new, None, seat), maker=Maker.PERSON, person=new.person, at=at)  # type: ignore[arg-type]

    if earlier:
        monkeypatch.setattr(seats, "passed_on", as_earlier)
    table = await host.lobby.open(GUILD, CHANNEL, ANN, options(ruleset=SMALL, seats=2))
    await host.lobby.add_computer(table.id, ANN.id, "random")
    view = await host.lobby.start(table.id, ANN.id)
    await host.seats.replace(view.id, ANN.id, Colour.RED, CLEO)
    assert ("now plays red" in await line(host, view.id)) is earlier
    while (await host.games.view(view.id)).to_move is not None:
        now = await host.games.view(view.id)
        assert now.to_move is not None
        await (turn(host, view.id) if now.to_move.person else host.computers.play(view.id))
    profile = await host.statistics.profile(CLEO.id, None, None)
    assert (profile.games, profile.left) == (1, 0)
    assert (await host.statistics.leaderboard(Pool(computers=True), 0, 5))[0] == 2
    assert (await host.statistics.profile(ANN.id, None, None)).games == 0


async def test_the_data_of_the_person_who_left_can_be_deleted(host: Host) -> None:
    """The exported data of the person who left has the entry about it; after deletion the line names nobody."""
    view = await started(host, ANN, BEN, ruleset=SMALL)
    await host.seats.replace(view.id, ANN.id, Colour.RED, CLEO)
    exported = json.loads(json.dumps(await host.people.export(ANN.id)))
    assert [entry["seq"] for entry in exported["entries"]] == [1]
    await host.people.delete(ANN.id)
    assert str(ANN.id) not in (await line(host, view.id)).replace(str(CLEO.id), "")
    await play_on(host, view.id)
