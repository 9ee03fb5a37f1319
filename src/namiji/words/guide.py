"""What a newcomer is told: the greeting, the rules in short, and help."""

from namiji.edition import Edition
from namiji.game.view import SeatView
from namiji.words.plain import Words
from namiji.words.stations import TOPICS, early_birds, explain, line_points, penalties

COMMANDS = tuple("help look others school route scores log rules undo save quit".split())
"""What may be typed besides answers, the same in every language."""

# The station that a question belongs to; sailing belongs to none.
PHASE_TOPICS: dict[str, str] = {
    "take": "angling",
    "place": "angling",
    "net": "net",
    "place_net": "net",
    "haul": "trap",
    "rock": "rock",
    "slot": "dock",
    "draft": "dock",
}


def greeting(view: SeatView, bots: str, w: Words) -> list[str]:
    """A few lines that lead to the first decision."""
    seats = w.join(str(seat) for seat in range(1, view.players + 1) if seat != view.seat)
    return [
        *w.lines("greeting", seat=view.seat, n=view.players, seats=seats, bots=bots),
        *(w.lines("about-neutral") if view.players == 2 else []),
        *w.lines("greeting-answers"),
    ]


def rules(edition: Edition, players: int, w: Words) -> list[str]:
    """The game in about a dozen sentences."""
    told = w.lines(
        "rules",
        **line_points(edition),
        n=edition.crustacean_points,
        crabs=edition.parameters["trap_crabs"],
        penalties=penalties(edition, w),
        bonus=edition.bonus,
        tokens=early_birds(edition),
    )
    return told + (w.lines("about-neutral") if players == 2 else [])


def help_lines(view: SeatView, w: Words, about: str = "") -> list[str]:
    """Help with a station, or with the question at hand and the commands."""
    parameters = view.boat(view.seat).parameters
    if about:
        return explain(about, view.edition, parameters, w)
    if view.boat_in_action == 0:
        told = w.lines("about-neutral")
    else:
        told = w.lines(f"about-{view.phase}")
        if view.phase == "sail" and view.has_second_slots:
            told.append(w.text("about-double-slots"))
        if view.phase in PHASE_TOPICS:
            told += explain(PHASE_TOPICS[view.phase], view.edition, parameters, w)
    told.append(w.text("help-answers"))
    told += [w.text(f"command-{name}") for name in COMMANDS]
    return [*told, w.text("help-topics", topics=", ".join(TOPICS))]
