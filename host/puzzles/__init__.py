"""The tile of the day: puzzles made in advance, posted once a day, answered once, and counted."""
