"""Which entrants play: the field, the check-in, the waiting list, reserve players. Pure functions."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta

from host.clocks.clocks import LEAST_GRACE, Span, after_downtimes
from host.tournaments.running.history import seeded
from model.ids import EntrantId
from model.tournaments import SWISS, Entrant, Tournament, TournamentHeader


def starting_entrants(
    tournament: Tournament, present: Collection[EntrantId] | None = None
) -> tuple[Entrant, ...]:
    """Return those who play if the tournament starts now, in the order in which they entered.

    If there are more than places, players of the season before get theirs first, then those who entered
    first. With `present`, only entrants in it are counted.
    """
    found = [entrant for entrant in _in_turn(tournament) if present is None or entrant.number in present]
    playing = {entrant.number for entrant in found[: tournament.header.plan.most or len(found)]}
    return tuple(entrant for entrant in tournament.entrants if entrant.number in playing)


def waiting_list(tournament: Tournament) -> tuple[Entrant, ...]:
    """Return those who wait for a place, in the order in which they get one."""
    playing = {entrant.number for entrant in starting_entrants(tournament)}
    return tuple(entrant for entrant in _in_turn(tournament) if entrant.number not in playing)


def _in_turn(tournament: Tournament) -> list[Entrant]:
    """Return all but the reserves in the order in which they are given places."""
    found = [entrant for entrant in tournament.entrants if not entrant.reserve]
    return sorted(found, key=lambda entrant: entrant.number not in tournament.returning)


def reserves(tournament: Tournament) -> tuple[Entrant, ...]:
    """Return the players who stand in for a bye, in the order in which they offered it, without those who are gone."""
    return tuple(entrant for entrant in tournament.entrants if entrant.reserve and not entrant.gone)


def moved_up(before: Tournament, after: Tournament) -> tuple[Entrant, ...]:
    """Return those who waited for a place before and have one after a change of the sign-up."""
    waited = {entrant.number for entrant in waiting_list(before)}
    return tuple(entrant for entrant in starting_entrants(after) if entrant.number in waited)


def moved_down(before: Tournament, after: Tournament) -> tuple[Entrant, ...]:
    """Return those who had a place before and wait for one after a change of the sign-up."""
    had = {entrant.number for entrant in starting_entrants(before)}
    return tuple(entrant for entrant in waiting_list(after) if entrant.number in had)


def no_reserves_any_more(before: Tournament, after: Tournament) -> tuple[Entrant, ...]:
    """Return the reserves who have no bye to stand in for since a change of the format."""
    changed = before.header.format in SWISS and after.header.format not in SWISS
    return reserves(after) if changed else ()


def reseeded(tournament: Tournament, moved: EntrantId, place: int) -> tuple[EntrantId, ...]:
    """Return all but the reserves in the order of their seeds, with one of them moved to a place (from 1)."""
    others = {entrant.number for entrant in tournament.entrants if not entrant.reserve} - {moved}
    order = [number for number in seeded(tournament) if number in others]
    order.insert(max(0, place - 1), moved)
    return tuple(order)


def check_in_opens(row: TournamentHeader) -> datetime:
    """Return when the check-in opens; the end of the sign-up if there is no check-in."""
    return row.sign_up_until - timedelta(seconds=row.plan.check_in_seconds)


def sign_up_end(row: TournamentHeader, downtimes: Sequence[Span]) -> datetime:
    """Return when the sign-up ends: later if the program was down near its end, as for the end of a turn.

    What counts as near is the check-in; without one, half a day, or a round if that is shorter.
    """
    plan = row.plan
    # Not the whole sign-up, which is longer once its end has moved: the same downtime would move it again.
    last = timedelta(seconds=plan.check_in_seconds or min(plan.round_seconds, LEAST_GRACE.total_seconds()))
    # This may be longer than the sign-up: what was before that took no time from it.
    since = [span for span in downtimes if span[1] > row.created_at]
    return after_downtimes(row.sign_up_until, last, since)


def needs_check_in(tournament: Tournament, now: datetime) -> bool:
    """Return whether only those who have checked in play if the sign-up closes now.

    That is so once the check-in is open, or if some have checked in before an organiser put its opening off.
    """
    if not tournament.header.plan.check_in_seconds:
        return False
    return now >= check_in_opens(tournament.header) or any(
        entrant.checked_in for entrant in tournament.entrants
    )
