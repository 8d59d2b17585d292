"""A test of the demonstration, `make demo`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.notation.lines import End
from game.notation.record import read

pytestmark = pytest.mark.e2e
ROOT = Path(__file__).resolve().parents[2]


def test_the_demo_plays_a_whole_game(tmp_path: Path) -> None:
    """Scripted people play to the end, through a crash; pictures and the record are saved.

    The settings of a bot that is run from the same folder do not matter.
    """
    (tmp_path / ".env").write_text("DISCORD_TOKEN=abc\nBASTIDE_LANGUAGE=de\n", encoding="utf-8")
    ended = subprocess.run(
        [sys.executable, "-m", "sandbox.demo"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr
    assert "kill -9, and start again" in ended.stdout
    saved = {path.name for path in (tmp_path / "demo").iterdir()}
    assert {"turn-001.png", "turn-060.png", "game.game"} <= saved
    assert any(name.startswith("end-") for name in saved)
    record = read((tmp_path / "demo" / "game.game").read_text(encoding="utf-8"))
    assert isinstance(record.entries[-1][1], End)
