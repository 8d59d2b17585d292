"""How the program writes its log: one line an entry, to standard error."""

from __future__ import annotations

import logging
import sys


def set_up(level: str) -> None:
    """Send every entry of `level` and above to standard error; discord.py only from WARNING on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)-7s %(name)s: %(message)s"))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    logging.getLogger("discord").setLevel(logging.WARNING)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    # Without the privileged message intent discord.py warns about prefix commands, which we have none of.
    logging.getLogger("discord.ext").setLevel(logging.ERROR)
