"""Games that are not played at just now, each in one piece of memory."""

from __future__ import annotations

import pickle
from collections import OrderedDict

from isal import isal_zlib

from host.games.session import Session
from model.ids import GameId
from model.pickling import pickled

MOST = 112
"""Games: with those that are not packed a hundred tables are in memory."""


class PackedGames:
    """Games as bytes: unpacking one is quicker than a replay, and the garbage collector does not traverse them.

    Compressed they are a fifth as large, for a small part of the time that packing and unpacking take. The one that
    was put away first goes first.
    """

    def __init__(self) -> None:
        self._packed: OrderedDict[GameId, bytes] = OrderedDict()

    def put(self, session: Session) -> None:
        """Keep a game."""
        self.forget(session.id)
        self._packed[session.id] = isal_zlib.compress(pickled(session))
        while len(self._packed) > MOST:
            self._packed.popitem(last=False)

    def take(self, game: GameId) -> Session | None:
        """Return a game as it was put here, and keep it no longer; None if it is not here."""
        packed = self._packed.pop(game, None)
        if packed is None:
            return None
        session: Session = pickle.loads(isal_zlib.decompress(packed))
        return session

    def forget(self, game: GameId) -> None:
        """Keep a game no longer."""
        self._packed.pop(game, None)

    def clear(self) -> None:
        """Keep none."""
        self._packed.clear()
