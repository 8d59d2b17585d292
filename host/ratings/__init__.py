"""Ratings, results, records and profiles."""
