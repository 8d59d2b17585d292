"""Small games in notation that illustrate the rules; each file is named after its topic."""
