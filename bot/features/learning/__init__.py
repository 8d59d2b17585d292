"""What people learn from: the pages of the rules with their examples, and a first game with a guide."""
