"""The JSON of events, as a type that a schema can be made of."""

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, NotRequired, TypeAlias

from pydantic import Field
from typing_extensions import TypeAliasType, TypedDict

from namiji.game.events import event_shapes


def _typed_dict(kind: str, shape: dict[str, tuple[Any, bool]]) -> Any:
    """The object of one kind of event: `fish_taken` is a `FishTaken`."""
    name = "".join(word.capitalize() for word in kind.split("_"))
    fields = {key: each if always else NotRequired[each] for key, (each, always) in shape.items()}
    return TypedDict(name, fields)  # type: ignore[operator]  # made from data, not written out


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
