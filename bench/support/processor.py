"""Processor time and memory of processes, and keeping others to a share of a core."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

THROTTLE_SECONDS = 0.01
MOST_SAVED_SECONDS = 0.1
"""Seconds of processor time that an idle process may accumulate for later."""
REST_SECONDS, REST_SHARE = 2.0, 0.05
"""A process is at rest after so many seconds in which it has taken at most this share of a core."""


def cpu_seconds(pid: int) -> float:
    """Return the seconds of processor time of a process and of its ended children."""
    return sum(_times(pid)) / os.sysconf("SC_CLK_TCK")


def cpu_seconds_with_children(pid: int) -> float:
    """Return the seconds of processor time of a process and of all its children."""
    return _with_children(pid, cpu_seconds, cpu_seconds)


def resident_mb_with_children(pid: int) -> float:
    """Return the memory of a process in MB, with its children's private memory (USS).

    Pages of programs and libraries, which a child maps like its parent, are in memory only once.
    """
    return _with_children(pid, resident_mb, _own_mb)


def peak_mb() -> float:
    """Return the peak resident memory of this process in MB, without that inherited from its parent."""
    status = Path("/proc/self/status")
    if status.exists():
        line = next(line for line in status.read_text().splitlines() if line.startswith("VmHWM"))
        return float(line.split()[1]) / 1024
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / 2**20 if sys.platform == "darwin" else peak / 1024


def in_new_process(name: str, option: str) -> Any:
    """Return the JSON of `python -m bench NAME OPTION`, whose memory is not that of earlier measurements."""
    command = [sys.executable, "-m", "bench", name, option]
    # Its error output is shown, for nothing else says why a measurement has failed.
    completed = subprocess.run(
        command, stdout=subprocess.PIPE, text=True, check=True, cwd=Path(__file__).parents[2]
    )
    return json.loads(completed.stdout)


async def at_rest(pid: int, wait: float = 0.0) -> None:
    """Wait for `wait` seconds, then until a process and its children are at rest."""
    await asyncio.sleep(wait)
    used, before = cpu_seconds_with_children(pid), -REST_SECONDS
    while used - before > REST_SHARE * REST_SECONDS:
        await asyncio.sleep(REST_SECONDS)
        before, used = used, cpu_seconds_with_children(pid)


def _with_children(pid: int, figure: Callable[[int], float], of_child: Callable[[int], float]) -> float:
    found = figure(pid)
    for thread in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in thread.read_text(encoding="ascii").split():
            with suppress(FileNotFoundError, ProcessLookupError):
                found += of_child(int(child))
    return found


def resident_mb(pid: int) -> float:
    """Return the present resident memory of a process in MB."""
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def _own_mb(pid: int) -> float:
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii").splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith("Private_")) / 1024


def _times(pid: int) -> Iterator[int]:
    parts = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return map(int, parts[11:15])


@contextmanager
def throttled(pid: int, share: float) -> Iterator[None]:
    """Limit a process to this share of a core by SIGSTOP and SIGCONT; a share of 1 is no limit."""
    if share >= 1:
        yield
        return
    ended = threading.Event()
    keeper = threading.Thread(target=_keep, args=(pid, share, ended), name=f"throttle {pid}")
    keeper.start()
    try:
        yield
    finally:
        ended.set()
        keeper.join()
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGCONT)


def _keep(pid: int, share: float, ended: threading.Event) -> None:
    allowed, begun = cpu_seconds(pid), time.monotonic()
    while not ended.wait(THROTTLE_SECONDS):
        now = time.monotonic()
        used = cpu_seconds(pid)
        allowed = min(allowed + share * (now - begun), used + MOST_SAVED_SECONDS)
        begun = now
        os.kill(pid, signal.SIGSTOP if used > allowed else signal.SIGCONT)
