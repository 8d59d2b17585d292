"""What people do at their clients, and what they see."""
