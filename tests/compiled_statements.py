"""A cache of compiled statements that all tests share, although each opens a database of its own."""

from typing import Any

import sqlalchemy as sa


class _Compiled(dict[tuple[Any, ...], Any]):
    """SQLAlchemy's cache by dialect and statement, in which all dialects of one class are the same key."""

    def get(self, key: tuple[Any, ...], default: Any = None) -> Any:
        return super().get((type(key[0]), *key[1:]), default)

    def __setitem__(self, key: tuple[Any, ...], compiled: Any) -> None:
        super().__setitem__((type(key[0]), *key[1:]), compiled)


def share() -> None:
    """Compile each statement only once in this process from now on."""
    compiled = _Compiled()

    @sa.event.listens_for(sa.Engine, "engine_connect")
    def _use_cache(connection: sa.Connection) -> None:
        connection.execution_options(compiled_cache=compiled)
