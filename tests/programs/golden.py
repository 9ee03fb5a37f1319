"""Golden games: a record and the sentences of one game for each player count.

`make golden` rewrites them; a reviewer then reads the difference.
"""

from namiji import Edition, Game, load_edition
from namiji.bots.registry import make_bot
from namiji.core.names import Direction
from namiji.record import write_record
from tests.support import editions
from tests.support.paths import ROOT

FOLDER = ROOT / "tests" / "game" / "golden"
GAMES: dict[str, tuple[int, Direction, Edition]] = {
    "two": (2, "clockwise", load_edition("standard")),
    "three": (3, "counterclockwise", load_edition("standard")),
    "four": (4, "clockwise", load_edition("standard")),
    "five": (5, "counterclockwise", load_edition("standard")),
    "scarce": (3, "clockwise", editions.scarce()),
    "odd": (2, "counterclockwise", editions.odd(4)),
}


def golden(name: str) -> dict[str, str]:
    """The files of one golden game."""
    players, direction, edition = GAMES[name]
    game = Game.new(players, f"golden-{name}", direction, edition)
    bots = {seat: make_bot("filler", f"golden-{name}.{seat}") for seat in range(1, players + 1)}
    while not game.is_over:
        game.play(bots[game.decider].choose(game.view(game.decider), game.legal_actions))
    events = [" ".join(_words(event.to_dict())) for event in game.events]
    return {f"{name}.namiji": write_record(game), f"{name}.events": "\n".join(events) + "\n"}


def _words(event: dict[str, object]) -> list[str]:
    kind = str(event.pop("type"))
    return [kind, *(f"{name}={value}".replace(" ", "") for name, value in event.items())]


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        for file, text in golden(name).items():
            (FOLDER / file).write_text(text)
