"""Bodies judged by Discord's official description, when its file is at hand."""

from __future__ import annotations

import json
import os
from pathlib import Path


def description_path() -> Path | None:
    """Where Discord's `openapi.json` lies: `BASTIDE_OPENAPI`, else beside the project; None where it is not."""
    named = os.environ.get("BASTIDE_OPENAPI")
    beside = Path(__file__).resolve().parents[2] / "shared" / "discord" / "openapi.json"
    path = Path(named) if named else beside
    return path if path.is_file() else None
