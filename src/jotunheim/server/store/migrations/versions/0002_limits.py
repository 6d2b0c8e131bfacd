"""Ids of chat lines by visitor (S-15); limits that hold for all workers (S-08)."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Another key of chat (SQLite copies the table for it), and what limits need."""
    with op.batch_alter_table("chat") as chat:
        chat.drop_constraint("uq_chat_table_id_action", type_="unique")
        chat.create_unique_constraint(
            "uq_chat_table_id_visitor_action", ["table_id", "visitor", "action"]
        )
    op.add_column("tables", sa.Column("origin", sa.String(length=64), nullable=True))
    op.create_table(
        "buckets",
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("level", sa.Float(), nullable=False),
        sa.Column("time", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_buckets")),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("value", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_secrets")),
    )
