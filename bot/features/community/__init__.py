"""Profiles, records and leader boards."""
