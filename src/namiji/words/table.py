"""The table in words, as the terminal tells it."""

from namiji import words
from namiji.game.view import SeatView
from namiji.words.ending import winners_line


def table_text(view: SeatView) -> str:
    """All that a seat sees, and what it is asked if it decides."""
    w = words.words_in("en")
    parts = [
        words.look(view, w),
        words.others(view, w),
        words.route(view, w),
        words.school(view, w),
        words.scores(view, w),
    ]
    if view.phase == "over":
        parts.append([winners_line(view, w)])
    elif view.decider == view.seat:
        parts.append(words.ask(view, w))
    return "\n\n".join("\n".join(part) for part in parts) + "\n"
