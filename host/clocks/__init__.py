"""Clocks of turns, deadlines, idle tables and downtimes."""
