"""Delivers what the outbox holds: posts messages, tries again, disables old controls, refreshes clocks."""
