"""What a puzzle is about: the main merit of its solution, as the teacher would name it."""

from typing import Final, Literal, TypeAlias, get_args

from namiji.core.names import Phase
from namiji.mind.merits import MeritKind
from namiji.teacher.merits import Merit

Theme: TypeAlias = Literal[
    "tempo", "lines", "odds", "draft", "rocks", "panoramas", "offerings", "rivals"
]
THEMES: Final[tuple[Theme, ...]] = get_args(Theme)

_THEME_OF: dict[MeritKind, Theme] = {
    "tempo": "tempo",
    "early_bird": "tempo",
    "lines": "lines",
    "odds": "odds",
    "trap": "odds",
    "rocks": "rocks",
    "panoramas": "panoramas",
    "bonus": "panoramas",
    "offerings": "offerings",
    "rivals": "rivals",
    "docks": "draft",
}


def theme_of(merit: Merit, phase: Phase) -> Theme | None:
    """Return the theme, or None if the best choice is just the one with the most points now."""
    if phase == "draft":
        return "draft"
    return _THEME_OF.get(merit.kind)
