"""What measurements and tests share: a bot in this process, a PostgreSQL server, tables filled and played by script."""
