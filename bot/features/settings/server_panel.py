"""The private panel in which those who manage a server choose its settings."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Any

import discord
from discord import ui

from bot.i18n import Language, codes, language
from bot.platform import limits
from bot.platform.controls import Select, option, role_select, select
from bot.platform.custom_ids import ControlId, Kind, Shape
from bot.platform.permissions import permission_names
from bot.platform.time_zones import zone_name
from bot.text.table_options import summary
from model.guilds import GameOpeners, GuildSettings
from model.puzzles import PuzzlePlan
from model.tables import TableOptions
from rendering.base.theme import THEMES, theme_named

PLAYED_IN = [
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.forum,
]
"""The kinds of channels in which, or in whose threads, games are opened."""

CHANNELS = 25
"""The most channels that can be chosen in one select."""
AUTOMATIC = "auto"
"""The choice that stands for Discord's language, among our language codes."""
PRESETS = limits.OPTIONS - 1
"""The most presets that the select offers, besides the bot's own defaults."""
STANDARD = "-"
"""The choice that stands for the bot's own defaults, among presets whose names follow a slash."""
RETENTION_DAYS: tuple[int | None, ...] = (None, 30, 90, 365)
"""The choices of how many days finished games are kept; None for ever."""
LOBBY_DAYS: tuple[int, ...] = (1, 3, 7, 14, 30)
"""The choices of how many days a table waits for people before it is closed, if nobody changes it."""


class ServerSetting(Enum):
    """The settings of a server; the value stands in custom ids."""

    LANGUAGE = "language"
    THEME = "theme"
    MENTION = "mention"
    OPENERS = "openers"
    ROLE = "role"
    THREADS = "threads"
    RETENTION = "retention"
    LOBBY = "lobby"
    PRESET = "preset"
    CHANNELS = "channels"


def server_panel(
    words: Language,
    chosen: GuildSettings,
    presets: Mapping[str, TableOptions],
    lacking: tuple[str, ...],
    puzzles: PuzzlePlan | None,
    lacking_there: tuple[str, ...] = (),
    *,
    no_channel: bool = False,
) -> ui.LayoutView:
    """Return a panel with every setting as a select that shows the present choice.

    `lacking` are the permissions missing in this channel; `puzzles` is the plan of the tile of the day, if
    any, and `lacking_there` the permissions missing in its channel. `no_channel` says that all channels for games
    were deleted.
    """
    view = ui.LayoutView(timeout=None)
    lines = [*_lines(words, chosen, presets, lacking), *_puzzle_lines(words, puzzles, lacking_there)]
    if no_channel:
        lines.insert(1, words.say("server-channels-deleted"))
    view.add_item(ui.TextDisplay("\n".join(lines)))
    for setting, offered in _rows(words, chosen, presets).items():
        placeholder = words.say(f"server-{setting.value}")
        view.add_item(select(Kind.SERVER, placeholder, offered, choice=setting.value))
        if setting is ServerSetting.OPENERS and chosen.openers is GameOpeners.ROLE:
            label, choice = words.say("server-role"), ServerSetting.ROLE.value
            view.add_item(role_select(Kind.SERVER, label, chosen.opener_role, choice=choice))
    return view.add_item(_channels(words, chosen))


def _lines(
    words: Language, chosen: GuildSettings, presets: Mapping[str, TableOptions], lacking: tuple[str, ...]
) -> list[str]:
    lines = [words.say("server-title")]
    if lacking:
        lines.append(words.say("server-lacking", permissions=permission_names(words, lacking)))
    if chosen.channels:
        channels = words.join(f"<#{channel}>" for channel in chosen.channels)
        lines.append(words.say("server-only-in", channels=channels))
    if chosen.openers is GameOpeners.ROLE and chosen.opener_role is None:
        lines.append(words.say("server-no-role"))
    lines += [words.say("server-defaults"), summary(words, chosen.defaults)]
    if not presets:
        lines.append(words.say("server-no-presets"))
    elif len(presets) > PRESETS:
        lines.append(words.say("server-more-presets"))
    return lines


def _puzzle_lines(words: Language, plan: PuzzlePlan | None, lacking: tuple[str, ...]) -> list[str]:
    if plan is None:
        return [words.say("server-no-puzzle")]
    channel, at = f"<#{plan.channel}>", f"{plan.at:%H:%M}"
    lines = [words.say("server-puzzle", channel=channel, time=at, zone=zone_name(plan.time_zone))]
    if lacking:
        lines.append(
            words.say("server-puzzle-lacking", channel=channel, permissions=permission_names(words, lacking))
        )
    return lines


def _rows(
    words: Language, chosen: GuildSettings, presets: Mapping[str, TableOptions]
) -> dict[ServerSetting, list[discord.SelectOption]]:
    """Return the choices of each setting, in the order of the panel."""
    rows = {
        ServerSetting.LANGUAGE: [
            option(words.say("language-automatic"), AUTOMATIC, chosen=chosen.language is None),
            *(
                option(language(code).say("language-name"), code, chosen=code == chosen.language)
                for code in codes()
            ),
        ],
        ServerSetting.THEME: [
            option(words.say(f"theme-{name}"), name, chosen=name == theme_named(chosen.theme).name)
            for name in THEMES
        ],
        ServerSetting.MENTION: [
            option(words.say(f"server-mention-{yes}"), yes, chosen=(yes == "yes") is chosen.mention)
            for yes in ("yes", "no")
        ],
        ServerSetting.OPENERS: [
            option(
                words.say(f"server-openers-{openers.value}"), openers.value, chosen=openers is chosen.openers
            )
            for openers in GameOpeners
        ],
        ServerSetting.THREADS: [
            option(words.say(f"server-threads-{yes}"), yes, chosen=(yes == "yes") is chosen.thread_per_game)
            for yes in ("yes", "no")
        ],
        ServerSetting.RETENTION: [
            option(_retention(words, days), str(days or 0), chosen=days == chosen.retention_days)
            for days in RETENTION_DAYS
        ],
        ServerSetting.LOBBY: [
            option(words.say("server-lobby-days", days=days), str(days), chosen=days == chosen.lobby_days)
            for days in LOBBY_DAYS
        ],
    }
    if presets:
        # The first of those that are equal: a select of one value has at most one that is chosen.
        values = {STANDARD: TableOptions(), **{f"/{name}": options for name, options in presets.items()}}
        now = next((value for value, options in values.items() if options == chosen.defaults), None)
        rows[ServerSetting.PRESET] = [
            option(words.say("server-preset-standard"), STANDARD, chosen=now == STANDARD),
            *(
                option(words.say("server-preset-option", name=name), f"/{name}", chosen=now == f"/{name}")
                for name in list(presets)[:PRESETS]
            ),
        ]
    return rows


def _channels(words: Language, chosen: GuildSettings) -> ui.ActionRow[Any]:
    """Return the select of the channels in which games may be opened; no selection means all channels."""
    setting, version = ServerSetting.CHANNELS.value, Kind.SERVER.version
    return ui.ActionRow(
        Select(
            ui.ChannelSelect(
                custom_id=str(ControlId(Shape.SELECT, Kind.SERVER, choice=setting, version=version)),
                placeholder=words.say("server-channels"),
                channel_types=PLAYED_IN,
                min_values=0,
                max_values=CHANNELS,
                default_values=[discord.Object(channel) for channel in chosen.channels[:CHANNELS]],
            )
        )
    )


def _retention(words: Language, days: int | None) -> str:
    return (
        words.say("server-retention-ever") if days is None else words.say("server-retention-days", days=days)
    )
