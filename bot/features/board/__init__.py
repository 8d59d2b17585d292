"""Looking at games: board, scores, tiles left, history, written games, lists of games."""
