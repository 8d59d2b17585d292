"""/tournament time, and the buttons in the thread of a match by which its two players agree on a time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import discord
from discord import app_commands, ui

from bot.features.tournaments.lookup import check_running, offer_tournaments, tournament_here, tournament_of
from bot.features.tournaments.names import date, player
from bot.i18n import Language
from bot.i18n.command_words import described, described_parameters
from bot.platform import limits
from bot.platform.commands import Typed
from bot.platform.context import Context, in_context
from bot.platform.controls import Press, button, pressed, reading
from bot.platform.custom_ids import Kind
from bot.platform.errors import Refusal
from bot.platform.escaping import escaped
from bot.platform.forms import Submission, form, one_line, submitted
from bot.platform.time_zones import parse_zone, zone_name
from bot.platform.times import FORMAT, parse_moment
from bot.text.words import timestamp
from host.errors import HostReason, HostRefusal
from host.time_zones import check_time_zone, zone_of
from host.tournaments.running.lookups import match_of, plays
from host.tournaments.running.match_times import MOST_TIMES, takes_times
from host.tournaments.running.round_clock import CALLED_BEFORE
from model.matches import Match
from model.tournaments import Tournament

ZONE, TIME = "zone", "time"
"""The custom ids of the form's fields; a number follows `TIME`."""

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
USUAL_HOUR = 20
"""The hour of the day that the form suggests."""


def time_controls(words: Language, tournament: Tournament, match: Match) -> list[ui.ActionRow[Any]]:
    """Return a button for each proposed time and one to propose others; empty if the match takes no times.

    The message shows `proposal_text` above them, since the buttons only have numbers.
    """
    if not match.open or not takes_times(tournament, match):
        return []
    code = f"{match.round}.{match.number}"
    row = ui.ActionRow[Any]()
    for number, at in enumerate(match.proposal.times if match.proposal else (), start=1):
        row.add_item(
            button(
                Kind.MATCH_TIME,
                words.say("button-time-accept", number=number),
                game=tournament.id,
                choice=f"{code} {int(at.timestamp())}",
                style=discord.ButtonStyle.primary,
            )
        )
    label = "button-time-others" if match.proposal or match.agreed_at else "button-time-propose"
    row.add_item(button(Kind.MATCH_TIME, words.say(label), game=tournament.id, choice=code, emoji="🕒"))
    return [row]


def proposal_text(words: Language, tournament: Tournament, match: Match) -> str:
    """Return who proposes which times for a match, numbered like their buttons; empty if nobody does."""
    proposal = match.proposal
    if proposal is None:
        return ""
    players = [player(words, tournament, entrant) for entrant in match.entrants if entrant != proposal.by]
    by = player(words, tournament, proposal.by)
    text = words.say("match-times-proposed", player=by, players=words.join(players))
    return f"{text}\n{listed(proposal.times)}"


def listed(times: Sequence[datetime]) -> str:
    """Return times, numbered like their buttons; Discord shows them in each reader's time zone."""
    return "\n".join(f"{number}\\. {date(at)} · {timestamp(at)}" for number, at in enumerate(times, start=1))


def agreed_text(words: Language, match: Match) -> str:
    """Return the sentence that names the time agreed for a match, or says that there is none."""
    if match.agreed_at is None:
        return words.say("match-time-open")
    return words.say("match-time-is", date=date(match.agreed_at))


@app_commands.command(name="time", description=described("tournament time"))
@described_parameters("tournament time")
@app_commands.autocomplete(tournament=offer_tournaments)
@in_context
async def time(context: Context, tournament: Typed | None = None) -> None:
    """Propose times for the person's match."""
    found = await tournament_here(context, tournament)
    check_running(found)
    own_matches = [match for match in found.matches if match.open and plays(found, match, context.person.id)]
    matches_here = [match for match in found.matches if match.channel == context.place.channel]
    if not matches_here and not own_matches:
        raise HostRefusal(HostReason.TIME_PLAYERS)
    await _ask(
        context,
        found,
        ([match for match in own_matches if match in matches_here] or own_matches or matches_here)[-1],
    )


@pressed(Kind.MATCH_TIME)
async def act(press: Press) -> None:
    """Open the form in which times are proposed, or agree to one."""
    with reading():
        code, _, seconds = press.control.choice.partition(" ")
        number, match = _where(code)
        at = EPOCH + timedelta(seconds=int(seconds)) if seconds else None
    tournament = await tournament_of(press)
    check_running(tournament)
    if at is None:
        await _ask(press, tournament, match_of(tournament, number, match))
        return
    agreed = await press.host.match_times.accept(tournament.id, (number, match), press.person.id, at)
    await press.tell(agreed_text(press.language, agreed))


