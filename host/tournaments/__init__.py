"""Tournaments, from the sign-up to the champion.

Pairing, seating, standings and brackets are pure functions; registration, the referee and the director work
on rows. None of them knows Discord.
"""
