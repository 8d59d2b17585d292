"""Looking at games: board, scores, tiles left, history, game files, lists of games."""
