"""The registry: the hooks of the base game, of expansions and of options."""

from __future__ import annotations

from functools import cache
from typing import Any

from game.engine.hooks import Hooks
from game.values.moves import Move
from game.values.ruleset import Rule

_REGISTRY: dict[Rule | None, Hooks[Any]] = {}


def register(rule: Rule | None, hooks: Hooks[Any]) -> None:
    """Add the hooks of an expansion or option; None stands for the base game."""
    _REGISTRY[rule] = hooks
    registered.cache_clear()
    move_kinds.cache_clear()


def base_game() -> Hooks[Any]:
    """Return the hooks of the base game: its phases, and how tiles are drawn."""
    return _REGISTRY[None]


@cache
def registered() -> tuple[tuple[Rule, Hooks[Any]], ...]:
    """Return every rule that has hooks, with these, sorted by `Rule.order`: expansions first."""
    found = [(rule, hooks) for rule, hooks in _REGISTRY.items() if rule is not None]
    return tuple(sorted(found, key=lambda item: item[0].order))


@cache
def move_kinds() -> tuple[type[Move], ...]:
    """Return every registered kind of move, those of expansions first.

    Cached, since each move of a replayed log is parsed by these kinds.
    """
    kinds: dict[type[Move], None] = {}
    for hooks in (*(hooks for _, hooks in registered()), base_game()):
        kinds.update(dict.fromkeys(hooks.all_actions))
        for rules in hooks.phases.values():
            kinds.update(dict.fromkeys(rules.kinds))
    return tuple(kinds)
