"""The contract between host and bot: `host/README.md` names what is there, and everything that is used."""

import inspect
import re
from collections import defaultdict
from pathlib import Path

from host.host import Host

ROOT = Path(__file__).parents[2]
BOT_FILES = sorted((ROOT / "bot").rglob("*.py"))


def items() -> list[tuple[str, str]]:
    """Return each attribute that `host/README.md` lists, with the text about its calls."""
    text = (ROOT / "host" / "README.md").read_text(encoding="utf-8")
    return re.findall(r"^- `(\w+)`: ((?:.|\n  )*)", text.split("## Calls", 1)[1], re.MULTILINE)


def contract() -> dict[str, set[str]]:
    """Return the calls that are listed for each attribute."""
    return {subject: set(re.findall(r"`([a-z]\w*)(?=[(`])", calls)) for subject, calls in items()}


async def test_the_host_has_every_call_that_its_readme_lists(host: Host) -> None:
    """Each attribute of the host has each of the calls listed for it."""
    listed = contract()
    assert "games" in listed
    missing = [
        f"{subject}.{call}"
        for subject, calls in listed.items()
        for call in calls
        if not callable(getattr(getattr(host, subject), call, None))
    ]
    assert missing == []


async def test_listed_calls_have_their_parameters(host: Host) -> None:
    """A call that is listed with its parameters has as many; `…` stands for parameters that are left out."""
    wrong = []
    for subject, calls in items():
        for call, listed in re.findall(r"`(\w+)\(((?:[^`()…]|\(\))*)\)", calls):
            has = inspect.signature(getattr(getattr(host, subject), call)).parameters
            if len(re.findall("[^,]+", listed)) != len(has):
                wrong.append(f"{subject}.{call}({listed}) has {', '.join(has)}")
    assert wrong == []


async def test_the_bot_uses_only_calls_that_the_readme_lists(host: Host) -> None:
    """Every call that the bot makes to the host is listed in `host/README.md`."""
    used = defaultdict(set)
    for file in BOT_FILES:
        text = file.read_text(encoding="utf-8")
        for subject, call in re.findall(r"(?:\b|_)host\.(\w+)\.(\w+)\(", text):
            used[subject].add(call)
        # Calls by another name, as after `self._outbox = services.host.outbox`.
        for name, subject in re.findall(r"([\w.]+) = (?:\w+\.)*_?host\.(\w+)$", text, re.MULTILINE):
            used[subject].update(re.findall(rf"\b{re.escape(name)}\.(\w+)\(", text))
    assert "move" in used["games"]
    assert "next_post" in used["outbox"]
    listed = contract()
    unlisted = [f"{part}.{call}" for part, calls in used.items() for call in calls - listed.get(part, set())]
    assert sorted(unlisted) == []
