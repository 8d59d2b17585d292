"""Commands of `python -m bot`, each in a process of its own.

Run as a program, this file forks a process for each line of its standard input, a list in JSON: the folder, the
arguments, the environment and the file for the standard error. It answers with a line that has the exit status.
"""

import json
import os
import runpy
import signal
import subprocess
import sys
import threading
from pathlib import Path

PATIENCE_SECONDS = 120
"""Seconds after which a process that has not ended fails the test; on a busy machine a start may take long."""


def run_bot(directory, *arguments, **settings):
    """Return the exit status and the standard error of `python -m bot` with these arguments and settings alone."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("BASTIDE_")}
    environment.pop("DISCORD_TOKEN", None)
    environment |= settings | {"PYTHONPATH": str(Path.cwd())}
    completed = subprocess.run(
        [sys.executable, "-m", "bot", *arguments],
        cwd=directory,
        env=environment,
        capture_output=True,
        text=True,
        timeout=PATIENCE_SECONDS,
    )
    return completed.returncode, completed.stderr.strip()


class ForkedCommands:
    """A process that has imported the program and runs each command in a fork of itself, one at a time.

    The imports take nine tenths of a short command. `run_bot` starts the interpreter as people do.
    """

    def __init__(self):
        self._one_at_a_time = threading.Lock()
        self._server = subprocess.Popen(
            [sys.executable, __file__],
            env={"PATH": os.environ["PATH"], "PYTHONPATH": str(Path.cwd())},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._server.communicate()

    def run(self, directory, *arguments, **settings):
        """Return the exit status and the standard error of a command, run in `directory` with these settings alone."""
        error_file = directory / "standard error"
        environment = {"PATH": os.environ["PATH"], **settings}
        with self._one_at_a_time:
            self._server.stdin.write(
                json.dumps([str(directory), arguments, environment, str(error_file)]) + "\n"
            )
            self._server.stdin.flush()
            status = int(self._server.stdout.readline())
        return status, error_file.read_text(encoding="utf-8").strip()


def serve():
    """Run the command of each line of the standard input, and write its exit status."""
    for line in sys.stdin:
        if (process := os.fork()) == 0:
            become(*json.loads(line))
        _, status = os.waitpid(process, 0)
        sys.stdout.write(f"{os.waitstatus_to_exitcode(status)}\n")
        sys.stdout.flush()


def become(directory, arguments, environment, error_file):
    """Run the command in this process; `SystemExit` ends it."""
    signal.alarm(PATIENCE_SECONDS)
    os.chdir(directory)
    os.environ.clear()
    os.environ.update(environment)
    for number, name in enumerate((os.devnull, os.devnull, error_file)):
        os.dup2(os.open(name, os.O_RDWR | os.O_CREAT | os.O_TRUNC), number)
    sys.argv[:] = ["bot", *arguments]
    runpy.run_module("bot", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    from bot.app import command_line  # noqa: F401 - imported once, before the first fork

    serve()
