"""The .namiji file: what is written is read, and replays as it was played."""

import json
import random
import re
from pathlib import Path
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import namiji.record as namiji_record
from namiji import Edition, Game, NamijiError, RecordError
from namiji.core.names import Direction
from namiji.edition import standard
from namiji.game.seeds import commitment
from namiji.record import (
    MAX_LINES,
    export,
    export_game,
    load_record,
    read_record,
    record_of,
    replay,
    verify,
    write_record,
)
from tests.core.test_chance import PlainChance
from tests.support.records import (
    DOCS,
    EXAMPLE,
    FIRST,
    HAND_WRITTEN,
    Start,
    choices,
    edited,
    played,
    starts,
    wavering,
)

few = settings(max_examples=40, deadline=None)


def without_chance(game: Game) -> bytes:
    """The state of a game but for its generator, which a replay does without."""
    state = game._array.copy()
    state["key"] = 0
    state["counter"] = 0
    return bytes(state.tobytes())


# Writing and reading


@few
@given(starts, choices, st.sampled_from([0.0, 0.02]))
def test_reading_undoes_writing_and_replay_equals_play(
    start: Start, rng: random.Random, stop: float
) -> None:
    game = played(start, rng, stop)
    text = write_record(game)
    record = read_record(text, game.edition)
    assert str(record) == text
    assert record == record_of(game)
    again = replay(record)
    assert without_chance(again) == without_chance(game)
    assert list(again.events) == list(game.events)
    assert [again.view(seat) for seat in range(game.players + 1)] == [
        game.view(seat) for seat in range(game.players + 1)
    ]
    assert export(record) == export_game(game)
    assert verify(record).proven == game.is_over


@few
@given(starts, choices)
def test_reading_takes_any_layout(start: Start, rng: random.Random) -> None:
    """Case, white space, comments, the order of the header and numbers mean nothing.

    But undone lines keep their numbers.
    """
    text = write_record(wavering(start, rng))
    head, body = (part.splitlines() for part in text.split("\n\n"))
    rng.shuffle(head)
    lines = []
    for line in [*head, *(re.sub(r"^ *\d+\. ", "", line) for line in body)]:
        line = (
            line if line.startswith("seed") else rng.choice([str.upper, str.title, str.lower])(line)
        )
        words = re.sub("[;>]", r" \g<0> ", line.replace(":", " : ", 1)).split()
        loose = "".join(rng.choice([" ", "\t", "  \t "]) + word for word in words)
        lines += ["# nothing", "  "] * rng.randint(0, 1) + [loose + rng.choice(["", " # note: 1"])]
    loose_text = rng.choice(["\n", "\r\n", "\r"]).join(["\ufeff#", *lines])
    assert str(read_record(loose_text, start[3])) == text


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("direction", get_args(Direction))
def test_a_seed_proves_a_game(players: int, direction: Direction) -> None:
    for seed in range(5):
        game = played((players, seed, direction, standard()), random.Random(seed))
        verdict = verify(read_record(write_record(game)))
        assert (verdict.proven, verdict.notes) == (True, ())
        assert verdict.decisions == len(game.decisions)
        assert (verdict.scores, verdict.winners) == (game.scores, game.winners)


def test_the_seed_of_a_running_game_stays_secret() -> None:
    game = Game.new(3, seed="hush-hush")
    game.play(game.legal_actions[0])
    for text in (write_record(game), json.dumps(export_game(game))):
        assert "hush" not in text
        assert commitment("hush-hush") in text
    assert "hush-hush" in write_record(game, reveal_seed=True)
    verdict = verify(read_record(write_record(game)))
    assert not verdict.proven
    assert verdict.winners == ()
    assert verdict.notes[1] == f"unfinished: seat {game.decider} has to decide"
    while not game.is_over:
        game.play(game.legal_actions[0])
    assert "hush" not in write_record(game, reveal_seed=False)
    assert "hush-hush" in write_record(game)


def test_a_game_without_a_past_has_no_record() -> None:
    with pytest.raises(RecordError, match="no past"):
        write_record(Game.new(3, seed=1).view(1).world(2))


def test_a_lone_dash_is_no_seed() -> None:
    with pytest.raises(NamijiError):
        Game.new(seed="-")
    assert read_record(edited("seed:       7", "seed: -")).seed is None


