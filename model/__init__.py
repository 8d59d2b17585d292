"""Plain values that the other packages exchange; no SQL and no Discord."""
