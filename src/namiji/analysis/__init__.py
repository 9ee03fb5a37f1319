"""A finished game, looked back at: chances, luck, skill and missed moves (docs/analysis.md)."""

from namiji.analysis.analyzer import analyze
from namiji.analysis.model import Account, Analysis, Choice, plot

__all__ = ["Account", "Analysis", "Choice", "analyze", "plot"]
