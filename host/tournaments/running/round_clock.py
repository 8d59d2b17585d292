"""When something is due in a round: reminders, calls, breaks and deadlines. Pure functions."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from host.clocks.clocks import Span, after_downtimes
from host.tournaments.running.team_rounds import active
from model.matches import Match
from model.teams import TeamMatch
from model.tournaments import Plan, Tournament

BREAK = timedelta(minutes=30)
"""The time between the last result of a round and the next one, in which a referee can undo a mistake."""

GRACE = timedelta(days=1)
"""How long after its deadline a match waits for a referee, before it is decided as it stands."""

LIVE_GRACE, LEAST_GRACE = 1 / 10, timedelta(minutes=2)
"""The grace of a round that is played in one sitting: this share of the round, but at least `LEAST_GRACE`."""

CALLED_BEFORE = timedelta(minutes=30)
"""How long before an agreed time the players of a match are called."""


def break_of(plan: Plan) -> timedelta:
    """Return how long after the last result of a round the next one begins."""
    return timedelta(0) if plan.at_once else BREAK


def grace_of(plan: Plan) -> timedelta:
    """Return how long after its deadline a match waits for a referee."""
    return max(timedelta(seconds=plan.round_seconds) * LIVE_GRACE, LEAST_GRACE) if plan.live else GRACE


def replay_time(tournament: Tournament, match: Match, now: datetime) -> timedelta:
    """Return how long the players of a match whose result is taken back at `now` have at least to play again.

    It is as long as the match lasted, but at most half a round, and at least the grace.
    """
    lasted = (match.ended_at or now) - tournament.rounds[match.round - 1].started_at
    half = timedelta(seconds=tournament.header.plan.round_seconds) / 2
    return max(grace_of(tournament.header.plan), min(lasted, half))


def end_after_downtimes(tournament: Tournament, match: Match, downtimes: Sequence[Span]) -> datetime:
    """Return when an open match ends: in a live round later if the program was down in it, as a turn does.

    In longer rounds the grace is long enough to make up for a downtime.
    """
    plan = tournament.header.plan
    if not plan.live:
        return match.ends_at
    return after_downtimes(match.ends_at, timedelta(seconds=plan.round_seconds), downtimes)


def is_late(tournament: Tournament, match: Match, now: datetime) -> bool:
    """Return whether a match is decided as it stands: its grace is over, and the tournament is not paused."""
    running = tournament.header.paused_at is None
    return running and match.overdue and match.ends_at + grace_of(tournament.header.plan) <= now


def reminder_at(tournament: Tournament, match: Match) -> datetime:
    """Return when the players of an open match are reminded: when a quarter of the round's time is left."""
    return match.ends_at - timedelta(seconds=tournament.header.plan.round_seconds) / 4


def line_up_reminder_at(tournament: Tournament, team_match: TeamMatch) -> datetime:
    """Return when captains are reminded of line-ups that are not in: when a quarter of their time is left."""
    return team_match.line_ups_until - timedelta(seconds=tournament.header.plan.line_up_seconds) / 4


def line_ups_end(tournament: Tournament, team_match: TeamMatch) -> datetime:
    """Return when a match's line-ups are published: at once if both are in, or nobody of a team is left."""
    at_once = team_match.complete or not all(active(tournament, team) for team in team_match.teams)
    return tournament.rounds[team_match.round - 1].started_at if at_once else team_match.line_ups_until


def call_at(match: Match) -> datetime | None:
    """Return when the players of a match are called before their agreed time; None if they are not."""
    if match.agreed_at is None or match.called or not match.open:
        return None
    return match.agreed_at - CALLED_BEFORE


def next_look(tournament: Tournament) -> datetime | None:
    """Return when something is due next in an open round; None if nothing is."""
    newest = tournament.round
    if newest is None or tournament.header.paused_at is not None:
        return None
    if newest.ended_at is not None:
        return newest.ended_at + break_of(tournament.header.plan)
    moments = [
        line_ups_end(tournament, team_match) for team_match in tournament.team_matches if team_match.waits
    ]
    moments += [
        line_up_reminder_at(tournament, team_match)
        for team_match in tournament.team_matches
        if team_match.waited_for and not team_match.reminded
    ]
    for match in tournament.matches_of(newest.number):
        if not match.open:
            continue
        if not match.reminded:
            moments.append(reminder_at(tournament, match))
        if (call := call_at(match)) is not None:
            moments.append(call)
        moments.append(match.ends_at + grace_of(tournament.header.plan) if match.overdue else match.ends_at)
    return min(moments, default=None)
