"""Playing a turn: laying the tile, setting a meeple, hands of tiles, the tile market, the dragon's flight."""
