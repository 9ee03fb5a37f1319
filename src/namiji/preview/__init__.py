"""What each option of a view would do, as data. A client can show it without knowing the rules.

The rules play every option on a world that fits the view (`core.foresight`), so a preview reveals
nothing that the seat does not know. Here it is only read.
"""

from namiji.preview.options import effect_of, preview
from namiji.preview.progress import conditions_of, lines_of
from namiji.preview.shapes import Choice, Effect

__all__ = ["Choice", "Effect", "conditions_of", "effect_of", "lines_of", "preview"]
