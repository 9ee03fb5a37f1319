"""From text to a Record. Case, white space, comments and the order of header keys do not matter."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final, TypeAlias

from namiji.core.layout import RULES_VERSION
from namiji.core.names import DIRECTIONS, Direction
from namiji.edition import Edition, packaged_edition
from namiji.edition.model import FrozenDict
from namiji.errors import NamijiError, RecordError
from namiji.game.actions import actions_of
from namiji.game.outcomes import outcomes_of
from namiji.game.seeds import check_seed
from namiji.record.deal import Deal, is_nonce
from namiji.record.model import FORMAT, SEALED_FORMAT, Record, RecordedDecision, Result

MAX_BYTES: Final = 1_000_000
MAX_LINES: Final = 50_000

_FORMATS: Final = f"'{FORMAT}' or '{SEALED_FORMAT}'"
_KEYS: Final = (
    *("format", "edition", "rules", "players", "direction", "order", "face-up"),
    *("table", "game", "seats", "nonces", "commitment", "seed", "result"),
)
_DEAL_KEYS: Final = ("table", "game", "seats", "nonces")
_KEY: Final = re.compile(r"[a-z-]{1,40}")
_CONTROL: Final = re.compile(r"[\x00-\x08\x0b\x0e-\x1f\x7f-\x9f]")
_DECIDER: Final = re.compile(r"(?:(~)? ?(\d{1,6}) ?\.? ?)?seat ?(\d{1,2})", re.ASCII)
_EDITION: Final = re.compile(r"([a-z0-9-]{1,40}) (\d{1,4})(?: sha256:([0-9a-f]{64}))?", re.ASCII)
_HASH: Final = re.compile(r"[0-9a-f]{64}")
_SEAT: Final = re.compile(r"[a-z0-9-]{1,40}")
_RESULT: Final = re.compile(r"(-?\d{1,5}(?: -?\d{1,5})*) ?; ?winners?((?: \d)+)", re.ASCII)


@dataclass(frozen=True, slots=True)
class _Text:
    """A piece of the file with its line number. Runs of white space have become one space."""

    text: str
    line: int

    @property
    def lower(self) -> str:
        return self.text.lower()

    def refuse(self, code: str, message: str) -> RecordError:
        """An error about this line. What cannot be seen in its words would confuse a terminal."""
        shown = "".join(char if char.isprintable() else "?" for char in message)
        return RecordError(code, shown, self.line)

    def quote(self) -> str:
        return f"'{self.text}'" if len(self.text) <= 60 else f"'{self.text[:60]}...'"


def load_record(path: str | Path, edition: Edition | None = None) -> Record:
    """The record in a file."""
    try:
        with Path(path).open("rb") as stream:
            raw = stream.read(MAX_BYTES + 1)
    except FileNotFoundError:
        raise RecordError("unreadable", "there is no such file") from None
    except (OSError, ValueError) as error:  # ValueError: a NUL in the path
        reason = getattr(error, "strerror", None) or error
        raise RecordError("unreadable", f"cannot be read: {reason}") from None
    if len(raw) > MAX_BYTES:
        raise _too_large()
    try:
        text = raw.decode()
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise RecordError("not-text", "not UTF-8 text", line) from None
    return read_record(text, edition)


def read_record(text: str, edition: Edition | None = None) -> Record:
    """The record in a text.

    A packaged edition is found by its id. Any other has to be passed, and has to be the one that
    the record names.
    """
    lines = list(_content(text))
    _check_format(lines)
    header, entries = _split(lines)
    missing = [key for key in _KEYS[:7] if key not in header and key != "rules"]
    if missing:
        raise RecordError("missing-header", f"the header has no '{missing[0]}' line")
    edition = _edition(header["edition"], edition).with_rules(_rules(header.get("rules")))
    players = _players(header["players"])
    return Record(
        edition=edition,
        players=players,
        direction=_direction(header["direction"]),
        order=_order(header["order"], players),
        face_up=_face_up(header["face-up"], edition),
        deal=_deal(header, players),
        commitment=_commitment(header.get("commitment")),
        seed=_seed(header.get("seed")),
        result=_result(header.get("result"), players),
        history=_history(entries, edition),
        header_lines=FrozenDict({key: value.line for key, value in header.items()}),
    )


def _content(text: str) -> Iterable[_Text]:
    """The lines without comments and empty lines."""
    if len(text) > MAX_BYTES:
        raise _too_large()
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    if text.count("\n") > MAX_LINES:
        raise RecordError("too-many-lines", f"longer than {MAX_LINES} lines")
    for number, line in enumerate(text.split("\n"), 1):
        if _CONTROL.search(line):
            raise RecordError("not-text", "a control character, which text never has", number)
        words = line.partition("#")[0].split()
        if words:
            yield _Text(" ".join(words), number)


def _too_large() -> RecordError:
    return RecordError("too-large", f"larger than {MAX_BYTES // 1_000_000} MB")


def _check_format(lines: list[_Text]) -> None:
    """Check the format first, so that the error for other files and later formats is clear."""
    for line in lines:
        key, _, value = line.lower.partition(":")
        if key.strip() == "format":
            if value.strip() not in (FORMAT, SEALED_FORMAT):
                message = f"the format is not {_FORMATS}, which are known here"
                raise line.refuse("unknown-format", message)
            return
    raise RecordError("not-a-record", f"not a game record: no line names the format, {_FORMATS}")


_Entry: TypeAlias = tuple[re.Match[str], _Text]  # who decides, and what


def _split(lines: list[_Text]) -> tuple[dict[str, _Text], list[_Entry]]:
    """The values of the header by key, and the decisions."""
    header: dict[str, _Text] = {}
    entries: list[_Entry] = []
    for line in lines:
        key, colon, value = (part.strip() for part in line.text.partition(":"))
        key = key.lower()
        decider = _DECIDER.fullmatch(key)
        if not colon or not (decider or _KEY.fullmatch(key)):
            example = "a line is 'key: value', '12. seat 3: sail 14' or '~12. seat 3: sail 14'"
            raise line.refuse("bad-line", f"{line.quote()} is not a line of a record: {example}")
        if decider:
            entries.append((decider, _Text(value, line.line)))
        elif key not in _KEYS:
            known = ", ".join(_KEYS)
            raise line.refuse("unknown-header", f"unknown key '{key}'; the keys are {known}")
        elif entries:
            raise line.refuse("late-header", f"'{key}' has to stand above the first decision")
        elif key in header:
            first = header[key].line
            raise line.refuse("repeated-header", f"'{key}' was already given in line {first}")
        else:
            header[key] = _Text(value, line.line)
    return header, entries


def _edition(value: _Text, given: Edition | None) -> Edition:
    match = _EDITION.fullmatch(value.lower)
    if not match:
        raise value.refuse("bad-edition", "an edition is its id, version and 'sha256:' with 64 hex")
    name, version, digest = match[1], int(match[2]), match[3]
    if given is None:
        given = packaged_edition(name, version)
        if given is None:
            message = f"edition '{name}' is not packaged: pass its file (--edition FILE)"
            raise value.refuse("unknown-edition", message)
    # A record written by hand may have no digest: then id and version decide.
    if (name, version) != (given.id, given.version) or (digest or given.digest) != given.digest:
        played = f"{name} {version}" + (f" ({digest[:12]})" if digest else "")
        here = f"{given.id} {given.version} ({given.digest[:12]})"
        raise value.refuse(
            "other-edition",
            f"played with edition {played}, but the edition here is {here}: "
            "pass the file that it was played with (--edition FILE)",
        )
    return given


def _rules(value: _Text | None) -> int:
    if value is None:
        return 1
    for rules in range(1, RULES_VERSION + 1):
        if value.text == str(rules):
            return rules
    known = f"those known here are 1 to {RULES_VERSION}"
    message = f"played with rules {value.quote()}; {known}: install a newer Namiji"
    raise value.refuse("unknown-rules", message)


def _players(value: _Text) -> int:
    if value.text not in ("2", "3", "4", "5"):
        raise value.refuse("bad-players", f"2 to 5 can play, not {value.quote()}")
    return int(value.text)


def _direction(value: _Text) -> Direction:
    for direction in DIRECTIONS:
        if value.lower == direction:
            return direction
    message = f"the direction is {' or '.join(DIRECTIONS)}, not {value.quote()}"
    raise value.refuse("bad-direction", message)


def _order(value: _Text, players: int) -> tuple[int, ...]:
    boats = [str(boat) for boat in range(0 if players == 2 else 1, players + 1)]
    words = value.text.split(" ")
    if sorted(words) != boats:
        message = f"the order names each of the boats {' '.join(boats)} once, not {value.quote()}"
        raise value.refuse("bad-order", message)
    return tuple(map(int, words))


def _face_up(value: _Text, edition: Edition) -> str | None:
    if value.text == "-":
        return None
    if value.lower not in {fish.name for fish in edition.fish}:
        raise value.refuse("bad-face-up", f"this edition has no fish {value.quote()}")
    return value.lower


def _deal(header: dict[str, _Text], players: int) -> Deal | None:
    """A deal has all its lines, or none."""
    if not any(key in header for key in _DEAL_KEYS):
        return None
    missing = [key for key in _DEAL_KEYS if key not in header]
    if missing:
        raise RecordError("missing-header", f"the header has no '{missing[0]}' line")
    table, game, seats, nonces = (header[key] for key in _DEAL_KEYS)
    if not _HASH.fullmatch(table.lower):
        raise table.refuse("bad-deal", "a table is the 64 hexadecimal digits of its hash")
    if not (game.text.isascii() and game.text.isdecimal() and len(game.text) <= 5):
        raise game.refuse("bad-deal", f"the number of a game, not {game.quote()}")
    taken = tuple(seats.lower.split(" "))
    if len(taken) != players or not all(map(_SEAT.fullmatch, taken)):
        raise seats.refuse("bad-deal", f"{players} words say who has the seats: person, or a level")
    given = tuple(None if word == "-" else word for word in nonces.lower.split(" "))
    if len(given) != players or not all(nonce is None or is_nonce(nonce) for nonce in given):
        message = f"there are {players} nonces of 32 hexadecimal digits, or - where there is none"
        raise nonces.refuse("bad-deal", message)
    return Deal(table.lower, int(game.text), taken, given)


def _commitment(value: _Text | None) -> str | None:
    if value is None or value.text == "-":
        return None
    if not _HASH.fullmatch(value.lower):
        raise value.refuse("bad-commitment", "a commitment is 64 hexadecimal digits")
    return value.lower


def _seed(value: _Text | None) -> str | None:
    if value is None or value.text == "-":
        return None
    try:
        return check_seed(value.text)
    except NamijiError as error:
        raise value.refuse(error.code, str(error)) from None


def _result(value: _Text | None, players: int) -> Result | None:
    if value is None:
        return None
    if value.lower == "unfinished":
        return Result()
    match = _RESULT.fullmatch(value.lower)
    if not match or match[1].count(" ") + 1 != players:
        message = f"a result is 'unfinished' or {players} scores and the winners: '9 12; winners 2'"
        raise value.refuse("bad-result", message)
    scores, winners = (map(int, group.split()) for group in match.groups())
    return Result(tuple(scores), tuple(sorted(winners)))


def _history(entries: Iterable[_Entry], edition: Edition) -> tuple[RecordedDecision, ...]:
    """All decisions. Their numbers have to take back those marked as undone, and no others."""
    history: list[RecordedDecision] = []
    standing: list[RecordedDecision] = []
    kept = 0
    for entry in entries:
        decision = _decision(kept + 1, *entry, edition)
        number, line = decision.number, decision.line
        if not 1 <= number <= len(standing) + 1:
            message = f"number {number} after {len(standing)}: are lines missing or moved?"
            raise RecordError("wrong-number", message, line)
        for taken in standing[number - 1 :]:
            if not taken.undone:
                message = f"number {number} in line {line} takes this back: mark it with ~"
                raise RecordError("taken-back", message, taken.line)
        standing[number - 1 :] = [decision]
        kept += not decision.undone
        history.append(decision)
    for below, above in pairwise(standing):
        if below.undone and not above.undone:
            message = f"line {above.line} builds on this, so it was not undone, as ~ says"
            raise RecordError("still-standing", message, below.line)
    return tuple(history)


def _decision(
    number: int, decider: re.Match[str], value: _Text, edition: Edition
) -> RecordedDecision:
    """The decision of a line. `number` is for a line without one."""
    mark, given, seat = decider.groups()
    words, _, drawn = value.lower.partition(">")
    try:
        action = actions_of(edition).parse(words.strip())
        outcomes = tuple(map(outcomes_of(edition).parse, drawn.split()))
    except NamijiError as error:
        raise value.refuse(error.code, str(error)) from None
    return RecordedDecision(
        int(seat), action, outcomes, int(given or number), bool(mark), line=value.line
    )
