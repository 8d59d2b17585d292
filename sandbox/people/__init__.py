"""What people do at their client, and what they see there."""
