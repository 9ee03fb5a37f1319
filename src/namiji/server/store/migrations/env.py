"""Run by Alembic. Whoever calls it has begun a transaction, and commits or rolls back all of it."""

from alembic import context

context.configure(connection=context.config.attributes["connection"], transactional_ddl=True)
context.run_migrations()
