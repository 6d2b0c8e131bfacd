"""Alembic calls this: run the migrations in the transaction that `database.migrate` has begun."""

from alembic import context

from jotunheim.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite cannot alter a table otherwise
)
context.run_migrations()
