"""Games: lobby, moves, undo, seats, endings, history and views."""
