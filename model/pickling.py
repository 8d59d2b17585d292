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
    """A pickler for read-only mappings as well, and one that writes dataclasses as calls of their classes.

    Positions hold such mappings, which Python does not pickle. By default each field of a frozen dataclass
    with slots is read and set by Python code, which takes longer.
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
    """Return a value as bytes that `pickle.loads` reads."""
    out = BytesIO()
    _Pickler(out, pickle.HIGHEST_PROTOCOL).dump(value)
    return out.getvalue()


@cache
def _values_of(kind: type) -> Callable[[object], tuple[Any, ...]] | None:
    """Return a function from an instance of a dataclass to the arguments that make an equal one.

    None for any other class, and for dataclasses whose arguments are not their fields in order, or that
    define how they are pickled.
    """
    if not is_dataclass(kind) or hasattr(kind, "__post_init__") or kind.__reduce__ is not object.__reduce__:
        return None
    if not all(field.init and not field.kw_only for field in fields(kind)):
        return None
    names = [field.name for field in fields(kind)]
    if len(names) > 1:
        return attrgetter(*names)
    return lambda value: tuple(getattr(value, name) for name in names)
