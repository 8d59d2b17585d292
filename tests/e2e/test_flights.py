"""Tests of the dragon's flight: arrows under one growing message, orders for later steps, and a bot that is killed."""

import asyncio
import random
import signal
from contextlib import suppress

import pytest
from flights_played import arrows, is_flight, make_step, play_to_a_flight, stepper
from persistent_players import POSSIBLE_ERRORS
from playing import is_end, is_turn_of, kind_of, media_of, public_messages, replayed_file, small_table

from bench.support.in_process import running
from game.expansions.dragon.moves import Step
from game.expansions.dragon.rules import DRAGON
from game.expansions.flyers.rules import FLYERS
from game.expansions.traders.rules import TRADERS
from game.values.ruleset import Expansion
from model.tables import HelpLevel
from sandbox.bot_process import BotProcess

pytestmark = pytest.mark.e2e


def flights(person, table):
    """Return the public messages about flights, both running and finished."""
    return [
        message
        for message in person.messages(table)
        if not message.ephemeral and (is_flight(message) or "the dragon has flown" in message.text)
    ]


async def test_players_move_the_dragon_in_turn(box, database, table, ada, bruno, clara):
    """The players move the dragon in turn by one message, whose text and picture show each step."""
    people = [ada, bruno, clara]
    await play_to_a_flight(box, database, table, people)
    async with running(box, database):
        message = await box.message_for(ada, table, is_flight)
        assert set(message.raw.mentions) == {person.id for person in people}, "each player has a step to make"
        first = stepper(message, people)
        other = next(person for person in people if person is not first)
        early = await other.click(message, arrows(message)[0])
        assert early.ephemeral
        assert "is to move" in early.text
        picture = message.picture()
        old = arrows(message)[0]
        reply = await make_step(box, message, first)
        assert reply.ephemeral
        assert "🐉 The dragon flew" in reply.text
        assert message.picture() != picture
        assert "step 2 of 6" in message.text
        late = await first.click(message, arrows(message)[0])
        assert "is to move" in late.text
        assert old not in arrows(message)
        second = stepper(message, people)
        panel = await second.click(message, "My steps")
        assert "Your step" in panel.text
        assert len(arrows(panel.message)) == len(arrows(message))
        before = message.text
        await second.click(panel.message, arrows(panel.message)[0])
        await box.wait_for(lambda: message.text != before, "the flight's message to grow")
        third = stepper(message, people)
        waiting = await first.click(message, "My steps")
        assert "moves the dragon" in waiting.text
        assert arrows(waiting.message) == []
        ordered = await first.click(waiting.message, "a computer chooses")
        assert "Your orders: **a computer chooses**" in ordered.text
        refused = await first.click(message, "Undo")
        assert "can’t be taken back" in refused.text
        await make_step(box, message, third)
        turn = await _finish_flight(box, message, table, people)
        assert is_turn_of(turn, next(person for person in people if is_turn_of(turn, person)))
        late = await first.click(ordered.message, "I choose myself")
        assert "moved on" in late.text
        assert late.ephemeral
        assert len(flights(ada, table)) == 1
        finished = flights(ada, table)[0]
        assert finished.text.count("→") >= 4
        assert finished.buttons == []
        assert finished.picture() != picture
        assert len(finished.attachments) == 1, "the board with the whole path"
        (shown,) = media_of(finished)
        assert "The dragon has flown" in shown["description"]


async def test_a_reminder_of_a_step_ends_with_it(box, database, table, ada, bruno, clara):
    """A reminder of a dragon's step ends with the step and mentions nobody then; the next step has its own."""
    people = [ada, bruno, clara]
    await play_to_a_flight(box, database, table, people, turn_seconds=7200)
    async with running(box, database):
        message = await box.message_for(ada, table, is_flight)
        first = stepper(message, people)
        box.advance(3700)
        reminder = await box.message_for(
            first, table, lambda message: f"⏳ <@{first.id}>, move the dragon in" in message.text
        )
        assert reminder.buttons == ["Play", "Board"]
        await make_step(box, message, first)
        await box.wait_for(lambda: not reminder.buttons, "the reminder of the step to end")
        assert is_flight(message)
        assert reminder.text.endswith("this step of the dragon is made.")
        second = stepper(message, people)
        box.advance(3700)
        new_message = await box.message_for(
            second, table, lambda message: f"⏳ <@{second.id}>" in message.text
        )
        assert new_message.buttons == ["Play", "Board"]


