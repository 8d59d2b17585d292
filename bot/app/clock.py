"""The time of this process: the machine's, or the sandbox's when it has moved its clock."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path


class Clock:
    """The time, aware and in UTC. `offset_file` holds the seconds to add to the machine's time."""

    def __init__(self, offset_file: Path | None = None) -> None:
        self._offset_file = offset_file

    def now(self) -> datetime:
        """Return the time. The file is read at each call, because the sandbox may move its clock at any moment."""
        return datetime.now(UTC) + self._offset()

    def _offset(self) -> timedelta:
        if self._offset_file is None or not self._offset_file.exists():
            return timedelta()
        return timedelta(seconds=float(self._offset_file.read_text(encoding="ascii")))
