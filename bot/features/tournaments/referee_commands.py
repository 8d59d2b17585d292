"""/tournament referee: the decisions of referees."""

from __future__ import annotations

from collections.abc import Sequence
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
from bot.features.tournaments.names import match_number, read_match_number
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
from host.tournaments.running.lookups import is_own_match, plays
from host.tournaments.standings.anomalies import Anomaly
from model.ids import PersonId
from model.tournaments import DecisionKind, Tournament

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
    host, me = context.host, context.person.id
    words = context.language
    match kind:
        case DecisionKind.PAUSE:
            await host.referee.pause(tournament.id, me)
        case DecisionKind.RESUME:
            await host.referee.resume(tournament.id, me)
        case DecisionKind.EXTEND:
            if hours is None:
                raise Refusal("tournament-need-hours")
            found = _match_or_none(context, tournament, table)
            extended = await host.referee.extend(tournament.id, me, timedelta(hours=hours), found)
            text = extension_text(words, tournament, extended)
            if found is None and any(
                match.open and is_own_match(tournament, match, me) for match in tournament.matches
            ):
                text += "\n" + words.say("tournament-extended-not-own")
            return text
        case DecisionKind.REPLACE:
            if whom is None or by is None or by.bot:
                raise Refusal("tournament-need-person")
            if not isinstance(by, discord.Member):
                raise Refusal("team-left", person=mention(PersonId(by.id)))
            await host.referee.replace(tournament.id, me, PersonId(whom.id), person_of(by))
            after = await context.host.tournaments.get(tournament.id)
            for match in after.matches:
                if match.open and match.channel is not None and plays(after, match, PersonId(by.id)):
                    await add_members(context.interaction.client, match.channel, [PersonId(by.id)])
            await context.refresh(after)
        case DecisionKind.UNDO:
            await host.referee.undo(tournament.id, me, _match(context, tournament, table))
        case _:
            winner = None if whom is None else PersonId(whom.id)
            number = _match(context, tournament, table)
            await host.referee.decide(tournament.id, me, kind, number, winner)
            after = await host.public_results.of(await host.tournaments.get(tournament.id))
            decided = after.match(*number)
            if decided is not None and decided.has_result:
                return words.say(
                    "tournament-tell-decided",
                    players=match_players(words, after, decided),
                    decision=decision_text(words, after, decided),
                )
    return words.say("tournament-decided")


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
