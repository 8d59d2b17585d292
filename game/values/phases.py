"""The phases of a game: four of the base game, and those that expansions add."""

from __future__ import annotations

from game.values.named import Named


class Phase(Named):
    """What a game waits for.

    DRAW: chance must give a tile. PLACE: it must be laid. DEPLOY: a figure may be deployed, or another
    action taken in its place. OVER: nothing more. Who may act in a phase, and how, is registered with it.
    """

    @classmethod
    def add(cls, value: str) -> Phase:
        """Return a new phase; its rules are registered with `game.engine.registry.register`."""
        return cls._added(value, 0)


for _value in ("draw", "place", "deploy", "over"):
    Phase.add(_value)
