"""The expansions of a result, filled in where the game is still stored."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"

BITS = {"river": 1, "abbot": 2, "inns": 3, "traders": 4, "dragon": 5, "flyers": 6}


def upgrade() -> None:
    op.add_column("played", sa.Column("expansions", sa.String(length=16), nullable=True))
    connection = op.get_bind()
    played = sa.table("played", sa.column("game"), sa.column("expansions"))
    games = sa.table("games", sa.column("id"), sa.column("ruleset"))
    query = sa.select(played.c.game, games.c.ruleset).join(games, games.c.id == played.c.game)
    for game, ruleset in connection.execute(query).all():
        rules = json.loads(ruleset) if isinstance(ruleset, str) else ruleset
        expansions = rules.get("expansions", ()) if isinstance(rules, dict) else ()
        if all(expansion in BITS for expansion in expansions):
            code = f"+{sum(1 << BITS[expansion] for expansion in expansions):x}"
            connection.execute(played.update().where(played.c.game == game).values(expansions=code))
