"""Pictures of the game, drawn with Pillow; knows the rules, not Discord and not the database."""
