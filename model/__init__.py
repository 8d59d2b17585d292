"""Plain values that the rooms exchange; no SQL and no Discord."""
