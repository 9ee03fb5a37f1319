"""Judges what a server sends: nobody is told a card, a seed or a token that is not theirs to know.

What each seat may be told is worked out from a table's log, as it stands in the database, by the
rules of `card_inference.py`: nothing of the code that builds messages is asked.
"""

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from pydantic import TypeAdapter

from namiji import Game
from namiji.edition import Edition
from namiji.game.actions import actions_of
from namiji.game.seeds import bot_seed
from namiji.record import Deal
from namiji.record.deal import table_hash
from namiji.server.protocol.messages import ServerMessage
from namiji.server.store import LogRow
from tests.support.server.card_inference import CardInference

Message = dict[str, Any]

_shape: TypeAdapter[Any] = TypeAdapter(ServerMessage)


class Leak(AssertionError):
    """A client was sent too much."""


def expect(holds: bool, *told: object) -> None:
    if not holds:
        raise Leak(" ".join(map(str, told)))


@dataclass(slots=True)
class Moment:
    """What is true after a version, for one seat."""

    events: list[Message] = field(default_factory=list)
    """Of that version, as far as the seat may see them."""
    knowledge: Message | None = None
    """Of cards, where a game has begun."""
    decider: int = 0
    phase: str = ""
    legal: list[str] = field(default_factory=list)
    decided: tuple[int, str] | None = None
    """By whom, and what."""
    person_asked: bool = False
    """A person is to decide, not the bot that stands in for one."""


class Truth:
    """A table as it truly went."""

    def __init__(self, edition: Edition, entries: Sequence[LogRow], table: str) -> None:
        self.edition = edition
        self._table = table_hash(table)
        self.players = len(entries[0].body["seats"])
        self.seats = range(self.players + 1)
        self.seeds: dict[str, int | None] = {}
        """Of every game, with the version in which it was over."""
        self._game_seeds: list[str] = []
        """What draws follow from; no client knows it."""
        self._next_seed = entries[0].body["next_seed"]
        self.moments: dict[int, list[Moment]] = {seat: [Moment()] for seat in self.seats}
        self._game: Game | None = None
        self._inferences: list[list[CardInference]] = []
        self._bots: set[int] = set()
        for number, seat in enumerate(entries[0].body["seats"], 1):
            if seat["kind"] == "bot":
                self._bots.add(number)
        for entry in entries:
            self._follow(entry)

    @property
    def bot_seeds(self) -> list[str]:
        return [bot_seed(seed, seat) for seed in self._game_seeds for seat in self.seats]

    @property
    def untold_seeds(self) -> list[str]:
        """Which nobody is ever sent."""
        return [*self.bot_seeds, *self._game_seeds, self._next_seed]

    def _follow(self, entry: LogRow) -> None:
        body, events, decided = entry.body, [], None
        match entry.kind:
            case "filled" | "handed_over":
                self._bots.add(body["about_seat"])
            case "came_back":
                self._bots.discard(entry.seat)
            case "started":
                self.seeds[body["seed"]] = None
                expect(body["seed"] == self._next_seed, "the seed was not promised")
                self._next_seed = body["next_seed"]
                deal = Deal(self._table, body["game"], tuple(body["seats"]), tuple(body["nonces"]))
                self._game_seeds.append(deal.game_seed(body["seed"], body["direction"]))
                seed = self._game_seeds[-1]
                game = Game.new(self.players, seed, body["direction"], self.edition)
                self._game = game
                self._inferences = [
                    [CardInference(self.edition, self.players, s) for s in self.seats]
                ]
                events = [event.to_dict() for event in game.events]
            case "decided":
                assert self._game is not None
                events = [event.to_dict() for event in self._game.play(body["action"])]
                decided = entry.seat, body["action"]
                self._inferences.append([inference.copy() for inference in self._inferences[-1]])
                if self._game.is_over:
                    self.seeds[[*self.seeds][-1]] = entry.version
            case "undone":
                assert self._game is not None
                while len(self._game.decisions) > body["keep"]:
                    self._game.undo(rewind=False)
                del self._inferences[body["keep"] + 1 :]
        for seat in self.seats:
            self.moments[seat].append(self._moment(seat, events, decided))

    def _moment(self, seat: int, events: list[Message], decided: tuple[int, str] | None) -> Moment:
        game = self._game
        if game is None:
            return Moment()
        inference = self._inferences[-1][seat]
        shown = [inference.follow(event) for event in events]
        is_secret = game.phase in ("rock", "draft") and game.decider != seat
        return Moment(
            events=json.loads(json.dumps(shown)),
            knowledge=inference.knowledge(),
            decider=game.decider,
            phase=game.phase,
            legal=[] if is_secret else list(map(str, game.legal_actions)),
            decided=decided,
            person_asked=game.decider not in self._bots,
        )


