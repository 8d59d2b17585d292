"""Packing of old parts of games in memory into bytes: few objects, none traversed by the garbage collector.

See docs/decisions/0012-no-long-collection.md.
"""

from __future__ import annotations

import pickle
from typing import Any

from isal import isal_zlib

from model.pickling import pickled


def packed(value: object) -> bytes:
    """Return a value as bytes that `unpacked` reads."""
    return isal_zlib.compress(pickled(value))


def unpacked(data: bytes) -> Any:
    """Return a value equal to the one that was packed."""
    return pickle.loads(isal_zlib.decompress(data))
