"""Tables and lists beside or below a board."""
