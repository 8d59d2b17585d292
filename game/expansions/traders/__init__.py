"""Traders & Builders: goods for whoever completes a city, a builder for second turns, a pig for fields."""
