"""Ladders: places that people win from each other by challenges."""
