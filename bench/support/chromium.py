"""The browser in which the sandbox's page is tested and measured."""

from __future__ import annotations

import shutil

PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")
"""Programs in order of preference: the shell draws no window and takes two thirds of the others' processor time."""

CHROMIUM = next(filter(None, map(shutil.which, PROGRAMS)), None)
"""The path of the first one found; None if there is none (`tests/browser_setup.sh` installs one)."""