@pytest.mark.parametrize("result", ["", "Result: 2 1 -5; winner 1", "Result:2 1 -5 ;Winners 1"])
def test_a_game_written_by_hand(result: str) -> None:
    text = HAND_WRITTEN.format(result=result)
    record = read_record(text)
    verdict = verify(record)
    assert verdict.scores == {1: 2, 2: 1, 3: -5}
    assert verdict.winners == (1,)
    assert not verdict.proven
    assert "possible, not proven" in verdict.notes[0]
    header = export(record)["header"]
    assert (header["seed"], header["commitment"]) == (None, None)
    assert header["result"] == {"scores": {1: 2, 2: 1, 3: -5}, "winners": [1]}
    assert read_record(str(record)) == record
    assert str(replay(record).decisions[0].action) == "sail 16"


# The example and the specification


def test_the_example_is_what_the_code_writes() -> None:
    record = load_record(EXAMPLE)
    game = Game.new(2, seed=7)
    for line in record.decisions:
        game.play(line.action)
    assert write_record(game) == EXAMPLE.read_text(encoding="utf-8")
    assert verify(record).proven


def test_the_specification_quotes_the_example_and_names_every_code() -> None:
    spec = (DOCS / "record.md").read_text(encoding="utf-8")
    quoted = spec.split("```\n")[1]
    example = EXAMPLE.read_text(encoding="utf-8")
    assert example.startswith(quoted)
    assert quoted.count("\n") > FIRST
    sources = Path(namiji_record.__file__).parent.glob("*.py")
    code = "".join(path.read_text(encoding="utf-8") for path in sources)
    raised = re.findall(r'(?:RecordError|refuse)\(\s*"([a-z-]+)"', code)
    assert len(raised) > 25
    spec += (DOCS / "puzzles.md").read_text(encoding="utf-8")  # the codes of voyages
    assert [each for each in raised if f"`{each}`" not in spec] == ["no-past"]
    assert str(MAX_LINES) in spec.replace(",", "")
    for line in example.splitlines():
        assert ">" not in line or line.index(">") == 34


class Outsider:
    """Draws a game's chance again from its seed, by the specification and the events alone."""

    def __init__(self, header: dict[str, Any], edition: Edition) -> None:
        self.header = header
        self.chance = PlainChance(header["seed"])
        self.bags: dict[str, dict[str, int]] = {
            "boat": dict.fromkeys(map(str, sorted(header["order"])), 1),
            "fish": {fish.name: fish.count for fish in edition.fish},
            "net": {net.name: net.count for net in edition.nets},
            "crustacean": {"crab": edition.crabs, "shrimp": edition.shrimp},
            "dock": {card.id: card.copies for card in edition.dock_cards},
            "rock": {card.id: card.copies for card in edition.rock_cards},
            "hand": {card.id: 0 for card in edition.dock_cards},
        }
        self.drawn: list[str] = []

    def draw(self, name: str, count: int = 1) -> None:
        """As many as there are; what comes from under a deck is no outcome."""
        bag = self.bags[name]
        for _ in range(min(count, sum(bag.values()))):
            item = self.chance.draw([item for item in bag for _ in range(bag[item])])
            bag[item] -= 1
            self.drawn.append(item)
            if name == "dock":
                self.bags["hand"][item] += 1

    def watch(self, event: dict[str, Any]) -> None:
        hand = self.bags["hand"]
        match event:
            case {"type": "started", "order": order, "face_up": fish}:
                self.draw("boat", len(order))
                self.draw("fish", len(fish))
            case {"type": "fish_flipped"} | {"type": "fish_taken", "face": "down"}:
                self.draw("fish")
            case {"type": "nets_revealed", "nets": nets}:
                self.draw("net", len(nets))
            case {"type": "crustacean_drawn"}:
                self.draw("crustacean")
            case {"type": "haul_lost"}:
                self.bags["crustacean"]["crab"] += event["crabs"]
                self.bags["crustacean"]["shrimp"] += event["shrimp"]
            case {"type": "rocks_drawn", "cards": cards}:
                self.draw("rock", len(cards))
            case {"type": "dock_hand" | "dock_card_discarded"}:
                if not any(hand.values()):
                    self.draw("dock", len(self.header["order"]) + 1)
                if event["type"] == "dock_card_discarded":
                    self.draw("hand")
            case {"type": "dock_card_kept" | "dock_card_returned", "card": card}:
                hand[card] -= 1


@few
@given(starts, choices)
def test_an_outsider_can_check_every_draw(start: Start, rng: random.Random) -> None:
    # In five-player games of small editions a hand may come from under the deck, which this
    # outsider does not follow.
    players, seed, direction, _ = start
    game = played((players, seed, direction, standard()), rng)
    told = json.loads(json.dumps(export_game(game)))
    outsider = Outsider(told["header"], game.edition)
    for event in told["events"]:
        outsider.watch(event)
    drawn = [game.setup_outcomes, *(decision.outcomes for decision in game.decisions)]
    assert outsider.drawn == [outcome.item for outcomes in drawn for outcome in outcomes]
