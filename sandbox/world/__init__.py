"""What Discord keeps, and what can be done with it: values, and functions on them. No HTTP."""
