"""Stopping games before their end, and opening rematches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from host.errors import HostReason, HostRefusal
from host.events import ClockChanged, GameEnded, TableClosed, VoteOpened
from host.games.lobby import Lobby, RematchWaits
from host.games.past_seats import first_occupant, has_sat
from host.games.quarantine import give_up
from host.games.repository import GameRepository
from host.games.seating import check_host
from host.games.session import Session
from host.games.views import LobbyView, Person, StopVoteView
from host.services import Services
from model.games import EntryKind, GameHeader
from model.ids import ChannelId, GameId, PersonId
from model.outbox import MessageKind
from model.tables import LIVING, GameStatus, Occupant, Seat
from storage import agreements, challenges, games, outbox_games, tournaments
from storage.database import Connection


class Endings:
    """Stops games and opens rematches."""

    def __init__(self, services: Services, repository: GameRepository, lobby: Lobby) -> None:
        self._database = services.database
        self._now = services.now
        self._events = services.events
        self._repository = repository
        self._lobby = lobby

    async def stop(
        self, game: GameId, person: PersonId, *, manager: bool = False, vote_seq: int | None = None
    ) -> bool:
        """Stop a game (or close its lobby), or agree to stop it; return True if it is stopped now.

        A `manager` of the server stops a game at once, and so does the host of its table unless it is rated
        or on a ladder. Neither does if the game counts (these, and tournament games) and they have played in
        it. Any other seated person agrees to stop, and the others are asked in the channel; the game stops
        when all people at the table agree. A person who makes another move no longer agrees. `vote_seq` is the
        state in which the question that is being answered was put. A table or game that cannot be read may be
        stopped by a manager, as it would block its channel forever; a game of a match only by the referees of
        its tournament.

        Refuses NO_SUCH_GAME, NOT_RUNNING, NOT_SEATED, OWN_GAME, NO_VOTE if that question is closed, HOST_ONLY
        in a lobby, and QUARANTINED.
        """
        try:
            async with self._database.read() as connection:
                header, _ = await self._repository.table(connection, game)
            if manager and header.status is GameStatus.RUNNING:
                await self._repository.load(game)
        except HostRefusal as refusal:
            if not manager or refusal.reason is not HostReason.QUARANTINED:
                raise
            await self._give_up(game, person)
            return True
        if header.status is GameStatus.LOBBY:
            return await self._close_lobby(header, person, manager=manager)
        return await self._stop_running(game, person, manager=manager, vote_seq=vote_seq)

    async def _stop_running(
        self, game: GameId, person: PersonId, *, manager: bool, vote_seq: int | None
    ) -> bool:
        """Stop a running game or agree to stop it, as `stop` does; return whether it is stopped now."""
        async with self._repository.lock(game):
            session = await self._repository.running(game)
            async with self._database.begin() as connection:
                session = await self._repository.newest(connection, session)
                if vote_seq is not None and vote_seq < session.history.newest.turn_seq:
                    raise HostRefusal(HostReason.NO_VOTE)
                rated = session.header.options.rated or await challenges.on_ladder(connection, game)
                at_once = _stops_alone(session, person, manager=manager, rated=rated)
                stops = at_once or await _all_agree(connection, session, person)
                if stops:
                    only = session.people == (person,)
                    by = person if at_once or only else None
                    # The only person among computers gives the game up. A rated game began without computers.
                    await self._repository.stop(connection, session, by=by, given_up=only and not rated)
                else:
                    await self._ask(connection, session)
        if stops:
            self._events.publish(GameEnded(game))
        else:
            self._events.publish(VoteOpened(game))
            self._events.publish(ClockChanged(game))
        return stops

    async def stop_vote(self, game: GameId, vote_seq: int) -> StopVoteView | None:
        """Return the people who agree to stop a running game, and those still asked; None without a question.

        A question that was put in state `vote_seq` is closed once another turn has begun. Refuses NO_SUCH_GAME,
        QUARANTINED.
        """
        session = await self._repository.load(game)
        if session.header.status is not GameStatus.RUNNING or vote_seq < session.history.newest.turn_seq:
            return None
        async with self._database.read() as connection:
            agreed = await agreements.agreed_to_stop(connection, game)
        agreeing = _agreeing(session, agreed)
        waiting = tuple(person for person in session.people if person not in agreeing)
        return StopVoteView(agreeing, waiting) if agreeing else None

    async def join_rematch(self, game: GameId, person: Person) -> LobbyView | None:
        """Seat `person` at the open lobby for a rematch, unless they have a seat, and return it; None without one.

        Refuses NOT_PLAYED also without a lobby, as `rematch` would, LOBBY_FULL, NOT_IN_LOBBY and QUARANTINED.
        """
        async with self._database.read() as connection:
            _, seats = await self._repository.table(connection, game)
            waiting = await games.rematch_waiting(connection, game)
        await self._check_played(game, seats, person.id)
        return None if waiting is None else await self._seated(waiting, person)

    async def rematch(self, game: GameId, person: Person, channel: ChannelId | None = None) -> LobbyView:
        """Open a lobby with the same options and computers for `person`, in `channel` or the same channel.

        Only people who have played in the game may ask, so that onlookers who are faster take no seat from
        them. Computers that have taken the seats of people are left out: the people may want to play again. If
        a lobby for this rematch is open already, seat `person` there, unless they have a seat, and return it.
        Refuses NOT_OVER, NOT_PLAYED, CHANNEL_BUSY, LOBBY_FULL, and QUARANTINED if the log would have to say
        whether the person has played.
        """
        # A second press at the same time must find the table that the first one opened.
        async with self._repository.lock(game):
            async with self._database.read() as connection:
                header, seats = await self._repository.table(connection, game)
                waiting = await games.rematch_waiting(connection, game)
            if header.status not in (GameStatus.OVER, GameStatus.STOPPED):
                raise HostRefusal(HostReason.NOT_OVER)
            await self._check_played(game, seats, person.id)
            if waiting is None:
                computers = await self._computers(header, seats)
                place, options = channel or header.channel, header.options
                try:
                    return await self._lobby.open(
                        header.guild, place, person, options, computers=computers, rematch_of=game
                    )
                except RematchWaits:
                    async with self._database.read() as connection:
                        waiting = await games.rematch_waiting(connection, game)
        if waiting is None:
            raise HostRefusal(HostReason.NOT_IN_LOBBY, status=GameStatus.RUNNING.value)
        return await self._seated(waiting, person)

    async def _seated(self, lobby: GameId, person: Person) -> LobbyView:
        """Seat a person in a lobby, unless they have a seat, and return it."""
        view = await self._lobby.view(lobby)
        if any(seat.person == person.id for seat in view.seats):
            return view
        return await self._lobby.join(lobby, person)

    async def _check_played(self, game: GameId, seats: Sequence[Seat], person: PersonId) -> None:
        """Refuse NOT_PLAYED to a person who neither has one of these seats of the game nor has had one.

        The log is read only for people without a seat: the others can play again if it is damaged.
        """
        if any(seat.person == person for seat in seats):
            return
        session = await self._repository.load(game)
        if not has_sat(session.history, session.seats, person):
            raise HostRefusal(HostReason.NOT_PLAYED)

    async def _computers(self, header: GameHeader, seats: Sequence[Seat]) -> tuple[str, ...]:
        """Return the computer players at a table that have sat there from the start; none if it cannot be read."""
        found = [seat for seat in seats if seat.occupant is Occupant.COMPUTER]
        if found and header.started_at is not None:
            try:
                history = (await self._repository.load(header.id)).history
            except HostRefusal:
                return ()
            first = {seat: first_occupant(history, seat.colour) or seat for seat in found}
            found = [seat for seat in found if first[seat].occupant is Occupant.COMPUTER]
        return tuple(seat.opponent for seat in found if seat.opponent)

    async def _ask(self, connection: Connection, session: Session) -> None:
        """Queue the question to the others; if it was already posted in this turn, queue its change."""
        history, now = session.history, self._now()
        kind = MessageKind.STOP_VOTE
        posted = await outbox_games.open_vote(connection, session.id, kind, history.newest.turn_seq)
        if posted is None:
            await outbox_games.post_once_more(connection, session.id, history.seq, kind, now)
            return
        seq, channel = posted
        if channel in (None, session.header.channel):
            await outbox_games.change_vote(connection, session.id, kind, seq, now)
        else:
            await outbox_games.post_again(connection, session.id, seq, kind, now)

    async def _give_up(self, game: GameId, manager: PersonId) -> None:
        """Stop a table or game that cannot be read.

        Refuses NO_SUCH_GAME, NOT_RUNNING, OWN_GAME, and QUARANTINED for one of a match.
        """
        async with self._repository.lock(game), self._database.begin() as connection:
            known = await self._repository.known_of(connection, game)
            if known.status not in LIVING:
                raise HostRefusal(HostReason.NOT_RUNNING, status=known.status.value)
            if await tournaments.of_game(connection, game):
                raise HostRefusal(HostReason.QUARANTINED, game=game)
            waits = known.status is GameStatus.LOBBY
            counts = not waits and (known.rated or await challenges.on_ladder(connection, game))
            if counts and await games.is_seated(connection, game, manager):
                raise HostRefusal(HostReason.OWN_GAME)
            await give_up(connection, game, self._now())
        self._events.publish(TableClosed(game) if waits else GameEnded(game))

    async def _close_lobby(self, header: GameHeader, person: PersonId, *, manager: bool) -> bool:
        async with self._database.begin() as connection:
            current, seats = await self._repository.table(connection, header.id)
            if not manager:
                check_host(current, seats, person)
            if current.status is not GameStatus.LOBBY:
                raise HostRefusal(HostReason.NOT_IN_LOBBY, status=current.status.value)
            now = self._now()
            await games.set_ended(connection, header.id, GameStatus.STOPPED, now)
            await outbox_games.add(connection, header.id, 0, MessageKind.STOPPED, now, person)
        self._events.publish(TableClosed(header.id))
        return True


def _stops_alone(session: Session, person: PersonId, *, manager: bool, rated: bool) -> bool:
    """Return whether a person stops a game without asking the others. Refuses NOT_SEATED, OWN_GAME.

    Nobody stops alone a game that counts and in which they have played: they would stop games that they are
    losing. `rated` says that the game is rated or on a ladder.
    """
    counts = rated or session.in_tournament
    own = counts and has_sat(session.history, session.seats, person)
    if not own and (manager or (session.header.host == person and not rated)):
        return True
    if session.seat_of(person) is None:
        raise HostRefusal(HostReason.OWN_GAME if own else HostReason.NOT_SEATED)
    return False


async def _all_agree(connection: Connection, session: Session, person: PersonId) -> bool:
    """Store that a person agrees to stop; return whether all people at the table agree now."""
    agreed = await agreements.agree_to_stop(connection, session.id, person, session.history.seq)
    return _agreeing(session, agreed) == session.people


def _agreeing(session: Session, agreed: Mapping[PersonId, int]) -> tuple[PersonId, ...]:
    """Return the people at the table who have agreed and have not played on since."""
    return tuple(
        person
        for person in session.people
        if person in agreed and not _has_played_since(session, person, agreed[person])
    )


def _has_played_since(session: Session, person: PersonId, seq: int) -> bool:
    """Return whether a person has made a move after state `seq`, even one that was undone."""
    return any(
        entry.person == person and entry.kind is EntryKind.MOVE for entry in session.history.entries[seq:]
    )
