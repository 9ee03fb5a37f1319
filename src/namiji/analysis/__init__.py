"""A finished game as each seat could see it: chances, missed moves, luck (docs/analysis.md)."""

from namiji.analysis.analyzer import analyze
from namiji.analysis.model import Account, Analysis, Choice, plot

__all__ = ["Account", "Analysis", "Choice", "analyze", "plot"]
