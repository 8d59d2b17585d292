"""People at the tables of a cluster: they press what they see, and record which turns were accepted."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field

from bot.i18n import language
from bot.platform.custom_ids import ControlId, Kind, parse
from model.ids import GameId, TournamentId
from sandbox.people.seen import ReplyKind
from sandbox.script import Actor, Sandbox, SeenMessage
from sandbox.world.components import ComponentKind
from sandbox.world.errors import Refused
from sandbox.world.events import Event, EventKind
from sandbox.world.values import Channel
from sandbox.world.waiting import WaitTimeout

ANSWER_SECONDS = 5.0
"""Seconds that people wait for an answer or the next turn before they press again."""
LOOK_SECONDS = 0.5

POSSIBLE_ERRORS = (Refused, WaitTimeout, AssertionError, LookupError, ValueError, TimeoutError)
"""The errors of a press while processes are killed."""


@dataclass(slots=True)
class Table:
    """A game in a channel. `accepted` has the states with an accepted turn; `over` once the end is posted."""

    game: GameId
    channel: Channel
    people: tuple[Actor, ...]
    accepted: set[int] = field(default_factory=set)
    over: bool = False

    @property
    def messages(self) -> list[SeenMessage]:
        """The public messages of the channel, oldest first."""
        return [message for message in self.people[0].messages(self.channel) if not message.ephemeral]


class Tables:
    """All tables, and how often each message of a game or tournament was posted anywhere."""

    def __init__(self, box: Sandbox) -> None:
        self.all: list[Table] = []
        self.posted: Counter[tuple[ControlId, str]] = Counter()
        self._box = box
        self._done = language("en").say("panel-done", news="").strip()
        box.world.subscribe(self._on_event)

    @property
    def accepted(self) -> int:
        """The number of turns that were answered as done."""
        return sum(len(table.accepted) for table in self.all)

    @property
    def over(self) -> bool:
        """True if all games are over."""
        return all(table.over for table in self.all)

    @property
    def doubled(self) -> int:
        """The number of messages that repeat an earlier one."""
        return sum(times - 1 for times in self.posted.values())

    def posted_about(self, tournament: TournamentId) -> int:
        """Return how many messages of a tournament were posted."""
        return sum(times for (control, _), times in self.posted.items() if control.game == tournament)

    async def play(self, table: Table, goes_on: Callable[[], bool]) -> None:
        """Play until the game is over or `goes_on` returns False."""
        self.all.append(table)
        while goes_on() and not table.over:
            with suppress(*POSSIBLE_ERRORS):
                await asyncio.wait_for(self._turn(table), 4 * ANSWER_SECONDS)
            table.over = any(
                "Rematch" in message.buttons or self._is_end(message) for message in table.messages
            )
            await asyncio.sleep(LOOK_SECONDS)

    async def _turn(self, table: Table) -> None:
        message = [message for message in table.messages if "Play" in message.buttons][-1]
        (mover,) = (person for person in table.people if person.id in message.raw.mentions)
        panel = await mover.click(message, "Play")
        while "Confirm" not in panel.buttons:
            assert panel.message is not None
            cells = [part["custom_id"] for part in panel.message.controls if ":cell." in part["custom_id"]]
            panel = await mover.click(panel.message, cells[0])
        assert panel.message is not None
        confirm = parse(panel.message.control("Confirm", (ComponentKind.BUTTON,))["custom_id"])
        assert confirm is not None
        answer = await mover.click(panel.message, "Confirm")
        if answer.kind is not ReplyKind.FAILED and self._done in answer.text:
            table.accepted.add(confirm.seq)
        with suppress(WaitTimeout):
            await self._box.wait_for(
                lambda: table.messages[-1].id != message.id, "the next turn", ANSWER_SECONDS
            )

    @staticmethod
    def _is_end(message: SeenMessage) -> bool:
        return any(control.kind is Kind.BOARD and control.choice == "ended" for control in _controls(message))

    def _on_event(self, event: Event) -> None:
        if event.kind is not EventKind.MESSAGE_CREATED or event.only_for is not None:
            return
        message = SeenMessage(self._box.world, event.subject)
        for control in _controls(message):
            if control.kind is Kind.BOARD:
                # There should be one message of each state and kind.
                self.posted[control, ""] += 1
        for number in {
            (control.game, control.seq) for control in _controls(message) if control.kind is Kind.TOURNAMENT
        }:
            # A message of a tournament may be split into parts with different texts.
            name = next(control for control in _controls(message) if (control.game, control.seq) == number)
            self.posted[name, message.text] += 1


def _controls(message: SeenMessage) -> Iterator[ControlId]:
    found = (parse(part.get("custom_id", "")) for part in message.controls)
    return (control for control in found if control is not None)
