"""The words: a sentence for everything, true to the rules, and never a secret."""

import dataclasses
import random
import re
from collections.abc import Iterator
from typing import Any, get_args

import pytest

from namiji import Edition, Event, Game, Outcome, SeatView, load_edition, words
from namiji.bots.registry import make_bot
from namiji.core.names import PHASES, STATIONS, Direction
from namiji.edition.model import METRICS, PARAMETERS
from namiji.game import events as e
from namiji.game.actions import Action, Place, PlaceNet, Sail
from namiji.words import cards, plain, stations, words_in
from namiji.words.ending import by_source
from tests.support import editions
from tests.support.scripted_game import edition as house_edition
from tests.support.scripted_game import rock

STANDARD = load_edition("standard")
FIRST = load_edition("standard-1")  # its route and its cards stay as they are
ENGLISH = words_in("en")

# What no sentence may have: wrong plurals, doubled or stray signs, Python showing through, or
# anything that a plain terminal or a voice could stumble over.
UNTIDY = re.compile(
    r"\b1 (points|crabs|cards|nets|Offerings|tokens|sections|upgrades|meals)\b"
    r"|\b(0|[2-9]|\d\d) (point|crab|card|Offering|token|meal|upgrade)\b"
    r"|  | [,.;:]|[.;:,][.;,]|None(?! of them)|[{}_]|[^ -~’“”]"
    r"|\byou (sails|takes|keeps|is|has)\b|Player \d (take|keep)\b"
)


def games(number: int, editions_too: bool = True) -> Iterator[Game]:
    """Games of all sizes, in both directions, of the standard edition and of odd ones."""
    for i in range(number):
        direction: Direction = "counterclockwise" if i % 3 == 1 else "clockwise"
        odd = editions_too and i % 2
        yield Game.new(2 + i % 4, f"words-{i}", direction, editions.odd(i) if odd else STANDARD)


def played(game: Game, bots: str = "filler") -> Iterator[list[Event]]:
    """Let bots play; between two decisions, what the last one led to."""
    players = {seat: make_bot(bots, f"{bots}{seat}") for seat in range(1, game.players + 1)}
    yield list(game.events)
    while not game.is_over:
        seat = game.decider
        yield list(game.play(players[seat].choose(game.view(seat), game.legal_actions)))


def view_of(seat: int, players: int = 3, edition: Edition = STANDARD) -> SeatView:
    return Game.new(players, "view", edition=edition).view(seat)


def assert_tidy(lines: list[str]) -> None:
    for line in lines:
        assert not UNTIDY.search(line), line
        assert line == line.strip()
        assert not line or line[-1] in ".?!:", line


# Grammar


def test_numbers_and_lists() -> None:
    assert [ENGLISH.ordinal(n) for n in range(1, 6)] == ["1st", "2nd", "3rd", "4th", "5th"]
    assert [ENGLISH.points(n) for n in (0, 1, 2, -1, -6)] == [
        *("0 points", "1 point", "2 points", "minus 1 point", "minus 6 points")
    ]
    assert [ENGLISH.join("abc"[:n]) for n in range(4)] == ["", "a", "a and b", "a, b and c"]
    assert ENGLISH.crustaceans(1, 2) == "2 shrimp and 1 crab"
    assert ENGLISH.crustaceans(0, 0) == "nothing"
    assert plain.sentence("you win") == "You win."


def test_conjunctions_change_before_some_sounds() -> None:
    spanish, italian = words_in("es"), words_in("it")
    names = ("Iris", "Hilda", "Íñigo", "Iago", "hielo", "Luis", "2", "Игорь")
    assert [spanish.join(["Ana", name]).split()[1] for name in names] == list("eeeyyyyy")
    assert spanish.join(["Ana", "Luis", "Olga"], "or") == "Ana, Luis u Olga"
    assert italian.join(["Ugo", "Elena"]) == "Ugo ed Elena"
    assert italian.join(["Ugo", "Anna"]) == "Ugo e Anna"


