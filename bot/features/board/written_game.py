"""Game files in text notation, shown turn by turn. A file stays attached to the message and is not stored."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import TypeAlias

import discord
from discord import ui

from bot.features.board.stepping import step_of, stepping_row
from bot.i18n import Language
from bot.pictures.boards import view_pictures
from bot.pictures.gallery import gallery
from bot.platform import limits
from bot.platform.concurrency_limit import ConcurrencyLimit
from bot.platform.context import Context
from bot.platform.controls import Press, button, pressed
from bot.platform.custom_ids import Kind
from bot.platform.errors import Refusal
from bot.platform.escaping import escaped
from bot.platform.files import text_file
from bot.platform.message_parts import file_name, parts
from bot.text.emoji_marks import seat_mark
from bot.text.words import labels
from game.notation.lines import End, Key, Turn
from game.notation.record import Record, read
from game.notation.replay import Replay, replay
from game.values.errors import RecordError
from game.values.ruleset import Colour
from host.games.files import LARGEST_BYTES
from host.typed_names import readable_name
from rendering.views.board_image import BoardView

SUFFIX = ".game"
FILE = f"written{SUFFIX}"

Reader: TypeAlias = Callable[[], Awaitable[bytes]]
"""A function that downloads a file from Discord."""

replays = ConcurrencyLimit(2, busy="import-busy", yours="import-busy-yours")
"""Limits replays: a long file takes a thread for a second, and other people wait for it."""


@pressed(Kind.FILE)
async def step(press: Press) -> None:
    """Show another turn of the file that is attached to the message."""
    press.defer_edit_if_slow()
    await _show_written_game(press, await attached_text(press), step_of(press))


async def attached_text(press: Press) -> str:
    """Return the text of the game file attached to a press's message. Refuses a message without one."""
    message = press.interaction.message
    assert message is not None
    file = attached_game(press, message)
    if file is None:
        raise Refusal("control-unknown")
    return await file_text(*file)


def attached_game(context: Context, message: discord.Message) -> tuple[int, Reader] | None:
    """Return the size in bytes and reader of a message's game file, attached or in a component; else None."""
    for attachment in message.attachments:
        if attachment.filename.endswith(SUFFIX):
            return attachment.size, attachment.read
    for part in parts(message):
        if isinstance(part, discord.FileComponent) and file_name(part.media.url).endswith(SUFFIX):
            # discord.py 2.7 gives files in components no connection with which they could read themselves.
            return part.size or 0, partial(context.interaction.client.http.get_from_cdn, part.media.url)
    return None


async def show_file(context: Context, size: int, read_bytes: Reader) -> None:
    """Show the game in a file in the deferred answer. Refuses a file that is no game."""
    await _show_written_game(context, await file_text(size, read_bytes))


async def file_text(size: int, read_bytes: Reader) -> str:
    """Return the text of an uploaded file. Refuses one that is too large, gone, or not UTF-8."""
    if size > LARGEST_BYTES:
        raise Refusal("import-too-large", most=LARGEST_BYTES // 1000)
    try:
        return (await read_bytes()).decode("utf-8-sig")
    except discord.HTTPException as failure:
        raise Refusal("import-gone") from failure
    except UnicodeDecodeError:
        raise Refusal("import-no-text") from None


@contextmanager
def refusing_records(words: Language) -> Iterator[None]:
    """Turn a RecordError inside the context into a refusal that names the line, the move and the reason."""
    try:
        yield
    except RecordError as refusal:
        raise Refusal(
            "import-refused",
            line=refusal.line,
            move=escaped(refusal.move),
            reason=words.say(f"rule-{refusal.reason.value}"),
        ) from None


def file_names(words: Language, keys: Mapping[str, str], seats: Iterable[Colour]) -> dict[Colour, str]:
    """Return the names of the seats of a game file: those in its header, else their colours.

    Names are cut to the length of Discord's user names.
    """
    written = {seat: readable_name(keys.get(seat.value.capitalize(), "")) for seat in seats}
    return {
        seat: limits.clipped(name, limits.USER_NAME) if name else words.say(f"colour-{seat.value}")
        for seat, name in written.items()
    }


async def _show_written_game(context: Context, text: str, turn: int | None = None) -> None:
    """Show the position after turn number `turn` (by default the last) in the deferred answer."""
    words = context.language
    with refusing_records(words), replays.slot(context.person.id):
        record, found, turns, number = await asyncio.to_thread(replayed, text, turn)
    names = file_names(words, record.keys, found.position.seats)
    drawing = await context.drawing()
    board = BoardView(position=found.position, names=names, labels=labels(words), theme=drawing.theme)
    pictures = await view_pictures(drawing, board)
    lines = [words.say("history-step", step=number, steps=turns)]
    lines += [_score(seat, names[seat], found.position.scores[seat]) for seat in found.position.seats]
    message = ui.LayoutView(timeout=None)
    message.add_item(ui.TextDisplay("\n".join(lines)))
    for drawn in pictures:
        message.add_item(gallery(words, drawn))
    message.add_item(ui.File(f"attachment://{FILE}"))
    message.add_item(stepping_row(Kind.FILE, number, turns))
    if any(isinstance(entry, End) for _, entry in record.entries):
        review = button(Kind.REVIEW, words.say("button-review"), choice="all")
        message.add_item(ui.ActionRow(review))
    files = [*(file for drawn in pictures for file in drawn.files()), text_file(text, FILE)]
    await context.fill(message, files)


def replayed(text: str, turn: int | None) -> tuple[Record, Replay, int, int]:
    """Return the record, its replay to the end of a turn, the number of turns, and the number of that turn.

    `turn` is clamped to the turns of the record; None is the last one.
    """
    record = read(text)
    ends = [line for line, entry in record.entries if isinstance(entry, Turn)]
    turns = len(ends)
    number = turns if turn is None else max(0, min(turn, turns))
    if number == turns:
        last_line = len(record.lines)
    elif number:
        last_line = ends[number - 1]
    else:
        last_line = ends[0] - 1
    lines = tuple(
        line
        for position, line in enumerate(record.lines, start=1)
        if position <= last_line or isinstance(line.content, Key)
    )
    return record, replay(Record(lines, record.setup)), turns, number


def _score(seat: Colour, name: str, points: int) -> str:
    return f"{seat_mark(seat)} {escaped(name)} **{points}**"
