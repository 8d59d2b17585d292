"""Tests of requests whose answers got lost because the connection to Discord broke."""

import asyncio
import logging
from datetime import timedelta

import pytest
from playing import choose_by_buttons, live_turn, open_table, small_table, threads_of

from bench.support.in_process import running
from bot.platform import acknowledging
from model.guilds import GuildSettings
from model.ids import GuildId
from model.tables import FirstSeat
from sandbox.faults import Fault, FaultKind
from sandbox.script import PATIENCE_SECONDS, Sandbox, Settings

pytestmark = pytest.mark.e2e

ANSWER = "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original"
FOLLOW_UP = "POST /webhooks/{webhook_id}/{webhook_token}"
PUBLIC_MESSAGE = "PATCH /channels/{channel_id}/messages/{message_id}"
FIRST_ANSWER = "POST /interactions/{interaction_id}/{interaction_token}/callback"


@pytest.fixture
async def box(tmp_path, answer_seconds):
    """Yield a sandbox whose recording is not validated: a request repeated after a lost answer is rightly refused."""
    async with Sandbox(Settings(directory=tmp_path / "box", answer_seconds=answer_seconds)) as box:
        yield box


@pytest.mark.parametrize("kind", [FaultKind.DROPPED, FaultKind.LOST_ANSWER, FaultKind.LATE_ERROR])
async def test_a_join_whose_answer_got_lost(box, bot, table, ada, bruno, kind):
    """A second press on Join says that the person already sits, and the table's message shows them and can start."""
    lobby = await ada.slash(table, "game new", seats=2)
    box.faults.add(Fault(kind, FIRST_ANSWER))
    await bruno.click(lobby.message, "Join")
    second_reply = await bruno.click(lobby.message, "Join") if "Join" in lobby.message.buttons else None
    if second_reply is not None:
        assert "already" in second_reply.text
    await box.wait_for(lambda: f"<@{bruno.id}>" in lobby.message.text, "the table to show Bruno")
    await bruno.click(lobby.message, "Start")
    await live_turn(box, table, [ada, bruno])


@pytest.mark.parametrize("soon", [0, 3600], ids=["acknowledged", "at_once"])
@pytest.mark.parametrize("kind", [FaultKind.DROPPED, FaultKind.LOST_ANSWER, FaultKind.LATE_ERROR])
async def test_a_first_answer_that_got_lost(
    box, bot, fast_http_retries, monkeypatch, table, ada, bruno, kind, soon
):
    """Every press is answered even if its first answer got lost, whether or not Discord had taken it."""
    monkeypatch.setattr(acknowledging, "SOON_SECONDS", soon)
    await small_table(bot, box)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    lost = Fault(kind, FIRST_ANSWER)
    box.faults.add(lost)
    panel = await mover.click(message, "Play")
    if "Confirm" not in panel.buttons:  # a tile that fits only one cell is previewed there at once
        box.faults.add(lost)
        panel = await mover.click(panel.message, panel.message.controls[0]["custom_id"])
    assert panel.message.picture()
    box.faults.add(lost)
    reply = await mover.click(panel.message, "Confirm")
    assert "Confirm" not in reply.buttons
    await live_turn(box, table, [bruno if mover is ada else ada])


@pytest.mark.parametrize("kind", [FaultKind.DROPPED, FaultKind.LOST_ANSWER, FaultKind.LATE_ERROR])
async def test_a_refusal_that_got_lost(box, bot, fast_http_retries, table, ada, kind):
    """A refusal that is the first answer is sent again if it got lost, and is read once."""
    box.faults.add(Fault(kind, FIRST_ANSWER))
    await ada.slash(table, "board")
    await box.wait_for(lambda: messages_with(ada, table, "no game"), "the refusal")
    assert len(messages_with(ada, table, "no game")) == 1


@pytest.mark.parametrize("kind", [FaultKind.DROPPED, FaultKind.LOST_ANSWER])
async def test_a_refusal_after_an_acknowledgement_that_got_lost(box, bot, monkeypatch, table, ada, kind):
    """A refusal that follows an acknowledgement is sent again if it got lost."""
    monkeypatch.setattr(acknowledging, "SOON_SECONDS", 0)
    box.faults.add(Fault(kind, FOLLOW_UP))
    await ada.slash(table, "board")
    await box.wait_for(lambda: messages_with(ada, table, "no game"), "the refusal")
    await box.wait_for(lambda: not list(box.faults.pending), "the fault to occur")


