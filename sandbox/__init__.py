"""A Discord server on the loopback interface, with a web page as its client."""
