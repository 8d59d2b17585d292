"""The contract between host and bot: `host/README.md` names what is there, and everything that is used."""

import re
from collections import defaultdict
from pathlib import Path

from host.host import Host

ROOT = Path(__file__).parents[2]
FACE = sorted((ROOT / "bot").rglob("*.py"))


def contract() -> dict[str, set[str]]:
    """Return the calls that `host/README.md` lists for each attribute."""
    text = (ROOT / "host" / "README.md").read_text(encoding="utf-8")
    items = re.findall(r"^- `(\w+)`: ((?:.|\n  )*)", text.split("## Calls", 1)[1], re.MULTILINE)
    return {subject: set(re.findall(r"`([a-z]\w*)(?=[(`])", calls)) for subject, calls in items}


async def test_what_the_contract_names_is_there(host: Host) -> None:
    """Each attribute of the host has each of the calls listed for it."""
    named = contract()
    assert "games" in named
    missing = [
        f"{subject}.{call}"
        for subject, calls in named.items()
        for call in calls
        if not callable(getattr(getattr(host, subject), call, None))
    ]
    assert missing == []


async def test_the_face_uses_what_the_contract_names(host: Host) -> None:
    """Every call that the bot makes to the host is listed in `host/README.md`."""
    used = defaultdict(set)
    for file in FACE:
        text = file.read_text(encoding="utf-8")
        for subject, call in re.findall(r"(?:\b|_)host\.(\w+)\.(\w+)\(", text):
            used[subject].add(call)
        # `self._outbox = services.host.outbox`: the calls of what has been given another name.
        for name, subject in re.findall(r"([\w.]+) = (?:\w+\.)*_?host\.(\w+)$", text, re.MULTILINE):
            used[subject].update(re.findall(rf"\b{re.escape(name)}\.(\w+)\(", text))
    assert "move" in used["games"]
    assert "next_post" in used["outbox"]
    named = contract()
    unnamed = [f"{one}.{call}" for one, calls in used.items() for call in calls - named.get(one, set())]
    assert sorted(unnamed) == []
