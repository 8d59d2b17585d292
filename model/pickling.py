"""Values of the game as bytes, for another process of the same program or for later in this one."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from functools import cache
from io import BytesIO
from operator import attrgetter
from types import MappingProxyType
from typing import Any


class _Pickler(pickle.Pickler):
    """Pickles read-only mappings as well, and dataclasses as calls of their classes.

    Positions hold such mappings, which Python does not pickle. By default frozen dataclasses with slots get and set
    each field in Python code, which takes longer.
    """

    def reducer_override(self, value: object) -> Any:
        if isinstance(value, MappingProxyType):
            return read_only, (dict(value),)
        kind: type = type(value)
        values = _values_of(kind)
        return NotImplemented if values is None else (kind, values(value))


def read_only(items: dict[Any, Any]) -> MappingProxyType[Any, Any]:
    """Return the mapping as a read-only one."""
    return MappingProxyType(items)


def pickled(value: object) -> bytes:
    """Return a value as `pickle.loads` reads it."""
    out = BytesIO()
    _Pickler(out, pickle.HIGHEST_PROTOCOL).dump(value)
    return out.getvalue()


@cache
def _values_of(kind: type) -> Callable[[object], tuple[Any, ...]] | None:
    """Return a function of a dataclass's instance: the arguments with which its class makes an equal one.

    None for any other class, and for dataclasses whose arguments are not simply their fields in order, or that say
    themselves how they are pickled.
    """
    if not is_dataclass(kind) or hasattr(kind, "__post_init__") or kind.__reduce__ is not object.__reduce__:
        return None
    if not all(field.init and not field.kw_only for field in fields(kind)):
        return None
    names = [field.name for field in fields(kind)]
    if len(names) > 1:
        return attrgetter(*names)
    return lambda value: tuple(getattr(value, name) for name in names)
