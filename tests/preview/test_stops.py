"""What a preview says of the decisions at a stop comes true: fish, hauls and cards."""

from collections import Counter
from typing import Any

from namiji.core import layout
from namiji.core.api import metric
from namiji.edition.model import METRICS
from namiji.edition.tables import build_tables
from namiji.game import events as e
from namiji.game.actions import Draw, Place, Stop
from namiji.game.view import SeatView
from namiji.preview import effect_of
from tests.support.option_trials import Trial, is_useful, of, rack_of, shared, traits, trials
from tests.support.oracle import spelled
from tests.support.scripted_game import ScriptedGame, edition

# Fishing


def test_R3_5_points_of_lines_are_foretold() -> None:
    lines = 0
    for trial in trials("place"):
        effect, rack = trial.effect, trial.view.boat(trial.view.boat_in_action).rack
        assert trial.game.view(0).boat(trial.view.boat_in_action).rack == rack | effect["cells"]
        told = [(line["line"].split()[0], line["points"]) for line in effect["lines"]]
        scored = [each for each in trial.scored if each[0] in ("row", "column")]
        assert [each for each in told if each[1]] == scored
        assert (effect["upgrade"], effect["points"]) == (trial.upgrades, trial.points)
        lines += len(scored)
    assert lines > 20


def test_what_becomes_of_lines_is_foretold() -> None:
    changes: Counter[str] = Counter()
    for trial in trials("place"):
        rack, placed = rack_of(trial.view), trial.effect["cells"]
        names = ["row 1", "row 2", "row 3", "column a", "column b", "column c", "column d"]
        cells = dict(zip(names, rack.rows + rack.columns, strict=True))
        touched = [name for name in names if any(spelled(cell) in placed for cell in cells[name])]
        assert [line["line"] for line in trial.effect["lines"]] == touched
        for line in trial.effect["lines"]:
            before = [rack.fish[cell] for cell in cells[line["line"]] if cell in rack.fish]
            new = (placed[spelled(c)] for c in cells[line["line"]] if spelled(c) in placed)
            after = before + [traits(fish, trial.view.edition) for fish in new]
            assert (line["color"], line["fish_kind"]) == shared(after)
            assert line["alive"] == any(shared(after))
            assert (line["filled"], line["size"]) == (len(after), len(cells[line["line"]]))
            assert line["change"] == _change(before, after, line["size"])
            changes[line["change"]] += 1
    assert len(changes) == 6


def _change(before: list[tuple[str, str]], after: list[tuple[str, str]], size: int) -> str:
    if any(shared(after)):
        return "completes" if len(after) == size else "grows" if len(after) > 1 else "begins"
    if len(after) == size:
        return "fills"
    return "spoils" if not before or any(shared(before)) else "stays_spoiled"


def test_what_a_catch_is_good_for_is_foretold() -> None:
    helped: Counter[bool] = Counter()
    for trial in trials("take"):
        view, effect = trial.view, trial.effect
        taken = trial.events[0]
        assert isinstance(taken, e.FishTaken)
        if effect["fish"] is None:
            assert taken.face == "down"
            assert effect["left"] == sum(view.face_down.values())
            useful = (n for fish, n in view.face_down.items() if is_useful(fish, view))
            assert effect["useful"] == sum(useful)
            continue
        assert (taken.face, taken.fish) == ("up", effect["fish"])
        assert effect["left"] == view.face_up[taken.fish]
        assert effect["useful"] == (effect["left"] if is_useful(taken.fish, view) else 0)
        if trial.game.phase == "place" and len(trial.stop) == len(trial.events):
            assert sorted(line["line"] for line in effect["lines"]) == _helped(trial)
            to_go = [line["size"] - line["filled"] for line in effect["lines"]]
            assert to_go == sorted(to_go)
            helped[bool(effect["lines"])] += 1
    assert min(helped.values()) > 100


def _helped(trial: Trial) -> list[str]:
    """The lines that the fish in hand helps, wherever it may lie."""
    view, found = trial.game.view(trial.game.decider), set()
    for action in trial.game.legal_actions:
        if isinstance(action, Place):
            effect = effect_of(action, view)
            assert effect["kind"] == "place"
            found |= {x["line"] for x in effect["lines"] if x["change"] in ("completes", "grows")}
    return sorted(found)


def test_nets_and_what_is_let_go_are_foretold() -> None:
    for trial in trials("net", 24):
        after = trial.game.view(0)
        assert (after.phase, after.net_in_hand) == ("place_net", trial.effect["net"])
        assert "+".join(trial.effect["fish"]) == trial.effect["net"]
    places: Counter[str] = Counter()
    for trial in trials("release"):
        let_go = of((e.FishReleased, e.NetReleased), trial.stop)
        named = [x.fish if isinstance(x, e.FishReleased) else "+".join(x.net) for x in let_go]
        assert trial.effect["released"] == named
        school = isinstance(let_go[0], e.FishReleased)
        assert trial.effect["to"] == ("school" if school else "nets")
        places[trial.effect["to"]] += 1
    assert len(places) == 2
    assert all(of(e.CatchDeclined, trial.stop) for trial in trials("decline"))


