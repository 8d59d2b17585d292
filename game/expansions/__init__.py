"""Expansions."""
