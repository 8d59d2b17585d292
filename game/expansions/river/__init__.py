"""The River: twelve tiles laid before all others. Rules: river, river-continues, river-no-u-turn."""
