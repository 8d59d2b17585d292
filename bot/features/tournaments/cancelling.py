"""Cancelling a tournament before it starts, and ending one that is running, after a confirmation."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.features.tournaments.choices import Choice
from bot.features.tournaments.confirmations import confirm_button, question_view
from bot.features.tournaments.lookup import check_organiser
from bot.features.tournaments.names import title_of
from bot.platform.context import Context
from bot.platform.controls import Press
from bot.platform.errors import Refusal
from bot.platform.text_view import text_view
from host.errors import HostReason, HostRefusal
from host.tournaments.running.lookups import check_plays_no_open_match
from model.tournaments import Tournament, TournamentStatus


def cancel_view(context: Context, tournament: Tournament) -> ui.LayoutView:
    """Return the question whether a tournament is cancelled, or how a running one is to end, with its buttons.

    Refuses TOURNAMENT_STATUS, and OWN_MATCH to an organiser whose own match is open.
    """
    words = context.language
    match tournament.header.status:
        case TournamentStatus.SIGN_UP:
            entered = sum(entrant.confirmed for entrant in tournament.entrants)
            text = words.say("tournament-cancel-ask", name=title_of(tournament), count=entered)
            return question_view(tournament, text, words.say("button-cancel-tournament"), Choice.CANCEL)
        case TournamentStatus.RUNNING:
            check_plays_no_open_match(tournament, context.person.id)
            return _end_view(context, tournament)
        case status:
            raise HostRefusal(HostReason.TOURNAMENT_STATUS, status=status.value)


def _end_view(context: Context, tournament: Tournament) -> ui.LayoutView:
    """Return the question how a running tournament is to end; without any result, it can only be called off."""
    words = context.language
    decided = any(match.has_result for match in tournament.matches)
    # A match of teams has no open boards yet while it waits for line-ups.
    waiting = sum(match.waits for match in tournament.team_matches)
    text = words.say(
        "tournament-end-ask",
        name=title_of(tournament),
        count=waiting + sum(match.open for match in tournament.matches),
        byes="yes" if decided and _has_byes_of_open_round(tournament) else "no",
        results="yes" if decided else "no",
    )
    row = ui.ActionRow[Any]()
    if decided:
        end = words.say("button-end-tournament")
        row.add_item(confirm_button(tournament, end, Choice.END, discord.ButtonStyle.danger))
    call_off = words.say("button-call-off")
    row.add_item(confirm_button(tournament, call_off, Choice.CALL_OFF, discord.ButtonStyle.danger))
    return text_view(text).add_item(row)


def _has_byes_of_open_round(tournament: Tournament) -> bool:
    """Return whether someone has a bye in a round that is not over."""
    newest = tournament.round
    if newest is None or newest.ended_at is not None:
        return False
    byes = [number for number, _ in (*tournament.byes, *tournament.requested_byes)]
    byes += [match.round for match in tournament.team_matches if match.away is None]
    return newest.number in byes


async def cancel(press: Press, tournament: Tournament) -> None:
    """Cancel a tournament before its start, and say so in place of the question."""
    check_organiser(press, tournament)
    if tournament.header.status is TournamentStatus.RUNNING:
        raise Refusal("tournament-cancel-running")
    await press.defer_edit()
    async with press.concluding():
        await press.host.sign_up_ends.cancel(tournament.id, press.person.id)
        await press.fill(text_view(press.language.say("tournament-cancelled")))


async def end_early(press: Press, tournament: Tournament, *, called_off: bool) -> None:
    """End a running tournament, and say so in place of the question."""
    check_organiser(press, tournament)
    await press.defer_edit()
    async with press.concluding():
        await press.host.early_ends.end(tournament.id, press.person.id, called_off=called_off)
        done = "tournament-called-off" if called_off else "tournament-over"
        await press.fill(text_view(press.language.say(done)))
