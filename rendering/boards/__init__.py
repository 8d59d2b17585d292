"""Pictures of a board, and a board in words."""
