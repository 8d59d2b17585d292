"""What referees of a tournament do."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.features.board.looks_panel import show
from bot.features.tournaments.which import check_organiser, cup_here, offer_tournaments
from bot.features.tournaments.words import extension_text, match_names, match_number
from bot.i18n import for_locale
from bot.i18n.command_words import choice, described, parameters
from bot.platform.acknowledging import defer
from bot.platform.autocomplete import offered
from bot.platform.errors import Refusal
from bot.platform.identities import channel_id, guild_id, person_id
from bot.platform.identities import person as person_of
from bot.platform.limits import OPTIONS
from bot.text.words import mention
from host.errors import HostReason, HostRefusal
from model.games import PersonId
from model.tournaments import DecisionKind
from storage.tournaments import Cup

if TYPE_CHECKING:
    from bot.app.client import Bastide

REPORT = "report"
ACTIONS = (
    *(kind.value for kind in DecisionKind if kind is not DecisionKind.DROP),
    REPORT,
)


@app_commands.command(name="referee", description=described("tournament referee"))
@app_commands.describe(
    **parameters("tournament referee", "action", "match", "person", "by", "hours", "tournament")
)
@app_commands.choices(action=[choice(f"decision-{value}", value) for value in ACTIONS])
async def referee(
    interaction: discord.Interaction[Bastide],
    action: str,
    match: str | None = None,
    person: discord.User | None = None,
    by: discord.User | None = None,
    hours: app_commands.Range[int, 1, 1440] | None = None,
    tournament: str | None = None,
) -> None:
    """Does what a referee does."""
    cup = await cup_here(interaction, tournament)
    check_organiser(interaction, cup)
    await defer(interaction, ephemeral=True, thinking=True)
    if action == REPORT:
        await _report(interaction)
        return
    done = await _decide(interaction, cup, DecisionKind(action), match, person, by, hours)
    await show(interaction, done)


@referee.autocomplete("match")
async def offer_matches(
    interaction: discord.Interaction[Bastide], typed: str
) -> list[app_commands.Choice[str]]:
    """The matches of the newest round."""
    try:
        cup = await cup_here(interaction, getattr(interaction.namespace, "tournament", None))
    except (HostRefusal, Refusal):
        return []
    words = for_locale(interaction.locale)
    numbered = ((match_number(match), match) for match in cup.matches_of(len(cup.rounds)))
    return offered(
        typed, ((f"{number} · {match_names(words, cup, match)}", number) for number, match in numbered)
    )


referee.autocomplete("tournament")(offer_tournaments)


async def _decide(
    interaction: discord.Interaction[Bastide],
    cup: Cup,
    kind: DecisionKind,
    table: str | None,
    whom: discord.User | None,
    by: discord.User | None,
    hours: int | None,
) -> str:
    """What the referee reads when it is done."""
    tools, me = interaction.client.host.referee, person_id(interaction)
    words = for_locale(interaction.locale)
    match kind:
        case DecisionKind.PAUSE:
            await tools.pause(cup.id, me)
        case DecisionKind.RESUME:
            await tools.resume(cup.id, me)
        case DecisionKind.EXTEND:
            if hours is None:
                raise Refusal("tournament-need-hours")
            found = None if table is None else await _match(interaction, cup, table)
            extended = await tools.extend(cup.id, me, timedelta(hours=hours), found)
            return extension_text(words, cup, extended)
        case DecisionKind.REPLACE:
            if whom is None or by is None or by.bot:
                raise Refusal("tournament-need-person")
            await tools.replace(cup.id, me, PersonId(whom.id), person_of(by))
        case DecisionKind.UNDO:
            await tools.undo(cup.id, me, await _match(interaction, cup, table))
        case _:
            winner = None if whom is None else PersonId(whom.id)
            await tools.decide(cup.id, me, kind, await _match(interaction, cup, table), winner)
    return words.say("cup-decided")


async def _match(interaction: discord.Interaction[Bastide], cup: Cup, table: str | None) -> tuple[int, int]:
    """Round and number of the match that was named, or of the one whose thread this is."""
    if table is None:
        here = channel_id(interaction)
        found = next((match for match in reversed(cup.matches) if match.channel == here), None)
        if found is None:
            raise Refusal("tournament-need-match")
        return found.round, found.number
    number, _, match = table.strip().partition(".")
    if not (number.isdecimal() and match.isdecimal()):
        raise HostRefusal(HostReason.NO_SUCH_MATCH)
    return int(number), int(match) - 1


async def _report(interaction: discord.Interaction[Bastide]) -> None:
    words = for_locale(interaction.locale)
    found = await interaction.client.host.referee.anomalies(guild_id(interaction))
    if not found:
        await show(interaction, words.say("report-none"))
        return
    lines = [
        words.say(
            "report-line",
            gains=mention(one.gains),
            loses=mention(one.loses),
            won=one.won,
            games=one.games,
            expected=one.expected,
            left=one.left,
        )
        for one in found[:OPTIONS]
    ]
    await show(interaction, "\n".join([words.say("report-title"), *lines, words.say("report-note")]))
