"""Pictures of games as parts of messages, drawn in worker processes or a thread."""
