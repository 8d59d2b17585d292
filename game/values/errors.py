"""Refusals of the rules. After each of them the game is as it was.

GameError
├── IllegalMove      a well-formed move that the rules forbid in this position
├── RecordError      a written game that cannot be read or breaks a rule, with its line
└── RulesetError     a choice of rules that contradicts itself
    └── RuleNeeded   a rule without the one that it needs
"""

from __future__ import annotations

from game.values.named import Named


class Reason(Named):
    """Why something is refused.

    The value is the rule id and the key of the sentence that players read in their language;
    `sentence` says it in English on the command line. Expansions add the reasons of their own rules.
    """

    sentence: str

    @classmethod
    def add(cls, value: str, sentence: str) -> Reason:
        """Return a new reason; every rule id has one at most."""
        reason = cls._added(value, 0)
        reason.sentence = sentence
        return reason


for _value, _sentence in (
    ("place-occupied", "a tile lies there already"),
    ("place-adjacent", "it touches no laid tile with a whole edge"),
    ("place-match", "an edge does not continue its neighbour"),
    ("place-must", "the tile has a legal place, so it must be laid"),
    ("place-tile", "this is not a tile that the seat may lay now"),
    ("place-phase", "no tile is to be laid now"),
    ("table-edge", "the cell lies beyond the edge of the table"),
    ("deploy-one", "at most one figure moves in a turn"),
    ("deploy-free", "somebody stands on that feature already"),
    ("deploy-none", "the seat has no figure left"),
    ("deploy-spot", "the tile has no such feature there"),
    ("abbot-garden-only", "only an abbot stands on a garden"),
    ("deploy-phase", "no figure is to be deployed now"),
    ("seat-order", "another seat's turn"),
    ("seats", "there is no such seat at the table"),
    ("supply", "the seat has no such figure in its supply"),
    ("draw", "no tile is due"),
    ("unplayable", "the tile has no legal place"),
    ("end", "the game is over"),
    ("tiles-base", "the sets in play hold no more of this tile"),
    ("notation", "this is not in the written form"),
    ("editions", "these rules cannot be played together"),
):
    Reason.add(_value, _sentence)


class GameError(Exception):
    """Anything the rules refuse."""

    def __init__(self, reason: Reason, detail: str) -> None:
        super().__init__(f"{detail}: {reason.value}")
        self.reason = reason
        self.detail = detail


class IllegalMove(GameError):  # noqa: N818 - named as players would say it
    """A well-formed move that the rules forbid in this position; `detail` is what was refused, as it is written."""

    def __init__(self, reason: Reason, refused: object) -> None:
        super().__init__(reason, str(refused))


class RecordError(GameError):
    """A written game that cannot be read or breaks a rule.

    `line` counts from 1; `move` is the text that was refused.
    """

    def __init__(self, reason: Reason, line: int, move: str, sentence: str) -> None:
        super().__init__(reason, sentence)
        self.line = line
        self.move = move


class RulesetError(GameError):
    """A choice of rules that contradicts itself; `rules` are the ids that clash.

    `others` are further contradictions of the same choice.
    """

    def __init__(self, rules: tuple[str, ...], sentence: str, others: tuple[RulesetError, ...] = ()) -> None:
        super().__init__(Reason.EDITIONS, sentence)
        self.rules = rules
        self.others = others


class RuleNeeded(RulesetError):  # noqa: N818 - named for what is missing
    """A rule without the one that it needs; `rules` are its id and that of the other."""
