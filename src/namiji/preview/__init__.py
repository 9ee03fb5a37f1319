"""What each option of a view would do, as data: a client can show it without knowing a rule.

Everything follows from the view alone, so nothing is told that its seat does not know.
"""

from namiji.preview.options import effect_of, preview
from namiji.preview.shapes import Choice, Effect

__all__ = ["Choice", "Effect", "effect_of", "preview"]
