"""`namiji schema`: the protocol of the server as a JSON schema."""

import json

import typer


def schema() -> None:
    """Print the protocol of the server as a JSON schema.

    Clients generate their types from it. docs/protocol.md explains the protocol.
    """
    from namiji.server.web.schema import protocol_schema

    typer.echo(json.dumps(protocol_schema(), indent=1))
