"""House rule: the tile market. Rule: tile-market."""
