"""Scoring rules of older editions. Rules: city-small, field-second, field-first, field-off."""

from __future__ import annotations

from game.board.features import Feature
from game.engine.hooks import Hooks
from game.engine.position import Position
from game.engine.registry import register
from game.scoring.fields import first_edition, second_edition
from game.values.errors import Reason
from game.values.ruleset import Edition, Option
from game.values.tiles import FeatureKind

_FIELD_OFF = Reason.add("field-off", "farmers are not used")
_ONE_WAY, _ONE_OR_NONE = "fields are scored in one way", "fields are scored in one way or not at all"


def _small_city(feature: Feature, points: int) -> int:
    """Return 1 a tile and 1 a pennant for a complete city of two tiles, but never for one with a cathedral."""
    if (
        feature.kind is FeatureKind.CITY
        and feature.complete
        and feature.tiles == 2
        and not feature.cathedrals
    ):
        return feature.tiles + feature.pennants
    return points


CITY_SMALL = Option.add("city-small", order=101, editions=(Edition.SECOND, Edition.FIRST))
FIELD_SECOND = Option.add(
    "field-second",
    order=102,
    editions=(Edition.SECOND,),
    scores_fields=True,
    excludes={"field-first": _ONE_WAY, "field-off": _ONE_OR_NONE},
)
FIELD_FIRST = Option.add(
    "field-first",
    order=103,
    editions=(Edition.FIRST,),
    scores_fields=True,
    excludes={"field-off": _ONE_OR_NONE},
)
FIELD_OFF = Option.add("field-off", order=104, scores_fields=True)

register(CITY_SMALL, Hooks[Position](price=_small_city))
register(FIELD_SECOND, Hooks[Position](fields=second_edition))
register(FIELD_FIRST, Hooks[Position](fields=first_edition))
register(FIELD_OFF, Hooks[Position](barred={FeatureKind.FIELD: _FIELD_OFF}))
