"""A view with a text, to which controls and pictures may be added."""

from __future__ import annotations

from typing import Any

from discord import ui


def text_view(text: str) -> ui.LayoutView:
    """Return a view with `text`."""
    return ui.LayoutView(timeout=None).add_item(ui.TextDisplay[Any](text))
