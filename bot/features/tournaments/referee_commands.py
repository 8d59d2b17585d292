"""/tournament referee: the decisions of referees."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta

import discord
from discord import app_commands

from bot.features.tournaments.cancelling import cancel_view
from bot.features.tournaments.lookup import (
    check_organiser,
    offer_tournaments,
    tournament_here,
    tournament_so_far,
)
from bot.features.tournaments.match_threads import add_members
from bot.features.tournaments.names import date, match_number, read_match_number, title_of
from bot.features.tournaments.round_words import (
    decision_text,
    extension_text,
    match_names,
    match_players,
)
from bot.i18n import Language
from bot.i18n.command_words import choice, described, described_parameters
from bot.platform.answers import show
from bot.platform.autocomplete import matching_choices
from bot.platform.commands import Typed
from bot.platform.context import Context, in_context, person_of
from bot.platform.errors import Refusal
from bot.text.lists import fit_lines
from bot.text.words import mention
from host.errors import HostReason, HostRefusal
from host.tournaments.running.lookups import is_own_match, match_of, plays
from host.tournaments.standings.anomalies import Anomaly
from model.ids import PersonId, TournamentId
from model.matches import DecisionKind
from model.tournaments import Tournament, TournamentStatus

CANCEL, REPORT = "cancel", "report"
ACTIONS = (
    *(kind.value for kind in DecisionKind if kind is not DecisionKind.DROP),
    CANCEL,
    REPORT,
)


@app_commands.command(name="referee", description=described("tournament referee"))
@described_parameters("tournament referee")
@app_commands.choices(action=[choice(f"decision-{value}", value) for value in ACTIONS])
@in_context
async def referee(
    context: Context,
    action: str,
    match: Typed | None = None,
    person: discord.User | None = None,
    by: discord.Member | discord.User | None = None,
    hours: app_commands.Range[int, 1, 1440] | None = None,
    tournament: Typed | None = None,
) -> None:
    """Make a decision, ask whether to cancel or end the tournament, or show the report on suspicious results."""
    found = await tournament_here(context, tournament)
    check_organiser(context, found)
    if action == CANCEL:
        await context.reply(cancel_view(context, found))
        return
    await context.defer()
    if action == REPORT:
        await _report(context)
        return
    answer = await _decide(context, found, DecisionKind(action), match, person, by, hours)
    await show(context, answer)


@referee.autocomplete("match")
@in_context
async def offer_matches(context: Context, typed: str) -> list[app_commands.Choice[str]]:
    """Return the matches of the newest round, and those of earlier rounds that are open."""
    tournament, words = await tournament_so_far(context), context.language
    if tournament is None:
        return []
    newest = len(tournament.rounds)
    numbered = (
        (match_number(match), match) for match in tournament.matches if match.open or match.round == newest
    )
    return matching_choices(
        typed, ((f"{number} · {match_names(words, tournament, match)}", number) for number, match in numbered)
    )


referee.autocomplete("tournament")(offer_tournaments)


async def _decide(
    context: Context,
    tournament: Tournament,
    kind: DecisionKind,
    table: str | None,
    whom: discord.User | None,
    by: discord.Member | discord.User | None,
    hours: int | None,
) -> str:
    """Make a decision and return the answer to the referee."""
    referee, me, words = context.host.referee, context.person.id, context.language
    match kind:
        case DecisionKind.PAUSE:
            await referee.pause(tournament.id, me)
            return words.say("tournament-on-pause")
        case DecisionKind.RESUME:
            await referee.resume(tournament.id, me)
            return words.say("tournament-resumed", name=title_of(tournament))
        case DecisionKind.EXTEND:
            return await _extend(context, tournament, table, hours)
        case DecisionKind.REPLACE:
            return await _replace(context, tournament, whom, by)
        case DecisionKind.UNDO:
            number = _match(context, tournament, table)
            await referee.undo(tournament.id, me, number)
            return await _undone(context, tournament.id, number)
        case _:
            number = _match(context, tournament, table)
            await referee.decide(tournament.id, me, kind, number, None if whom is None else PersonId(whom.id))
            return await _decision(context, tournament.id, number)


async def _extend(context: Context, tournament: Tournament, table: str | None, hours: int | None) -> str:
    """Give the sign-up, a match, or all open ones but the referee's own, more time; return the answer."""
    if hours is None:
        raise Refusal("tournament-need-hours")
    if tournament.header.status is TournamentStatus.SIGN_UP:
        return await _extend_sign_up(context, tournament, timedelta(hours=hours))
    match = _match_or_none(context, tournament, table)
    words, me = context.language, context.person.id
    extended = await context.host.referee.extend(tournament.id, me, timedelta(hours=hours), match)
    text = extension_text(words, tournament, extended)
    if match is None and any(one.open and is_own_match(tournament, one, me) for one in tournament.matches):
        text += "\n" + words.say("tournament-extended-not-own")
    return text


