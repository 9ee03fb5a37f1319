"""The JSON of events as a type, from which pydantic makes a schema."""

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, NotRequired, TypeAlias

from pydantic import Field
from typing_extensions import TypeAliasType, TypedDict

from namiji.game.events import event_shapes


def _typed_dict(kind: str, shape: dict[str, tuple[Any, bool]]) -> Any:
    """The type of one kind of event: `fish_taken` becomes `FishTaken`."""
    name = "".join(word.capitalize() for word in kind.split("_"))
    fields = {key: each if always else NotRequired[each] for key, (each, always) in shape.items()}
    return TypedDict(name, fields)  # type: ignore[operator]  # the fields come from data


if TYPE_CHECKING:
    EventDict: TypeAlias = dict[str, Any]
else:
    EventDict = TypeAliasType(
        "GameEvent",
        Annotated[
            reduce(or_, (_typed_dict(kind, shape) for kind, shape in event_shapes().items())),
            Field(discriminator="type"),
        ],
    )
