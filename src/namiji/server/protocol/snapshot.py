"""What a table shows at one version: the public part once, the private part for each seat.

A message is never the whole table with parts removed. It is built up from the view of a spectator,
from what a seat's own view has besides, and from events as that seat may see them. A client that
has an earlier snapshot of the same game is sent only what has changed since.
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias, cast

from pydantic_core import to_json

from namiji.game.events import EVERYONE
from namiji.game.frame.frames import Frames
from namiji.game.game import Game
from namiji.preview import preview
from namiji.server.protocol.messages import (
    PROTOCOL,
    ClockInfo,
    DealInfo,
    GameInfo,
    State,
    Step,
    TableInfo,
)
from namiji.server.table.state import AppliedEntry, TableState

_Values: TypeAlias = Mapping[str, Any]


class Snapshot:
    """All its messages are built before the table changes again."""

    def __init__(self, state: TableState, table: TableInfo, clock: ClockInfo | None) -> None:
        self.version = state.version
        self.table = table
        """It is replaced when everyone who has this snapshot is sent the table again."""
        self.game: _Values = {}
        self.frames: Frames | None = None
        """What everyone sees of the game."""
        self._state = state
        self._own: dict[int, _Values] = {}
        if state.game is not None:
            self.game = _public_game(state, state.game, clock)
            self.frames = state.game.frames()

    def whole(self, seat: int, since: int) -> State:
        """The state for a seat, or for a watcher (0), with all steps after a version."""
        return {
            "type": "state",
            "protocol": PROTOCOL,
            "version": self.version,
            "seat": seat,
            "table": self.table,
            "steps": [_step(applied, seat) for applied in self.entries_since(since)],
            "game": self._game_info(seat),
        }

    def _game_info(self, seat: int) -> GameInfo | None:
        if self.frames is None:
            return None
        view = {**self.frames.public(), **self.frames.private(seat)}
        return cast(GameInfo, {**self.game, "view": view, **self.own_part(seat)})

    def entries_since(self, version: int) -> Sequence[AppliedEntry]:
        return self._state.log[version:]

    def follows(self, before: "Snapshot", since: int) -> bool:
        """Whether a change leads here from an earlier snapshot, of a version: in the same game."""
        number = before.game.get("number")
        return before.version == since and number is not None and number == self.game["number"]

    def own_part(self, seat: int) -> _Values:
        """What a seat is shown besides the public part and its view."""
        if seat not in self._own:
            state, game = self._state, self._state.game
            assert game is not None  # noqa: S101 - without a game, there is nothing to see
            is_asked = seat != 0 and game.decider == seat and state.bot_to_decide is None
            self._own[seat] = {
                "free_undo": state.free_undo(seat) if seat else None,
                "choices": preview(game.view(seat)) if is_asked else [],
            }
        return self._own[seat]


class SnapshotChange:
    """What has changed since an earlier snapshot. What everyone is sent of it is encoded once."""

    def __init__(self, before: Snapshot, after: Snapshot) -> None:
        assert before.frames is not None  # noqa: S101 - both are of one game
        assert after.frames is not None  # noqa: S101
        self._before, self._after = before, after
        self._table = _fragment(_changed(before.table, after.table))
        self._game = _fragment(_changed(before.game, after.game))
        self._frames = after.frames.changes_since(before.frames)
        self._view = _fragment(self._frames.public())
        self._entries = after.entries_since(before.version)
        self._steps: bytes | None = None
        """None if seats see different things."""
        if all(map(_is_public, self._entries)):
            self._steps = self._steps_for(0)

    def message(self, seat: int) -> bytes:
        view = _joined(self._view, _fragment(self._frames.private(seat)))
        own = _fragment(_changed(self._before.own_part(seat), self._after.own_part(seat)))
        return b'{"type":"change","version":%d,"since":%d,"steps":%b,"table":{%b},"game":{%b}}' % (
            self._after.version,
            self._before.version,
            self._steps or self._steps_for(seat),
            self._table,
            _joined(self._game, own, view and b'"view":{%b}' % view),
        )

    def _steps_for(self, seat: int) -> bytes:
        return to_json([_step(applied, seat) for applied in self._entries])


def _changed(before: _Values, after: _Values) -> dict[str, Any]:
    """The keys whose values are new. Both have the same keys."""
    return {key: value for key, value in after.items() if value != before[key]}


def _fragment(values: _Values) -> bytes:
    """A JSON object without its braces."""
    return to_json(values)[1:-1] if values else b""


def _joined(*fragments: bytes) -> bytes:
    return b",".join(filter(None, fragments))


def _public_game(state: TableState, game: Game, clock: ClockInfo | None) -> _Values:
    return {
        "number": state.games,
        "rules": game.edition.rules,
        "commitment": state.commitments[-1],
        "deal": _deal_info(state),
        "seed": state.seed if game.is_over else None,
        "decisions": len(game.decisions),
        "clock": clock,
    }


def _deal_info(state: TableState) -> DealInfo | None:
    if state.sealed is None:
        return None
    deal = state.sealed.deal
    return {"table": deal.table, "seats": list(deal.seats), "nonces": list(deal.nonces)}


def _step(applied: AppliedEntry, seat: int) -> Step:
    entry = applied.entry
    step: Step = {
        "version": entry.version,
        "kind": entry.content.kind,
        "seat": entry.seat,
    }
    step.update(entry.fields_for(seat))  # type: ignore[typeddict-item]  # a part of Step
    if applied.events:
        step["events"] = [event.to_dict(seat) for event in applied.events]
    return step


def _is_public(applied: AppliedEntry) -> bool:
    """Whether everyone sees the same of an entry."""
    content = applied.entry.content
    return content.own_fields().items() <= content.public_fields().items() and all(
        not event.secret or event.knowers == EVERYONE for event in applied.events
    )
