"""How a game ended: who won, and what each seat got points for."""

from collections.abc import Iterable

from namiji.core.names import REASONS, Reason
from namiji.game.events import Event, Scored
from namiji.game.view import SeatView
from namiji.words.plain import Words, sentence


def by_source(events: Iterable[Event]) -> dict[int, dict[Reason, int]]:
    """Each seat's points added up by reason."""
    sums: dict[int, dict[Reason, int]] = {}
    for event in events:
        if isinstance(event, Scored):
            seat = sums.setdefault(event.seat, {})
            seat[event.reason] = seat.get(event.reason, 0) + event.points
    return sums


def result(events: Iterable[Event], view: SeatView, w: Words) -> list[str]:
    """The winners, then the final count, the best seat first."""
    sums = by_source(events)
    sentences = [winners_line(view, w)]
    for seat, total in sorted(view.scores.items(), key=lambda item: -item[1]):
        sentences += ["", score_line(seat, total, view, w)]
        sentences += [
            w.text("score-source", source=source(reason, w), figure=w.figure(sums[seat][reason]))
            for reason in REASONS
            if reason in sums.get(seat, {})
        ]
    return sentences


def source(reason: str, w: Words) -> str:
    """Where points come from, as a heading."""
    return w.text(f"source-{reason}")


def score_line(seat: int, total: int, view: SeatView, w: Words) -> str:
    return sentence(w.text("score", who=w.who(seat, view.seat), score=w.points(total)))


def winners_line(view: SeatView, w: Words) -> str:
    winners = view.winners
    best = view.scores[winners[0]]
    if len(winners) == 1:
        return w.text("told-won", n=best, **w.person(winners[0], view.seat))
    names = w.join(w.who(seat, view.seat) for seat in winners)
    return w.text("told-shared", n=best, names=names)
