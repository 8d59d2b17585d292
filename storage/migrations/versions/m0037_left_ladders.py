"""News of a ladder that a member has left it during the game about their place."""

from __future__ import annotations

from alembic import op

revision = "0037"
down_revision = "0036"

NEWS = ("climbed", "held", "tied", "no-result", "unanswered", "left", "idle", "placed")


def upgrade() -> None:
    kind = op.f("ck_ladder_news_newskind")
    with op.batch_alter_table("ladder_news", recreate="auto") as news:
        if op.get_bind().dialect.name != "sqlite":
            # On SQLite, Alembic's copy of the table does not have the old constraint.
            news.drop_constraint(kind, type_="check")
        news.create_check_constraint(kind, f"kind IN {NEWS}")
