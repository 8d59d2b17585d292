"""The browser in which the sandbox's page is tried and measured."""

from __future__ import annotations

import shutil

PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")
"""Programs in order of preference: the shell draws no window and takes two thirds of the others' processor time."""

CHROMIUM = next(filter(None, map(shutil.which, PROGRAMS)), None)
"""The path of the first that is on this machine; None if there is none (`tests/browser_setup.sh` installs one)."""
