"""Tables before the game: opening, choosing rules, sitting down, starting."""

from __future__ import annotations

from bot.host.views import GameView, LobbyView, Person
from game.ruleset import Colour
from storage.values import ChannelId, GameId, GuildId, MessageId, PersonId, TableOptions


class Lobby:
    """Every change answers the lobby as it then is; the database judges who got the last seat."""

    async def open(
        self, guild: GuildId | None, channel: ChannelId, host: Person, options: TableOptions
    ) -> LobbyView:
        """A new table with its host on the first seat.

        Refuses CHANNEL_BUSY, SEATS_RANGE, TURN_TIME_RANGE, and `game.errors.RulesetError`.
        """
        raise NotImplementedError

    async def view(self, game: GameId) -> LobbyView:
        """The table, also once it has started (its status tells). Refuses NO_SUCH_GAME."""
        raise NotImplementedError

    async def in_channel(self, channel: ChannelId) -> LobbyView | None:
        """The game that lives in a channel (waiting or running), if there is one."""
        raise NotImplementedError

    async def set_options(self, game: GameId, person: PersonId, options: TableOptions) -> LobbyView:
        """The table with other options. The host alone may.

        Refuses HOST_ONLY, NOT_IN_LOBBY, MORE_SEATED, SEATS_RANGE, TURN_TIME_RANGE, RulesetError.
        """
        raise NotImplementedError

    async def join(self, game: GameId, person: Person, colour: Colour | None = None) -> LobbyView:
        """The table with the person seated, on `colour` or the first free one.

        Refuses NOT_IN_LOBBY, ALREADY_SEATED, LOBBY_FULL, COLOUR_TAKEN.
        """
        raise NotImplementedError

    async def leave(self, game: GameId, person: PersonId) -> LobbyView:
        """The table without the person. When its host leaves, the next person becomes host; when
        nobody is left, the table is closed (status STOPPED). Refuses NOT_IN_LOBBY, NOT_SEATED.
        """
        raise NotImplementedError

    async def add_computer(self, game: GameId, person: PersonId, mind: str) -> LobbyView:
        """The table with one computer more. Any seated person may.

        Refuses NOT_SEATED, NOT_IN_LOBBY, UNKNOWN_MIND, LOBBY_FULL, RATED_NEEDS_PEOPLE.
        """
        raise NotImplementedError

    async def remove(self, game: GameId, person: PersonId, colour: Colour) -> LobbyView:
        """The table without who sits on `colour`: the host sends people away, anybody seated removes
        a computer. Refuses HOST_ONLY, HOST_STAYS, NOT_SEATED, NO_SUCH_SEAT, NOT_IN_LOBBY.
        """
        raise NotImplementedError

    async def start(self, game: GameId, person: PersonId) -> GameView:
        """The game in its first state. Any seated person may start.

        Refuses NOT_SEATED, TOO_FEW_SEATS, NOT_IN_LOBBY, RATED_NEEDS_PEOPLE.
        """
        raise NotImplementedError

    async def move_to(self, game: GameId, channel: ChannelId) -> LobbyView:
        """The table, now living in another channel or thread. Refuses CHANNEL_BUSY, NO_SUCH_GAME."""
        raise NotImplementedError

    async def shown(self, game: GameId, message: MessageId) -> None:
        """Remember which message shows the lobby."""
        raise NotImplementedError
