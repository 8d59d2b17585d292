"""Delivers the outbox: posts each message once, retries, refreshes clocks and disables old controls."""
