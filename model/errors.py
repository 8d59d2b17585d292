"""Failures that any room may raise or meet."""

from __future__ import annotations


class StorageTrouble(Exception):  # noqa: N818 - a fact about the disk
    """The database is full, locked, read-only or unreachable; nothing of the transaction was kept."""
