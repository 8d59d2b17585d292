"""The options of a new table: the server's defaults or a preset, with the changes that were requested."""

from __future__ import annotations

from functools import partial

from bot.features.lobby.open_table import RequestedTable
from bot.features.lobby.table_requests import TableRequest
from bot.platform.context import Context
from bot.platform.presets import usual_options
from host.games.table_options import check_options


async def new_table(context: Context, request: TableRequest) -> RequestedTable:
    """Return the requested table. Refuses what `check_options` refuses."""
    options = await usual_options(context, request.preset)
    options = request.applied(options)
    check_options(options)
    lobbies, guild, opener = context.host.lobby, context.place.server, context.person
    opens = partial(lobbies.open, guild, host=opener, options=options)
    return RequestedTable(options.language, opens, choice=str(request))
