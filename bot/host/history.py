"""Looking back: earlier states, what happened since, who was paid for what."""

from __future__ import annotations

from bot.host.views import Breakdown, GameSummary, Payment, ScoreLine, TurnReport
from storage.values import GameId, GuildId, PersonId


class History:
    """Everything is worked out from the log; earlier states are `Table.view(game, viewer, seq)`."""

    async def reports(self, game: GameId, since: int = 0, until: int | None = None) -> tuple[TurnReport, ...]:
        """What happened after state `since`, turn by turn, undos and changes of seats included."""
        raise NotImplementedError

    async def last_turn_of(self, game: GameId, person: PersonId) -> int:
        """The state just after the person's last turn: where `/since` begins (0 before the first)."""
        raise NotImplementedError

    async def turns(self, game: GameId) -> tuple[int, ...]:
        """The states in which a turn began, oldest first, without what was undone; for stepping."""
        raise NotImplementedError

    async def payments(self, game: GameId, until: int | None = None) -> tuple[Payment, ...]:
        """Every paid feature, in order; those of the final scoring carry `scored.final`."""
        raise NotImplementedError

    async def breakdown(self, game: GameId, until: int | None = None) -> Breakdown:
        """Points of each seat by kind of feature."""
        raise NotImplementedError

    async def score_lines(self, game: GameId) -> tuple[ScoreLine, ...]:
        """The scores after each turn, for the chart."""
        raise NotImplementedError

    async def games_of(self, person: PersonId, *, also_over: bool = False) -> tuple[GameSummary, ...]:
        """A person's games on all servers: theirs to move first, then by deadline."""
        raise NotImplementedError

    async def games_in(self, guild: GuildId) -> tuple[GameSummary, ...]:
        """The games of a server that wait or run."""
        raise NotImplementedError

    async def next_game(self, person: PersonId, after: GameId | None = None) -> GameSummary | None:
        """The next game in which it is the person's turn, other than `after`."""
        raise NotImplementedError
