"""Texts that several features share: seats and spots, turns, table options, ratings."""
