"""The protocol as one JSON schema, from which clients generate their types."""

from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema, JsonSchemaValue
from pydantic_core.core_schema import ListSchema, TupleSchema

from namiji.server.protocol.analysis import AnalysisAnswer
from namiji.server.protocol.editions import CheckedEdition
from namiji.server.protocol.messages import PROTOCOL, ClientMessage, ServerMessage
from namiji.server.protocol.replay import Replay
from namiji.server.protocol.status import ServerStatus
from namiji.server.protocol.teacher import HintInfo, VerdictInfo
from namiji.server.table.colors import Color
from namiji.server.table.lesson import NewLesson
from namiji.server.table.levels import Level
from namiji.server.table.settings import NewTable
from namiji.server.web.http import (
    Editions,
    Exported,
    Join,
    Listing,
    PushRegistration,
    PushRemoval,
    Seated,
    TableAnswer,
)
from namiji.server.web.problems import Problem
from namiji.server.web.voyages import FinishedVoyage, VoyageScores

_TYPES: dict[str, Any] = {
    "ClientMessage": ClientMessage,
    "ServerMessage": ServerMessage,
    "AnalysisAnswer": AnalysisAnswer,
    "Color": Color,
    "Level": Level,
    **{
        kind.__name__: kind
        for kind in (
            *(NewTable, NewLesson, Join, PushRegistration, PushRemoval),
            *(Seated, TableAnswer, Listing, Exported, Editions, CheckedEdition),
            *(FinishedVoyage, VoyageScores),
            *(Replay, Problem, ServerStatus, HintInfo, VerdictInfo),
        )
    },
}
"""The types on sockets and over HTTP, by name."""


def protocol_schema() -> dict[str, Any]:
    """Everything that a client sends or receives. `$defs` has a definition per type."""
    named = [(name, TypeAdapter(kind)) for name, kind in _TYPES.items()]
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
    """A schema that type generators handle well."""

    def field_title_should_be_set(self, _schema: Any) -> bool:
        """Pydantic's titles only repeat the names."""
        return False

    def list_schema(self, schema: ListSchema) -> JsonSchemaValue:
        """Leave lengths out: a generator would make a type for each of them."""
        made = super().list_schema(schema)
        return {key: each for key, each in made.items() if key not in ("minItems", "maxItems")}

    def tuple_schema(self, schema: TupleSchema) -> JsonSchemaValue:
        """Write a pair as a list of two: more generators understand that than `prefixItems`."""
        made = super().tuple_schema(schema)
        first, *others = made.get("prefixItems") or [None]
        if others and all(each == first for each in others):
            del made["prefixItems"]
            made["items"] = first
        return made
