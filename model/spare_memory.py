"""Returns memory that this process has freed to the operating system."""

from __future__ import annotations

import ctypes


def give_back() -> None:
    """Give the system back what the C library keeps for later: holes between what is in use as well as its end.

    glibc does so by itself at the end alone, where something nearly always lies. Other libraries have no such call.
    """
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)
