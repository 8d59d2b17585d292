"""Buttons to step through the turns of a game: to the first, one back, one on, to the last."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.platform.controls import Press, button, reading
from bot.platform.custom_ids import Kind, read_number


def stepping_row(kind: Kind, at: int, last: int, *, game: str = "") -> ui.ActionRow[Any]:
    """Return four buttons that lead from turn `at` to others from 0 to `last`; `step_of` reads their presses."""
    targets = (("⏮", "f", 0), ("◀", "p", at - 1), ("▶", "n", at + 1), ("⏭", "l", last))
    return ui.ActionRow(
        *(
            button(
                kind,
                label,
                game=game,
                choice=f"{way}{max(0, min(target, last))}",
                disabled=not 0 <= target <= last or target == at,
            )
            for label, way, target in targets
        )
    )


def step_of(press: Press) -> int:
    """Return the turn to which the pressed button leads. Refuses a choice that is not from `stepping_row`."""
    with reading():
        return read_number(press.control.choice[1:])
