"""Which table the people of a new one have played at before."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """The id of that table, as it was: it may be gone."""
    op.add_column("tables", sa.Column("again_of", sa.String(length=16), nullable=True))
