"""Reviews of finished games: computed in a worker process, and stored."""