async def _ask(context: Context, tournament: Tournament, match: Match) -> None:
    """Open the form. Refuses beforehand what would be refused after it was filled in.

    Refuses MATCH_DECIDED, TIME_TOGETHER, TIME_PLAYERS, and TIME_RANGE after the end of the match.
    """
    if not match.open:
        raise HostRefusal(HostReason.MATCH_DECIDED)
    if not takes_times(tournament, match):
        raise HostRefusal(HostReason.TIME_TOGETHER)
    if not plays(tournament, match, context.person.id):
        raise HostRefusal(HostReason.TIME_PLAYERS)
    if match.ends_at <= context.now():
        raise HostRefusal(HostReason.TIME_RANGE, until=str(int(match.ends_at.timestamp())))
    zone = (await context.host.people.settings(context.person.id)).time_zone
    await context.ask(_times_form(context.language, tournament, match, zone, context.now()))


def first_offered(now: datetime, ends_at: datetime, zone: str) -> datetime:
    """Return the time that the form suggests, in the person's time zone: tomorrow evening.

    If the match ends before that, it is this evening, or else half-way between `now` and the end.
    """
    local = now.astimezone(zone_of(zone))
    evening = local.replace(hour=USUAL_HOUR, minute=0, second=0, microsecond=0)
    for offered in (evening + timedelta(days=1), evening):
        # Players are called `CALLED_BEFORE` the match, so for a nearer time they would be called at once.
        if now + CALLED_BEFORE < offered <= ends_at:
            return offered
    return (now + (ends_at - now) / 2).astimezone(zone_of(zone))


def _times_form(
    words: Language, tournament: Tournament, match: Match, zone: str, now: datetime
) -> discord.ui.Modal:
    """Return the form for up to three times and the person's time zone, in which the times are read."""
    first, last = first_offered(now, match.ends_at, zone), match.ends_at.astimezone(zone_of(zone))
    fields = [
        one_line(
            f"{TIME}{number}",
            words.say("match-time-field", number=number),
            words.say("match-time-field.text") if number == 1 else "",
            value=f"{first:{FORMAT}}" if number == 1 else "",
            example=f"{min(first + timedelta(days=number - 1), last):{FORMAT}}",
            required=number == 1,
        )
        for number in range(1, MOST_TIMES + 1)
    ]
    fields.append(
        one_line(
            ZONE,
            words.say("match-time-zone"),
            words.say("match-time-zone.text"),
            value=zone_name(zone),
            required=True,
        )
    )
    return form(
        Kind.MATCH_TIME,
        words.say("match-time-form"),
        fields,
        game=tournament.id,
        choice=f"{match.round}.{match.number}",
    )


@submitted(Kind.MATCH_TIME)
async def propose(submission: Submission) -> None:
    """Propose the times of the form, and store its time zone for the person."""
    host, person = submission.host, submission.person.id
    with reading():
        round_and_number = _where(submission.control.choice)
        typed = _typed(submission.values)
        (zone_text,) = submission.values[ZONE]
    tournament = await tournament_of(submission)
    zone = await parse_zone(zone_text[: limits.TYPED])
    check_time_zone(zone)
    times = [_moment(text, zone, submission.now()) for text in typed]
    match = await host.match_times.propose(tournament.id, round_and_number, person, times)
    if zone != (await host.people.settings(person)).time_zone:
        await host.people.change(person, lambda before: replace(before, time_zone=zone))
    assert match.proposal is not None, "it was stored just now"
    words = submission.language
    await submission.tell(f"{words.say('match-times-sent')}\n{listed(match.proposal.times)}")


def _typed(values: Mapping[str, tuple[str, ...]]) -> list[str]:
    """Return the times that were filled in, as text."""
    fields = (values.get(f"{TIME}{number}", ()) for number in range(1, MOST_TIMES + 1))
    return [text.strip() for field in fields for text in field if text.strip()]


def _moment(typed: str, zone: str, now: datetime) -> datetime:
    try:
        return parse_moment(typed, zone_of(zone), now).astimezone(UTC)
    except (ValueError, OverflowError):
        tomorrow = now.astimezone(zone_of(zone)) + timedelta(days=1)
        raise Refusal("match-time-unreadable", typed=escaped(typed), example=f"{tomorrow:{FORMAT}}") from None


def _where(text: str) -> tuple[int, int]:
    number, match = text.split(".")
    return int(number), int(match)
