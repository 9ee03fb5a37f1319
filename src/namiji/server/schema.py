"""The protocol as one JSON schema: clients generate their types from it."""

from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema

from namiji.server.protocol import PROTOCOL, ClientMessage, ServerMessage
from namiji.server.replay import Replay


def protocol_schema() -> dict[str, Any]:
    """All messages: `ClientMessage` and `ServerMessage` are among the definitions."""
    named: list[tuple[str, TypeAdapter[Any]]] = [
        ("ClientMessage", TypeAdapter(ClientMessage)),
        ("ServerMessage", TypeAdapter(ServerMessage)),
        ("Replay", TypeAdapter(Replay)),
    ]
    schemas, shared = TypeAdapter.json_schemas(
        [(name, "validation", adapter) for name, adapter in named],
        ref_template="#/$defs/{model}",
        schema_generator=_Plain,
    )
    definitions = shared.get("$defs", {})
    for name, _ in named:
        schema = schemas[name, "validation"]
        if schema != {"$ref": f"#/$defs/{name}"}:
            definitions[name] = schema
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Namiji protocol {PROTOCOL}",
        "$defs": dict(sorted(definitions.items())),
    }


class _Plain(GenerateJsonSchema):
    """Without the titles that pydantic makes of names: they tell nothing."""

    def field_title_should_be_set(self, _schema: Any) -> bool:
        return False
