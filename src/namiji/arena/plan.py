"""Which bots sit where in which game: every deal is played with rotated seats."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, combinations, count, islice, repeat

from namiji import __version__
from namiji.core.names import Direction, Directions
from namiji.edition import Edition
from namiji.errors import NamijiError
from namiji.game.game import check_table
from namiji.game.seeds import check_seed
from namiji.match.directions import any_direction


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game to play. All games of a deal share its seed and its direction."""

    game: int
    deal: int
    rotation: int
    seed: str
    direction: Direction
    bots: tuple[str, ...]
    """Names by seat, the first seat first."""


@dataclass(frozen=True, slots=True)
class Plan:
    """All that determines the games of an arena. A longer arena begins like a shorter one."""

    specs: tuple[str, ...]
    """Of the bots. The same spec may come twice: a bot that meets itself."""
    players: int
    seed: str
    """Who knows it knows the deals: no bot may guess it."""
    direction: Directions
    edition: Edition

    def __post_init__(self) -> None:
        check_table(self.players, any_direction(self.direction))
        check_seed(self.seed)
        if not self.specs:
            raise NamijiError("bad-bots", "name at least one bot")

    @property
    def bots(self) -> tuple[str, ...]:
        """The names of the bots: their specs, but `greedy` and `greedy#2` for the same spec."""
        names: list[str] = []
        for spec in self.specs:
            further = (f"{spec}#{number}" for number in count(2))
            names.append(next(name for name in chain([spec], further) if name not in names))
        return tuple(names)

    def spec_of(self, bot: str) -> str:
        return self.specs[self.bots.index(bot)]

    @property
    def games_per_deal(self) -> int:
        """The number of rotations; a bot against itself needs none."""
        return 1 if len(self.bots) == 1 else self.players

    @property
    def even_share(self) -> float:
        return 1 / self.players

    def settings(self) -> dict[str, object]:
        """Return what two arenas must share for their games to be the same."""
        return {
            "bots": list(self.specs),
            "players": self.players,
            "seed": self.seed,
            "direction": self.direction,
            "edition": self.edition.digest,
            "rules": self.edition.rules,
            "namiji": __version__,
        }

    def fixtures(self, games: int) -> list[Fixture]:
        """Return the first games, rounded up to whole deals."""
        deals = -(-games // self.games_per_deal)
        check_seed(f"{self.seed}.{deals - 1}")
        return [
            Fixture(
                game=deal * self.games_per_deal + rotation,
                deal=deal,
                rotation=rotation,
                seed=f"{self.seed}.{deal}",
                direction=direction,
                bots=line_up[-rotation:] + line_up[:-rotation],
            )
            for deal, (line_up, direction) in enumerate(islice(self._deals(), deals))
            for rotation in range(self.games_per_deal)
        ]

    def _deals(self) -> Iterator[tuple[tuple[str, ...], Direction]]:
        """Yield line-ups without end, and the direction of each.

        With both directions, it is the one that the bots of the line-up have played less.
        """
        clockwise: Counter[str] = Counter()  # by bot: clockwise games less counterclockwise ones
        for line_up in self._line_ups():
            direction: Direction = "clockwise"
            if self.direction != "both":
                direction = self.direction
            elif sum(clockwise[bot] for bot in line_up) > 0:
                direction = "counterclockwise"
            for bot in set(line_up):
                clockwise[bot] += 1 if direction == "clockwise" else -1
            yield line_up, direction

    def _line_ups(self) -> Iterator[tuple[str, ...]]:
        """Yield the first bot against the others; if there are too many bots, they take turns."""
        if len(self.bots) > self.players:
            return self._turns()
        first, *others = self.bots
        field = (others or [first]) * self.players
        return repeat((first, *field[: self.players - 1]))

    def _turns(self) -> Iterator[tuple[str, ...]]:
        """Yield all tables, round by round, first those whose bots have played and met least."""
        played: Counter[str] = Counter()
        met: Counter[tuple[str, ...]] = Counter()

        def games_so_far(table: tuple[str, ...]) -> tuple[int, int]:
            return sum(played[bot] for bot in table), sum(met[pair] for pair in _pairs(table))

        while True:
            tables = list(combinations(self.bots, self.players))
            while tables:
                table = min(tables, key=games_so_far)
                tables.remove(table)
                played.update(table)
                met.update(_pairs(table))
                yield table


def _pairs(table: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    return combinations(table, 2)
