"""Bots by name: what a spec such as `search:2000`, `mybot.py` or `run:node mybot.js` stands for."""

import difflib
import re
import secrets
import shlex
import shutil
import sys
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from namiji.bots.protocol import DECISION_SECONDS, Bot
from namiji.errors import NamijiError

ENTRY_POINTS = "namiji.bots"
"""The group of entry points under which an installed package offers its bots."""

_SEARCH_LIMIT = "a number of playouts or a time, such as 2000, 500ms or 2s@2 (on two cores)"
_FILE = re.compile(r"(?P<path>.+\.py)(?::(?P<name>\w+))?")


@dataclass(frozen=True, slots=True)
class BuiltInBot:
    """A bot that comes with the game. Its module is imported when the bot is made."""

    factory_path: str
    """`module:name` of the factory, which is called with the seed and what follows the colon.

    If the factory cannot read what follows the colon, it raises a ValueError.
    """
    about: str
    takes: str = ""
    """What may follow a colon in the spec."""

    @property
    def factory(self) -> Any:
        module, _, name = self.factory_path.partition(":")
        return getattr(import_module(module), name)


BOTS = {
    "random": BuiltInBot("namiji.bots.random_bot:RandomBot", "plays at random"),
    "filler": BuiltInBot(
        "namiji.bots.filler:FillerBot", "fills its rack, panoramas and boat; a weak player"
    ),
    "plain": BuiltInBot("namiji.bots.greedy:plain_bot", "takes the most points now"),
    "greedy": BuiltInBot("namiji.bots.greedy:GreedyBot", "values every option and takes the best"),
    "network": BuiltInBot(
        "namiji.bots.network:NetworkBot",
        "plays what a neural network recommends",
        "a temperature, such as 1: the higher, the more it varies",
    ),
    "search": BuiltInBot(
        "namiji.bots.search:SearchBot",
        "thinks ahead, for a second by default",
        _SEARCH_LIMIT,
    ),
    "search+network": BuiltInBot(
        "namiji.bots.search:network_search",
        "thinks ahead with the neural network, for a second by default",
        _SEARCH_LIMIT,
    ),
    "deckhand": BuiltInBot("namiji.bots.levels:deckhand", "first level: a beginner"),
    "sailor": BuiltInBot("namiji.bots.levels:sailor", "second level: sound, but makes mistakes"),
    "skipper": BuiltInBot("namiji.bots.levels:skipper", "third level: judges well"),
    "master": BuiltInBot("namiji.bots.levels:master", "fourth level: thinks ahead, the strongest"),
}
"""The bots that come with the game; the levels for people come last."""

OWN_BOTS = {
    "FILE.py[:NAME]": "a class or function in a Python file, called with the seed",
    "run:COMMAND": "any program that speaks JSON lines over stdin and stdout",
}
"""How to name a bot of your own."""


def make_bot(spec: str, seed: int | str | None = None, seconds: float = DECISION_SECONDS) -> Bot:
    """Make the bot of a spec. With the same seed it plays the same; by default, the seed is random.

    A user's own bot runs in another process and may take `seconds` for a decision. The caller
    closes the bot when it is done with it.
    """
    seed = secrets.token_hex(16) if seed is None else str(seed)
    name, colon, parameter = spec.partition(":")
    if name in BOTS:
        return _built_in(name, parameter if colon else None, seed)
    if name == "run" and colon:
        return _program(parameter, seed, seconds)
    if file := _FILE.fullmatch(spec):
        return _file(file["path"], file["name"], seed, seconds)
    if name in installed_bots():
        return _installed(name, parameter if colon else None, seed, seconds)
    names = (*BOTS, *installed_bots())
    near = difflib.get_close_matches(name, names, 1)
    hint = f"; did you mean '{near[0]}'?" if near else ""
    allowed = ", ".join((*names, *OWN_BOTS))
    raise NamijiError("unknown-bot", f"there is no bot '{spec}'; allowed: {allowed}{hint}")


def installed_bots() -> dict[str, str]:
    """Return the bots that installed packages offer, and where each comes from."""
    from importlib.metadata import entry_points

    return {found.name: found.value for found in entry_points(group=ENTRY_POINTS)}


def _built_in(name: str, parameter: str | None, seed: str) -> Bot:
    built_in = BOTS[name]
    if parameter is None:
        bot: Bot = built_in.factory(seed)
        return bot
    if not built_in.takes:
        raise _takes_nothing(name, parameter)
    try:
        bot = built_in.factory(seed, parameter)
    except ValueError:
        message = f"'{name}' takes {built_in.takes} after a colon, not '{parameter}'"
        raise NamijiError("bad-bot", message) from None
    return bot


def _program(command: str, seed: str, seconds: float) -> Bot:
    from namiji.bots.program import ProgramBot

    try:
        words = shlex.split(command, posix=sys.platform != "win32")
    except ValueError as error:
        raise NamijiError("bad-bot", f"'run:{command}' cannot be read: {error}") from None
    if not words:
        raise NamijiError("bad-bot", "say what to run, such as 'run:node mybot.js'")
    program = shutil.which(words[0])
    if program is None:
        raise NamijiError("bad-bot", f"there is no program '{words[0]}' to run")
    return ProgramBot((program, *words[1:]), seed, seconds)


def _file(path: str, name: str | None, seed: str, seconds: float) -> Bot:
    from namiji.bots.python_bot import PythonBot

    if not Path(path).is_file():
        raise NamijiError("bad-bot", f"there is no file '{path}'")
    return PythonBot(("file", path, *([name] if name else [])), seed, seconds)


def _installed(name: str, parameter: str | None, seed: str, seconds: float) -> Bot:
    from namiji.bots.python_bot import PythonBot

    if parameter is not None:
        raise _takes_nothing(name, parameter)
    return PythonBot(("package", name), seed, seconds)


def _takes_nothing(name: str, parameter: str) -> NamijiError:
    return NamijiError("bad-bot", f"'{name}' takes nothing after its name, not ':{parameter}'")
