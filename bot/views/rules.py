"""The rules by topic, each with an example: a small written game, drawn by us, with what it pays marked."""

from __future__ import annotations

import asyncio
from enum import Enum
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.board_pictures import BOARD_FILE
from bot.custom_ids import Kind
from bot.i18n import Language, for_locale
from bot.messages import gallery
from bot.views.press import Press, option, pressed, select
from bot.words import labels
from game.record import read
from game.replay import Replay, replay
from rendering.alt_text import describe_board
from rendering.board_image import BoardView, draw_board
from rendering.overlays import paid_feature

if TYPE_CHECKING:
    from bot.client import Bastide


class Topic(Enum):
    """What the rules are about, in the order in which one learns them; each has `examples/<topic>.game`."""

    TURN = "turn"
    MEEPLE = "meeple"
    CITY = "city"
    ROAD = "road"
    MONASTERY = "monastery"
    FIELD = "field"
    MAJORITY = "majority"
    RIVER = "river"
    INN = "inn"
    CATHEDRAL = "cathedral"
    GARDEN = "garden"
    ABBOT = "abbot"


@pressed(Kind.RULES)
async def choose_topic(press: Press) -> None:
    """Shows another topic in the same message."""
    await press.interaction.response.defer()
    await show_rules(press.interaction, Topic(press.choice))


async def show_rules(interaction: discord.Interaction[Bastide], topic: Topic) -> None:
    """Put a topic with its example into the answer that was deferred."""
    words, client = for_locale(interaction.locale), interaction.client
    example = await asyncio.to_thread(_example, topic)
    seen = BoardView(
        position=example.position,
        names={seat: words.say(f"colour-{seat.value}") for seat in example.position.seats},
        labels=labels(words),
        overlay=paid_feature(example.position, example.scored[0][1]) if example.scored else None,
    )
    drawn = await client.pictures.draw(draw_board, seen, name=BOARD_FILE, alt=describe_board(seen))
    message = ui.LayoutView(timeout=None)
    message.add_item(ui.TextDisplay(f"### {_title(words, topic)}\n{words.say(f'rules-{topic.value}')}"))
    message.add_item(gallery(drawn))
    message.add_item(_topics(words, topic))
    await interaction.edit_original_response(view=message, attachments=[drawn.file()])


def _topics(words: Language, chosen: Topic) -> ui.ActionRow[Any]:
    offered = [option(_title(words, topic), topic.value, chosen=topic is chosen) for topic in Topic]
    return select(Kind.RULES, words.say("rules-topic"), offered)


def _title(words: Language, topic: Topic) -> str:
    return words.say(f"rules-{topic.value}.title")


@cache
def _example(topic: Topic) -> Replay:
    return replay(read(files("bot.examples").joinpath(f"{topic.value}.game").read_text(encoding="utf-8")))
