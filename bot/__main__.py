"""`python -m bot`: play on Discord, or run the maintenance command given as argument; `--help` lists them."""

from __future__ import annotations

import sys

from bot.app.stopping import Stopping


def main() -> int:
    """Run the command that was typed and return the exit status: 0, or 1 after a sentence that says why it failed."""
    typed = sys.argv[1:]
    stopping = Stopping(status=1 if typed else 0)
    # Imports take a second or two, in which a signal to stop may arrive.
    from bot.app.garbage import collection_paused

    with collection_paused():
        from bot.app import command_line

    try:
        return command_line.run(typed, stopping)
    finally:
        stopping.over()


if __name__ == "__main__":
    sys.exit(main())
