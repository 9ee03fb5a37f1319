"""The result of one arena game: a line of the games file, and one row per seat in the tables."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from statistics import fmean
from typing import Any, Self

from namiji.arena.plan import Fixture
from namiji.arena.statistics import Row, seat_statistics
from namiji.core.names import Direction
from namiji.match.match import Match
from namiji.match.watched_bot import Fault


@dataclass(frozen=True, slots=True)
class SeatResult:
    """The result of one seat, and how its bot did its work."""

    seat: int
    bot: str
    score: int
    won: float
    """The share of the victory; a shared victory counts in equal parts."""
    rank: int
    """1 for the best; those with the same score share the better rank, those who forfeited the
    last."""
    margin: int
    """Its score less the best of the others'."""
    decisions: int
    think_ms_mean: float
    think_ms_max: float
    faults: int
    lost_turns: int
    """Decisions that `random` made in its place."""
    forfeited: bool
    """Whether it lost the game by a fault. Then it has no share of the victory and the last rank,
    whatever its seat scored."""
    figures: Row
    """The columns of `seat_statistics`."""


@dataclass(frozen=True, slots=True)
class GameResult:
    """A fixture with its result. It can be written as JSON and read back."""

    game: int
    deal: int
    rotation: int
    seed: str
    direction: Direction
    seats: tuple[SeatResult, ...]
    """The first seat first."""
    faults: tuple[Fault, ...]

    @classmethod
    def of(cls, fixture: Fixture, match: Match) -> Self:
        return cls(
            game=fixture.game,
            deal=fixture.deal,
            rotation=fixture.rotation,
            seed=fixture.seed,
            direction=fixture.direction,
            seats=tuple(_seats(fixture, match)),
            faults=match.faults,
        )

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Self:
        """Read what `to_json` wrote; bad data raises a ValueError, KeyError or TypeError."""
        seats = tuple(SeatResult(**seat) for seat in data.pop("seats"))
        faults = tuple(Fault(**fault) for fault in data.pop("faults"))
        return cls(**data, seats=seats, faults=faults)

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    def share_of(self, bot: str) -> float:
        """Return a bot's share of the victory, the mean of its seats."""
        return fmean(seat.won for seat in self.seats if seat.bot == bot)

    def rows(self) -> Iterator[Row]:
        """Yield one flat row per seat."""
        for seat in self.seats:
            row = {
                "game": self.game,
                "deal": self.deal,
                "rotation": self.rotation,
                "seed": f"seed {self.seed}",  # 9.1 and 9.10 are one number to most readers
                "players": len(self.seats),
                "direction": self.direction,
                **asdict(seat),
                "forfeited": int(seat.forfeited),
            }
            yield row | row.pop("figures")


def _seats(fixture: Fixture, match: Match) -> Iterator[SeatResult]:
    scores, winners = match.game.scores, match.winners
    places = {report.seat: (report.forfeited, -scores[report.seat]) for report in match.seats}
    figures = seat_statistics(match.game)
    for report in match.seats:
        seat, score = report.seat, scores[report.seat]
        ahead = sum(place < places[seat] for place in places.values())
        yield SeatResult(
            seat=seat,
            bot=fixture.bots[seat - 1],
            score=score,
            won=1 / len(winners) if seat in winners else 0.0,
            rank=len(scores) if report.forfeited else 1 + ahead,
            margin=score - max(scores[other] for other in scores if other != seat),
            decisions=report.decisions,
            think_ms_mean=round(1000 * report.seconds / max(1, report.decisions), 3),
            think_ms_max=round(1000 * report.longest, 3),
            faults=len(report.faults),
            lost_turns=report.lost_turns,
            forfeited=report.forfeited,
            figures=figures[seat - 1],
        )
