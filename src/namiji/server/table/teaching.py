"""What a teacher may be asked at a table: only by people who share one device."""

from namiji.errors import NamijiError
from namiji.game.actions import Action
from namiji.game.view import SeatView
from namiji.server.table.state import TableState


def current_view(table: TableState, seat: int) -> SeatView:
    """The view of a seat that is to decide."""
    _check(table)
    if table.playing.decider != seat or table.bot_to_decide is not None:
        raise NamijiError("not-your-turn", "it is not your turn")
    return table.playing.view(seat)


def decided_view(table: TableState, seat: int, number: int) -> tuple[SeatView, Action]:
    """What a seat knew before a decision of the game in play, and what it decided."""
    _check(table)
    if table.game is None or not 1 <= number <= len(table.game.decisions):
        raise NamijiError("no-such-decision", f"the game has no decision {number}")
    game = table.game.copy()
    action = game.decisions[number - 1].action
    while len(game.decisions) >= number:
        game.undo()
    if game.decider != seat:
        raise NamijiError("no-such-decision", f"decision {number} is not of seat {seat}")
    return game.view(seat), action


def _check(table: TableState) -> None:
    if table.has_company:
        raise NamijiError("no-hints", "there are no hints where others play")
