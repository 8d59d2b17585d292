"""Puzzles: positions in which one turn is clearly best. How they are found, written, and judged."""
