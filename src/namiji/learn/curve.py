"""The learning curve as a picture."""

from pathlib import Path

from namiji.learn.judge import TABLES_OF, read_rows
from namiji.svg import chart


def draw_curve(files: list[Path]) -> str:
    """Wins against greedy by time spent, from curves that `judge_all` wrote.

    Each training has begun with what the one before it had learned.
    """
    curves = [sorted(read_rows(file), key=lambda row: row["stage"]) for file in files]
    starts = [0.0]
    for curve in curves:
        starts.append(starts[-1] + curve[-1]["seconds"] / 60)
    series = {
        f"{players} players": [
            (start + row["seconds"] / 60, 100 * row[str(players)]["wins"])
            for start, curve in zip(starts, curves, strict=False)
            for row in curve
        ]
        for players in TABLES_OF
    }
    return chart.lines(
        series,
        title="The network learns: one seat against greedy in all others",
        x_label="minutes of training",
        y_label="% of the wins",
        y_range=(0, 100),
        marks=[(start, "next course") for start in starts[1:-1]],
    )
