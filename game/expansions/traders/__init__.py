"""Traders & Builders: goods for completing cities, a builder for second turns, a pig for fields."""