async def test_later_steps_are_ordered_in_advance(box, database, table, ada, bruno, clara):
    """Orders for later steps are private, can be undone and cleared, and are followed when the step is due."""
    people = [ada, bruno, clara]
    await play_to_a_flight(box, database, table, people)
    async with running(box, database):
        message = await box.message_for(ada, table, is_flight)
        first = stepper(message, people)
        second = people[(people.index(first) + 1) % 3]
        public = message.text
        panel = await second.click(message, "My steps")
        assert "steps 2 and 5" in panel.text
        assert "Undo last" not in panel.buttons
        panel = await second.click(panel.message, "N")
        panel = await second.click(panel.message, "S")
        assert "Your orders: **2 north and 5 south**" in panel.text
        assert "you are asked" in panel.text
        assert panel.message.picture(1).startswith(b"\x89PNG")
        panel = await second.click(panel.message, "Undo last")
        assert "Your orders: **2 north**" in panel.text
        panel = await second.click(panel.message, "Undo last")
        assert "Your orders" not in panel.text
        for direction in ("W", "E"):
            panel = await second.click(panel.message, direction)
        panel = await second.click(panel.message, "Clear")
        assert "Your orders" not in panel.text
        panel = await second.click(panel.message, "W")
        panel = await second.click(panel.message, "a computer chooses")
        assert "a computer chooses" in panel.text.partition("If a way is closed")[2]
        assert message.text == public
        assert "Your orders" not in (await first.click(message, "My steps")).text
        await first.click(message, arrows(message)[0])
        await box.wait_for(lambda: "step 3 of 6" in message.text, "the order to be followed")


async def test_every_arrow_can_be_pressed_at_the_purist_level(box, database, table, ada, bruno, clara):
    """At the purist level all four arrows can be pressed; a closed direction is refused privately with its rule."""
    people = [ada, bruno, clara]
    await play_to_a_flight(box, database, table, people, help=HelpLevel.PURIST)
    async with running(box, database):
        message = await box.message_for(ada, table, is_flight)
        assert len(arrows(message)) == 4
        direction = await make_first_open_step(box, message, people)
        person, before = stepper(message, people), message.text
        (back,) = (arrow for arrow in arrows(message) if arrow.endswith(OPPOSITE[direction[-1]]))
        refused = await person.click(message, back)
        assert refused.ephemeral
        assert "The dragon can’t go there" in refused.text
        assert message.text == before


OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}


async def make_first_open_step(box, message, people):
    """Make the first step of a flight by trying every arrow; return the arrow that was open."""
    before = message.text
    for arrow in arrows(message):
        reply = await stepper(message, people).click(message, arrow)
        if "The dragon flew" in reply.text:
            await box.wait_for(lambda: message.text != before, "the flight's message to grow")
            return arrow
    raise AssertionError("no direction was open")


async def _kill_and_restart(bot):
    """Kill the bot's process with SIGKILL, and start it again."""
    bot.send(signal.SIGKILL)
    await bot.wait()
    await bot.start()


async def _repeat(press, until):
    """Repeat a press, which is lost while no process runs, until `until()` is true."""
    for _ in range(100):
        with suppress(*POSSIBLE_ERRORS):
            await asyncio.wait_for(press(), 2)
        if until():
            return
        # A press fails at once while no process runs.
        await asyncio.sleep(0.3)
    raise AssertionError("the press had no effect")


def _turns(table, people):
    """Return the messages that ask one of these people to play."""
    return [
        message
        for message in people[0].messages(table)
        if any(is_turn_of(message, person) for person in people)
    ]


def _turns_after(message, table, people):
    return [posted for posted in _turns(table, people) if int(posted.id) > int(message.id)]


async def _finish_flight(box, message, table, people):
    """Make the remaining steps of the flight as the players who are asked; return the message of the next turn."""
    for _ in range(6):
        await box.wait_for(
            lambda: _turns(table, people) or (arrows(message) and stepper(message, people)),
            "a step or the next turn",
        )
        turns = _turns(table, people)
        if turns:
            await box.wait_for(lambda: not message.buttons, "the flight's message to lose its buttons")
            return turns[-1]
        await _make_step_or_end(box, message, stepper(message, people), table, people)
    raise AssertionError("the flight never ended")


async def _make_step_or_end(box, message, person, table, people):
    """Make one step of a flight, which may end with it."""
    before = message.text
    await person.click(message, arrows(message)[0])
    await box.wait_for(
        lambda: message.text != before or _turns(table, people), "the flight's message or the next turn"
    )


async def test_a_bot_killed_during_a_flight(box, database, tmp_path, table, ada, bruno, clara):
    """After SIGKILL a flight goes on with the same message, the same player to step, and the orders that were given."""
    people = [ada, bruno, clara]
    await play_to_a_flight(box, database, table, people)
    bot = BotProcess(box.loopback, environment={"BASTIDE_DATABASE": str(database)}, log=tmp_path / "bot.log")
    await bot.start()
    try:
        message = await box.message_for(ada, table, is_flight)
        first = stepper(message, people)
        waiting = next(person for person in people if person is not first)
        panel = await waiting.click(message, "My steps")
        ordered = await waiting.click(panel.message, "a computer chooses")
        assert "Your orders" in ordered.text
        await _kill_and_restart(bot)
        before = message.text
        await _repeat(lambda: first.click(message, arrows(message)[0]), lambda: message.text != before)
        await _kill_and_restart(bot)
        for _ in range(40):
            if _turns_after(message, table, people) and not message.buttons:
                break
            if arrows(message):
                person, before = stepper(message, people), message.text
                await _repeat(
                    lambda person=person: person.click(message, arrows(message)[0]),
                    lambda before=before: message.text != before or _turns_after(message, table, people),
                )
            else:
                await asyncio.sleep(0.1)
        assert _turns_after(message, table, people)
        assert waiting is not None
        assert len(flights(ada, table)) == 1
    finally:
        assert await bot.stop() == 0
    assert "Traceback" not in (tmp_path / "bot.log").read_text(encoding="utf-8")


