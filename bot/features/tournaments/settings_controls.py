"""Handlers of the panel in which an organiser changes a tournament's settings."""

from __future__ import annotations

from bot.features.tournaments.lookup import check_organiser, tournament_of
from bot.features.tournaments.match_threads import check_threads
from bot.features.tournaments.plan_settings import CHANGES, Planned
from bot.features.tournaments.settings_panel import OPTIONS, settings_panel
from bot.platform.controls import Press, pressed, reading
from bot.platform.custom_ids import Kind
from bot.platform.errors import Refusal, refusal_text
from game.values.errors import GameError
from host.errors import HostReason, HostRefusal
from model.tournaments import Tournament, TournamentStatus


@pressed(Kind.PLAN)
async def plan(press: Press) -> None:
    """Open the panel, or apply a choice made in it and update the public message."""
    tournaments = press.host.tournaments
    tournament = await tournament_of(press)
    check_organiser(press, tournament)
    if tournament.header.status is not TournamentStatus.SIGN_UP:
        over = HostRefusal(HostReason.TOURNAMENT_STATUS, status=tournament.header.status.value)
        await press.conclude(refusal_text(over, press.language))
        return
    if not press.control.choice:
        await press.reply(settings_panel(press.language, tournament))
        return
    with reading():
        setting = Planned(press.control.choice)
        # A choice that cannot be read is refused before the transaction.
        changed = CHANGES[setting](tournament.header, press.values)
    drawn = press.control.seq + 1
    try:
        _check_offered(press, tournament, setting)
        check_threads(press, changed.plan)
        after = await tournaments.change(tournament.id, lambda row: CHANGES[setting](row, press.values))
    except (HostRefusal, GameError, Refusal):
        # Otherwise Discord would keep the refused choice selected.
        await press.update(settings_panel(press.language, tournament, drawn))
        raise
    async with press.refreshing(after):
        await press.update(settings_panel(press.language, after, drawn))


def _check_offered(press: Press, tournament: Tournament, setting: Planned) -> None:
    """Refuse values that the panel would not offer now."""
    offered = {option.value for option in OPTIONS[setting](press.language, tournament.header)}
    if not set(press.values) <= offered:
        raise Refusal("control-unknown")