@pytest.mark.parametrize(
    ("language", "at", "to"),
    [
        ("en", "at the Whirlpool (4)", "to the Whirlpool (4)"),
        ("fr", "au Tourbillon (4)", "le Tourbillon (4)"),
        ("it", "al Vortice (4)", "al Vortice (4)"),
        ("es", "en el remolino (4)", "hasta el remolino (4)"),
        ("ru", "у Водоворота (4)", "к Водовороту (4)"),
    ],
)
def test_a_place_has_its_preposition(language: str, at: str, to: str) -> None:
    w, view = words_in(language), view_of(1, edition=FIRST)
    assert (w.place_at(4, view), w.place_to(4, view)) == (at, to)


def test_what_only_an_own_edition_has_is_called_by_its_id() -> None:
    assert ENGLISH.card("golden-lure") == "Golden Lure"
    assert ENGLISH.fish("red-king-crab") == "red king crab"
    assert ENGLISH.net(["red-cod", "red-cod"]) == "red cod twice"
    assert ENGLISH.metric("dark-red", 1) == "1 dark red fish"


# Events

STARTED = (
    "The boats sail clockwise.|They line up at the Starting Port, front to back: {}.|"
    "One fish is face up in the School: orange puffer."
)
TOLD: list[tuple[Event, str, str]] = [  # the event, told to seat 1, told to seat 2
    (
        e.Started(players=3, direction="clockwise", order=(2, 1, 3), face_up=("orange-puffer",)),
        STARTED.format("Player 2, you and Player 3"),
        STARTED.format("you, Player 1 and Player 3"),
    ),
    (
        e.Sailed(seat=1, by=1, to=2, slot=0),
        "You sail to the Whale Panorama (2).",
        "Player 1 sails to the Whale Panorama (2).",
    ),
    (
        e.Sailed(seat=1, by=1, to=4, slot=1),
        "You sail to the Whirlpool (4), second slot.",
        "Player 1 sails to the Whirlpool (4), second slot.",
    ),
    (
        e.Sailed(seat=0, by=1, to=3, slot=0),
        "You move the neutral boat to the Crustacean Trap (3). Nothing happens there.",
        "Player 1 moves the neutral boat to the Crustacean Trap (3). Nothing happens there.",
    ),
    (
        e.Sailed(seat=1, by=1, to=64, slot=0),
        "You sail to the Finish Port.",
        "Player 1 sails to the Finish Port.",
    ),
    (e.Docked(seat=1, by=1, slot=2), "You take slot 2.", "Player 1 takes slot 2."),
    (
        e.Docked(seat=0, by=1, slot=3),
        "You put the neutral boat in slot 3.",
        "Player 1 puts the neutral boat in slot 3.",
    ),
    (
        e.FishFlipped(fish="blue-bream"),
        "A fish is flipped face up in the School: blue bream.",
        "A fish is flipped face up in the School: blue bream.",
    ),
    (
        e.FishTaken(seat=1, fish="blue-bream", face="up"),
        "You take a fish: blue bream.",
        "Player 1 takes a fish: blue bream.",
    ),
    (
        e.FishTaken(seat=1, fish="blue-bream", face="down"),
        "You take a face-down fish: blue bream.",
        "Player 1 takes a face-down fish: blue bream.",
    ),
    (
        e.FishKept(seat=1, fish="blue-bream", cell="b2"),
        "You place a fish on b2: blue bream.",
        "Player 1 places a fish on b2: blue bream.",
    ),
    (
        e.FishReleased(seat=1, fish="blue-bream"),
        "You release a fish: blue bream.",
        "Player 1 releases a fish: blue bream.",
    ),
    (e.CatchDeclined(seat=1), "You take no more fish.", "Player 1 takes no more fish."),
    (
        e.NetsRevealed(seat=1, nets=(("blue-bream", "blue-bream"),)),
        "You reveal a net: two blue bream.",
        "Player 1 reveals a net: two blue bream.",
    ),
    (
        e.NetsRevealed(seat=1, nets=(("blue-bream", "blue-bream"), ("blue-bream", "green-puffer"))),
        "You reveal 2 nets: two blue bream; blue bream and green puffer.",
        "Player 1 reveals 2 nets: two blue bream; blue bream and green puffer.",
    ),
    (
        e.NetKept(seat=1, net=("blue-bream", "blue-bream"), cells=("a1", "b1")),
        "You place a net on a1 and b1: two blue bream.",
        "Player 1 places a net on a1 and b1: two blue bream.",
    ),
    (
        e.NetKept(seat=1, net=("blue-bream", "green-puffer"), cells=("b1", "a1")),
        "You place a net on b1 and a1: blue bream and green puffer.",
        "Player 1 places a net on b1 and a1: blue bream and green puffer.",
    ),
    (
        e.NetReleased(seat=1, net=("blue-bream", "blue-bream")),
        "You release a net: two blue bream.",
        "Player 1 releases a net: two blue bream.",
    ),
    (
        e.CrustaceanDrawn(seat=1, token="crab"),  # noqa: S106 - no password  # a token of the game
        "You draw from the bag: crab.",
        "Player 1 draws from the bag: crab.",
    ),
    (
        e.HaulKept(seat=1, crabs=1, shrimp=2),
        "You keep 2 shrimp and 1 crab.",
        "Player 1 keeps 2 shrimp and 1 crab.",
    ),
    (
        e.HaulLost(seat=1, crabs=2, shrimp=0),
        "You lose the haul. Back in the bag: 2 crabs.",
        "Player 1 loses the haul. Back in the bag: 2 crabs.",
    ),
    (
        e.OfferingFloated(seat=1, left=3),
        "You set an Offering afloat; 3 left.",
        "Player 1 sets an Offering afloat; 3 left.",
    ),
    (
        e.SectionTaken(seat=1, panorama="whale", section=4),
        "You take section 4 of the Whale Panorama.",
        "Player 1 takes section 4 of the Whale Panorama.",
    ),
    (
        e.BonusTaken(seat=1, panorama="whale"),
        "You take the Whale Panorama Bonus.",
        "Player 1 takes the Whale Panorama Bonus.",
    ),
    (
        e.RocksDrawn(seat=1, cards=("pilgrim", "gourmet"), knowers=0b10),
        "You look at 2 Sacred Rock cards.",
        "Player 1 looks at 2 Sacred Rock cards.",
    ),
    (
        e.RocksDrawn(seat=1, cards=("pilgrim", "gourmet"), knowers=0b110),
        "You look at 2 Sacred Rock cards.",
        "Player 1 looks at 2 Sacred Rock cards. You have seen them before: Pilgrim and Gourmet.",
    ),
    (
        e.RockKept(seat=1, card="pilgrim", knowers=0b10),
        "You keep a Sacred Rock card: Pilgrim.",
        "Player 1 keeps a Sacred Rock card.",
    ),
    (
        e.RockKept(seat=1, card="pilgrim", knowers=0b110),
        "You keep a Sacred Rock card: Pilgrim.",
        "Player 1 keeps a Sacred Rock card: Pilgrim.",
    ),
    (
        e.RockReturned(seat=1, card="light-boat", knowers=0b10),
        "Returned under the deck: Light Boat.",
        "",
    ),
    (
        e.DockHand(seat=1, cards=("maki", "ramen"), knowers=0b10),
        "You look at 2 Dock cards.",
        "Player 1 looks at 2 Dock cards.",
    ),
    (
        e.DockCardKept(seat=1, card="second-hook"),
        "You pick a Dock card: Second Hook (upgrade for Angling).",
        "Player 1 picks a Dock card: Second Hook (upgrade for Angling).",
    ),
    (
        e.DockCardDiscarded(card="maki", knowers=0),
        "A random Dock card is discarded face down for the neutral boat.",
        "A random Dock card is discarded face down for the neutral boat.",
    ),
    (
        e.DockCardReturned(card="maki", knowers=0b10),
        "The last card goes under the deck: Maki. The boats leave the Dock.",
        "The last card goes under the deck. The boats leave the Dock.",
    ),
    (
        e.Arrived(seat=1, rank=2, early_bird=5),
        "You arrive 2nd and take the 5-point Early Bird token.",
        "Player 1 arrives 2nd and takes the 5-point Early Bird token.",
    ),
    (
        e.Arrived(seat=0, rank=1, early_bird=7),
        "The neutral boat arrives 1st. The 7-point Early Bird token is discarded.",
        "The neutral boat arrives 1st. The 7-point Early Bird token is discarded.",
    ),
    (
        e.Arrived(seat=1, rank=3, early_bird=0),
        "You arrive 3rd, without an Early Bird token.",
        "Player 1 arrives 3rd, without an Early Bird token.",
    ),
    (
        e.Scored(seat=1, points=5, reason="row", total=12),
        "You score 5 points (full row), 12 in all.",
        "Player 1 scores 5 points (full row), 12 in all.",
    ),
    (
        e.Scored(seat=1, points=-10, reason="penalty", total=-3),
        "You lose 10 points (Offerings still aboard), minus 3 in all.",
        "Player 1 loses 10 points (Offerings still aboard), minus 3 in all.",
    ),
    (
        e.RockRevealed(seat=1, card="pilgrim", fulfilled=False),
        "You reveal Pilgrim (at least 4 Sacred Rock cards): not fulfilled.",
        "Player 1 reveals Pilgrim (at least 4 Sacred Rock cards): not fulfilled.",
    ),
    (
        e.Ended(scores={1: 2, 2: 3, 3: 3}, winners=(2, 3)),
        "The journey is over.",
        "The journey is over.",
    ),
]


