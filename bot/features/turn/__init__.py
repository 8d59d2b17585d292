"""A turn: laying the tile, setting a meeple, market and hands."""
