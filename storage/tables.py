"""All tables of the schema files: what the migrations lead to.

The room itself imports none of them: a process that thinks needs its values alone.
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
