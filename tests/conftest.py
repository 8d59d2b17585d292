"""Discord's description judges every request that any test makes, where it lies beside the project."""

import os
from pathlib import Path

DESCRIPTION = Path(__file__).resolve().parents[2] / "shared" / "discord" / "openapi.json"

if DESCRIPTION.is_file():
    os.environ.setdefault("BASTIDE_OPENAPI", str(DESCRIPTION))
