"""Taking back: free until the next tile is shown, by agreement of all afterwards."""

from __future__ import annotations

from bot.host.views import GameView, VoteView
from storage.values import GameId, PersonId


class Undo:
    """Undone moves stay in the log; an entry says how far back the game went."""

    async def preview(self, game: GameId, person: PersonId) -> VoteView:
        """What an undo asked for now would take back, and whom it would ask (`waiting` is empty: it is free).

        Refuses NOTHING_TO_UNDO, NOT_SEATED, NOT_RUNNING.
        """
        raise NotImplementedError

    async def ask(self, game: GameId, person: PersonId, seq: int) -> GameView:
        """The state after asking for an undo of one's last turn on state `seq`.

        Free for the moves of a turn whose next tile nobody has been shown: done at once. Later it opens a vote
        (`view.vote`, notice VOTE) for all other people at the table; computers agree.
        Refuses NOTHING_TO_UNDO, MOVED_ON, VOTE_OPEN, NOT_SEATED, NOT_RUNNING.
        """
        raise NotImplementedError

    async def answer(self, game: GameId, person: PersonId, seq: int, *, agree: bool) -> GameView:
        """The state after an answer: the last agreement undoes, one refusal (or any move) closes the vote.

        The one who asked may answer with `agree=False` to withdraw. Refuses NO_VOTE, MOVED_ON, ALREADY_VOTED, NOT_SEATED.
        """
        raise NotImplementedError
