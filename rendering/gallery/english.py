"""English words for pictures that are drawn outside of the bot: the gallery, measurements."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from rendering.base.labels import Labels


@cache
def english() -> Labels:
    """Return English words from the program's own files."""
    folder = Path(__file__).parents[2] / "bot" / "i18n" / "locales" / "en"
    bundle = FluentBundle(["en"], use_isolating=False)
    for name in ("words.ftl", "pictures.ftl"):
        bundle.add_resource(FluentResource((folder / name).read_text(encoding="utf-8")))

    def say(key: str, /, **values: str | int | float) -> str:
        pattern = bundle.get_message(key).value
        assert pattern is not None, key
        return str(bundle.format_pattern(pattern, values)[0])

    def join(items: Iterable[str], /) -> str:
        return ", ".join(items)

    return Labels(say, join)
