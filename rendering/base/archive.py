"""ZIP archives of drawn pictures that are shipped with the program; entries are read by name."""

from __future__ import annotations

import logging
import zipfile
import zlib
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path
from threading import Lock

_log = logging.getLogger(__name__)


class Archive:
    """A ZIP archive that may be missing or broken. Only its first fault is logged."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock = Lock()
        self._reported = False
        self._file: zipfile.ZipFile | None = None
        try:
            self._file = zipfile.ZipFile(path)
        except (OSError, zipfile.BadZipFile) as fault:
            self.report(str(fault))

    def read(self, name: str) -> bytes | None:
        """Return the bytes of an entry, or None if it is missing or broken."""
        if self._file is None:
            return None
        try:
            with self._lock:
                return self._file.read(name)
        except (OSError, KeyError, zipfile.BadZipFile, zlib.error, EOFError) as fault:
            self.report(f"{name}: {fault}")
            return None

    def report(self, fault: str) -> None:
        """Log the fault if it is the first one."""
        if not self._reported:
            self._reported = True
            _log.warning(
                "file %s of the program is damaged, its contents are drawn anew, which is slower: %s",
                self._path.name,
                fault,
            )


def shipped(name: str) -> Path:
    """Return the path of the shipped archive called `name`."""
    return Path(str(files("rendering"))) / "assets" / "drawn" / f"{name}.zip"


def write(path: Path, entries: Iterable[tuple[str, bytes]], compression: int = zipfile.ZIP_STORED) -> None:
    """Write a ZIP archive of these names and bytes; the same entries always give the same file."""
    path.parent.mkdir(exist_ok=True)
    with zipfile.ZipFile(path, "w", compression) as archive:
        for name, data in entries:
            dated = zipfile.ZipInfo(name, (2026, 1, 1, 0, 0, 0))
            dated.compress_type = compression
            archive.writestr(dated, data)
