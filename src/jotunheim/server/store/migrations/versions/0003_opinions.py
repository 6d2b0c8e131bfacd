"""What bots think of finished games, kept with the table."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """One opinion for a table."""
    op.create_table(
        "opinions",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("opinion", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
            name=op.f("fk_opinions_table_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_opinions")),
    )
