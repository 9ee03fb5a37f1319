"""Alembic runs this file. The caller has begun a transaction, and commits it or rolls it back."""

from alembic import context

context.configure(connection=context.config.attributes["connection"], transactional_ddl=True)
context.run_migrations()
