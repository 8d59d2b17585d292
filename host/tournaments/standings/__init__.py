"""Standings, tie-breaks and what is still to come. Pure functions."""
