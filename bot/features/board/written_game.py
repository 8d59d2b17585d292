"""A written game from anywhere, shown turn by turn. The file stays attached to the message; we keep nothing of it."""

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
from bot.pictures.boards import BOARD_FILE
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
from rendering.views.alt_text import describe_board
from rendering.views.board_image import BoardView, draw_board

SUFFIX = ".game"
FILE = f"written{SUFFIX}"

Reader: TypeAlias = Callable[[], Awaitable[bytes]]
"""Reads the bytes of a file that Discord keeps."""

replays = ConcurrencyLimit(2, busy="import-busy", yours="import-busy-yours")
"""A long file takes a thread for a second: others are waiting for their turn."""


@pressed(Kind.FILE)
async def step(press: Press) -> None:
    """Show another turn of the file that is attached to the message."""
    press.defer_edit_if_slow()
    await show_written_game(press, await attached_text(press), step_of(press))


async def attached_text(press: Press) -> str:
    """Return the written game that is attached to the message of a press; refuses where there is none any more."""
    message = press.interaction.message
    assert message is not None
    file = attached_game(press, message)
    if file is None:
        raise Refusal("control-unknown")
    return await file_text(*file)


def attached_game(context: Context, message: discord.Message) -> tuple[int, Reader] | None:
    """Return the written game of a message, its bytes and how to read them: attached alone, or shown in a component."""
    for one in message.attachments:
        if one.filename.endswith(SUFFIX):
            return one.size, one.read
    for part in parts(message):
        if isinstance(part, discord.FileComponent) and file_name(part.media.url).endswith(SUFFIX):
            # discord.py 2.7 gives what components show no connection to read it by.
            return part.size or 0, partial(context.interaction.client.http.get_from_cdn, part.media.url)
    return None


async def show_file(context: Context, size: int, read_bytes: Reader) -> None:
    """Put the game that is written in a file into the answer that was deferred; refuses what is no game."""
    await show_written_game(context, await file_text(size, read_bytes))


async def file_text(size: int, read_bytes: Reader) -> str:
    """Return the text of a file that somebody has sent; refuses what is too large, gone, or no text."""
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
    """While entered, refuse a written game that cannot be read or breaks a rule, with its line and the rule."""
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
    """Return the names of the seats of a written game: those in its header, else their colours.

    Names are cut to the length of names on Discord.
    """
    written = {seat: readable_name(keys.get(seat.value.capitalize(), "")) for seat in seats}
    return {
        seat: limits.clipped(name, limits.USER_NAME) if name else words.say(f"colour-{seat.value}")
        for seat, name in written.items()
    }


async def show_written_game(context: Context, text: str, turn: int | None = None) -> None:
    """Put the position after turn number `turn` (by default the last) into the answer that was deferred."""
    words = context.language
    with refusing_records(words), replays.slot(context.person.id):
        record, found, turns, number = await asyncio.to_thread(replayed, text, turn)
    names = file_names(words, record.keys, found.position.seats)
    seen = BoardView(position=found.position, names=names, labels=labels(words))
    drawn = await context.pictures.draw(draw_board, seen, name=BOARD_FILE, describe=describe_board)
    lines = [words.say("history-step", step=number, steps=turns)]
    lines += [_score(seat, names[seat], found.position.scores[seat]) for seat in found.position.seats]
    message = ui.LayoutView(timeout=None)
    message.add_item(ui.TextDisplay("\n".join(lines)))
    message.add_item(gallery(words, drawn))
    message.add_item(ui.File(f"attachment://{FILE}"))
    message.add_item(stepping_row(Kind.FILE, number, turns))
    if any(isinstance(entry, End) for _, entry in record.entries):
        review = button(Kind.REVIEW, words.say("button-review"), choice="all")
        message.add_item(ui.ActionRow(review))
    files = [*drawn.files(), text_file(text, FILE)]
    await context.fill(message, files)


def replayed(text: str, turn: int | None) -> tuple[Record, Replay, int, int]:
    """Return the record, the position after that many turns, how many there are, and which one was meant."""
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
    kept = tuple(
        line
        for position, line in enumerate(record.lines, start=1)
        if position <= last_line or isinstance(line.says, Key)
    )
    return record, replay(Record(kept, record.setup)), turns, number


def _score(seat: Colour, name: str, points: int) -> str:
    return f"{seat_mark(seat)} {escaped(name)} **{points}**"
