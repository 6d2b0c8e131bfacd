"""Ids of chat lines are unique for each visitor, not for the whole table (S-15)."""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Another key; SQLite copies the table for it."""
    with op.batch_alter_table("chat") as chat:
        chat.drop_constraint("uq_chat_table_id_action", type_="unique")
        chat.create_unique_constraint(
            "uq_chat_table_id_visitor_action", ["table_id", "visitor", "action"]
        )
