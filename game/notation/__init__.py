"""The written form of moves and games, and their replay."""
