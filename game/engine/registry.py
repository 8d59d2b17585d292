"""The registry: the hooks of expansions and options, and the phases of the base game."""

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
    """Register the phases and the draw rules of the base game."""
    BASE_PHASES.update(phases)
    BASE_DRAWING[:] = [drawing]
    move_kinds.cache_clear()


@cache
def registered() -> tuple[tuple[Rule, Hooks[Any]], ...]:
    """Return every rule that has hooks, with these, sorted by `Rule.order`: expansions first."""
    return tuple(sorted(_REGISTRY.items(), key=lambda item: item[0].order))


@cache
def move_kinds() -> tuple[type[Move], ...]:
    """Return every registered kind of move, those of expansions first.

    Cached, since each move of a replayed log is parsed by these kinds.
    """
    kinds: dict[type[Move], None] = {}
    for _, hooks in registered():
        kinds.update(dict.fromkeys(hooks.all_actions))
        for rules in hooks.phases.values():
            kinds.update(dict.fromkeys(rules.kinds))
    for rules in BASE_PHASES.values():
        kinds.update(dict.fromkeys(rules.kinds))
    return tuple(kinds)
