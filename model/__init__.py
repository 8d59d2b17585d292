"""Values that rooms hand each other. No SQL, no Discord."""
