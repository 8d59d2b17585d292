"""Playing a turn: laying the tile, setting a meeple, hands of tiles, the tile market, the dragon's flight.

A *finish* is the move that ends a turn once the tile lies: to set a figure, to take one back, or neither.
"""
