"""Refusals of the rules. After each of them the game is as it was.

GameError
├── IllegalMove      a well-formed move that the rules forbid in this position
├── RecordError      a written game that cannot be read or breaks a rule, with its line
└── RulesetError     a choice of rules that contradicts itself
"""

from __future__ import annotations

from enum import Enum


class Reason(Enum):
    """Why something is refused; the value is the rule id and the key of the sentence players read."""

    PLACE_OCCUPIED = "place-occupied"
    PLACE_ADJACENT = "place-adjacent"
    PLACE_MATCH = "place-match"
    PLACE_MUST = "place-must"
    PLACE_TILE = "place-tile"
    PLACE_PHASE = "place-phase"
    RIVER = "river"
    RIVER_CONTINUES = "river-continues"
    RIVER_NO_U_TURN = "river-no-u-turn"
    RIVER_NO_MEEPLE = "river-no-meeple"
    TABLE_EDGE = "table-edge"
    DEPLOY_ONE = "deploy-one"
    DEPLOY_FREE = "deploy-free"
    DEPLOY_NONE = "deploy-none"
    DEPLOY_SPOT = "deploy-spot"
    DEPLOY_PHASE = "deploy-phase"
    FIELD_OFF = "field-off"
    ABBOT_DEPLOY = "abbot-deploy"
    ABBOT_GARDEN_ONLY = "abbot-garden-only"
    ABBOT_RECALL = "abbot-recall"
    SEAT_ORDER = "seat-order"
    SEATS = "seats"
    SUPPLY = "supply"
    DRAW = "draw"
    UNPLAYABLE = "unplayable"
    END = "end"
    TILES = "tiles-base"
    TILE_MARKET = "tile-market"
    NOTATION = "notation"
    RULESET = "editions"


class GameError(Exception):
    """Anything the rules refuse."""

    def __init__(self, reason: Reason, detail: str) -> None:
        super().__init__(f"{detail}: {reason.value}")
        self.reason = reason
        self.detail = detail


class IllegalMove(GameError):  # noqa: N818 - named as players would say it
    """A well-formed move that the rules forbid in this position; `detail` is the move's text."""


class RecordError(GameError):
    """A written game that cannot be read or breaks a rule.

    `line` counts from 1; `move` is the text that was refused.
    """

    def __init__(self, reason: Reason, line: int, move: str, sentence: str) -> None:
        super().__init__(reason, sentence)
        self.line = line
        self.move = move


class RulesetError(GameError):
    """A choice of rules that contradicts itself; `rules` are the ids that clash."""

    def __init__(self, rules: tuple[str, ...], sentence: str) -> None:
        super().__init__(Reason.RULESET, sentence)
        self.rules = rules
