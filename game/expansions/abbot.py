"""The Abbot: one more figure for monasteries and gardens, that may be taken back. Rules: abbot-*."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from game.board.oriented_tile import FIGURES, cell_of
from game.expansions.hooks import Hooks
from game.values.moves import Figure, Recall
from game.values.tiles import FeatureKind

if TYPE_CHECKING:
    from game.engine.position import Position

_ABBOT = FIGURES.index(Figure.ABBOT)


def _recalls(position: Position) -> tuple[Recall, ...]:
    """The abbot of the seat to move, if it stands on something unfinished. Rule: abbot-recall."""
    return tuple(
        Recall(cell_of(key))
        for figures in position.features.held.values()
        for seat, figure, node in figures
        if figure == _ABBOT and seat == position.mover
        for key in (position.features.keys[node],)
        if position.grid.neighbours(key) < 8
    )


ABBOT = Hooks(
    supply=MappingProxyType({Figure.ABBOT: 1}),
    stands=MappingProxyType({Figure.ABBOT: frozenset({FeatureKind.MONASTERY, FeatureKind.GARDEN})}),
    recalls=_recalls,
)
