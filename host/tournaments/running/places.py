"""Standings and places of a tournament, worked out from its rows. Pure functions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from host.tournaments.running.final_order import knocked_out_order, progress
from host.tournaments.running.history import groups, histories_of, history
from host.tournaments.running.knock_out import slots
from host.tournaments.standings.model import History
from host.tournaments.standings.standings import Standing, standings
from model.ids import EntrantId
from model.tournaments import Format, Tournament


def current_standings(tournament: Tournament) -> tuple[Standing, ...]:
    """Return the standings of all rounds but the knock-out, without reserves.

    Those of groups follow each other; the places of each count from 1. In a league with divisions, entrants
    who have dropped out come behind the others of their division.
    """
    found, past = groups(tournament), history(tournament)
    if tournament.header.plan.division_size:
        return tuple(line for group in histories_of(past, found) for line in _gone_last(tournament, group))
    if len(found) > 1:
        return tuple(line for group in histories_of(past, found) for line in standings_of(tournament, group))
    standing_in = {entrant.number for entrant in tournament.entrants if entrant.reserve}
    lines = standings_of(tournament, past)
    return _placed([line for line in lines if line.entrant not in standing_in])


def standings_of(tournament: Tournament, past: History) -> tuple[Standing, ...]:
    """Return the standings of what has been played, by the tournament's tie-breaks."""
    return standings(past, direct_encounter=tournament.header.plan.direct_encounter)


def _placed(lines: Sequence[Standing]) -> tuple[Standing, ...]:
    """Return lines in their order, with new places that count only these lines."""
    places = [line.place for line in lines]
    return tuple(
        replace(
            line, place=1 + sum(place < line.place for place in places), shared=places.count(line.place) > 1
        )
        for line in lines
    )


def _gone_last(tournament: Tournament, past: History) -> tuple[Standing, ...]:
    """Return the standings of a division, those who have dropped out behind all others."""
    gone = {entrant.number for entrant in tournament.entrants if entrant.gone}
    lines = standings_of(tournament, past)
    stay = _placed([line for line in lines if line.entrant not in gone])
    left = _placed([line for line in lines if line.entrant in gone])
    return (*stay, *(replace(line, place=len(stay) + line.place) for line in left))


def final_order(tournament: Tournament) -> tuple[tuple[int, EntrantId], ...]:
    """Return all entrants with their places, the best first; equal places are unbroken ties.

    If seeds were won in rounds before the knock-out, they order those who left it in the same round. If all
    but one dropped out before the knock-out, that one comes first.
    """
    table = current_standings(tournament)
    bracketed = slots(tournament)
    if not bracketed:
        places = _places_without_knock_out(tournament, table)
        return _last_one_first(tournament, places) if tournament.header.has_knock_out else places
    seeds = tuple(EntrantId(number) for number in tournament.header.plan.knock_out_seeds)
    order = knocked_out_order(seeds, bracketed)
    # If nobody played the final, first place is not given.
    final = max((slot for slot in bracketed if not slot.third), key=lambda slot: slot.round)
    best = 2 if final.over and final.winner is None else 1
    if tournament.header.format is Format.ELIMINATION:
        far = progress(seeds, bracketed)
        return tuple(
            (best + sum(other > far[entrant] for other in far.values()), entrant) for entrant in order
        )
    rest = [line for line in table if line.entrant not in seeds]
    behind = [
        (best + len(order) + sum(other.place < line.place for other in rest), line.entrant) for line in rest
    ]
    return (*enumerate(order, start=best), *sorted(behind, key=lambda entry: entry[0]))


def _places_without_knock_out(
    tournament: Tournament, table: Sequence[Standing]
) -> tuple[tuple[int, EntrantId], ...]:
    """Return all entrants with their places: counted through all divisions, or the same in each group."""
    if not tournament.header.plan.division_size:
        found = [(1 + sum(other.place < line.place for other in table), line.entrant) for line in table]
        return tuple(sorted(found, key=lambda entry: entry[0]))
    above: dict[EntrantId, int] = {}
    before = 0
    for division in groups(tournament):
        above |= dict.fromkeys(division, before)
        before += len(division)
    return tuple((above[line.entrant] + line.place, line.entrant) for line in table)


def _last_one_first(
    tournament: Tournament, places: Sequence[tuple[int, EntrantId]]
) -> tuple[tuple[int, EntrantId], ...]:
    """Return the places, the first one for the only entrant left where the others dropped out before a knock-out."""
    gone = {entrant.number for entrant in tournament.entrants if entrant.gone}
    left = [(place, entrant) for place, entrant in places if entrant not in gone]
    if len(left) != 1:
        return tuple(places)
    ((own, winner),) = left
    behind = ((place + (place <= own), entrant) for place, entrant in places if entrant != winner)
    return ((1, winner), *behind)