class Judge:
    """Looks at messages of one table; `secrets` are texts that nobody is ever sent."""

    def __init__(self, truth: Truth, secrets: Sequence[str]) -> None:
        self._truth = truth
        self._secrets = [*secrets, *truth.untold_seeds]
        edition = truth.edition
        cards = [card.id for card in edition.dock_cards]
        cards += [card.id for card in edition.rock_cards]
        self._card = re.compile(rf"(?<![a-z0-9-])({'|'.join(cards)})(?![a-z0-9-])")
        self._actions = actions_of(truth.edition)

    def judge(self, seat: int, text: str, said: str = "") -> Message:
        """A message to a seat that has itself said some words on its line."""
        message: Message = json.loads(text)
        known = _shape.dump_python(_shape.validate_json(text), mode="json")
        expect(known == message, "there is more than the protocol knows in", text)
        version = message["version"]
        self._check_secrets(text, version)
        if message["type"] == "state":
            self._check_state(seat, message)
            message = self._without_cards(message)
        elif message["type"] in ("answer", "error"):
            for card in self._card.findall(json.dumps(message)):
                expect(card in said, "seat", seat, "was told of", card, "in", text)
            return message
        self._check_no_cards(message)
        return message

    def judge_answer(self, text: str, version: int) -> None:
        """Of HTTP, while the table was at a version; records are sent of games that are over."""
        told = json.loads(text) if text.startswith("{") else {}
        over = [at for at in self._truth.seeds.values() if at is not None and at <= version]
        for number, game in enumerate(told.get("games", [])):
            expect((game["record"] is not None) == (number < len(over)), "at", version, text)
            text = text.replace(json.dumps(game["record"]), "null")
        self._check_secrets(text, version)
        expect(not self._card.search(text), "a card is named in", text)

    def _check_secrets(self, text: str, version: int) -> None:
        for secret in self._secrets:
            expect(secret not in text, "a secret is in", text)
        for seed, over in self._truth.seeds.items():
            is_told = over is not None and version >= over
            expect(is_told or seed not in text, "the seed is in", text)

    def _check_state(self, seat: int, state: Message) -> None:
        expect(state["seat"] == seat, "seat", seat, "was taken for", state["seat"])
        moments = self._truth.moments[seat]
        for step in state["steps"]:
            moment = moments[step["version"]]
            expect(step.get("events", []) == moment.events, "seat", seat, "was told", step)
            by, action = moment.decided or (seat, None)
            if by != seat and action is not None and action.split()[0] == "keep":
                action = None  # a Rock card, which only its keeper knows
            expect(step.get("action") == action, "seat", seat, "was told", step, "not", action)
        moment, game = moments[state["version"]], state["game"]
        expect((game is None) == (moment.knowledge is None), "a game out of nowhere")
        if game is not None:
            self._check_game(seat, game, moment)

    def _check_game(self, seat: int, game: Message, moment: Moment) -> None:
        view, is_over = game["view"], moment.phase == "over"
        expect(view["seat"] == seat, "the view of seat", view["seat"], "went to", seat)
        expect((game["seed"] is not None) == is_over, "seed at", moment.phase)
        expect(known_of(view) == moment.knowledge, seat, known_of(view), moment.knowledge)
        expect(
            view["legal_actions"] == moment.legal, seat, "may", view["legal_actions"], moment.legal
        )
        named = [str(self._actions[number]) for number in view["legal_ids"]]
        expect(named == moment.legal, seat, "is told of", named)
        is_asked = moment.decider == seat and moment.person_asked and not is_over
        choices = [str(self._actions[choice["id"]]) for choice in game["choices"]]
        expect(choices == (moment.legal if is_asked else []), seat, "may choose", choices)
        for card in self._card.findall(json.dumps(game["choices"])):
            expect(card in view["hand"], "seat", seat, "is offered", card)

    def _check_no_cards(self, message: Message) -> None:
        for place, text in strings(message):
            expect(not self._card.search(text), "a card is named in", place, "as", text)

    def _without_cards(self, state: Message) -> Message:
        """A state less the parts that were compared with the truth, where cards may be named."""
        steps = [
            {key: value for key, value in step.items() if key not in ("events", "action")}
            for step in state["steps"]
        ]
        game = state["game"]
        if game is not None:
            hidden = ("legal_actions", "boats", *_KNOWN)
            view = {key: value for key, value in game["view"].items() if key not in hidden}
            view["boats"] = [
                {key: value for key, value in boat.items() if key != "dock_cards"}
                for boat in game["view"]["boats"].values()
            ]
            game = {**game, "view": view, "choices": []}
        return {**state, "steps": steps, "game": game}


_KNOWN = (
    *("deck_sizes", "hand_size", "hand", "own_rocks"),
    *("known_rocks", "known_under", "unknown_cards", "groups"),
)


def known_of(view: Message) -> Message:
    """The parts of a view that `CardInference.knowledge` speaks of, groups in any order."""
    boats = {seat: boat for seat, boat in view["boats"].items() if seat != "0"}
    return {
        **{key: view[key] for key in _KNOWN},
        "groups": sorted((sorted(g["cards"]), sorted(g["places"])) for g in view["groups"]),
        "rocks": {seat: boat["rocks"] for seat, boat in boats.items()},
        "dock_cards": {seat: boat["dock_cards"] for seat, boat in boats.items()},
    }


def strings(value: Any, place: str = "") -> Iterator[tuple[str, str]]:
    """Every text in a JSON value, keys included, and where it stands."""
    if isinstance(value, str):
        yield place, value
    elif isinstance(value, dict):
        for key, each in value.items():
            yield place, key
            yield from strings(each, f"{place}.{key}")
    elif isinstance(value, list):
        for each in value:
            yield from strings(each, f"{place}[]")
