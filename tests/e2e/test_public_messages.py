"""Tests of public messages that several people change at once: they show the newest state in the end."""

import asyncio

import pytest

from bot.platform.context import Context

pytestmark = pytest.mark.e2e


@pytest.fixture
def answers_of_ada_wait(monkeypatch, ada):
    """Hold back what follows Ada's private answers until the returned event is set, as on a slow connection."""
    tell, go_on = Context.tell, asyncio.Event()

    async def told(self, text):
        await tell(self, text)
        if self.person.id == int(ada.id):
            await go_on.wait()

    monkeypatch.setattr(Context, "tell", told)
    return go_on


async def test_two_enter_at_once(box, bot, table, olga, ada, bruno, answers_of_ada_wait):
    """The sign-up shows both people who entered, though the one who entered first redraws it last."""
    sign_up = (await olga.slash(table, "tournament create", name="Cup")).message
    await ada.click(sign_up, "Enter")
    await bruno.click(sign_up, "Enter")
    await box.wait_for(lambda: f"<@{bruno.id}>" in sign_up.text, "Bruno in the sign-up")
    edits = sign_up.raw.edited_at
    answers_of_ada_wait.set()
    await box.wait_for(lambda: sign_up.raw.edited_at != edits, "the sign-up to be redrawn")
    assert f"<@{ada.id}>" in sign_up.text
    assert f"<@{bruno.id}>" in sign_up.text


async def test_a_game_begins_while_somebody_is_told_that_they_sit(
    box, bot, table, ada, bruno, clara, answers_of_ada_wait
):
    """A late redraw by a person who joined leaves the message of a started table as that of a running game."""
    lobby = (await bruno.slash(table, "game new", seats=3)).message
    await ada.slash(table, "game join")
    await clara.click(lobby, "Join")
    await bruno.click(lobby, "Start")
    await box.wait_for(lambda: lobby.buttons == [], "the game to begin")
    edits = lobby.raw.edited_at
    answers_of_ada_wait.set()
    await box.wait_for(lambda: lobby.raw.edited_at != edits, "the table to be redrawn")
    assert lobby.buttons == []
    assert f"<@{clara.id}>" in lobby.text
