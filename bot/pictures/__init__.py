"""Pictures of games for messages, drawn by worker threads."""
