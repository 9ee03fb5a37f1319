"""The colors of boats. Every taken seat has one, and no two seats have the same."""

from collections.abc import Iterable, Sequence
from typing import Final, Literal, TypeAlias, get_args

Color: TypeAlias = Literal["indigo", "vermilion", "moss", "ochre", "plum"]

COLORS: Final[tuple[Color, ...]] = get_args(Color)


def deal_colors(wanted: Sequence[Color | None], taken: Iterable[Color | None] = ()) -> list[Color]:
    """A color per seat: the wanted one if it is free, otherwise the first free one.

    Earlier seats come first. Seats without a wanted color get what the others leave.
    """
    others = set(taken)
    free = [color for color in COLORS if color not in others]
    dealt: dict[int, Color] = {}
    for place, color in enumerate(wanted):
        if color in free:
            free.remove(color)
            dealt[place] = color
    return [dealt[place] if place in dealt else free.pop(0) for place in range(len(wanted))]
