"""The colours of boats: every seat that is taken has one, and no two have the same."""

from collections.abc import Iterable, Sequence
from typing import Final, Literal, TypeAlias, get_args

Colour: TypeAlias = Literal["indigo", "vermilion", "moss", "ochre", "plum"]

COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)


def deal_colours(
    wishes: Sequence[Colour | None], taken: Iterable[Colour | None] = ()
) -> list[Colour]:
    """A colour for each wish: the one wished for where it is free, else the first that is.

    Who wishes first is heard first; who wishes for none takes what the others leave.
    """
    others = set(taken)
    free = [colour for colour in COLOURS if colour not in others]
    dealt: dict[int, Colour] = {}
    for place, wish in enumerate(wishes):
        if wish in free:
            free.remove(wish)
            dealt[place] = wish
    return [dealt[place] if place in dealt else free.pop(0) for place in range(len(wishes))]
