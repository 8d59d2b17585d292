"""The outbox: what must be delivered to channels and people."""
