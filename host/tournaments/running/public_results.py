"""The public state of a tournament: in a duplicate round it shows no more than the slowest table has seen."""

from __future__ import annotations

from dataclasses import replace

from host.errors import HostRefusal
from host.games.repository import GameRepository
from model.tournaments import Match, MatchSeat, Tournament


class PublicResults:
    """Withholds results of a duplicate round until all tables that draw the same tiles have drawn as many."""

    def __init__(self, repository: GameRepository) -> None:
        self._repository = repository

    async def of(self, tournament: Tournament) -> Tournament:
        """Return the tournament as everybody may see it: matches whose result is withheld are shown as open."""
        newest = tournament.round
        if newest is None or newest.seed is None or newest.ended_at is not None:
            return tournament
        playing = [match for match in tournament.matches_of(newest.number) if _same_tiles(match)]
        slowest = min([await self._reached(match) for match in playing if match.open], default=None)
        if slowest is None:
            return tournament
        withheld = {
            match.number: _as_open(match)
            for match in playing
            if not match.open and match.legs and await self._reached(match) > slowest
        }
        return replace(
            tournament,
            matches=tuple(
                withheld.get(match.number, match) if match.round == newest.number else match
                for match in tournament.matches
            ),
        )

    async def _reached(self, match: Match) -> tuple[int, int]:
        """Return which game (leg) a match has reached, and the number of tiles on its board."""
        if not match.counted:
            return (0, 0)
        last = match.counted[-1]
        try:
            session = await self._repository.load(last.game)
        except HostRefusal:
            # A damaged game is neither shown nor played on.
            return (last.leg, 0)
        return (last.leg, len(session.history.position.board))


def _same_tiles(match: Match) -> bool:
    """Return whether a match draws the tiles of its round, and not fresh ones for being played again."""
    return all(leg.counted for leg in match.legs)


def _as_open(match: Match) -> Match:
    seats = tuple(MatchSeat(seat.entrant) for seat in match.seats)
    return replace(match, ending=None, ended_at=None, seats=seats)
