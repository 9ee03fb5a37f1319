"""What each option of a view would do, as data. A client can show it without knowing the rules.

Everything follows from the view alone, so a preview reveals nothing that the seat does not know.
"""

from namiji.preview.options import effect_of, preview
from namiji.preview.shapes import Choice, Effect

__all__ = ["Choice", "Effect", "effect_of", "preview"]
