"""Whole states out of changes, as docs/protocol.md tells clients to merge them."""

import json
from collections.abc import Iterable
from typing import Any

Message = dict[str, Any]


def merged(state: Message, change: Message) -> Message:
    """The state that a change leads to."""
    assert change["since"] == state["version"], (change["since"], state["version"])
    game, new_game = state["game"], change["game"]
    view, new_view = game["view"], new_game.get("view", {})
    boats = {
        seat: {**boat, **new_view.get("boats", {}).get(seat, {})}
        for seat, boat in view["boats"].items()
    }
    return {
        **state,
        "version": change["version"],
        "steps": change["steps"],
        "table": {**state["table"], **change["table"]},
        "game": {**game, **new_game, "view": {**view, **new_view, "boats": boats}},
    }


class Merging:
    """Follows the messages of one connection."""

    def __init__(self) -> None:
        self.state: Message | None = None

    def read(self, message: Message) -> Message:
        """The message, or the whole state in place of a change."""
        match message["type"]:
            case "state":
                self.state = message
            case "change":
                assert self.state is not None, "a change of a state that nobody was sent"
                message = self.state = merged(self.state, message)
            case "table" if self.state is not None:
                self.state = {**self.state, "table": message["table"]}
        return message


def whole_texts(texts: Iterable[str]) -> list[str]:
    """The texts of one connection, with whole states in place of changes."""
    merging = Merging()
    return [json.dumps(merging.read(json.loads(text))) for text in texts]
