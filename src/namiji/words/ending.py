"""How a game ended: every seat's points by where they came from, and who won."""

from collections.abc import Iterable

from namiji.event import Event, Reason, Scored
from namiji.view import SeatView
from namiji.words.plain import does, figure, join, points, sentence, who

SOURCES: dict[Reason, str] = {
    "row": "Rows",
    "column": "Columns",
    "crustaceans": "Crustaceans",
    "section": "Panorama sections",
    "bonus": "Panorama Bonus",
    "meal": "Meals",
    "upgrade": "Upgrades",
    "early_bird": "Early Bird",
    "rock": "Sacred Rocks",
    "penalty": "Offerings left",
}


def by_source(events: Iterable[Event]) -> dict[int, dict[Reason, int]]:
    """Each seat's points added up by reason."""
    sums: dict[int, dict[Reason, int]] = {}
    for event in events:
        if isinstance(event, Scored):
            seat = sums.setdefault(event.seat, {})
            seat[event.reason] = seat.get(event.reason, 0) + event.points
    return sums


def result(events: Iterable[Event], view: SeatView) -> list[str]:
    """The winners, then the final count, the best seat first."""
    sums = by_source(events)
    told = [winners_line(view)]
    for seat, total in sorted(view.scores.items(), key=lambda item: -item[1]):
        told += ["", sentence(f"{who(seat, view.seat)}: {points(total)}")]
        told += [
            f"{name}: {figure(sums[seat][reason])}."
            for reason, name in SOURCES.items()
            if reason in sums.get(seat, {})
        ]
    return told


def winners_line(view: SeatView) -> str:
    best = max(view.scores.values())
    winners = [seat for seat, total in view.scores.items() if total == best]
    names = join(who(seat, view.seat) for seat in winners)
    if len(winners) > 1:
        return sentence(f"{names} share the victory with {points(best)}")
    return sentence(f"{does(winners[0], view.seat, 'win')} with {points(best)}")
