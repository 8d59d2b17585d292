"""Forging controls that no message of the bot had, and reading the whole database to see that nothing has changed."""

import sqlite3
from contextlib import closing

from sandbox.world.components import ComponentKind

BOOKKEEPING = {"memory", "allowances", "alerts", "downtimes", "delivery_delays", "reviews"}
"""Tables that the program also writes by itself."""


async def forge(person, channel, raw, *values):
    """Give a control of the person's own panel the custom id `raw`, and press it or choose `values` in it.

    The panel is that of `/help`, which has a list, buttons, and no picture that would have to be drawn.
    """
    panel = (await person.slash(channel, "help")).message
    kind = ComponentKind.STRING_SELECT if raw.startswith("s:") else ComponentKind.BUTTON
    part = next(control for control in panel.controls if control["type"] == kind)
    part["custom_id"] = raw
    if kind == ComponentKind.BUTTON:
        return await person.click(panel, raw)
    part |= {
        "min_values": 0,
        "max_values": 25,
        "options": [{"label": value, "value": value} for value in values],
    }
    return await person.choose(panel, raw, *values)


def stored_rows(database):
    """Return all rows of all tables of an SQLite database but those of `BOOKKEEPING`."""
    with closing(sqlite3.connect(database)) as stored:
        names = [name for (name,) in stored.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {
            name: sorted(map(repr, stored.execute(f'SELECT * FROM "{name}"')))
            for name in names
            if name not in BOOKKEEPING
        }