async def _extend_sign_up(context: Context, tournament: Tournament, by: timedelta) -> str:
    """Let people enter for longer; return the answer."""
    after = await context.host.tournaments.change(
        tournament.id, lambda header: replace(header, sign_up_until=header.sign_up_until + by)
    )
    await context.refresh(after)
    return context.language.say("tournament-sign-up-extended", when=date(after.header.sign_up_until))


async def _replace(
    context: Context,
    tournament: Tournament,
    whom: discord.User | None,
    by: discord.Member | discord.User | None,
) -> str:
    """Put a member of the server in an entrant's place and in their matches' private threads; return the answer."""
    if whom is None or by is None:
        raise Refusal("tournament-need-person")
    person, substitute = PersonId(whom.id), PersonId(by.id)
    if not isinstance(by, discord.Member):
        raise Refusal("team-left", person=mention(substitute))
    if by.bot:
        raise Refusal("tournament-need-person")
    await context.host.referee.replace(tournament.id, context.person.id, person, person_of(by))
    after = await context.host.tournaments.get(tournament.id)
    for match in after.matches:
        if match.open and match.channel is not None and plays(after, match, substitute):
            await add_members(context.interaction.client, match.channel, [substitute])
    await context.refresh(after)
    return context.language.say("tournament-replaced", person=mention(person), substitute=mention(substitute))


async def _undone(context: Context, tournament: TournamentId, number: tuple[int, int]) -> str:
    """Return the answer to a result that was taken back: until when the match goes on."""
    words, after = context.language, await context.host.tournaments.get(tournament)
    match = match_of(after, *number)
    return words.say(
        "tournament-undone",
        match=match_number(match),
        players=match_players(words, after, match),
        when=date(match.ends_at),
    )


async def _decision(context: Context, tournament: TournamentId, number: tuple[int, int]) -> str:
    """Return the answer to the decision of a match: its result, unless that is withheld."""
    host, words = context.host, context.language
    after = await host.public_results.of(await host.tournaments.get(tournament))
    decided = after.match(*number)
    if decided is None or not decided.has_result:
        return words.say("tournament-decided")
    return words.say(
        "tournament-tell-decided",
        players=match_players(words, after, decided),
        decision=decision_text(words, after, decided),
    )


def _match(context: Context, tournament: Tournament, table: str | None) -> tuple[int, int]:
    """Return the round and number of the named match, or else of the match whose thread this is."""
    found = _match_or_none(context, tournament, table)
    if found is None:
        raise Refusal("tournament-need-match")
    return found


def _match_or_none(context: Context, tournament: Tournament, table: str | None) -> tuple[int, int] | None:
    """Return what `_match` returns; None if no match is named and this is not the thread of one."""
    if table is None:
        channel = context.place.channel
        match = next((match for match in reversed(tournament.matches) if match.channel == channel), None)
        return None if match is None else (match.round, match.number)
    found = read_match_number(table)
    if found is None:
        raise HostRefusal(HostReason.NO_SUCH_MATCH)
    return found


async def _report(context: Context) -> None:
    words = context.language
    found = await context.host.referee.anomalies(context.place.server)
    if not found:
        await show(context, words.say("report-none"))
        return
    await show(context, report_text(words, found))


def report_text(words: Language, found: Sequence[Anomaly]) -> str:
    """Return a line on each suspicious pair of players, as many as fit one answer."""
    lines = [
        words.say(
            "report-line" if anomaly.days is None else "report-fresh",
            gains=mention(anomaly.gains),
            loses=mention(anomaly.loses),
            won=anomaly.won,
            games=anomaly.games,
            expected=anomaly.expected,
            left=anomaly.left,
            days=anomaly.days or 0,
            others=anomaly.others,
            alike=anomaly.alike,
        )
        for anomaly in found
    ]
    listed = fit_lines(words, lines, "tournament-and-more")
    return "\n".join([words.say("report-title"), listed, words.say("report-note")])
