"""Texts for a newcomer: the greeting, a summary of the rules, and help."""

from namiji.edition import Edition
from namiji.game.view import SeatView
from namiji.words.plain import Words
from namiji.words.stations import TOPICS, early_birds, explain, line_points, penalties

COMMANDS = tuple("help look others school route scores log rules undo save quit".split())
"""What a player may type besides answers. The same in every language."""

# The station that a prompt belongs to. Sailing belongs to none.
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
    sentences = w.lines(
        "rules",
        **line_points(edition),
        n=edition.crustacean_points,
        draws=edition.parameters["trap_draws"],
        crabs=edition.parameters["trap_crabs"],
        penalties=penalties(edition, w),
        bonus=edition.bonus,
        tokens=early_birds(edition, players),
    )
    return sentences + (w.lines("about-neutral") if players == 2 else [])


def help_lines(view: SeatView, w: Words, about: str = "") -> list[str]:
    """Help with a station, or with the current prompt and the commands."""
    parameters = view.boat(view.seat).parameters
    if about:
        return explain(about, view.edition, view.players, parameters, w)
    if view.boat_in_action == 0:
        sentences = w.lines("about-neutral")
    else:
        sentences = w.lines(f"about-{view.phase}")
        if view.phase == "sail" and view.has_second_slots:
            sentences.append(w.text("about-double-slots"))
        if view.phase in PHASE_TOPICS:
            topic = PHASE_TOPICS[view.phase]
            sentences += explain(topic, view.edition, view.players, parameters, w)
    sentences.append(w.text("help-answers"))
    sentences += [w.text(f"command-{name}") for name in COMMANDS]
    return [*sentences, w.text("help-topics", topics=", ".join(TOPICS))]
