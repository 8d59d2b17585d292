"""People, servers and their languages."""
