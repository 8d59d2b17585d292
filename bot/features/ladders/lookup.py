"""Finding the ladder that a command means, and checking who may run it."""

from __future__ import annotations

from discord import app_commands

from bot.platform.autocomplete import matching_choices
from bot.platform.context import Context, in_context
from bot.platform.errors import Refusal
from bot.platform.escaping import escaped
from bot.text.lists import first_names
from host.errors import HostReason, HostRefusal
from model.ladders import Ladder


@in_context
async def offer_ladders(context: Context, typed: str) -> list[app_commands.Choice[str]]:
    """Return the ladders of this server, open ones first."""
    found = await context.host.ladders.of_guild(context.place.server)
    return matching_choices(typed, ((one.spec.name, str(one.id)) for one in found))


async def ladder_here(context: Context, wanted: str | None) -> Ladder:
    """Return the named ladder, else the open one of this channel, else the only open one.

    Without open ones, return the newest. Refuses NO_SUCH_LADDER, several to choose from, and a server without
    any.
    """
    found = await context.host.ladders.of_guild(context.place.server)
    if wanted is not None:
        typed = wanted.strip().casefold()
        found = tuple(one for one in found if typed in (one.id, one.spec.name.casefold()))
    else:
        found = tuple(one for one in found if one.open) or found[:1]
        found = tuple(one for one in found if one.spec.channel == context.place.channel) or found
        if len(found) > 1:
            names = first_names(context.language, [str(escaped(one.spec.name)) for one in found])
            raise Refusal("ladder-several", names=names)
    if not found:
        raise Refusal("ladder-none-yet") if wanted is None else HostRefusal(HostReason.NO_SUCH_LADDER)
    return await context.host.ladders.get(found[0].id)


def check_organiser(context: Context, ladder: Ladder) -> None:
    """Refuse everybody but the organiser of a ladder and those who manage the server."""
    if not (context.manages_server(ladder.spec.guild) or ladder.spec.organiser == context.person.id):
        raise Refusal("ladder-organiser-only")
