"""Learning the game: pages of the rules with examples, a guided first game, help."""
