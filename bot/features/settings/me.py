"""/me: a person's own settings: reminders, quiet hours in their time zone, holidays, language."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import time, timedelta
from typing import Any

from discord import app_commands
from discord.utils import format_dt

from bot.i18n import Language, codes, language
from bot.i18n.command_words import choice, described, described_parameters
from bot.platform.commands import Commands, Typed
from bot.platform.context import Context, in_context
from bot.platform.errors import Refusal
from bot.platform.escaping import escaped
from bot.platform.language_choice import discord_language
from bot.platform.time_zones import parse_zone, zone_choices, zone_name
from bot.platform.times import parse_time
from host.time_zones import zone_of
from model.people import PersonSettings, ReminderBy

DASHES = "-‐–—−"
"""The characters that may be typed as a dash; phones turn two hyphens into a long one."""

AUTOMATIC = "auto"

me = app_commands.Group(
    name="me",
    description=described("me"),
    allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
    allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
)
COMMANDS: Commands = (me,)


@me.command(name="reminders", description=described("me reminders"))
@described_parameters("me reminders")
@app_commands.choices(by=[choice(f"reminder-{reminder.value}", reminder.value) for reminder in ReminderBy])
@in_context
async def reminders(
    context: Context,
    by: str | None = None,
    quiet: Typed | None = None,
    zone: Typed | None = None,
) -> None:
    """Choose how the person is reminded, and when not; without options, show their settings."""
    changes: dict[str, Any] = {"discord_language": discord_language(context.interaction).code}
    if by is not None:
        changes["reminder"] = ReminderBy(by)
    if quiet is not None:
        changes["quiet"] = None if quiet.strip() and not quiet.strip(f" {DASHES}") else _span(quiet)
    if zone is not None:
        changes["time_zone"] = await parse_zone(zone)
    chosen = await context.host.people.change(context.person.id, lambda before: replace(before, **changes))
    await _tell(context, context.language, chosen)


@reminders.autocomplete("zone")
@in_context
async def offer_zones(_context: Context, typed: str) -> list[app_commands.Choice[str]]:
    """Return the time zones that contain what was typed."""
    return await zone_choices(typed)


@me.command(name="holiday", description=described("me holiday"))
@described_parameters("me holiday")
@in_context
async def holiday(context: Context, days: app_commands.Range[int, 0, 60]) -> None:
    """Pause the person's clocks for some days from now; 0 ends the holiday."""
    host, person = context.host, context.person.id
    if days:
        now = context.now()
        chosen = await host.people.add_holiday(person, now, now + timedelta(days=days))
    else:
        chosen = await host.people.end_holiday(person)
    await _tell(context, context.language, chosen)


@me.command(name="language", description=described("me language"))
@described_parameters("me language")
@app_commands.choices(
    to=[
        choice("language-automatic", AUTOMATIC),
        *(app_commands.Choice(name=language(code).say("language-name"), value=code) for code in codes()),
    ]
)
@in_context
async def speak(context: Context, to: str) -> None:
    """Choose the language in which the person is answered."""
    chosen_language = None if to == AUTOMATIC else to
    shown_by_discord = discord_language(context.interaction).code
    chosen = await context.host.people.change(
        context.person.id,
        lambda before: replace(before, language=chosen_language, discord_language=shown_by_discord),
    )
    words = discord_language(context.interaction) if chosen.language is None else language(chosen.language)
    await _tell(context, words, chosen)


def _span(typed: str) -> tuple[time, time]:
    """Return the beginning and end of hours typed as `22-8` or `22:30-07:00`. Refuses any other text."""
    try:
        begins, ends = (parse_time(part) for part in re.split(f"[{DASHES}]", typed))
    except ValueError:
        raise Refusal("me-unknown-span", typed=escaped(typed)) from None
    if begins == ends:
        # The clocks treat equal times as no quiet hours.
        raise Refusal("me-empty-span")
    return begins, ends


async def _tell(context: Context, words: Language, chosen: PersonSettings) -> None:
    """Answer privately with all settings of the person, and with the holidays that are not over."""
    now = context.now()
    lines = [
        words.say("me-title"),
        words.say("me-language-automatic")
        if chosen.language is None
        else words.say("me-language", language=language(chosen.language).say("language-name")),
        words.say(f"me-reminder-{chosen.reminder.value}"),
        words.say(
            "me-zone",
            zone=zone_name(chosen.time_zone),
            now=f"{now.astimezone(zone_of(chosen.time_zone)):%H:%M}",
        ),
    ]
    if chosen.quiet is not None:
        lines.append(
            words.say("me-quiet", begins=f"{chosen.quiet[0]:%H:%M}", ends=f"{chosen.quiet[1]:%H:%M}")
        )
    lines += [
        words.say("me-holiday", begins=format_dt(begins, "d"), ends=format_dt(ends, "d"))
        for begins, ends in chosen.holidays
        if ends > now
    ]
    await context.tell("\n".join(lines))
