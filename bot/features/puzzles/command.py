"""/puzzle: the tile of the day, points and streaks, and for those who manage the server when it is posted."""

from __future__ import annotations

from datetime import time

from discord import app_commands

from bot.features.puzzles import panel
from bot.i18n.command_words import described, described_parameters
from bot.platform.commands import ON_SERVERS, Commands, Typed
from bot.platform.context import Context, in_context
from bot.platform.errors import Refusal
from bot.platform.escaping import escaped
from bot.platform.language_choice import server_language
from bot.platform.permissions import missing_here, require
from bot.platform.time_zones import parse_zone, zone_choices, zone_name
from bot.platform.times import parse_time
from bot.text.words import timestamp

USUAL = time(9)
"""The time of day at which the puzzle is posted by default."""

puzzle = app_commands.Group(
    name="puzzle", description=described("puzzle"), guild_only=True, allowed_contexts=ON_SERVERS
)
COMMANDS: Commands = (puzzle,)


@puzzle.command(name="today", description=described("puzzle today"))
@in_context
async def today(context: Context) -> None:
    """Open the puzzle that was posted last, or show the person's answer to it."""
    context.defer_if_slow()
    await panel.show_newest(context)


@puzzle.command(name="points", description=described("puzzle points"))
@in_context
async def table(context: Context) -> None:
    """Show points and streaks."""
    context.defer_if_slow()
    await panel.show_table(context, context.place.server)


@puzzle.command(name="daily", description=described("puzzle daily"))
@described_parameters("puzzle daily")
@in_context
async def daily(context: Context, at: Typed | None = None, zone: Typed | None = None) -> None:
    """Post a puzzle in this channel each day, at a time in the server's time zone."""
    context.require_manager()
    require(context, missing_here(context.interaction))
    host, guild = context.host, context.place.server
    before, person = await host.puzzles.plan(guild), await host.people.settings(context.person.id)
    language = server_language(context.interaction, await host.guilds.settings(guild))
    plan = await host.puzzles.begin(
        guild,
        context.place.channel,
        _time(at) if at is not None else before.at if before else USUAL,
        await parse_zone(zone) if zone else before.time_zone if before else person.time_zone,
        language,
    )
    text = context.language.say(
        "puzzle-daily",
        channel=f"<#{plan.channel}>",
        time=f"{plan.at:%H:%M}",
        zone=zone_name(plan.time_zone),
        next=timestamp(plan.next_at),
    )
    await context.tell(text)


@daily.autocomplete("zone")
@in_context
async def offer_zones(_context: Context, typed: str) -> list[app_commands.Choice[str]]:
    """Return the time zones that contain what was typed."""
    return await zone_choices(typed)


@puzzle.command(name="stop", description=described("puzzle stop"))
@in_context
async def stop(context: Context) -> None:
    """Post no more puzzles; the solution of the last one is posted now."""
    context.require_manager()
    ended = await context.host.puzzles.end(context.place.server)
    await context.tell(context.language.say("puzzle-stopped" if ended else "puzzle-none-daily"))


def _time(typed: str) -> time:
    try:
        return parse_time(typed)
    except ValueError:
        raise Refusal("puzzle-unknown-time", typed=escaped(typed)) from None
