"""Tournaments, from the sign-up to the champion.

Pairing, seating, standings and brackets are pure values; registration, the referee and the director work on rows, and
know no Discord.
"""
