"""The learning curve as a chart."""

from pathlib import Path

from namiji.learn.evaluate import PLAYER_COUNTS, read_rows
from namiji.svg import chart


def draw_curve(files: list[Path]) -> str:
    """Draw wins against greedy by training time, from the files that `evaluate_stages` wrote.

    Each training started with the network of the one before it.
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
        for players in PLAYER_COUNTS
        if all(str(players) in row for curve in curves for row in curve)
    }
    return chart.lines(
        series,
        title="The network learns: one seat against greedy in all others",
        x_label="minutes of training",
        y_label="% of the wins",
        y_range=(0, 100),
        marks=[(start, "next training") for start in starts[1:-1]],
    )
