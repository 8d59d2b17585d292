"""Discord's state as values, and functions that change it. No HTTP."""
