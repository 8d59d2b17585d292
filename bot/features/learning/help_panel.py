"""Help by task."""

from __future__ import annotations

from enum import Enum
from typing import Any

from discord import ui

from bot.features.learning.lesson_panel import learn_button
from bot.features.learning.pages import FIRST_PAGE
from bot.i18n import Language
from bot.platform.controls import Press, option, pressed, select
from bot.platform.custom_ids import Kind
from bot.platform.language_choice import quoting_here
from bot.platform.rules_link import rules_button
from bot.platform.text_view import text_view


class Task(Enum):
    """The tasks that help explains, in the order in which people meet them."""

    START = "start"
    TURN = "turn"
    BACK = "back"
    LOOK = "look"
    LEAVE = "leave"
    KEEP = "keep"
    CHALLENGE = "challenge"
    COMPETE = "compete"
    ORGANISE = "organise"
    LEARN = "learn"
    SERVER = "server"


@pressed(Kind.HELP)
async def choose_task(press: Press) -> None:
    """Show how another task is done."""
    task = next((task for task in Task if task.value == press.choice), None)
    words = await quoting_here(press.host, press.interaction, press.language)
    await press.update(help_message(words, task))


def help_message(words: Language, task: Task | None = None) -> ui.LayoutView:
    """Return the message on how a task is done; by default, on the shortest way into a game."""
    text = words.say("help") if task is None else task_text(words, task)
    listed = [
        option(words.say(f"help-{member.value}"), member.value, chosen=member is task) for member in Task
    ]
    message = text_view(text)
    message.add_item(select(Kind.HELP, words.say("help-select"), listed))
    row = ui.ActionRow[Any](
        learn_button(words),
        rules_button(words, FIRST_PAGE.name),
    )
    return message.add_item(row)


def task_text(words: Language, task: Task) -> str:
    """Return a task and the steps to it."""
    return f"### {words.say(f'help-{task.value}')}\n{words.say(f'help-{task.value}.text')}"
