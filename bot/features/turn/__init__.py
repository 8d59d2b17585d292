"""Playing a turn: laying the tile, setting a meeple, hands, the market."""
