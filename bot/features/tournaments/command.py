"""/tournament: enter, play, follow and run tournaments."""

from __future__ import annotations

from discord import app_commands

from bot.features.tournaments.match_times import time
from bot.features.tournaments.move_command import move
from bot.features.tournaments.organiser_commands import create, drop, seed, start
from bot.features.tournaments.organiser_role import organisers
from bot.features.tournaments.player_commands import (
    bracket,
    bye,
    checkin,
    export,
    join,
    leave,
    round_,
    standings,
)
from bot.features.tournaments.referee_commands import referee
from bot.features.tournaments.season_controls import season
from bot.features.tournaments.team_controls import lineup, team
from bot.i18n.command_words import described
from bot.platform.commands import ON_SERVERS, Commands

tournament = app_commands.Group(
    name="tournament", description=described("tournament"), guild_only=True, allowed_contexts=ON_SERVERS
)
members: Commands = (
    create,
    join,
    leave,
    checkin,
    bye,
    seed,
    start,
    season,
    team,
    lineup,
    time,
    round_,
    standings,
    bracket,
    referee,
    drop,
    move,
    organisers,
    export,
)
for member in members:
    tournament.add_command(member)

COMMANDS: Commands = (tournament,)
