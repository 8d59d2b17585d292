"""Memory that this process has freed, returned to the operating system."""

from __future__ import annotations

import ctypes


def give_back() -> None:
    """Return memory that the C library keeps for later use to the operating system (`malloc_trim` of glibc).

    By itself glibc returns only the end of the heap, which is nearly always in use. Does nothing with other libraries.
    """
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)
