"""Values of the game as bytes, for another process of the same program or for later in this one."""

from __future__ import annotations

import copyreg
import pickle
from io import BytesIO
from types import MappingProxyType
from typing import Any


class _Pickler(pickle.Pickler):
    """Pickles read-only mappings as well, which positions hold and Python does not."""

    dispatch_table = copyreg.dispatch_table.copy()
    dispatch_table[MappingProxyType] = lambda mapping: (read_only, (dict(mapping),))


def read_only(items: dict[Any, Any]) -> MappingProxyType[Any, Any]:
    """Return the mapping as a read-only one."""
    return MappingProxyType(items)


def pickled(value: object) -> bytes:
    """Return a value as `pickle.loads` reads it."""
    out = BytesIO()
    _Pickler(out, pickle.HIGHEST_PROTOCOL).dump(value)
    return out.getvalue()
