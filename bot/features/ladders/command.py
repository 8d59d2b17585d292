"""/ladder: open, join, leave, look at and run ladders of challenges."""

from __future__ import annotations

from dataclasses import replace

import discord
from discord import app_commands

from bot.features.ladders.controls import ask_to_close, ask_to_leave, ladder_message, show_ladder
from bot.features.ladders.controls import join as join_ladder
from bot.features.ladders.lookup import check_organiser, ladder_here, offer_ladders
from bot.features.ladders.words import as_csv, rules_text, title_of
from bot.i18n import language
from bot.i18n.command_words import described, described_parameters
from bot.platform.commands import ON_SERVERS, Commands, Typed
from bot.platform.context import Context, in_context
from bot.platform.errors import Refusal
from bot.platform.files import named_after, text_file
from bot.platform.permissions import require_text_channel
from bot.platform.presets import offer_presets, usual_options
from bot.platform.public_message import MovedAway
from bot.text.table_options import summary
from bot.text.words import mention
from host.challenges.challenges import LEAST_DAYS, MOST_DAYS
from host.ladders.ladders import MOST_IDLE_DAYS, MOST_MEMBERS, MOST_REACH
from model.ids import PersonId
from model.ladders import LadderSpec

ladders = app_commands.Group(
    name="ladder", description=described("ladder"), guild_only=True, allowed_contexts=ON_SERVERS
)
COMMANDS: Commands = (ladders,)


@ladders.command(name="open", description=described("ladder open"))
@described_parameters("ladder open")
@app_commands.autocomplete(preset=offer_presets)
@in_context
async def open_(
    context: Context,
    name: Typed,
    reach: app_commands.Range[int, 1, MOST_REACH] = 3,
    answer: app_commands.Range[int, LEAST_DAYS, MOST_DAYS] = 3,
    idle: app_commands.Range[int, 0, MOST_IDLE_DAYS] = 30,
    preset: Typed | None = None,
    rated: bool = True,
) -> None:
    """Open a ladder in this channel, with the usual rules of this server or those of a preset."""
    context.require_manager()
    require_text_channel(context, Refusal("ladder-not-here"))
    options = replace(await usual_options(context, preset), rated=rated)
    spec = LadderSpec(
        guild=context.place.server,
        channel=context.place.channel,
        organiser=context.person.id,
        name=name,
        options=options,
        reach=reach,
        answer_days=answer,
        idle_days=idle,
    )
    opened = await context.host.ladders.open(spec)
    shown = ladder_message(opened)
    try:
        message = await context.announce(shown)
    except BaseException:
        # A ladder without a message would keep its name from another attempt.
        await context.host.ladders.close(opened.id)
        raise
    await context.host.ladders.set_message(opened.id, message)
    await context.refresh(opened, shown)


@ladders.command(name="settings", description=described("ladder settings"))
@described_parameters("ladder settings")
@app_commands.autocomplete(preset=offer_presets, ladder=offer_ladders)
@in_context
async def settings(
    context: Context,
    name: Typed | None = None,
    reach: app_commands.Range[int, 1, MOST_REACH] | None = None,
    answer: app_commands.Range[int, LEAST_DAYS, MOST_DAYS] | None = None,
    idle: app_commands.Range[int, 0, MOST_IDLE_DAYS] | None = None,
    preset: Typed | None = None,
    rated: bool | None = None,
    ladder: Typed | None = None,
) -> None:
    """Change the settings of a ladder; without options, show them."""
    found = await ladder_here(context, ladder)
    chosen = {"name": name, "reach": reach, "answer_days": answer, "idle_days": idle}
    changes = {key: value for key, value in chosen.items() if value is not None}
    if not changes and preset is None and rated is None:
        words = context.language
        await context.tell(f"{rules_text(words, found)}\n\n{summary(words, found.spec.options)}")
        return
    check_organiser(context, found)
    preset_options = None if preset is None else await usual_options(context, preset)

    def changed(spec: LadderSpec) -> LadderSpec:
        options = (
            spec.options if preset_options is None else replace(preset_options, rated=spec.options.rated)
        )
        options = options if rated is None else replace(options, rated=rated)
        return replace(spec, options=options, **changes)  # type: ignore[arg-type]

    after = await context.host.ladders.change(found.id, changed)
    async with context.refreshing(after):
        await context.tell(context.language.say("ladder-changed", name=title_of(after)))