async def test_a_refusal_that_cannot_be_sent(box, bot, table, ada, caplog):
    """When even the refusal cannot be sent, nothing is logged as a fault and the next command is answered."""
    caplog.set_level(logging.INFO)
    box.faults.add(Fault(FaultKind.DROPPED, FIRST_ANSWER, times=acknowledging.ATTEMPTS))
    unanswered = asyncio.create_task(ada.slash(table, "board"))
    await box.wait_for(lambda: "could not answer application_command 'board'" in caplog.text, "the end")
    unanswered.cancel()
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []
    assert "no game" in (await ada.slash(table, "board")).text


@pytest.mark.parametrize(
    "fault",
    [
        Fault(FaultKind.DROPPED, ANSWER),
        Fault(FaultKind.LOST_ANSWER, ANSWER),
        Fault(FaultKind.SERVER_ERROR, ANSWER, times=5),
    ],
    ids=lambda fault: fault.kind.value,
)
async def test_after_a_broken_connection_players_read_whether_the_move_counts(
    box, bot, fast_http_retries, monkeypatch, table, ada, bruno, fault, caplog
):
    """After a broken connection the person is told whether the move counts; no error is logged."""
    monkeypatch.setattr(acknowledging, "SOON_SECONDS", 0)
    await small_table(bot, box)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    box.faults.add(fault)
    await mover.click(message, "Play")
    await box.wait_for(
        lambda: messages_with(mover, table, "The connection to Discord broke"),
        "the answer after the broken connection",
    )
    panel, _ = await choose_by_buttons(mover, message)
    box.faults.add(fault)
    await mover.click(panel.message, "Confirm", settle=False)
    await box.wait_for(
        lambda: messages_with(mover, table, "Your move counts"), "the answer after the broken connection"
    )
    await live_turn(box, table, [bruno if mover is ada else ada])
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


def messages_with(person, channel, text):
    """Return the messages of the channel that the person sees and that contain the text."""
    return [message for message in person.messages(channel) if text in message.text]


async def test_a_move_that_cannot_be_shown_counts(box, bot, table, ada, bruno, monkeypatch):
    """After a fault in showing a stored move its player is told that it counts."""
    await small_table(bot, box)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    panel, _ = await choose_by_buttons(mover, message)

    async def broken(*_):
        raise ZeroDivisionError

    monkeypatch.setattr("bot.features.turn.controls._done", broken)
    await mover.click(panel.message, "Confirm")
    answer = await box.message_for(
        mover, table, lambda message: message.ephemeral and "something went wrong" in message.text
    )
    assert "Your move counts" in answer.text
    await live_turn(box, table, [bruno if mover is ada else ada])


async def test_an_answer_while_the_bot_stops(box, table, database, ada, caplog):
    """An interaction that is being answered while the program stops logs no error."""
    async with running(box, database):
        box.faults.add(Fault(FaultKind.SLOW, FIRST_ANSWER, seconds=1))
        await ada.slash(table, "board", settle=False)
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


@pytest.mark.parametrize(
    "kind",
    [
        FaultKind.DROPPED,
        FaultKind.LOST_ANSWER,
        FaultKind.LATE_ERROR,
        FaultKind.SERVER_ERROR,
        FaultKind.RATE_LIMITED,
    ],
)
async def test_autocomplete_whose_answer_got_lost(box, bot, fast_http_retries, table, ada, kind, caplog):
    """Autocomplete that got lost is answered at the next keystroke; the log has one line and no error."""
    caplog.set_level(logging.INFO)
    box.faults.add(Fault(kind, FIRST_ANSWER, times=5))

    def lines():
        return [record for record in caplog.records if "could not offer" in record.getMessage()]

    typing = asyncio.create_task(ada.autocomplete(table, "game new", focused="time"))
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not lines():  # noqa: ASYNC110 - a log makes no event
            await asyncio.sleep(0.01)
    typing.cancel()
    box.faults.clear()
    assert await ada.autocomplete(table, "game new", focused="time")
    (line,) = lines()
    assert line.levelname == "INFO"
    assert line.exc_info is None
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


@pytest.mark.parametrize(
    "fault",
    [
        Fault(FaultKind.DROPPED, PUBLIC_MESSAGE, times=acknowledging.ATTEMPTS),
        Fault(FaultKind.SERVER_ERROR, PUBLIC_MESSAGE, times=5),
    ],
    ids=lambda fault: fault.kind.value,
)
async def test_an_entry_counts_though_the_public_message_cannot_be_changed(
    box, bot, fast_http_retries, table, olga, ada, fault, caplog
):
    """A person whose entry cannot be shown in the public message is told that they entered, and of no error.

    The next change of the message shows them.
    """
    sign_up = (await olga.slash(table, "tournament create", name="Cup")).message
    box.faults.add(fault)
    assert "entered" in (await ada.click(sign_up, "Enter")).text
    await box.wait_for(
        lambda: "could not update the message of Tournament" in caplog.text, "the log to say so"
    )
    assert not messages_with(ada, table, "The connection")
    assert f"<@{ada.id}>" not in sign_up.text
    await olga.click(sign_up, "Enter")
    await box.wait_for(lambda: f"<@{ada.id}>" in sign_up.text, "the message to show both")


