"""Reviews of finished games: made in a separate process, and stored."""
