"""The history of a game as one client saw it, step by step."""

from dataclasses import dataclass, field
from typing import Any

Message = dict[str, Any]


class Violation(AssertionError):
    """The server broke its word."""


def expect(holds: bool, *told: object) -> None:
    if not holds:
        raise Violation(" ".join(map(str, told)))


@dataclass(slots=True)
class LoggedDecision:
    """A decision as it stands in a game's record."""

    number: int
    seat: int
    action: str | None
    """None: a card that another player kept."""
    undone: bool = False


@dataclass(slots=True)
class GameHistory:
    commitment: str = ""
    promised_after: int = 0
    """How many decisions stood when the commitment was first seen."""
    log: list[LoggedDecision] = field(default_factory=list)
    """All decisions in order of time."""
    standing: list[LoggedDecision] = field(default_factory=list)
    events: list[list[Message]] = field(default_factory=list)
    """Of the set-up, then of each standing decision."""

    def take(self, step: Message) -> None:
        """Go on by a step, which may concern the game or not."""
        match step["kind"]:
            case "started":
                self.events.append(step["events"])
            case "decided":
                number = len(self.standing) + 1
                self.log.append(LoggedDecision(number, step["seat"], step.get("action")))
                self.standing.append(self.log[-1])
                self.events.append(step.get("events", []))
            case "undone":
                keep = step["keep"]
                expect(keep < len(self.standing), "nothing was undone in", step)
                for decided in self.standing[keep:]:
                    decided.undone = True
                del self.standing[keep:]
                del self.events[keep + 1 :]

    def look_at(self, game: Message) -> None:
        """Check what is shown of the game against what was told of it."""
        if not self.commitment:
            self.commitment, self.promised_after = game["commitment"], game["decisions"]
        expect(game["commitment"] == self.commitment, "there is another commitment now")
        expect(game["decisions"] == len(self.standing), "decisions are miscounted")