@pytest.mark.parametrize(("event", "own", "other"), TOLD)
def test_each_event_is_told(event: Event, own: str, other: str) -> None:
    assert "|".join(words.tell([event], view_of(1, edition=FIRST), ENGLISH)) == own
    assert "|".join(words.tell([event], view_of(2, edition=FIRST), ENGLISH)) == other


def test_every_event_is_told_here() -> None:
    assert {type(event) for event, _, _ in TOLD} == set(get_args(Event))


def test_what_belongs_together_is_one_sentence() -> None:
    events: list[Event] = [
        e.RocksDrawn(seat=2, cards=("pilgrim", "gourmet"), knowers=0b100),
        e.RockKept(seat=2, card="pilgrim", knowers=0b100),
        e.RockReturned(seat=2, card="gourmet", knowers=0b100),
        e.CrustaceanDrawn(seat=2, token="shrimp"),  # noqa: S106 - no password
        e.CrustaceanDrawn(seat=2, token="crab"),  # noqa: S106 - no password
        e.HaulKept(seat=2, crabs=1, shrimp=1),
        e.Scored(seat=2, points=2, reason="crustaceans", total=9),
        e.Sailed(seat=2, by=2, to=16, slot=0),
        e.Docked(seat=2, by=2, slot=1),
        e.DockHand(seat=2, cards=("maki", "ramen"), knowers=0b100),
        e.DockCardKept(seat=2, card="maki"),
        e.Scored(seat=2, points=5, reason="meal", total=14),
        e.Sailed(seat=0, by=2, to=16, slot=0),
        e.Docked(seat=0, by=2, slot=3),
    ]
    assert words.tell(events, view_of(1), ENGLISH) == [
        "Player 2 looks at 2 Sacred Rock cards. One is kept.",
        "Player 2 draws from the bag: shrimp, crab.",
        "Player 2 keeps 1 shrimp and 1 crab. 2 points, 9 in all.",
        "Player 2 sails to the Dock (16). Slot 1.",
        "Player 2 looks at 2 Dock cards. Picked: Maki (meal). 5 points, 14 in all.",
        "Player 2 moves the neutral boat to the Dock (16). Slot 3.",
    ]
    assert words.tell(events[:3], view_of(2), ENGLISH) == [
        "You look at 2 Sacred Rock cards. Kept: Pilgrim.",
        "Returned under the deck: Gourmet.",
    ]


