"""Small written games that the rules are shown with; each is named after its topic."""
