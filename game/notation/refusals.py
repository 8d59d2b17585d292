"""What each refusal means, in English, for the command line; people on Discord read their own language."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from game.values.errors import Reason

SENTENCES: Mapping[Reason, str] = MappingProxyType(
    {
        Reason.PLACE_OCCUPIED: "a tile lies there already",
        Reason.PLACE_ADJACENT: "it touches no laid tile with a whole edge",
        Reason.PLACE_MATCH: "an edge does not continue its neighbour",
        Reason.PLACE_MUST: "the tile has a legal place, so it must be laid",
        Reason.PLACE_TILE: "this is not a tile that the seat may lay now",
        Reason.PLACE_PHASE: "no tile is to be laid now",
        Reason.RIVER: "the river is laid before any other tile, and its lake last",
        Reason.RIVER_CONTINUES: "a river tile must extend the open end of the river",
        Reason.RIVER_NO_U_TURN: "the river would turn back on itself",
        Reason.RIVER_NO_MEEPLE: "nobody stands on water",
        Reason.TABLE_EDGE: "the cell lies beyond the edge of the table",
        Reason.DEPLOY_ONE: "at most one figure moves in a turn",
        Reason.DEPLOY_FREE: "somebody stands on that feature already",
        Reason.DEPLOY_NONE: "the seat has no figure left",
        Reason.DEPLOY_SPOT: "the tile has no such feature there",
        Reason.DEPLOY_PHASE: "no figure is to be deployed now",
        Reason.FIELD_OFF: "farmers are not used",
        Reason.ABBOT_DEPLOY: "the abbot stands on monasteries and gardens only",
        Reason.ABBOT_GARDEN_ONLY: "only an abbot stands on a garden",
        Reason.ABBOT_RECALL: "no abbot of the seat stands there on an unfinished feature",
        Reason.SEAT_ORDER: "another seat's turn",
        Reason.SEATS: "there is no such seat at the table",
        Reason.SUPPLY: "the seat has no such figure in its supply",
        Reason.DRAW: "no tile is due",
        Reason.UNPLAYABLE: "the tile has no legal place",
        Reason.END: "the game is over",
        Reason.TILES: "the sets in play hold no more of this tile",
        Reason.TILE_MARKET: "the market does not allow it",
        Reason.NOTATION: "this is not in the written form",
        Reason.RULESET: "these rules cannot be played together",
    }
)
