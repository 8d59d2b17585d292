"""The public state of a tournament: in a duplicate round it shows no more than the slowest table has seen."""

from __future__ import annotations

from dataclasses import replace

from host.errors import HostRefusal
from host.games.repository import GameRepository
from host.services import Services
from host.tournaments.running.match_starts import plays_again, seed_of_game
from host.tournaments.standings.matches import leg_under_way
from model.matches import Leg, Match, MatchSeat
from model.tournaments import Tournament


class PublicResults:
    """Withholds results of a duplicate round until all tables that draw the same tiles have drawn as many."""

    def __init__(self, services: Services, repository: GameRepository) -> None:
        self._database = services.database
        self._repository = repository

    async def of(self, tournament: Tournament) -> Tournament:
        """Return the tournament as everybody may see it: matches whose result is withheld are shown as open."""
        newest = tournament.round
        if newest is None or newest.seed is None or newest.ended_at is not None:
            return tournament
        matches, seed = tournament.matches_of(newest.number), newest.seed
        drawing = [
            await self._reached(match, seed)
            for match in matches
            if match.open and not await self._draws_fresh_tiles(tournament, match, seed)
        ]
        if any(team_match.waits for team_match in tournament.team_matches):
            # Its boards will draw these tiles once its line-ups are published.
            drawing.append((0, 0))
        slowest = min(drawing, default=None)
        if slowest is None:
            return tournament
        withheld = {
            match.number: _as_open(match)
            for match in matches
            if not match.open and await self._reached(match, seed) > slowest
        }
        return replace(
            tournament,
            matches=tuple(
                withheld.get(match.number, match) if match.round == newest.number else match
                for match in tournament.matches
            ),
        )

    async def _draws_fresh_tiles(self, tournament: Tournament, match: Match, seed: str) -> bool:
        """Return whether an open match no longer draws the tiles of its round, because it is played again."""
        if not all(leg.counted for leg in match.legs):
            return True
        if (leg := leg_under_way(match)) is not None:
            # A match that was decided between two games, and undone, draws fresh tiles from the next one on.
            return await self._drawn(leg, seed) is None
        # Its next game begins once it has a thread.
        async with self._database.read() as connection:
            return await plays_again(connection, tournament, match, len(match.counted) + 1)

    async def _reached(self, match: Match, seed: str) -> tuple[int, int]:
        """Return which game (leg) of the round's tiles a match has reached, and the number of tiles on its board."""
        for leg in reversed(match.counted):
            drawn = await self._drawn(leg, seed)
            if drawn is not None:
                return (leg.leg, drawn)
        return (0, 0)

    async def _drawn(self, leg: Leg, seed: str) -> int | None:
        """Return how many tiles lie on the board of a game; None if they are not those of the round."""
        try:
            session = await self._repository.load(leg.game)
        except HostRefusal:
            # A damaged game is neither shown nor played on.
            return 0
        same = session.header.seed == seed_of_game(seed, leg.leg)
        return len(session.history.position.board) if same else None


def _as_open(match: Match) -> Match:
    seats = tuple(MatchSeat(seat.entrant) for seat in match.seats)
    return replace(match, ending=None, ended_at=None, seats=seats)
