"""Learning the game: pages of the rules with examples, a first game with a guide, help."""
