"""The colors of boats: every seat that is taken has one, and no two have the same."""

from collections.abc import Iterable, Sequence
from typing import Final, Literal, TypeAlias, get_args

Color: TypeAlias = Literal["indigo", "vermilion", "moss", "ochre", "plum"]

COLORS: Final[tuple[Color, ...]] = get_args(Color)


def deal_colors(wishes: Sequence[Color | None], taken: Iterable[Color | None] = ()) -> list[Color]:
    """A color for each wish: the one wished for where it is free, else the first that is.

    Who wishes first is heard first; who wishes for none takes what the others leave.
    """
    others = set(taken)
    free = [color for color in COLORS if color not in others]
    dealt: dict[int, Color] = {}
    for place, wish in enumerate(wishes):
        if wish in free:
            free.remove(wish)
            dealt[place] = wish
    return [dealt[place] if place in dealt else free.pop(0) for place in range(len(wishes))]
