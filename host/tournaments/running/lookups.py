"""Finding tournaments and their matches, and refusing what is not there."""

from __future__ import annotations

from host.errors import HostReason, HostRefusal
from model.ids import EntrantId, PersonId, TournamentId
from model.matches import Match
from model.tournaments import Entrant, Tournament, TournamentStatus
from storage import tournaments
from storage.database import Connection


async def tournament_of(
    connection: Connection, tournament_id: TournamentId, *among: TournamentStatus
) -> Tournament:
    """Return a tournament with one of these statuses, or (without any) whatever its status.

    Refuses NO_SUCH_TOURNAMENT, TOURNAMENT_STATUS.
    """
    tournament = await tournaments.load(connection, tournament_id)
    if tournament is None:
        raise HostRefusal(HostReason.NO_SUCH_TOURNAMENT)
    if among and tournament.header.status not in among:
        raise HostRefusal(HostReason.TOURNAMENT_STATUS, status=tournament.header.status.value)
    return tournament


def match_of(tournament: Tournament, number: int, match: int) -> Match:
    """Return a match. Refuses NO_SUCH_MATCH."""
    found = tournament.match(number, match)
    if found is None:
        raise HostRefusal(HostReason.NO_SUCH_MATCH)
    return found


def remaining(tournament: Tournament, match: Match) -> list[EntrantId]:
    """Return the entrants of a match who have not dropped out."""
    return [entrant for entrant in match.entrants if not tournament.entrant(entrant).gone]


def entrant_of(tournament: Tournament, person: PersonId, asker: PersonId | None = None) -> Entrant:
    """Return a person's entry; the refusal differs if `asker` is that person. Refuses NOT_ENTERED."""
    found = tournament.entered(person)
    if found is None or found.gone:
        raise HostRefusal(HostReason.NOT_ENTERED, yours="yes" if asker == person else "no")
    return found


def check_impartial(tournament: Tournament, match: Match, person: PersonId) -> None:
    """Refuse OWN_MATCH to a person whose own match it is."""
    if is_own_match(tournament, match, person):
        raise HostRefusal(HostReason.OWN_MATCH)


def check_plays_no_open_match(tournament: Tournament, person: PersonId) -> None:
    """Refuse OWN_MATCH to a person whose own match is open."""
    for match in tournament.matches:
        if match.open:
            check_impartial(tournament, match, person)


def is_own_match(tournament: Tournament, match: Match, person: PersonId) -> bool:
    """Return whether a person plays a match, also after dropping out of it, or belongs to one of its teams."""
    own_entrant = tournament.entered(person)
    teams = {tournament.entrant(entrant).team for entrant in match.entrants} - {None}
    return plays(tournament, match, person) or (own_entrant is not None and own_entrant.team in teams)


def plays(tournament: Tournament, match: Match, person: PersonId) -> bool:
    """Return whether a person is one of the players of a match."""
    return any(tournament.entrant(entrant).person == person for entrant in match.entrants)


def check_no_opponent(tournament: Tournament, entrant: Entrant, person: PersonId) -> None:
    """Refuse OWN_MATCH to a person who would decide about an entrant of an open match of theirs."""
    for match in tournament.matches:
        if match.open and entrant.number in match.entrants:
            check_impartial(tournament, match, person)