# Secrets


def _disguised(event: Event, seat: int) -> Event:
    """The event with other cards in the fields that the seat may not see."""
    if event.is_open_to(seat):
        return event
    other = "gourmet" if isinstance(event, e.RocksDrawn | e.RockKept | e.RockReturned) else "maki"
    changes: dict[str, Any] = {
        name: (other,) * len(getattr(event, name)) if name == "cards" else other
        for name in event.secret
    }
    return dataclasses.replace(event, **changes)


def test_no_secret_changes_a_word() -> None:
    hidden = 0
    for game in games(8, editions_too=False):
        for events in played(game):
            for seat in range(game.players + 1):
                view = game.view(seat)
                others = [_disguised(event, seat) for event in events]
                hidden += others != events
                assert words.tell(events, view, ENGLISH) == words.tell(others, view, ENGLISH)
    assert hidden > 200


# Questions and options


def test_all_that_can_be_asked_and_shown_is_tidy() -> None:
    asked: set[str] = set()
    actions: set[type] = set()
    for i, game in enumerate(games(16)):
        rng = random.Random(i)
        for events in played(game, "random" if i % 3 else "filler"):
            view = game.view(game.decider or 1)
            assert_tidy(words.tell(events, view, ENGLISH))
            if game.is_over:
                assert_tidy(words.result(game.events, view, ENGLISH))
                break
            question, *lines = words.ask(view, ENGLISH)
            assert_tidy([question, *lines])
            options = [line for line in lines if re.match(r"\d+\. ", line)]
            assert len(options) == len(view.legal_actions)
            for number, (action, option) in enumerate(
                zip(view.legal_actions, options, strict=True), 1
            ):
                assert option.startswith(f"{number}. {action}: ")
                actions.add(type(action))
            asked.add(view.phase)
            if rng.random() < 0.1:
                for show in (words.look, words.others, words.school, words.route, words.scores):
                    assert_tidy(show(view, ENGLISH))
                assert_tidy(words.help_lines(view, ENGLISH))
    assert asked == set(PHASES) - {"over"}
    assert actions == set(get_args(Action))


