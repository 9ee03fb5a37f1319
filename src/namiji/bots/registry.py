"""Bots by name: what a spec such as `search:2000`, `mybot.py` or `run:node mybot.js` stands for."""

import difflib
import re
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
"""The group of entry points by which an installed package offers its bots."""

_LIMIT = "a number of playouts or a time, such as 2000, 500ms or 2s@2 (on two cores)"
_FILE = re.compile(r"(?P<path>.+\.py)(?::(?P<name>\w+))?")


@dataclass(frozen=True, slots=True)
class BuiltIn:
    """A bot that comes with the game, imported when somebody wants it."""

    home: str
    """`module:name` of what makes it: called with the seed, and with what follows the colon.

    If it cannot read that, it raises a ValueError.
    """
    about: str
    takes: str = ""
    """What may follow a colon in its spec."""

    @property
    def factory(self) -> Any:
        module, _, name = self.home.partition(":")
        return getattr(import_module(module), name)


BOTS = {
    "random": BuiltIn("namiji.bots.random_bot:RandomBot", "plays anything"),
    "filler": BuiltIn(
        "namiji.bots.filler:FillerBot", "fills its rack, its panoramas and its boat; no good player"
    ),
    "plain": BuiltIn("namiji.bots.greedy:plain_bot", "takes the most points now"),
    "greedy": BuiltIn("namiji.bots.greedy:GreedyBot", "values every option and takes the best"),
    "network": BuiltIn("namiji.bots.network:NetworkBot", "plays what a network has learned"),
    "search": BuiltIn(
        "namiji.bots.search:SearchBot",
        "thinks ahead, by default for a second",
        _LIMIT,
    ),
    "search+network": BuiltIn(
        "namiji.bots.search:network_search",
        "thinks ahead with that network, by default for a second",
        _LIMIT,
    ),
    "deckhand": BuiltIn("namiji.bots.levels:deckhand", "first level: a beginner"),
    "sailor": BuiltIn("namiji.bots.levels:sailor", "second level: sound, and makes mistakes"),
    "skipper": BuiltIn("namiji.bots.levels:skipper", "third level: judges well"),
    "master": BuiltIn("namiji.bots.levels:master", "fourth level: thinks ahead, the strongest"),
}
"""The bots that come with the game, the weakest first."""

OWN_BOTS = {
    "FILE.py[:NAME]": "a class or function of a Python file, called with the seed",
    "run:COMMAND": "any program: JSON lines over stdin and stdout",
}
"""How to name a bot of one's own."""


def make_bot(spec: str, seed: str, seconds: float = DECISION_SECONDS) -> Bot:
    """The bot of a spec; the same seed makes it play the same.

    A bot of a user's own lives in another process and may take `seconds` for a decision. If the
    bot has a `close` method, whoever made it calls that in the end.
    """
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
    """The bots that installed packages offer, with where they come from."""
    from importlib.metadata import entry_points

    return {found.name: found.value for found in entry_points(group=ENTRY_POINTS)}


def _built_in(name: str, parameter: str | None, seed: str) -> Bot:
    built_in = BOTS[name]
    if parameter is None:
        bot: Bot = built_in.factory(seed)
        return bot
    if not built_in.takes:
        raise NamijiError("bad-bot", f"'{name}' takes nothing after its name, not ':{parameter}'")
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
    from namiji.bots.hosted import HostedBot

    if not Path(path).is_file():
        raise NamijiError("bad-bot", f"there is no file '{path}'")
    return HostedBot(("file", path, *([name] if name else [])), seed, seconds)


def _installed(name: str, parameter: str | None, seed: str, seconds: float) -> Bot:
    from namiji.bots.hosted import HostedBot

    if parameter is not None:
        raise NamijiError("bad-bot", f"'{name}' takes nothing after its name, not ':{parameter}'")
    return HostedBot(("package", name), seed, seconds)
