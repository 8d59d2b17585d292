"""Handlers of the guided first game, a private panel that teaches one thing each turn.

Its custom ids contain the whole progress, so the lesson survives a restart and can be left at any time.
"""

from __future__ import annotations

from bot.features.learning.bookmark import ABOUT, CONFIRM, STOP, Bookmark, parse_bookmark
from bot.features.learning.expansion_lessons import expansion_panel, lesson_named
from bot.features.learning.lesson import Verdict
from bot.features.learning.lesson_panel import end_panel, result_panel, stopped_panel, task_panel
from bot.pictures.pool import files_of
from bot.platform.context import Context
from bot.platform.controls import Press, pressed, reading
from bot.platform.custom_ids import Kind
from bot.platform.rules_link import OPENS
from game.values.ruleset import Expansion


@pressed(Kind.LEARN)
async def go_on(press: Press) -> None:
    """Show or play the draft of a turn, show the page of an expansion, or leave the lesson."""
    if press.control.game == OPENS:
        press.defer_if_slow()
    else:
        press.defer_edit_if_slow()
    act, _, marked = press.choice.partition(" ")
    if act == ABOUT:
        with reading():
            about = lesson_named(marked)
        await show_expansion(press, about)
        return
    with reading():
        bookmark = parse_bookmark(marked, press.control.version)
    if act == STOP:
        view = stopped_panel(press.language)
        await press.fill(view)
    else:
        await show_lesson(press, bookmark, confirmed=act == CONFIRM)


async def show_expansion(context: Context, about: Expansion) -> None:
    """Show the page of an expansion in the deferred answer."""
    message, drawn = await expansion_panel(await context.drawing(), about)
    await context.fill(message, files_of(drawn))


async def show_lesson(context: Context, bookmark: Bookmark, *, confirmed: bool = False) -> None:
    """Show the page of a bookmark in the deferred answer; `confirmed` plays its draft first."""
    drawing = await context.drawing()
    state, turn = bookmark.state, bookmark.draft
    if state.over:
        message, drawn = await end_panel(drawing, bookmark)
    elif confirmed and turn is not None:
        verdict = state.verdict(turn)
        if verdict is Verdict.GOOD:
            message, drawn = await result_panel(drawing, bookmark.with_draft_played())
        else:
            message, drawn = await task_panel(drawing, bookmark, verdict)
    else:
        message, drawn = await task_panel(drawing, bookmark)
    files = files_of(drawn)
    await context.fill(message, files)
