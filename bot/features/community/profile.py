"""/profile and /records: a person's games and results, and the best results of all."""

from __future__ import annotations

from collections.abc import Mapping

import discord
from discord import app_commands

from bot.i18n.command_words import choice, described, described_parameters
from bot.platform.answers import show
from bot.platform.commands import Commands
from bot.platform.context import Context, in_context
from bot.platform.errors import Refusal
from bot.platform.escaping import escaped
from bot.text.ratings import Scope, game_link, player_name, player_text, profile_text, scope_name
from model.ids import GameId, MessageId, PersonId
from model.results import GameResult, RecordRow


@app_commands.command(name="profile", description=described("profile"))
@described_parameters("profile")
@app_commands.guild_only()
@in_context
async def profile(
    context: Context,
    person: discord.User | None = None,
    versus: discord.User | None = None,
) -> None:
    """Show a person's games, averages, ratings, reliability and results against others."""
    context.defer_if_slow()
    statistics, words = context.host.statistics, context.language
    player = PersonId((person or context.interaction.user).id)
    other = None if versus is None else PersonId(versus.id)
    if other == player:
        raise Refusal("profile-versus-self")
    found = await statistics.profile(player, context.place.server, other)
    best = None
    if found.best is not None:
        messages = await statistics.messages((found.best.game,))
        best = _link(context, found.best, messages)
    await show(context, profile_text(words, found, best, other))


@app_commands.command(name="records", description=described("records"))
@described_parameters("records")
@app_commands.choices(scope=[choice(f"scope-{scope.value}", scope.value) for scope in Scope])
@app_commands.guild_only()
@in_context
async def records(context: Context, scope: str = Scope.SERVER.value) -> None:
    """Show the records, each with its game."""
    context.defer_if_slow()
    statistics, words = context.host.statistics, context.language
    guild = context.place.server if Scope(scope) is Scope.SERVER else None
    # A record of 0, such as the richest field before any has paid, is no record.
    found = {kind: row for kind, row in (await statistics.records(guild)).items() if row.value}
    messages = await statistics.messages(tuple(row.game for row in found.values()))
    names = await statistics.names(tuple(str(row.person) for row in found.values()), None)
    lines = [words.say("records-title", scope=scope_name(words, guild))]
    for kind, row in found.items():
        record, player = words.say(kind.value, value=row.value), str(row.person)
        # Players on other servers may not be members here: they are only named, and their games not linked.
        person = escaped(player_name(words, player, names)) if guild is None else player_text(words, player)
        link = _link(context, row, messages)
        if link is None:
            lines.append(words.say("records-line-elsewhere", what=record, person=person))
        else:
            lines.append(words.say("records-line", what=record, person=person, where=link))
    await show(context, "\n".join(lines) if found else words.say("records-none"))


def _link(context: Context, game: RecordRow | GameResult, messages: Mapping[GameId, MessageId]) -> str | None:
    """Return a link to a game, with its id as text; None if it was played on another server."""
    if game.guild != context.place.server:
        return None
    return f"[{game.game}]({game_link(game.guild, game.channel, messages.get(game.game))})"


COMMANDS: Commands = (profile, records)