async def test_a_change_of_a_public_message_is_sent_again(box, bot, table, olga, ada):
    """A public message shows who has entered although the connection broke when it was changed."""
    sign_up = (await olga.slash(table, "tournament create", name="Cup")).message
    box.faults.add(Fault(FaultKind.DROPPED, PUBLIC_MESSAGE))
    await ada.click(sign_up, "Enter")
    await box.wait_for(lambda: f"<@{ada.id}>" in sign_up.text, "the message to show Ada")


async def test_a_deleted_person_is_removed_from_all_messages_that_can_be_changed(
    box, bot, fast_http_retries, table, olga, ada
):
    """When one message that names a person whose data is deleted cannot be changed, the others still are."""
    sign_up = (await olga.slash(table, "tournament create", name="Cup")).message
    await ada.click(sign_up, "Enter")
    lobby = (await olga.slash(table, "game new")).message
    await ada.click(lobby, "Join")
    reply = await ada.click((await ada.slash(table, "privacy")).message, "Delete my data")
    box.faults.add(Fault(FaultKind.DROPPED, PUBLIC_MESSAGE, times=acknowledging.ATTEMPTS))
    assert "Done" in (await ada.click(reply.message, "Yes, delete it")).text
    await box.wait_for(lambda: f"<@{ada.id}>" not in sign_up.text, "the sign-up without Ada")
    assert f"<@{ada.id}>" in lobby.text
    assert not messages_with(ada, table, "The connection")


async def test_a_message_found_after_its_lost_answer_shows_the_present_state(
    box, bot, monkeypatch, table, ada, bruno, clara
):
    """A message found after its lost answer shows what changed meanwhile, here a second person's consent."""
    monkeypatch.setattr("bot.delivery.back_off.AFTER_FAULT", timedelta(seconds=2))
    await small_table(bot, box, 5, 5, first=FirstSeat.AS_SEATED)
    await open_table(box, table, [ada, bruno, clara], seats=3)
    panel = await bruno.slash(table, "game stop")
    box.faults.add(Fault(FaultKind.LOST_ANSWER, "POST /channels/{channel_id}/messages"))
    await bruno.click(panel.message, "Stop the game")
    question = await box.message_for(clara, table, lambda message: "In favour" in message.text)
    await clara.click(question, "Agree")
    both = f"In favour: <@{bruno.id}> and <@{clara.id}>"
    await box.wait_for(lambda: both in question.text, "the question with both")
    assert len([message for message in ada.messages(table) if "In favour" in message.text]) == 1


@pytest.mark.parametrize("kind", [FaultKind.DROPPED, FaultKind.LOST_ANSWER, FaultKind.LATE_ERROR])
@pytest.mark.parametrize(
    ("command", "press"), [("game new", "Join"), ("tournament create", "Enter"), ("ladder open", "Join")]
)
async def test_a_public_message_whose_answer_got_lost(
    box, bot, fast_http_retries, table, olga, ada, command, press, kind
):
    """A public message whose answer got lost is posted once, and shows the people who join."""
    box.grant(olga, "Administrator")
    named = {} if command == "game new" else {"name": "Cup"}
    box.faults.add(Fault(kind, FIRST_ANSWER))
    await olga.slash(table, command, **named)
    (shown,) = [message for message in ada.messages(table) if press in message.buttons]
    await ada.click(shown, press)
    await box.wait_for(lambda: f"<@{ada.id}>" in shown.text, "the message to show Ada")
    assert not messages_with(olga, table, "connection")


@pytest.mark.parametrize(
    ("command", "press"), [("game new", "Join"), ("tournament create", "Enter"), ("ladder open", "Join")]
)
async def test_a_public_message_shows_a_change_whose_answer_fails(
    box, bot, fast_http_retries, table, olga, ada, command, press
):
    """A public message shows who has joined although every attempt to answer the press has failed."""
    box.grant(olga, "Administrator")
    named = {} if command == "game new" else {"name": "Cup"}
    shown = (await olga.slash(table, command, **named)).message
    box.faults.add(Fault(FaultKind.DROPPED, FIRST_ANSWER, times=acknowledging.ATTEMPTS))
    assert "Check whether it worked" in (await ada.click(shown, press)).text
    await box.wait_for(lambda: f"<@{ada.id}>" in shown.text, "the message to show Ada")