@ladders.command(name="move", description=described("ladder move"))
@described_parameters("ladder move")
@app_commands.autocomplete(ladder=offer_ladders)
@in_context
async def move(context: Context, ladder: Typed | None = None) -> None:
    """Move a ladder to this channel, and say so in its old message."""
    found = await ladder_here(context, ladder)
    check_organiser(context, found)
    require_text_channel(context, Refusal("ladder-not-here"))
    moved = await context.host.ladders.move_to(found.id, context.place.channel)
    shown = ladder_message(moved)
    await context.host.ladders.set_message(moved.id, await context.announce(shown))
    await context.refresh(moved, shown)
    if found.message is not None:
        words = language(found.spec.options.language)
        text = words.say("ladder-moved", name=title_of(found), channel=f"<#{moved.spec.channel}>")
        await context.refresh(MovedAway(found.id, found.spec.channel, found.message, text))


@ladders.command(name="join", description=described("ladder join"))
@described_parameters("ladder join")
@app_commands.autocomplete(ladder=offer_ladders)
@in_context
async def join(context: Context, ladder: Typed | None = None) -> None:
    """Join at the bottom."""
    await join_ladder(context, await ladder_here(context, ladder))


@ladders.command(name="leave", description=described("ladder leave"))
@described_parameters("ladder leave")
@app_commands.autocomplete(ladder=offer_ladders)
@in_context
async def leave(context: Context, ladder: Typed | None = None) -> None:
    """Ask for confirmation to leave the ladder, which gives the place to those below."""
    await ask_to_leave(context, await ladder_here(context, ladder))


@ladders.command(name="show", description=described("ladder show"))
@described_parameters("ladder show")
@app_commands.autocomplete(ladder=offer_ladders)
@in_context
async def show_(context: Context, ladder: Typed | None = None) -> None:
    """Show who stands where, and who plays whom."""
    await show_ladder(context, await ladder_here(context, ladder))


@ladders.command(name="place", description=described("ladder place"))
@described_parameters("ladder place")
@app_commands.autocomplete(ladder=offer_ladders)
@in_context
async def place_(
    context: Context,
    person: discord.User,
    place: app_commands.Range[int, 1, MOST_MEMBERS],
    ladder: Typed | None = None,
) -> None:
    """Move a person to another place by hand."""
    found = await ladder_here(context, ladder)
    check_organiser(context, found)
    player = PersonId(person.id)
    before = found.member_for(player)
    after = await context.host.ladders.place(found.id, context.person.id, player, place)
    stands = next(member.place for member in after.members if member.person == player)
    moved = before is None or before.place != stands
    key = "ladder-placed" if moved else "ladder-placed-already"
    text = context.language.say(key, player=mention(player), place=stands or 0)
    async with context.refreshing(after):
        await context.tell(text)


@ladders.command(name="export", description=described("ladder export"))
@described_parameters("ladder export")
@app_commands.autocomplete(ladder=offer_ladders)
@in_context
async def export(context: Context, ladder: Typed | None = None) -> None:
    """Send places and news as comma-separated values."""
    await context.defer()
    found = await ladder_here(context, ladder)
    table = as_csv(found, await context.host.ladders.news(found.id))
    file = text_file(table, f"{named_after(found.spec.name, found.id)}.csv")
    await context.interaction.edit_original_response(attachments=[file])


@ladders.command(name="close", description=described("ladder close"))
@described_parameters("ladder close")
@app_commands.autocomplete(ladder=offer_ladders)
@in_context
async def close(context: Context, ladder: Typed | None = None) -> None:
    """Ask for confirmation to end a ladder as it stands."""
    await ask_to_close(context, await ladder_here(context, ladder))
