"""The pages of the first game: a turn with its task, the result of a turn, and the end.

The choice of every control is an act (`SHOW`, `CONFIRM`, …), a space, and the bookmark.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Any

import discord
from discord import ui

from bot.features.learning.bookmark import CONFIRM, HELP, SHOW, STOP, TURN, Bookmark
from bot.features.learning.example_pictures import describe_example
from bot.features.learning.expansion_lessons import expansion_row
from bot.features.learning.lesson import COMPUTER, PERSON, STEPS, LessonState, Verdict
from bot.features.learning.pages import FIRST_PAGE
from bot.i18n import Language
from bot.pictures import choices
from bot.pictures.boards import cells_picture, close_up_picture, tile_picture
from bot.pictures.drawing_context import DrawingContext
from bot.pictures.gallery import beside, gallery
from bot.pictures.pool import Drawn
from bot.platform.controls import Button, button, in_rows, style_of
from bot.platform.custom_ids import Kind
from bot.platform.rules_link import OPENS
from bot.platform.text_view import text_view
from bot.text.turn_news import deed, doer
from bot.text.words import choice_name, degrees, paid_text
from game.values.events import Event, Scored
from game.values.geometry import Cell
from game.values.moves import Deploy, Move, Place, Skip
from game.values.ruleset import Colour
from rendering.boards.annotations import LETTERS
from rendering.boards.cell_names import cell_name
from rendering.boards.example import ExampleView, draw_example

PICTURE = "lesson.png"

Panel = tuple[ui.LayoutView, Sequence[Drawn]]


async def task_panel(drawing: DrawingContext, bookmark: Bookmark, verdict: Verdict = Verdict.GOOD) -> Panel:
    """Return the panel of the turn to play: its task, the picture, and the controls.

    With a `verdict` other than GOOD it says what to change, and offers to show a good turn.
    """
    words = drawing.words
    state = bookmark.state
    position, turn = state.position, bookmark.draft
    tile = position.drawn
    assert tile is not None
    place = None if turn is None else turn[0]
    then = Skip() if turn is None else turn[1]
    finishes = () if place is None else choices.finishes(choices.laid(position, place))
    turned = () if place is None else choices.placements_on(position, place.cell)
    if place is None:
        cells = choices.cells(position)
        drawn = await cells_picture(drawing, position, tile=tile, cells=cells)
    else:
        drawn = await close_up_picture(
            drawing,
            position,
            place=place,
            turns=tuple(sorted(placement.turns for placement in turned)),
            spots=dict(zip(choices.spots(finishes), LETTERS, strict=False)),
            finish=then,
        )
    message = ui.LayoutView(timeout=None)
    to_lay = None if place is not None else await tile_picture(drawing, tile)
    message.add_item(beside("\n".join(_task(words, state, place, verdict)), to_lay))
    message.add_item(gallery(words, drawn))
    if place is None:
        rows = list(_cell_rows(bookmark))
    else:
        rows = list(_tile_rows(words, bookmark, place, turned))
        rows += _spot_rows(words, bookmark, place, finishes)
    if verdict is not Verdict.GOOD:
        way = Bookmark(bookmark.played, state.good_turn())
        rows.append(ui.ActionRow(_control(words.say("lesson-show-me"), HELP, way), _stop(words, bookmark)))
    else:
        rows.append(ui.ActionRow(_stop(words, bookmark)))
    for row in rows:
        message.add_item(row)
    return message, [drawn] if to_lay is None else [drawn, to_lay]


def _task(words: Language, state: LessonState, place: Place | None, verdict: Verdict) -> Iterator[str]:
    number, goal = state.step + 1, state.goal
    cell = "" if goal is None else _numbered(words, state, goal.cell)
    yield words.say("lesson-title", step=number, steps=len(STEPS))
    if verdict is not Verdict.GOOD:
        hint = words.say(f"lesson-{number}-hint-{verdict.value}", cell=cell)
        yield words.say("lesson-hint", hint=hint)
    elif place is None:
        yield words.say(f"lesson-{number}", cell=cell)
    else:
        yield words.say(f"lesson-{number}-lying")


def _numbered(words: Language, state: LessonState, cell: Cell) -> str:
    """Return the number of a cell, as on the picture and its button, and its name."""
    number = choices.cells(state.position).index(cell) + 1
    return words.say("panel-cell-option", number=number, cell=cell_name(cell))


def _cell_rows(bookmark: Bookmark) -> Iterator[ui.ActionRow[Any]]:
    """Yield rows with a button for each cell, by its number; the cells of the lesson are few."""
    places = choices.first_places(bookmark.state.position)
    yield from in_rows(
        [
            _control(str(number), SHOW, bookmark.with_draft(place, Skip()))
            for number, place in enumerate(places, start=1)
        ]
    )


def _tile_rows(
    words: Language, bookmark: Bookmark, place: Place, turned: Sequence[Place]
) -> Iterator[ui.ActionRow[Any]]:
    """Yield a row to confirm or to choose another cell, and a row of the turns that fit."""
    yield ui.ActionRow(
        _control(words.say("panel-confirm"), CONFIRM, bookmark, style=discord.ButtonStyle.success),
        _control(words.say("panel-other-cell"), SHOW, Bookmark(bookmark.played)),
    )
    if len(turned) > 1:
        yield ui.ActionRow(
            *(
                _control(
                    degrees(words, placement.turns),
                    TURN,
                    bookmark.with_draft(placement, Skip()),
                    style=style_of(chosen=placement == place),
                )
                for placement in turned
            )
        )


def _spot_rows(
    words: Language, bookmark: Bookmark, place: Place, finishes: Sequence[Move]
) -> Iterator[ui.ActionRow[Any]]:
    """Yield rows with a button for each lettered spot, and one that sets nothing."""
    spots = choices.spots(tuple(finishes))
    buttons = []
    for finish in (*finishes, Skip()):
        named = choice_name(words, finish)
        if isinstance(finish, Deploy):
            letter = LETTERS[spots.index(finish.spot)]
            named = words.say("panel-finish-option", letter=letter, choice=named)
        else:
            named = words.say("panel-nobody")
        chosen = bookmark.with_draft(place, finish)
        buttons.append(_control(named, SHOW, chosen, style=style_of(chosen=chosen == bookmark)))
    yield from in_rows(buttons)


async def result_panel(drawing: DrawingContext, bookmark: Bookmark) -> Panel:
    """Return the panel with the turn's result, the computer's reply, and the button to the next turn."""
    words = drawing.words
    state = bookmark.state
    number = state.step
    message = ui.LayoutView(timeout=None)
    lines = [words.say("lesson-title", step=number, steps=len(STEPS)), words.say(f"lesson-{number}-good")]
    lines += _payments(words, state.mine)
    message.add_item(ui.TextDisplay("\n".join(lines)))
    computer, deeds = words.say("lesson-computer-moved"), words.join(_deeds(words, state.reply))
    lines = [words.say("news-moved", seat=computer, done=deeds)]
    if STEPS[number - 1].reply is not None:
        lines.append(words.say(f"lesson-{number}-reply"))
    lines += _payments(words, state.reply)
    if not state.over:
        lines.append(_scores(words, state))
    message.add_item(ui.TextDisplay("\n".join(lines)))
    drawn = await _landscape(drawing, state)
    message.add_item(gallery(words, drawn))
    following = _control(
        words.say("lesson-next"), SHOW, Bookmark(bookmark.played), style=discord.ButtonStyle.primary
    )
    return message.add_item(ui.ActionRow(following, _stop(words, bookmark))), [drawn]


async def end_panel(drawing: DrawingContext, bookmark: Bookmark) -> Panel:
    """Return the panel after the game, with the points by feature and what to do next."""
    words = drawing.words
    state = bookmark.state
    you, computer = (state.position.scores[seat] for seat in (PERSON, COMPUTER))
    result = "tied" if you == computer else "won" if you > computer else "lost"
    lines = [
        words.say("lesson-end", you=you, computer=computer),
        words.say("lesson-result", result=result),
    ]
    for key, final in (("lesson-during", False), ("lesson-final", True)):
        payments = _payments(words, [paid for paid in state.paid if paid.final is final])
        lines += [words.say(key), *payments] if payments else []
    lines.append(words.say("lesson-what-next"))
    message = text_view("\n".join(lines))
    drawn = await _landscape(drawing, state)
    message.add_item(gallery(words, drawn))
    return message.add_item(_afterwards(words)).add_item(expansion_row(words)), [drawn]


def stopped_panel(words: Language) -> ui.LayoutView:
    """Return the message after the lesson was left, with buttons back to it."""
    message = text_view(words.say("lesson-stopped"))
    return message.add_item(_afterwards(words)).add_item(expansion_row(words))


def learn_button(words: Language) -> Button:
    """Return the button that opens the lesson, for any message of ours."""
    return button(
        Kind.LEARN, words.say("button-learn"), game=OPENS, choice=f"{SHOW} {Bookmark()}", emoji="🎓"
    )


def _afterwards(words: Language) -> ui.ActionRow[Any]:
    return ui.ActionRow[Any](
        _control(words.say("lesson-again"), SHOW, Bookmark()),
        button(Kind.RULES, words.say("button-rules"), game=OPENS, choice=FIRST_PAGE.name),
    )


async def _landscape(drawing: DrawingContext, state: LessonState) -> Drawn:
    names = {seat: drawing.words.say(f"lesson-name-{_who(seat)}") for seat in (PERSON, COMPUTER)}
    view = ExampleView(state.position, theme=drawing.theme)
    return await drawing.pictures.draw(
        draw_example,
        view,
        name=PICTURE,
        describe=partial(describe_example, names=names, labels=drawing.labels),
    )


def _payments(words: Language, events: Iterable[Event]) -> list[str]:
    """Return a line for each feature that was paid."""
    return [
        words.say(
            "news-scored",
            scored=paid_text(words, event, [words.say(f"lesson-{_who(seat)}") for seat in event.seats]),
        )
        for event in events
        if isinstance(event, Scored) and event.points
    ]


def _deeds(words: Language, events: Iterable[Event]) -> list[str]:
    return [deed(words, event) for event in events if doer(event) is not None]


def _scores(words: Language, state: LessonState) -> str:
    scores = state.position.scores
    return words.say("lesson-scores", you=scores[PERSON], computer=scores[COMPUTER])


def _who(seat: Colour) -> str:
    return "you" if seat is PERSON else "computer"


def _stop(words: Language, bookmark: Bookmark) -> Button:
    return _control(words.say("lesson-stop"), STOP, bookmark)


def _control(
    label: str,
    act: str,
    bookmark: Bookmark,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> Button:
    return button(Kind.LEARN, label, choice=f"{act} {bookmark}", style=style)
