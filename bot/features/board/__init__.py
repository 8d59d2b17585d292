"""Looking at a game: board, scores, tiles left, history, written games, lists of games."""
