"""What a preview says of sailing comes true, and its data have the shape that is promised."""

import json
import random
from collections import Counter
from typing import Any, get_args

import pytest
from pydantic import TypeAdapter

from namiji.core.names import PANORAMAS, STATIONS
from namiji.game import events as e
from namiji.game.actions import Moor, actions_of
from namiji.game.view import SeatView
from namiji.preview import Choice, effect_of, preview
from namiji.preview.shapes import Arrival, Effect
from tests.support.option_trials import Trial, is_useful, of, play_on, positions, trials
from tests.support.scripted_game import ScriptedGame, edition

# The list


def test_every_legal_action_is_told_in_order() -> None:
    for game in positions(8):
        choices = preview(game.view(game.decider))
        assert [choice["action"] for choice in choices] == [
            str(action) for action in game.legal_actions
        ]
        actions = actions_of(game.edition)
        assert [choice["id"] for choice in choices] == [
            actions.id(each) for each in game.legal_actions
        ]


def test_others_see_the_same_options_unless_they_are_secret() -> None:
    for game in positions(8):
        own = preview(game.view(game.decider))
        for seat in {*range(game.players + 1)} - {game.decider}:
            secret = game.phase in ("rock", "draft")
            assert preview(game.view(seat)) == ([] if secret else own)


def test_a_preview_says_nothing_that_chance_or_hidden_cards_decide() -> None:
    """Whatever world is dealt for the view, by whatever key, the preview is the same."""
    for number, game in enumerate(positions(6)):
        view = game.view(game.decider)
        key = random.Random(number).randbytes(16)
        other = SeatView.from_bytes(view.edition, key + view.to_bytes()[16:], view.seat)
        assert preview(other) == preview(view)


def test_previews_have_the_shape_of_their_types() -> None:
    shape: TypeAdapter[list[Choice]] = TypeAdapter(list[Choice])
    kinds, arrivals = set(), set()
    for game in positions(12):
        choices = preview(game.view(game.decider))
        assert shape.validate_json(json.dumps(choices), strict=True) == choices
        for choice in choices:
            kinds.add(choice["effect"]["kind"])
            if choice["effect"]["kind"] == "sail" and choice["effect"]["there"] is not None:
                arrivals.add(choice["effect"]["there"]["kind"])
    assert kinds == {get_args(each.__annotations__["kind"])[0] for each in get_args(Effect)}
    assert arrivals == {get_args(each.__annotations__["kind"])[0] for each in get_args(Arrival)}


# Sailing


def test_the_stop_and_the_next_boat_are_foretold() -> None:
    again: Counter[bool] = Counter()
    neutral = 0
    for trial in trials("sail"):
        effect, boat = trial.effect, trial.view.boat_in_action
        sailed = trial.events[0]
        assert isinstance(sailed, e.Sailed)
        assert (effect["boat"], effect["position"]) == (sailed.seat, sailed.to)
        if effect["station"] not in ("dock", "finish"):
            assert effect["slot"] == sailed.slot
        play_on(trial, e.Sailed, 2)
        picked = of(e.DockCardKept, trial.stop)
        if effect["next_boat"] is None:
            assert trial.game.is_over if effect["station"] == "finish" else picked
            assert effect["next_seat"] is None
            assert not effect["again"]
        else:
            following = of(e.Sailed, trial.events)[1]
            assert not picked
            assert effect["next_boat"] == following.seat
            assert effect["next_seat"] in (following.by, None)
            assert effect["again"] == (following.seat == boat)
            again[effect["again"]] += 1
            neutral += effect["next_boat"] == 0
    assert min(again.values()) > 100
    assert neutral > 100


def test_boats_behind_sail_first() -> None:
    seen: Counter[int] = Counter()
    for trial in trials("sail", 8):
        effect, boat = trial.effect, trial.view.boat_in_action
        if effect["station"] == "finish":
            assert effect["others_first"] is None
            continue
        play_on(trial, e.Sailed, 12)
        sailing = [event.seat for event in of(e.Sailed, trial.events)[1:]]
        if boat in sailing:
            before = len({*sailing[: sailing.index(boat)]})
            at_dock = effect["station"] == "dock"
            first = effect["others_first"]
            assert first <= before if at_dock else first == before
            seen[first] += 1
    assert len(seen) >= 3


def test_R9_1_who_moves_the_neutral_boat_is_left_open_only_where_a_slot_decides() -> None:
    for trial in trials("sail", 48):
        if trial.effect["next_boat"] == 0 and trial.effect["next_seat"] is None:
            movers = set()
            for action in trial.game.legal_actions:
                assert isinstance(action, Moor)
                game = trial.game.copy()
                sailed = of(e.Sailed, list(game.play(action)))
                movers.add(sailed[0].by if sailed else game.decider)
            assert movers == {1, 2}


@pytest.mark.parametrize(("slot", "mover"), [(1, 1), (2, None), (3, 2)])
def test_R9_1_the_slot_of_the_first_boat_in_says_who_may_move_the_neutral_one(
    slot: int, mover: int | None
) -> None:
    table = ScriptedGame(edition("whale whale"), order="0 2 1")
    table.play("sail 3", f"slot {slot}")
    effect = effect_of(table.game.legal_actions[-1], table.view(2))
    assert effect["kind"] == "sail"
    assert (effect["station"], effect["next_boat"], effect["next_seat"]) == ("dock", 0, mover)


def test_R7_2_free_slots_of_a_dock_are_foretold() -> None:
    last: Counter[bool] = Counter()
    for trial in trials("sail"):
        there = trial.effect["there"]
        if there is not None and there["kind"] == "dock":
            asked = [action.slot for action in trial.game.legal_actions if isinstance(action, Moor)]
            assert there["free"] == (asked or [x.slot for x in of(e.Docked, trial.stop)])
            play_on(trial, e.Sailed, 2)
            assert there["last"] == bool(of(e.DockCardReturned, trial.stop))
            last[there["last"]] += 1
    assert len(last) == 2


