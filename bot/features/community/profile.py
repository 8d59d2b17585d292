"""/profile and /records: what somebody has played, and the best that was ever done."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.features.board.looks_panel import show
from bot.i18n import for_locale
from bot.i18n.command_words import choice, described, parameters
from bot.platform.acknowledging import defer
from bot.platform.commands import Commands
from bot.platform.identities import guild_id
from bot.text.ratings import Scope, game_link, profile_text, scope_name
from bot.text.words import mention
from model.games import PersonId

if TYPE_CHECKING:
    from bot.app.client import Bastide


@app_commands.command(name="profile", description=described("profile"))
@app_commands.describe(**parameters("profile", "person", "versus"))
@app_commands.guild_only()
async def profile(
    interaction: discord.Interaction[Bastide],
    person: discord.User | None = None,
    versus: discord.User | None = None,
) -> None:
    """Shows somebody's games, averages, ratings, reliability and how they did against others."""
    await defer(interaction, ephemeral=True, thinking=True)
    community, words = interaction.client.host.community, for_locale(interaction.locale)
    other = None if versus is None else PersonId(versus.id)
    found = await community.profile(PersonId((person or interaction.user).id), guild_id(interaction), other)
    best = None
    if found.best is not None:
        messages = await community.messages((found.best.game,))
        best = game_link(found.best.guild, found.best.channel, messages.get(found.best.game))
    await show(interaction, profile_text(words, found, best, other))


@app_commands.command(name="records", description=described("records"))
@app_commands.describe(**parameters("records", "scope"))
@app_commands.choices(scope=[choice(f"scope-{one.value}", one.value) for one in Scope])
@app_commands.guild_only()
async def records(interaction: discord.Interaction[Bastide], scope: str = Scope.SERVER.value) -> None:
    """Shows the best that was ever done, each with its game."""
    await defer(interaction, ephemeral=True, thinking=True)
    community, words = interaction.client.host.community, for_locale(interaction.locale)
    guild = guild_id(interaction) if Scope(scope) is Scope.SERVER else None
    found = await community.records(guild)
    messages = await community.messages(tuple(row.game for row in found.values()))
    lines = [words.say("records-title", scope=scope_name(words, guild))]
    lines += [
        words.say(
            "records-line",
            what=words.say(kind.value, value=row.value),
            person=mention(row.person) if row.person > 0 else words.say("seat-former"),
            where=game_link(row.guild, row.channel, messages.get(row.game)),
        )
        for kind, row in found.items()
    ]
    await show(interaction, "\n".join(lines) if found else words.say("records-none"))


COMMANDS: Commands = (profile, records)