# The trap


def test_the_risk_of_a_draw_is_exact() -> None:
    ends: Counter[str] = Counter()
    for trial in trials("draw", 24):
        effect, view = trial.effect, trial.view
        drawn = trial.events[0]
        assert isinstance(drawn, e.CrustaceanDrawn)
        assert (effect["crabs"], effect["shrimp"]) == view.bag
        assert (effect["tokens"], effect["losing"]) in (
            (sum(view.bag), 0),
            (sum(view.bag), view.bag[0]),
        )
        assert effect["risk"] == effect["losing"] / effect["tokens"]
        lost = bool(of(e.HaulLost, trial.stop))
        assert lost == (drawn.token == "crab" and effect["losing"] > 0)
        assert lost == (drawn.token == "crab" and effect["crabs_to_lose"] == 1)
        if lost:
            assert effect["saved"] == sum(kept.shrimp for kept in of(e.HaulKept, trial.stop))
            ends["lost"] += 1
        elif effect["ends"]:
            assert of(e.HaulKept, trial.stop)
            assert trial.points == effect["points"]
            ends["kept"] += 1
        else:
            assert trial.game.phase == "haul"
            assert _trap_effect(Stop(), trial.game.view(view.seat))["points"] == effect["points"]
            ends["asked"] += 1
    assert min(ends[each] for each in ("lost", "kept", "asked")) > 5


def _trap_effect(action: Draw | Stop, view: SeatView) -> dict[str, Any]:
    return dict(effect_of(action, view))


def test_R7_7_shrimp_that_a_lost_haul_keeps_are_foretold() -> None:
    table = ScriptedGame.alone(edition("trap rock", trap_saved=2))
    sail = effect_of(table.game.legal_actions[0], table.view(1))
    assert sail["kind"] == "sail"
    assert sail["there"] is not None
    assert sail["there"]["kind"] == "trap"
    assert sail["there"]["saved"] == 2
    table.play("sail 1 -> crab")
    for shrimp, saved in enumerate((0, 1, 2, 2)):
        if shrimp:
            table.play("draw -> shrimp")
        assert _trap_effect(Draw(), table.view(1))["saved"] == saved
    assert "haul_kept seat=1 crabs=0 shrimp=2" in table.play("draw -> crab")


def test_what_a_haul_gives_is_foretold() -> None:
    for trial in trials("stop"):
        kept = trial.events[0]
        assert isinstance(kept, e.HaulKept)
        assert (trial.effect["crabs"], trial.effect["shrimp"]) == (kept.crabs, kept.shrimp)
        assert trial.effect["points"] == trial.points


# Cards


def test_R6_4_what_a_rock_card_counts_is_foretold() -> None:
    counted: Counter[str] = Counter()
    fulfilled: Counter[bool] = Counter()
    for trial in trials("keep", 36):
        effect, view, edition = trial.effect, trial.view, trial.view.edition
        card = next(each for each in edition.rock_cards if each.id == effect["card"])
        assert (effect["copies"], effect["points"]) == (view.hand.count(card.id), card.points)
        assert effect["at_once"] == trial.points
        if len(trial.stop) < len(trial.events) or len(of(e.RockKept, trial.stop)) > 1:
            continue  # another stop or card may have changed what is counted
        for told, condition in zip(effect["conditions"], card.conditions, strict=True):
            limits = [told[name] for name in ("metric", "at_least", "at_most")]
            assert limits == [condition.metric, condition.at_least or None, condition.at_most]
            which = [*METRICS, *edition.colors].index(condition.metric)
            tables, state = build_tables(view.edition), trial.game._array
            assert told["now"] == metric(tables, state, view.seat, which)
            least, most = condition.at_least or 0, condition.at_most
            assert told["holds"] == (least <= told["now"] and (most is None or told["now"] <= most))
            counted[condition.metric] += 1
        assert effect["fulfilled"] == all(told["holds"] for told in effect["conditions"])
        fulfilled[effect["fulfilled"]] += 1
    assert counted.keys() >= {*METRICS}
    assert min(fulfilled.values()) > 5
    assert len(METRICS) == layout.COLOR


def test_what_a_dock_card_gives_is_foretold() -> None:
    meals: Counter[bool] = Counter()
    for trial in trials("pick"):
        effect, seat = trial.effect, trial.view.seat
        kept = trial.events[0]
        assert isinstance(kept, e.DockCardKept)
        assert (kept.seat, kept.card) == (seat, effect["card"])
        assert effect["copies"] == trial.view.hand.count(kept.card)
        meal = sum(points for reason, points in trial.scored if reason == "meal")
        assert effect["points"] == meal
        before, after = (v.boat(seat).parameters for v in (trial.view, trial.game.view(0)))
        gained = {name: after[name] - before[name] for name in after}
        assert effect["adds"] == {name: more for name, more in gained.items() if more}
        assert all(name.startswith(f"{effect['station']}_") for name in effect["adds"])
        meals[effect["station"] is None] += 1
    assert min(meals.values()) > 50
