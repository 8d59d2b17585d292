"""Score charts, posters, podiums, brackets and animated replays."""
