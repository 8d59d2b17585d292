"""What older editions score otherwise. Rules: city-small, field-second, field-first, field-off."""

from __future__ import annotations

from game.board.features import Feature
from game.expansions.hooks import Hooks
from game.scoring.fields import first_edition, second_edition
from game.values.tiles import FeatureKind


def _small_city(feature: Feature, points: int) -> int:
    """A complete city of exactly two tiles pays 1 a tile and 1 a pennant, but never one with a cathedral."""
    if (
        feature.kind is FeatureKind.CITY
        and feature.complete
        and feature.tiles == 2
        and not feature.cathedrals
    ):
        return feature.tiles + feature.pennants
    return points


CITY_SMALL = Hooks(price=_small_city)
FIELD_SECOND = Hooks(fields=second_edition)
FIELD_FIRST = Hooks(fields=first_edition)
FIELD_OFF = Hooks(barred=frozenset({FeatureKind.FIELD}))
