"""`namiji schema`: the protocol of tables, for programs."""

import json

import typer


def schema() -> None:
    """Print the server's protocol as a JSON schema.

    A client generates its types from it; docs/protocol.md explains it.
    """
    from namiji.server.web.schema import protocol_schema

    typer.echo(json.dumps(protocol_schema(), indent=1))
