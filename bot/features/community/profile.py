"""/profile and /records: what somebody has played, and the best results of all."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.i18n.command_words import choice, described, parameters
from bot.platform.answers import show
from bot.platform.commands import Commands
from bot.platform.context import Context, in_context
from bot.text.ratings import Scope, game_link, profile_text, scope_name
from bot.text.words import mention
from model.games import PersonId


@app_commands.command(name="profile", description=described("profile"))
@app_commands.describe(**parameters("profile", "person", "versus"))
@app_commands.guild_only()
@in_context
async def profile(
    context: Context,
    person: discord.User | None = None,
    versus: discord.User | None = None,
) -> None:
    """Show somebody's games, averages, ratings, reliability and results against others."""
    await context.defer()
    community, words = context.host.community, context.language
    other = None if versus is None else PersonId(versus.id)
    found = await community.profile(
        PersonId((person or context.interaction.user).id), context.place.server, other
    )
    best = None
    if found.best is not None:
        messages = await community.messages((found.best.game,))
        best = game_link(found.best.guild, found.best.channel, messages.get(found.best.game))
    await show(context, profile_text(words, found, best, other))


@app_commands.command(name="records", description=described("records"))
@app_commands.describe(**parameters("records", "scope"))
@app_commands.choices(scope=[choice(f"scope-{one.value}", one.value) for one in Scope])
@app_commands.guild_only()
@in_context
async def records(context: Context, scope: str = Scope.SERVER.value) -> None:
    """Show the records, each with its game."""
    await context.defer()
    community, words = context.host.community, context.language
    guild = context.place.server if Scope(scope) is Scope.SERVER else None
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
    await show(context, "\n".join(lines) if found else words.say("records-none"))


COMMANDS: Commands = (profile, records)
