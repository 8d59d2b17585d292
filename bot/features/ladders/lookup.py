"""Finding the ladder that a command means, and checking who may run it."""

from __future__ import annotations

from discord import app_commands

from bot.features.ladders.words import title_of
from bot.platform.autocomplete import matching_choices
from bot.platform.context import Context, in_context
from bot.platform.errors import Refusal
from bot.text.lists import first_names
from host.errors import HostReason, HostRefusal
from model.ladders import Ladder


@in_context
async def offer_ladders(context: Context, typed: str) -> list[app_commands.Choice[str]]:
    """Return the ladders of this server, open ones first."""
    found = await context.host.ladders.of_guild(context.place.server)
    return matching_choices(typed, ((ladder.spec.name, str(ladder.id)) for ladder in found))


async def ladder_here(context: Context, name: str | None) -> Ladder:
    """Return the named ladder, else the open one of this channel, else the only open one.

    Without open ones, return the newest. Refuses NO_SUCH_LADDER, several to choose from, and a server without
    any.
    """
    found = await context.host.ladders.of_guild(context.place.server)
    if name is not None:
        typed = name.strip().casefold()
        found = tuple(ladder for ladder in found if typed in (ladder.id, ladder.spec.name.casefold()))
    else:
        found = tuple(ladder for ladder in found if ladder.open) or found[:1]
        found = tuple(ladder for ladder in found if ladder.spec.channel == context.place.channel) or found
        if len(found) > 1:
            names = first_names(context.language, list(map(title_of, found)))
            raise Refusal("ladder-several", names=names)
    if not found:
        raise Refusal("ladder-none-yet") if name is None else HostRefusal(HostReason.NO_SUCH_LADDER)
    return await context.host.ladders.get(found[0].id)


def check_organiser(context: Context, ladder: Ladder) -> None:
    """Refuse everybody but the organiser of a ladder and those who manage the server."""
    if not (context.manages_server(ladder.spec.guild) or ladder.spec.organiser == context.person.id):
        raise Refusal("ladder-organiser-only")