class RandomPlayers:
    """People who play a whole game by buttons with random choices, in every phase of a turn.

    `kinds` are the kinds of choices that they have made beside cells and spots.
    """

    def __init__(self, box, table, people, seed):
        self._box, self._table, self._people = box, table, people
        self._chance = random.Random(seed)
        self.kinds = set()

    async def play_to_the_end(self):
        """Play until the game is over; return the message of the end."""
        for _ in range(300):
            await self._box.wait_for(self._newest, "a turn, a step or the end")
            message = self._newest()
            if is_end(message):
                return message
            before = self._state(message)
            if is_flight(message):
                await self._step(message)
            else:
                await self._turn(message)
            await self._box.wait_for(
                lambda message=message, before=before: self._state(message) != before, "what follows"
            )
        raise AssertionError("the game never ended")

    def _public(self):
        return public_messages(self._people[0], self._table)

    def _newest(self):
        """Return the newest message that asks one of the people to act, or the message of the end."""
        return next((message for message in reversed(self._public()) if self._is_live(message)), None)

    def _is_live(self, message):
        return (
            is_end(message)
            or is_flight(message)
            or any(is_turn_of(message, person) for person in self._people)
        )

    def _state(self, message):
        live = self._newest()
        return (live.id, live.text) if live else (message.id, None)

    async def _step(self, message):
        person = stepper(message, self._people)
        await person.click(message, self._chance.choice(arrows(message)))
        self.kinds.add("step")

    async def _turn(self, message):
        person = next(person for person in self._people if is_turn_of(message, person))
        panel = await person.click(message, "Play")
        while "Confirm" not in panel.buttons:
            cells = [part for part in panel.message.controls if kind_of(part) == "cell"]
            panel = await person.click(panel.message, self._chance.choice(cells)["custom_id"])
        lists = [part for part in panel.message.controls if part["type"] == 3]
        spots = [part for part in panel.message.controls if part["type"] == 2 and kind_of(part) == "spot"]
        if lists and self._chance.random() < 0.6:
            panel = await self._from_list(person, panel, self._chance.choice(lists))
        elif spots:
            panel = await person.click(panel.message, self._chance.choice(spots)["custom_id"])
        answer = await person.click(panel.message, "Confirm")
        landings = [part for part in answer.message.controls if kind_of(part) == "market"]
        if landings:
            self.kinds.add("landing")
            await person.click(answer.message, self._chance.choice(landings)["custom_id"])

    async def _from_list(self, person, panel, part):
        self.kinds.add(part["custom_id"].rpartition(":")[2])
        panel = await person.choose(
            panel.message, part["custom_id"], self._chance.choice(part["options"])["value"]
        )
        if "Confirm" in panel.buttons:
            return panel
        spots = [control for control in panel.message.controls if kind_of(control) == "spot"]
        return await person.click(panel.message, self._chance.choice(spots)["custom_id"])


@pytest.mark.parametrize(
    "expansions",
    [
        (TRADERS,),
        (DRAGON,),
        (FLYERS,),
        (Expansion.RIVER, Expansion.ABBOT, Expansion.INNS, TRADERS, DRAGON, FLYERS),
    ],
    ids=["traders", "dragon", "flyers", "all"],
)
async def test_whole_games(box, bot, table, ada, bruno, clara, expansions):
    """Three people play to the end with what their panels offer, and the file replays to the announced scores."""
    people = [ada, bruno, clara]
    size = (7, 7) if len(expansions) > 1 else (6, 6)
    await small_table(bot, box, *size, expansions=expansions)
    lobby = await ada.slash(table, "game new", seats=3)
    await bruno.click(lobby.message, "Join")
    await clara.click(lobby.message, "Join")
    await ada.click(lobby.message, "Start")
    players = RandomPlayers(box, table, people, "a game")
    end = await players.play_to_the_end()
    replayed = replayed_file(end, trace=True)
    if DRAGON in expansions:
        # On so small a table the dragon may never fly, or never have a choice of direction.
        steps = [
            choices
            for turn in replayed.turns
            for choices in turn.choices
            if choices and isinstance(choices[0], Step)
        ]
        assert "fairy" in players.kinds
        assert ("step" in players.kinds) is any(len(choices) > 1 for choices in steps)
