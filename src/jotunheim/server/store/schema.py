"""The tables of the database. A change here needs a migration (`migrations/versions`)."""

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

REVISION: Final = "0004"  # the newest of `migrations/versions`

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

visitors: Final = Table(
    "visitors",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("name", String(80), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

tables: Final = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("title", String(120), nullable=False),
    Column("game", String(80), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("situation", Text),
    Column("visibility", String(8), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("stage", String(8), nullable=False),
    Column("owner", ForeignKey("visitors.id"), nullable=False),
    Column("pace", String(8), nullable=False),
    Column("takeover_after", Integer),
    Column("hints", Boolean, nullable=False),
    Column("seed", String(64), nullable=False),  # the server's share; secret until the end
    Column("commitment", String(64), nullable=False),
    Column("header", Text),  # of the record, with the seed; from the start of the game
    Column("reason", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("origin", String(64)),  # the hash of the address it was opened from
    Column("again_of", String(16)),  # the table whose people play again here; it may be gone
    Index("ix_tables_visibility_stage_changed", "visibility", "stage", "changed"),
    Index("ix_tables_owner", "owner"),
)

seats: Final = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("level", String(40), nullable=False),
    Column("name", String(80), nullable=False),
    Column("secret_hash", String(64), unique=True),
    Column("share", String(64), nullable=False),  # what its person gave to the seed
    Column("away_since", Float),
    Column("standin", String(40), nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
)

holds: Final = Table(
    "holds",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("visitor", ForeignKey("visitors.id", ondelete="CASCADE"), nullable=False),
    PrimaryKeyConstraint("table_id", "seat", "visitor"),
    Index("ix_holds_visitor", "visitor"),
)

plies: Final = Table(
    "plies",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("line", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", String(80)),
    Column("time", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
    UniqueConstraint("table_id", "action"),
)

chat: Final = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("visitor", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("action", String(80)),
    Column("time", Float, nullable=False),
    UniqueConstraint("table_id", "visitor", "action"),
    Index("ix_chat_table_id_id", "table_id", "id"),
)

workers: Final = Table(
    "workers",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("seen", Float, nullable=False),
)

leases: Final = Table(
    "leases",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("worker", String(32), nullable=False),
)

opinions: Final = Table(  # of bots about finished games
    "opinions",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("opinion", Text, nullable=False),  # JSON
)

buckets: Final = Table(  # limits that hold for all workers
    "buckets",
    METADATA,
    Column("key", String(64), primary_key=True),
    Column("level", Float, nullable=False),
    Column("time", Float, nullable=False),
)

secrets: Final = Table(
    "secrets",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", String(64), nullable=False),
)

alembic_version: Final = Table(  # kept by Alembic, not by us
    "alembic_version", MetaData(), Column("version_num", String(32), primary_key=True)
)