async def test_deleted_people_are_removed_from_messages_although_the_answer_fails(
    box, bot, fast_http_retries, table, olga, ada
):
    """A message no longer names a person whose data is deleted, although the answer to them has failed."""
    sign_up = (await olga.slash(table, "tournament create", name="Cup")).message
    await ada.click(sign_up, "Enter")
    reply = await ada.click((await ada.slash(table, "privacy")).message, "Delete my data")
    box.faults.add(Fault(FaultKind.DROPPED, ANSWER))
    await ada.click(reply.message, "Yes, delete it")
    await box.wait_for(lambda: f"<@{ada.id}>" not in sign_up.text, "the sign-up without Ada")
    assert messages_with(ada, table, "Check whether it worked")


@pytest.mark.parametrize(
    ("command", "press"), [("game new", "Join"), ("tournament create", "Enter"), ("ladder open", "Join")]
)
async def test_a_subject_whose_message_cannot_be_posted(
    box, bot, fast_http_retries, table, olga, command, press
):
    """A table, tournament or ladder that cannot be shown is closed: it would block its channel or name unseen."""
    box.grant(olga, "Administrator")
    named = {} if command == "game new" else {"name": "Cup"}
    box.faults.add(Fault(FaultKind.DROPPED, FIRST_ANSWER, times=acknowledging.ATTEMPTS))
    assert "connection" in (await olga.slash(table, command, **named)).text
    assert press in (await olga.slash(table, command, **named)).message.buttons


@pytest.mark.parametrize(
    ("command", "press"), [("game new", "Join"), ("tournament create", "Enter"), ("ladder open", "Join")]
)
async def test_a_press_on_a_message_of_which_every_confirmation_got_lost(
    box, bot, fast_http_retries, table, olga, ada, command, press
):
    """A message that was posted, though every confirmation got lost, shows at the first press that it is closed."""
    box.grant(olga, "Administrator")
    named = {} if command == "game new" else {"name": "Cup"}
    box.faults.add(Fault(FaultKind.LOST_ANSWER, FIRST_ANSWER, times=acknowledging.ATTEMPTS))
    shown = (await olga.slash(table, command, **named)).message
    await box.wait_for(lambda: messages_with(olga, table, "The connection"), "the answer that says so")
    await ada.click(shown, press)
    assert press not in shown.buttons


@pytest.mark.parametrize(("command", "press"), [("tournament create", "Enter"), ("ladder open", "Join")])
async def test_a_refused_press_updates_an_outdated_message(
    box, bot, fast_http_retries, table, olga, ada, command, press
):
    """A message that could not show who joined shows them once they press again and read that they have joined."""
    box.grant(olga, "Administrator")
    shown = (await olga.slash(table, command, name="Cup")).message
    box.faults.add(Fault(FaultKind.DROPPED, PUBLIC_MESSAGE, times=acknowledging.ATTEMPTS))
    await ada.click(shown, press)
    await box.wait_for(lambda: not list(box.faults.pending), "the faults to occur")
    assert f"<@{ada.id}>" not in shown.text
    assert "already" in (await ada.click(shown, press)).text
    await box.wait_for(lambda: f"<@{ada.id}>" in shown.text, "the message to show Ada")


@pytest.mark.parametrize("kind", [FaultKind.DROPPED, FaultKind.LOST_ANSWER, FaultKind.LATE_ERROR])
async def test_a_table_in_a_thread_whose_message_got_lost(
    box, bot, fast_http_retries, table, ada, bruno, kind
):
    """A table in a thread of its own is shown there once although the connection broke, and people can join it."""
    await bot.host.guilds.change(GuildId(int(box.server.id)), lambda _: GuildSettings(thread_per_game=True))
    box.faults.add(Fault(kind, "POST /channels/{channel_id}/messages"))
    opened = await ada.slash(table, "game new")
    (thread,) = threads_of(box, table)
    assert f"<#{thread.id}>" in opened.text
    (lobby,) = [message for message in ada.messages(thread) if "Join" in message.buttons]
    await bruno.click(lobby, "Join")
    await box.wait_for(lambda: f"<@{bruno.id}>" in lobby.text, "the table to show Bruno")


@pytest.mark.parametrize("kind", [FaultKind.DROPPED, FaultKind.LOST_ANSWER, FaultKind.LATE_ERROR])
async def test_a_resignation_whose_answer_got_lost(
    box, bot, fast_http_retries, table, ada, bruno, clara, kind
):
    """A person who hands over their seat is told so, and of no error, although an answer got lost."""
    await open_table(box, table, [ada, bruno, clara], seats=3)
    reply = await ada.slash(table, "resign")
    box.faults.add(Fault(kind, FIRST_ANSWER))
    await ada.click(reply.message, reply.message.buttons[0])
    assert reply.message.buttons == []
    assert not messages_with(ada, table, "connection")
    assert not messages_with(ada, table, "not at this table")