def test_who_moves_again_is_foretold() -> None:
    foretold = {True: 0, False: 0}
    for i, game in enumerate(games(24)):
        rng = random.Random(i)
        for _ in played(game):
            if game.phase != "sail" or rng.random() < 0.5:
                continue
            boat, view = game.view(game.decider).boat_in_action, game.view(game.decider)
            move = rng.choice(game.legal_actions)
            assert isinstance(move, Sail)
            if view.station(move.to) in ("dock", "finish"):
                continue
            said = "moves again" in words.action_words(move, view, ENGLISH).replace(
                "move again", "moves again"
            )
            assert said == (_next_boat(game.copy(), move, rng) == boat)
            foretold[said] += 1
    assert min(foretold.values()) > 20


def _next_boat(game: Game, move: Action, rng: random.Random) -> int:
    """The boat that sails next, after a move and the stop it leads to."""
    events = list(game.play(move))[1:]
    while game.phase != "sail" and not any(isinstance(event, e.Sailed) for event in events):
        events = list(game.play(rng.choice(game.legal_actions)))
    sailed = [event.seat for event in events if isinstance(event, e.Sailed)]
    return sailed[0] if sailed else game.view(0).boat_in_action


def test_completed_lines_are_foretold() -> None:
    completed = 0
    for game in games(8):
        for _ in played(game):
            if game.phase not in ("place", "place_net"):
                continue
            view = game.view(game.decider)
            for action in view.legal_actions:
                if isinstance(action, Place | PlaceNet):
                    said = re.findall(
                        r"Completes [a-z]+ \w, (\d+) ", words.action_words(action, view, ENGLISH)
                    )
                    scored = [
                        event.points
                        for event in game.copy().play(action)
                        if isinstance(event, e.Scored) and event.reason in ("row", "column")
                    ]
                    assert sorted(int(points) for points in said if points != "0") == sorted(scored)
                    completed += len(scored)
    assert completed > 20


