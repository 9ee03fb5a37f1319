"""The bots of Namiji as bots of OpenSpiel."""

import pyspiel

from namiji.envs.bot_action import bot_action
from namiji.envs.settings import is_one_of
from namiji.envs.spiel.game import NamijiState
from namiji.errors import NamijiError
from namiji.game.seeds import check_seed
from namiji.game.view import SeatView
from namiji.match.seating import seat_bot


class SpielBot(pyspiel.Bot):  # type: ignore[misc]  # pyspiel has no types
    """A bot of Namiji that decides for one player. It knows what its seat knows."""

    def __init__(self, spec: str, player: int, seed: int | str) -> None:
        super().__init__()
        if not is_one_of(player, range(5)):
            raise NamijiError("bad-player", f"players are 0 to 4, not {player!r}")
        self._spec = spec
        self._player = player
        self._seed = check_seed(seed)
        self._bot = seat_bot(spec, self._seed, player + 1)

    def player_id(self) -> int:
        return self._player

    def restart(self) -> None:
        """Forget the game: the bot is as new."""
        self._bot.close()
        self._bot = seat_bot(self._spec, self._seed, self._player + 1)

    def restart_at(self, _state: NamijiState) -> None:
        self.restart()

    def close(self) -> None:
        """End the bot's process, if it has one."""
        self._bot.close()

    def step(self, state: NamijiState) -> int:
        if state.current_player() != self._player:
            message = f"the bot is player {self._player}, and player {state.current_player()}"
            raise NamijiError("not-your-turn", f"{message} is to decide")
        position = state.position
        view = SeatView(position.tree.edition, position.states, self._player + 1)
        return bot_action(self._bot, self._spec, view)
