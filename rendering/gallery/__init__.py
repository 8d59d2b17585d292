"""Contact sheets of every picture, to look at: `python -m rendering.gallery`."""
