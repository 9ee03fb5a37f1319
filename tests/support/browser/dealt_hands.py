"""Hands that a test deals: a real prompt, with the cards of its choices exchanged."""

import json
import re
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from namiji.edition import standard
from namiji.edition.load import edition_text

# Rocks at once, then a Dock; a hand at a Rock is as large as upgrades can make it.
_STATIONS = ["rock*", "rock*", "rock*", "dock", "trap", "dock", "net", "dock", "whale", "finish"]
ROCK_HAND, DOCK_HAND = 7, 6


def edition_with_hands() -> str:
    """The standard cards, on a route that soon leads to large hands."""
    text = edition_text("standard").replace('id = "standard"', 'id = "hands"', 1)
    head, _, rest = text.partition("stations = [")
    text = f"{head}stations = {json.dumps(_STATIONS)}{rest.partition(']')[2]}"
    return text.replace("rock_draws = 2 ", f"rock_draws = {ROCK_HAND} ", 1)


def edition_of_one_meal() -> str:
    """A route that soon leads to a draft, in which all cards are equal."""
    text = edition_with_hands()
    head, rest = re.split(r"^meals = ", text, maxsplit=1, flags=re.MULTILINE)
    rest = rest[rest.index("[rock_cards]") :]
    return f'{head}meals = [{{ id = "maki", points = 5, copies = 20 }}]\nupgrades = []\n\n{rest}'


class DealtHands:
    """Stands between the server and a page, and can show the page other cards in its hand."""

    def __init__(self, page: Page) -> None:
        self._state: dict[str, Any] = {}
        page.route_web_socket("**/socket", self._pass_on)

    def _pass_on(self, client: WebSocketRoute) -> None:
        server = client.connect_to_server()
        self._client = client

        def hear(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "state":
                self._state = said
            client.send(message)

        server.on_message(hear)

    def show(self, cards: Sequence[str]) -> None:
        """Let the prompt that came with the page's last loading be about these cards."""
        game = self._state["game"]
        first = game["choices"][0]
        choices = [
            first | {"id": number, "effect": _effect(first["effect"], card)}
            for number, card in enumerate(cards)
        ]
        view = game["view"] | {"hand": list(cards), "hand_size": len(cards)}
        self._client.send(
            json.dumps(
                self._state | {"steps": [], "game": game | {"choices": choices, "view": view}}
            )
        )


def _effect(effect: dict[str, Any], card: str) -> dict[str, Any]:
    effect = effect | {"card": card}
    if effect["kind"] == "keep":
        effect["conditions"] = [
            asdict(condition) | {"now": 0, "holds": False}
            for rock in standard().rock_cards
            if rock.id == card
            for condition in rock.conditions
        ]
    return effect
