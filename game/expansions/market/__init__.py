"""House rule: the tile market."""
