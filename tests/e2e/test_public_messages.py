"""Tests that public messages show the newest state in the end although several people change them at once."""

import asyncio

import pytest

from bot.platform.context import Context

pytestmark = pytest.mark.e2e


@pytest.fixture
def redraws_of_ada_wait(monkeypatch, ada):
    """Delay what the bot does after its private answers to Ada until the returned event is set."""
    tell, go_on = Context.tell, asyncio.Event()

    async def told(self, text):
        await tell(self, text)
        if self.person.id == int(ada.id):
            await go_on.wait()

    monkeypatch.setattr(Context, "tell", told)
    return go_on


async def test_a_late_redraw_of_a_sign_up_shows_everybody_who_entered(
    box, bot, table, olga, ada, bruno, redraws_of_ada_wait
):
    """The sign-up shows both people who entered, though the one who entered first redraws it last."""
    sign_up = (await olga.slash(table, "tournament create", name="Cup")).message
    await ada.click(sign_up, "Enter")
    await bruno.click(sign_up, "Enter")
    await box.wait_for(lambda: f"<@{bruno.id}>" in sign_up.text, "Bruno in the sign-up")
    edits = sign_up.raw.edited_at
    redraws_of_ada_wait.set()
    await box.wait_for(lambda: sign_up.raw.edited_at != edits, "the sign-up to be redrawn")
    assert f"<@{ada.id}>" in sign_up.text
    assert f"<@{bruno.id}>" in sign_up.text


async def test_a_late_redraw_of_a_started_table_shows_no_buttons(
    box, bot, table, ada, bruno, clara, redraws_of_ada_wait
):
    """A redraw for a person who joined before the start does not bring back the buttons of a started table."""
    lobby = (await bruno.slash(table, "game new", seats=3)).message
    await ada.slash(table, "game join")
    await clara.click(lobby, "Join")
    await bruno.click(lobby, "Start")
    await box.wait_for(lambda: lobby.buttons == [], "the game to begin")
    edits = lobby.raw.edited_at
    redraws_of_ada_wait.set()
    await box.wait_for(lambda: lobby.raw.edited_at != edits, "the table to be redrawn")
    assert lobby.buttons == []
    assert f"<@{clara.id}>" in lobby.text


async def test_a_late_answer_to_a_press_shows_everybody_at_the_table(
    monkeypatch, box, bot, table, ada, bruno, clara
):
    """A table shows both people who sat down, though the answer to the first press arrives last."""
    update, waiting, go_on = Context.update, asyncio.Event(), asyncio.Event()

    async def late(self, parts):
        if self.person.id == int(ada.id):
            waiting.set()
            await go_on.wait()
        await update(self, parts)

    monkeypatch.setattr(Context, "update", late)
    lobby = (await bruno.slash(table, "game new", seats=4)).message
    joining = asyncio.create_task(ada.click(lobby, "Join"))
    await waiting.wait()
    await clara.click(lobby, "Join")
    go_on.set()
    await joining
    await box.wait_for(lambda: f"<@{ada.id}>" in lobby.text and f"<@{clara.id}>" in lobby.text, "both people")
