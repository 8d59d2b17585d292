"""What must be delivered to channels and people."""
