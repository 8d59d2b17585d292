"""Games with random undos and changes of seats: their reports lead to the position that is played."""

import random
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from games_played import ANN, BEN, CLEO, as_message, next_of_game, started

from game.engine.legal import moves
from game.engine.match import Match, play, start
from game.notation.moves import parse_move
from game.values.ruleset import Expansion, Option, Ruleset, make_ruleset
from host.errors import HostReason, HostRefusal
from host.games.seat_changes import seat_after
from host.games.views import GameView, Person, TurnReport
from host.host import Host
from model.games import Entry, EntryKind
from model.ids import PersonId
from model.outbox import MessageKind, Work
from model.tables import GameStatus, Occupant
from storage import games, log
from storage.database import Database

DAN = Person(PersonId(4), "Dan")
ACTIONS = 70
RULESETS = [
    make_ruleset(),
    make_ruleset(on=[Option.TILE_MARKET]),
    make_ruleset(on=[Option.HAND_THREE]),
    make_ruleset(expansions=[Expansion("dragon"), Expansion("flyers"), Expansion("traders")]),
]


@pytest.fixture
def address(empty_database: Path) -> str:
    """Return the address of an SQLite database: these tests do not depend on the kind of database."""
    return str(empty_database)


class Table:
    """A game of three people and the reader of its messages; `matches` has what was played, by state."""

    def __init__(
        self, host: Host, database: Database, view: GameView, seed: bytes, chance: random.Random
    ) -> None:
        self.host = host
        self.database = database
        self.game = view.id
        colours = tuple(seat.colour for seat in view.seats)
        self.matches: list[Match] = [start(view.options.ruleset, colours, seed)[0]]
        self.entries: list[Entry] = []
        self.chance = chance
        self.reported = 0
        self.shown = -1

    async def look(self) -> GameView:
        """Return the newest view; check that it follows from the log and from the reports."""
        view = await self.host.games.view(self.game)
        async with self.database.read() as connection:
            self.entries = list(await log.read(connection, self.game))
        for entry in self.entries[len(self.matches) - 1 :]:
            match entry.kind:
                case EntryKind.MOVE:
                    self.matches.append(play(self.matches[-1], parse_move(entry.text))[0])
                case EntryKind.UNDO:
                    self.matches.append(self.matches[int(entry.text.partition(" ")[0])])
                case EntryKind.SEAT:
                    self.matches.append(self.matches[-1])
        assert view.seq == len(self.entries)
        assert view.position == self.matches[-1].position.seen_by(None)
        for since in {0, self.reported, self.chance.randint(0, view.seq)}:
            self.follow(since, view.seq, await self.host.history.reports(self.game, since))
        return view

    def follow(self, since: int, until: int, reports: Sequence[TurnReport]) -> None:
        """Check that `reports` lead from state `since` to `until` and name each seat that changed hands."""
        match = self.matches[since]
        for report in reports:
            for move in report.moves:
                match, _ = play(match, move)
            if report.back_to is not None:
                match = self.matches[report.back_to]
        assert match.position == self.matches[until].position
        changed = {
            seat_after(entry).colour for entry in self.entries[since:until] if entry.kind is EntryKind.SEAT
        }
        assert changed <= {report.seat for report in reports if report.kind is EntryKind.SEAT}

    async def move(self, view: GameView) -> None:
        """Make one random move for the seat to move; a computer plays a whole turn."""
        assert view.to_move is not None
        if view.to_move.occupant is Occupant.PERSON:
            assert view.to_move.person is not None
            legal = moves(self.matches[-1].position, view.to_move.colour)
            kind = self.chance.choice(sorted({type(move).__name__ for move in legal}))
            move = self.chance.choice([move for move in legal if type(move).__name__ == kind])
            await self.host.games.move(self.game, view.to_move.person, view.seq, [move])
        else:
            await self.host.timekeeper.run_due()

    async def undo(self, view: GameView) -> None:
        """Let a random person ask for an undo, to which each other person agrees nine times in ten."""
        people = [seat.person for seat in view.seats if seat.person is not None]
        asker = self.chance.choice(people)
        try:
            after_asking = await self.host.undo.ask(self.game, asker, view.seq)
        except HostRefusal as refusal:
            if refusal.reason not in (HostReason.NOTHING_TO_UNDO, HostReason.UNDO_BOUND):
                raise
            return
        while after_asking.vote is not None and after_asking.vote.waiting:
            agree = self.chance.random() < 0.9
            after_asking = await self.host.undo.answer(
                self.game, after_asking.vote.waiting[0], view.seq, agree=agree
            )

    async def change_seats(self, view: GameView) -> None:
        """Let Dan take a seat without a person if there is one, else let a random person resign."""
        people = [seat.person for seat in view.seats if seat.person is not None]
        empty = [seat for seat in view.seats if seat.person is None]
        if empty and DAN.id not in people:
            await self.host.seats.replace(self.game, DAN.id, empty[0].colour, DAN)
        elif len(people) > 2:
            await self.host.seats.resign(self.game, self.chance.choice(people), None)

    async def post(self, most: int) -> None:
        """Post up to `most` messages; check that each continues from the state that the last one reported."""
        while most and await self.host.outbox.waiting(Work.POST):
            most -= 1
            delivery = await next_of_game(self.host)
            if delivery.kind is not MessageKind.VOTE:
                assert delivery.since == self.reported
                reports = await self.host.history.reports(self.game, delivery.since, delivery.seq)
                self.follow(delivery.since, delivery.seq, reports)
                self.reported = self.shown = delivery.seq
            await self.host.outbox.delivered(delivery, as_message(delivery, delivery.number))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("ruleset", RULESETS, ids=["base", "market", "hands", "dragon"])
async def test_reports_lead_to_the_position_that_is_played(
    host: Host, restart: Callable[[], Host], database: Database, ruleset: Ruleset, seed: int
) -> None:
    """Reports, messages and another process lead to the same position, whatever is undone or who leaves."""
    chance = random.Random(seed)
    view = await started(host, ANN, BEN, CLEO, ruleset=ruleset)
    async with database.read() as connection:
        header = await games.find(connection, view.id)
    assert header is not None
    table = Table(host, database, view, header.seed, chance)
    for _ in range(ACTIONS):
        if view.status is not GameStatus.RUNNING:
            break
        await chance.choices(
            [table.move, table.undo, table.change_seats, lambda _: table.post(chance.randint(1, 3))],
            [60, 35, 25, 12],
        )[0](view)
        view = await table.look()
    restarted = restart()
    assert (await restarted.games.view(view.id)).position == view.position
    assert await restarted.history.reports(view.id) == await host.history.reports(view.id)
    await table.post(1000)
    if view.to_move is not None and view.to_move.occupant is Occupant.PERSON:
        assert table.shown == view.turn_seq
