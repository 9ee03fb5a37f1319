"""Puzzles and sets of them, as they are kept in a file."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Any, Final

from namiji.edition import Edition
from namiji.edition.load import packaged_edition
from namiji.errors import NamijiError
from namiji.files import printable
from namiji.puzzles.situation import Situation
from namiji.puzzles.themes import Theme
from namiji.teacher.merits import Merit

FORMAT: Final = "namiji-puzzles 1"


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A decision with one clearly best choice."""

    situation: Situation
    view: str
    """The fingerprint of the view to which the situation must lead."""
    solution: int
    """The number of the best action."""
    chances: Mapping[int, tuple[float, float]]
    """For each legal action the expected share of the victory, and the reach of its interval."""
    exact: bool
    """Whether the chances are calculated to the end."""
    merit: Merit
    """What speaks most for the solution."""
    theme: Theme
    success: tuple[float, ...]
    """How often deckhand, sailor, skipper and master find the solution."""
    rating: int

    @property
    def lead(self) -> float:
        """How much better the solution is than the next best choice."""
        best = self.chances[self.solution][0]
        return best - max(c for a, (c, _) in self.chances.items() if a != self.solution)

    def to_dict(self) -> dict[str, Any]:
        situation = self.situation
        return {
            "id": situation.id,
            "players": situation.players,
            "direction": situation.direction,
            "seed": situation.seed,
            "actions": list(situation.actions),
            "view": self.view,
            "solution": self.solution,
            "chances": {str(action): list(pair) for action, pair in self.chances.items()},
            "exact": self.exact,
            "merit": self.merit.to_dict(),
            "theme": self.theme,
            "success": list(self.success),
            "rating": self.rating,
        }

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> "Puzzle":
        merit = data["merit"]
        return cls(
            Situation(data["players"], data["direction"], data["seed"], tuple(data["actions"])),
            data["view"],
            data["solution"],
            {int(action): (pair[0], pair[1]) for action, pair in data["chances"].items()},
            data["exact"],
            Merit(merit["kind"], merit["points"], 0.0, merit["stops"]),
            data["theme"],
            tuple(data["success"]),
            data["rating"],
        )


@dataclass(frozen=True, slots=True)
class PuzzleSet:
    """Puzzles of one edition and one version of the rules."""

    edition: str
    """Id, version and digest, as a record has them."""
    rules: int
    source: str
    """What the puzzles were cut from."""
    funnel: Mapping[str, int]
    """How many games were looked at, and how many decisions fell out at which check."""
    puzzles: tuple[Puzzle, ...]

    def to_text(self) -> str:
        """A JSON object with one line per puzzle, so that changes can be read."""
        head = {
            "format": FORMAT,
            "edition": self.edition,
            "rules": self.rules,
            "source": self.source,
            "funnel": dict(self.funnel),
        }
        lines = [f"{json.dumps(key)}:{json.dumps(value)}," for key, value in head.items()]
        rows = [json.dumps(puzzle.to_dict(), separators=(",", ":")) for puzzle in self.puzzles]
        return "\n".join(["{" + lines[0], *lines[1:], '"puzzles":[', ",\n".join(rows), "]}"]) + "\n"

    def load_edition(self) -> Edition:
        """Return the packaged edition that the puzzles were made for."""
        name, version, _ = self.edition.split()
        edition = packaged_edition(name, int(version))
        if edition is None or edition_line(edition) != self.edition:
            message = f"the puzzles are of the edition {self.edition}, which is not in the package"
            raise NamijiError("other-edition", message)
        return edition.with_rules(self.rules)


def edition_line(edition: Edition) -> str:
    return f"{edition.id} {edition.version} sha256:{edition.digest}"


def read_puzzles(text: str, name: str) -> PuzzleSet:
    """Read the text of a set."""
    try:
        data = json.loads(text)
        if data["format"] != FORMAT:
            raise ValueError
        puzzles = tuple(map(Puzzle.from_dict, data["puzzles"]))
        return PuzzleSet(data["edition"], data["rules"], data["source"], data["funnel"], puzzles)
    except (ValueError, KeyError, TypeError, AttributeError, IndexError):
        message = f"{name} is not a set of puzzles of the format '{FORMAT}'"
        raise NamijiError("bad-puzzles", message) from None


def load_puzzles(path: Path) -> PuzzleSet:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        message = f"cannot read {printable(path)}: {getattr(error, 'strerror', error)}"
        raise NamijiError("cannot-read", message) from None
    return read_puzzles(text, printable(path))


def packaged_puzzles() -> PuzzleSet:
    """Return the set that comes with the package."""
    file = resources.files(__package__) / "standard.json"
    return read_puzzles(file.read_text(encoding="utf-8"), "standard.json")
