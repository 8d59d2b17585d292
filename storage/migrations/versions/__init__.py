"""The migrations, one a file, numbered in order."""