def _after(legs: str, *moves: str, **parameters: Any) -> SeatView:
    """What seat 1 sees after some moves in a game where stations do more."""
    box = house_edition(legs, **parameters)
    outcomes = [Outcome("boat", seat) for seat in "231"]
    game = Game.new(3, "more", edition=box, outcomes=[*outcomes, Outcome("fish", "blue-bream")])
    for move in moves:
        game.play(move)
    return game.view(1)


def test_R7_7_what_stations_do_more_is_told() -> None:
    rocks = _after("rock rock rock rock", "sail 1", rock_keeps=2)
    assert words.question(rocks, ENGLISH) == "Keep one Sacred Rock card; then keep one more."
    ahead = _after("rock whale trap angling", rock_keeps=2, panorama_sections=2, trap_saved=2)
    options = words.options(ahead, ENGLISH)
    assert options[0] == "sail 1: Sacred Rock. Look at 2 cards, keep 2."
    assert options[1] == "sail 2: Whale Panorama. 2 sections, up to 2 of 5: 3 points."
    assert options[2].endswith("If you lose the haul, you keep up to 2 shrimp.")
    told = _after("angling angling angling angling", "sail 1", angling_spread=1)
    assert words.options(told, ENGLISH)[0].endswith("Your first fish, for any cell you like.")
    for name, topic in (
        *(("angling_spread", "angling"), ("trap_saved", "trap")),
        *(("panorama_sections", "panorama"), ("rock_keeps", "rock")),
    ):
        plain_lines = words.help_lines(_after("rock whale trap angling"), ENGLISH, topic)
        value = STANDARD.parameters[name] + 1
        better = _after("rock whale trap angling", **{name: value})
        assert words.help_lines(better, ENGLISH, topic) != plain_lines


def test_odds_of_a_haul_are_exact() -> None:
    seen = set()
    for game in games(6, editions_too=False):
        for _ in played(game):
            if game.phase == "haul":
                view = game.view(game.decider)
                draw, stop = words.options(view, ENGLISH)
                crabs, shrimp = view.bag
                if view.haul[0] + 1 < view.boat(view.decider).parameters["trap_crabs"]:
                    assert "This draw is safe." in draw
                else:
                    assert f"to a crab: {crabs} in {crabs + shrimp} (" in draw
                seen.add("safe" in draw)
                assert stop.startswith("stop: Keep ")
    assert seen == {True, False}


# Cards


def test_every_metric_and_parameter_has_words() -> None:
    for metric in (*METRICS, *STANDARD.colors):
        for limits in ({"at_least": 1}, {"at_most": 0}, {"at_least": 2, "at_most": 4}):
            box = house_edition(rock_cards__cards=[rock("task", metric, 3, **limits)])
            assert_tidy([cards.rock_card_words("task", box, ENGLISH)])
    for name in PARAMETERS:
        assert_tidy([ENGLISH.text(f"parameter-{name}", n=n) for n in (1, 2)])


def test_cards_speak_for_themselves() -> None:
    every = _card_texts(FIRST)
    assert every["maki"] == "5 points right away."
    assert every["paper-fleet"] == "You set 1 more Offering afloat."
    assert every["deep-trap"] == (
        "A haul may hold 2 more tokens. Once per stop, 1 point for keeping the haul."
    )
    assert every["light-boat"] == "4 points for no Offerings left."
    assert every["long-lines"] == "4 points for at least 1 row scored."
    assert every["blue-catch"] == "3 points for at least 4 blue fish."
    for texts in (every, _card_texts(STANDARD)):
        assert len(set(texts.values())) == len(texts)


def _card_texts(box: Edition) -> dict[str, str]:
    docks = {card.id: cards.dock_card_words(card.id, box, ENGLISH) for card in box.dock_cards}
    rocks = {card.id: cards.rock_card_words(card.id, box, ENGLISH) for card in box.rock_cards}
    return docks | rocks


