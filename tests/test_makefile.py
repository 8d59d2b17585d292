"""Tests of how the Makefile sets up `.venv`."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]


def made(folder: Path, script: str) -> subprocess.CompletedProcess[str]:
    """Run `make run` in a folder, with a shell script as Python."""
    for file in ("Makefile", "pyproject.toml"):
        shutil.copy(ROOT / file, folder)
    python = folder / "python"
    python.write_text(f"#!/bin/sh\n{script}\n")
    python.chmod(0o755)
    command = ["make", "run", f"PYTHON={python}"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, timeout=60)


@pytest.mark.skipif(shutil.which("make") is None, reason="needs make")
def test_an_old_python_is_refused(tmp_path: Path) -> None:
    """One sentence says which Python is needed, and no folder is left that the next attempt would use."""
    aged = "import sys; sys.version_info, sys.version = (3, 9, 2), '3.9.2 (main)'; exec(sys.argv[2])"
    result = made(tmp_path, f'exec {sys.executable} -c "{aged}" "$@"')
    assert result.returncode != 0
    assert result.stderr.startswith("Python 3.11 or newer is needed, and this is 3.9.2.")
    assert not (tmp_path / ".venv").exists()


@pytest.mark.skipif(shutil.which("make") is None, reason="needs make")
def test_a_folder_without_pip_is_made_again(tmp_path: Path) -> None:
    """A `.venv` that a failed attempt has left is made again from nothing."""
    unfinished = tmp_path / ".venv" / "bin" / "python"
    unfinished.parent.mkdir(parents=True)
    unfinished.write_text("#!/bin/sh\nexit 1\n")
    unfinished.chmod(0o755)
    made(tmp_path, 'echo "$@" >> calls\ntest "$1" = -c')
    assert (tmp_path / "calls").read_text().splitlines()[-1] == "-m venv --clear .venv"