def test_what_a_station_gives_is_foretold() -> None:
    seen: Counter[str] = Counter()
    for trial in trials("sail", 32):
        effect, there = trial.effect, trial.effect["there"]
        waits = trial.game.phase not in ("sail", "over") and len(of(e.Sailed, trial.events)) == 1
        assert effect["idle"] == (len(trial.stop) == 1 and not waits)
        seen["idle" if effect["idle"] else effect["station"]] += 1
        play_on(trial, e.Sailed, 2)
        if there is None:
            assert (effect["boat"], effect["points"]) == (0, 0)
        elif there["kind"] in ("angling", "net", "trap", "rock"):
            CHECKS[there["kind"]](there, trial)
            assert effect["points"] == 0
        elif there["kind"] != "dock":
            CHECKS[there["kind"]](there, trial)
            assert effect["points"] == trial.points
    assert min(seen[each] for each in ("idle", *STATIONS)) > 20


def check_angling(there: Any, trial: Trial) -> None:
    view, stop = trial.view, trial.stop
    lying = (sum(view.face_up.values()), sum(view.face_down.values()))
    assert (there["face_up"], there["face_down"]) == lying
    assert there["useful"] == sum(n for fish, n in view.face_up.items() if is_useful(fish, view))
    catch = next((i for i, event in enumerate(stop) if isinstance(event, e.FishTaken)), None)
    assert len(of(e.FishFlipped, stop[:catch])) == there["reveals"]
    assert len(of(e.FishTaken, stop)) <= there["catches"]
    assert trial.upgrades == (there["points"] if of(e.FishKept, stop) else 0)


def check_net(there: Any, trial: Trial) -> None:
    assert there["nets"] == sum(trial.view.nets_unseen.values()) + len(trial.view.nets_under)
    assert there["reveals"] == sum(len(x.nets) for x in of(e.NetsRevealed, trial.stop))
    assert trial.upgrades == there["points"] * len(of(e.NetKept, trial.stop))


def check_trap(there: Any, trial: Trial) -> None:
    assert (there["crabs"], there["shrimp"]) == trial.view.bag
    kept, lost = of(e.HaulKept, trial.stop), of(e.HaulLost, trial.stop)
    for haul in kept:
        tokens = haul.crabs + haul.shrimp
        assert tokens <= (there["saved"] if lost else there["draws"])
        assert trial.points == tokens * there["points_each"] + there["points"]
    for haul in lost:
        assert haul.crabs == there["losing_crabs"]
        assert haul.shrimp == 0 or sum(each.shrimp for each in kept) == there["saved"]


def check_whirlpool(there: Any, trial: Trial) -> None:
    left = [event.left for event in of(e.OfferingFloated, trial.stop)]
    before = trial.view.boat(trial.view.boat_in_action).offerings
    assert len(left) == there["afloat"]
    assert [before, *left][-1] == there["left"]
    penalty = trial.view.edition.penalty
    assert (there["penalty"], there["penalty_left"]) == (penalty[before], penalty[there["left"]])


def check_panorama(there: Any, trial: Trial) -> None:
    *_, taken = sections_taken = of(e.SectionTaken, trial.stop)
    assert (there["panorama"], there["section"]) == (taken.panorama, taken.section)
    assert there["taken"] == len(sections_taken)
    assert there["first"] == bool(of(e.BonusTaken, trial.stop))
    assert sum(points for reason, points in trial.scored if reason == "bonus") == there["bonus"]
    sections = trial.view.edition.sections[PANORAMAS.index(taken.panorama)]
    assert there["sections"] == sections
    assert there["completes"] == (taken.section == sections)


def check_rock(there: Any, trial: Trial) -> None:
    assert there["deck"] == trial.view.deck_sizes["rock"]
    assert there["cards"] == sum(len(x.cards) for x in of(e.RocksDrawn, trial.stop))
    assert there["keeps"] == len(of(e.RockKept, trial.stop))
    assert trial.upgrades == (there["points"] if there["keeps"] else 0)


def check_finish(there: Any, trial: Trial) -> None:
    (arrived,) = of(e.Arrived, trial.stop)
    assert trial.effect["slot"] == arrived.rank - 1
    assert (there["rank"], there["early_bird"]) == (arrived.rank, arrived.early_bird)


CHECKS = {
    "angling": check_angling,
    "net": check_net,
    "trap": check_trap,
    "whirlpool": check_whirlpool,
    "panorama": check_panorama,
    "rock": check_rock,
    "finish": check_finish,
}


def test_the_turns_of_a_slot_are_foretold() -> None:
    neutral = 0
    for trial in trials("slot"):
        effect, boats = trial.effect, len(trial.view.boats)
        play_on(trial, e.DockCardReturned)
        drafted = of((e.DockCardKept, e.DockCardDiscarded), trial.events)
        picking = [x.seat if isinstance(x, e.DockCardKept) else 0 for x in drafted]
        assert picking.index(effect["boat"]) + 1 == effect["turn"]
        for hand in of(e.DockHand, trial.events):
            if hand.seat == effect["boat"]:
                assert len(hand.cards) == effect["cards"]
        (drafted_at,) = (i for i, x in enumerate(trial.events) if isinstance(x, e.DockCardReturned))
        del trial.events[:drafted_at]
        play_on(trial, e.Sailed, boats)
        leaving = [event.seat for event in of(e.Sailed, trial.events)]
        assert leaving.index(effect["boat"]) + 1 == effect["leaves"]
        neutral += effect["boat"] == 0
    assert neutral
