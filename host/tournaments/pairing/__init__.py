"""Pairing: Swiss, round robin, knock-out, tables, and the order of play. Pure functions."""
