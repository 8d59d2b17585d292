"""A Discord of our own on loopback, and its web page."""
