"""A recording of requests with their answers, and of gateway events, one JSON object a line."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, TextIO

from sandbox.world.uploads import Upload


class Recorder:
    """Appends to a file; without a path it records nothing."""

    def __init__(self, path: Path | None) -> None:
        self._file: TextIO | None = None
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = path.open("a", encoding="utf-8")

    def exchange(
        self,
        at: str,
        method: str,
        path: str,
        status: int,
        *,
        template: str = "",
        body: Any = None,
        files: Iterable[Upload] = (),
        answer: Any = None,
        seconds: float = 0.0,
        fault: str | None = None,
    ) -> None:
        """Record a request with its answer; `status` 0 means that the connection was aborted."""
        self._write(
            at=at,
            method=method,
            path=path,
            template=template,
            body=body,
            files=[{"name": file.filename, "size": len(file.data)} for file in files],
            status=status,
            answer=answer,
            seconds=round(seconds, 6),
            fault=fault,
        )

    def dispatch(self, at: str, name: str, shard: int) -> None:
        """Record an event that was sent over the gateway."""
        self._write(at=at, dispatch=name, shard=shard)

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def _write(self, **fields: Any) -> None:
        if self._file is not None:
            self._file.write(json.dumps(fields, ensure_ascii=False, separators=(",", ":")) + "\n")
            self._file.flush()