def test_R7_7_new_abilities_have_words() -> None:
    said = {
        "angling_spread": "A fish caught by Angling may go into any free cell.",
        "trap_saved": "From a lost haul, keep up to 1 shrimp.",
        "panorama_sections": "Take 1 more section of the panorama.",
        "rock_keeps": "Keep 1 more of the cards.",
    }
    for name, text in said.items():
        box = house_edition(upgrade={name: 1})
        assert cards.dock_card_words("gear", box, ENGLISH) == text


def test_R6_4_progress_says_what_the_rules_find() -> None:
    counted: set[str] = set()
    for game in games(60):
        for _ in played(game, "random"):
            pass
        view, box = game.view(0), game.edition
        for event in game.events:
            if isinstance(event, e.RockRevealed):
                said = cards.progress(event.card, event.seat, view, ENGLISH)
                assert event.fulfilled == ("to go" not in said and "too many" not in said), said
                counted |= {each.metric for each in cards.rock_card(event.card, box).conditions}
    assert counted == {*METRICS, *STANDARD.colors}


# Stations, help, the end


def test_every_station_is_explained() -> None:
    for station in STATIONS:
        topic = stations.find_topic(station, ENGLISH)
        assert topic in stations.TOPICS
        for box in (STANDARD, editions.odd(1), editions.odd(2)):
            assert_tidy(stations.explain(topic, box, 3, box.parameters, ENGLISH))
    assert stations.find_topic("crust", ENGLISH) == "trap"
    assert stations.find_topic("Octopus", ENGLISH) == "panorama"
    assert [stations.find_topic(text, ENGLISH) for text in ("", "start", "w")] == ["", "", ""]


def test_greeting_and_rules_are_short_and_tidy() -> None:
    for players in range(2, 6):
        view = view_of(1, players)
        assert_tidy(words.greeting(view, "filler", ENGLISH))
        assert len(words.greeting(view, "filler", ENGLISH)) <= 11
        assert_tidy(words.rules(view.edition, players, ENGLISH))
        assert ("neutral" in " ".join(words.rules(view.edition, players, ENGLISH))) == (
            players == 2
        )


@pytest.mark.parametrize(
    ("players", "tokens"), [(2, "7, 5, 3"), (3, "7, 5, 3"), (4, "7, 5, 3, 2"), (5, "7, 5, 3, 2, 1")]
)
def test_R1_6_the_tokens_told_are_those_in_play(players: int, tokens: str) -> None:
    assert any(line.endswith(f": {tokens}.") for line in words.rules(STANDARD, players, ENGLISH))
    told = words.help_lines(view_of(1, players), ENGLISH, "finish")
    assert any(line.endswith(f": {tokens}.") for line in told)
    alone = dataclasses.replace(STANDARD, neutral_counts_as_boat=False)
    assert stations.early_birds(alone, 2) == "7, 5"


def test_the_rules_name_their_limits() -> None:
    assert "up to 5" in " ".join(words.rules(STANDARD, 3, ENGLISH))
    assert "always flipped" in " ".join(words.help_lines(view_of(1), ENGLISH, "angling"))


def test_the_end_adds_up() -> None:
    for game in games(6):
        for _ in played(game):
            pass
        sums = {seat: sum(parts.values()) for seat, parts in by_source(game.events).items()}
        assert {seat: sums.get(seat, 0) for seat in game.scores} == game.scores
        winner = words.result(game.events, game.view(1), ENGLISH)[0]
        assert ("share" in winner.lower()) == (len(game.winners) > 1)
        for seat in game.winners:
            assert ("you" if seat == 1 else f"Player {seat}").lower() in winner.lower()


def test_counterclockwise_the_stations_come_in_reverse() -> None:
    game = Game.new(3, "back", "counterclockwise", FIRST)
    told = words.route(game.view(1), ENGLISH)
    assert told[2] == "1: Angling."
    assert game.view(1).route[0] == FIRST.route[-2]
    assert game.view(1).route[-1].station == "finish"
