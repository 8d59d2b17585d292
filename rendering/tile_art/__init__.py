"""Tile art."""
