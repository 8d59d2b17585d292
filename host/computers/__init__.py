"""Computer players: the service, and the worker process that thinks."""
