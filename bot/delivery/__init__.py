"""Delivers what the outbox holds: posts messages once, tries again, refreshes clocks and disables old controls."""
