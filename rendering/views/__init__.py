"""What players look at: the pictures of a turn and of a choice, and every picture in words."""
