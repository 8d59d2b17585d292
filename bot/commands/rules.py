"""/rules: the rules by topic, with pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.commands import Commands
from bot.i18n.command_words import choice, described, parameters
from bot.views.rules import Topic, show_rules

if TYPE_CHECKING:
    from bot.client import Bastide


@app_commands.command(name="rules", description=described("rules"))
@app_commands.describe(**parameters("rules", "topic"))
@app_commands.choices(topic=[choice(f"rules-{topic.value}.title", topic.value) for topic in Topic])
@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
async def rules(interaction: discord.Interaction[Bastide], topic: str = Topic.TURN.value) -> None:
    """Shows one topic of the rules, and leads to the others."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    await show_rules(interaction, Topic(topic))


COMMANDS: Commands = (rules,)
