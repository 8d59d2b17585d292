"""What has been registered: the hooks of expansions and options, and the phases of the base game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from game.engine.hooks import DrawRules, Hooks, PhaseRules
from game.values.moves import Move
from game.values.phases import Phase
from game.values.ruleset import Rule

_REGISTRY: dict[Rule, Hooks[Any]] = {}
BASE_PHASES: dict[Phase, PhaseRules[Any]] = {}
BASE_DRAWING: list[DrawRules[Any]] = []


def register(rule: Rule, hooks: Hooks[Any]) -> None:
    """Add the hooks of an expansion or option."""
    _REGISTRY[rule] = hooks
    registered.cache_clear()
    move_kinds.cache_clear()


def register_base(phases: Mapping[Phase, PhaseRules[Any]], drawing: DrawRules[Any]) -> None:
    """Add the phases of the base game, and where its tiles come from."""
    BASE_PHASES.update(phases)
    BASE_DRAWING[:] = [drawing]
    move_kinds.cache_clear()


@cache
def registered() -> tuple[tuple[Rule, Hooks[Any]], ...]:
    """Return all rules that have hooks, expansions first, in their order."""
    return tuple(sorted(_REGISTRY.items(), key=lambda item: item[0].order))


@cache
def move_kinds() -> tuple[type[Move], ...]:
    """Return every kind of move that anybody has registered, those of expansions first.

    Put together once: every move of a log that is replayed is read by them.
    """
    kinds: dict[type[Move], None] = {}
    for _, hooks in registered():
        kinds.update(dict.fromkeys(hooks.all_actions))
        for rules in hooks.phases.values():
            kinds.update(dict.fromkeys(rules.kinds))
    for rules in BASE_PHASES.values():
        kinds.update(dict.fromkeys(rules.kinds))
    return tuple(kinds)
