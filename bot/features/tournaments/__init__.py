"""Tournaments: signing up, following, running and refereeing them."""
