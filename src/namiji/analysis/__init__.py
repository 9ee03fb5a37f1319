"""A finished game, looked back at: chances, luck, skill and missed moves (docs/analysis.md)."""

from namiji.analysis.analyzer import analyze
from namiji.analysis.model import Analysis, AnalyzedDecision, AnalyzedSeat, plot

__all__ = ["Analysis", "AnalyzedDecision", "AnalyzedSeat", "analyze", "plot"]
