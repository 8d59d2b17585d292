"""All tables of the schema files: what the migrations lead to.

`storage/__init__.py` imports none of them: the processes of computer players use `storage.options` alone.
"""

from storage import (
    schema_challenges,
    schema_community,
    schema_ladders,
    schema_outbox,
    schema_puzzles,
    schema_tournaments,
)
from storage.schema import metadata

__all__ = [
    "metadata",
    "schema_challenges",
    "schema_community",
    "schema_ladders",
    "schema_outbox",
    "schema_puzzles",
    "schema_tournaments",
]
