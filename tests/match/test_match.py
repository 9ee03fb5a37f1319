"""Matches: whatever a bot does, the game goes on, and the report says what it did."""

from collections.abc import Sequence

import pytest

from namiji import Game, NamijiError
from namiji.bots import Bot, Player, make_bot
from namiji.bots.random_bot import RandomBot
from namiji.game.actions import Action, Sail
from namiji.game.seeds import bot_seed
from namiji.game.view import SeatView
from namiji.match.match import Match, play_game, play_match
from namiji.match.seating import check_bot, seat_bots
from namiji.match.watched_bot import STAND_IN, OnFault


class FirstBot:
    def choose(self, _view: SeatView, legal: Sequence[Action]) -> Action:
        return legal[0]


class CrashingBot:
    def choose(self, view: SeatView, _legal: Sequence[Action]) -> Action:
        raise RuntimeError(f"my cards are {view.own_rocks}")


class CheatingBot:
    def choose(self, _view: SeatView, _legal: Sequence[Action]) -> Action:
        return Sail(64)


def play(seat_two: Player, on_fault: OnFault = "random") -> Match:
    return play_game(Game.new(3, "match"), {1: FirstBot(), 2: seat_two, 3: FirstBot()}, on_fault)


def test_a_match_reports_every_decision() -> None:
    match = play(FirstBot())
    deciders = [decision.seat for decision in match.game.decisions]
    assert match.game.is_over
    assert [report.seat for report in match.seats] == [1, 2, 3]
    for report in match.seats:
        assert report.decisions == deciders.count(report.seat) > 10
        assert 0 < report.longest <= report.seconds
        assert (report.lost_turns, report.faults) == (0, ())


@pytest.mark.parametrize(
    ("bot", "kind", "message"),
    [
        (CrashingBot(), "crash", "RuntimeError in test_match.py, line "),
        (CheatingBot(), "illegal", "answered with an action that is not legal"),
    ],
)
def test_a_bot_that_fails_loses_its_turns_to_random(bot: Player, kind: str, message: str) -> None:
    match = play(bot)
    report = match.seats[1]
    assert match.game.is_over
    assert match.faults == report.faults
    assert 5 < len(report.faults) == report.lost_turns <= report.decisions
    decisions = match.game.decisions
    for fault in report.faults:
        assert (fault.seat, fault.kind) == (2, kind)
        assert fault.message.startswith(message)
        assert decisions[fault.decision - 1].seat == 2
    assert not report.forfeited
    # A seat that answers nothing is played by the stand-in, as if that had been named.
    if kind == "crash":
        assert report.lost_turns == report.decisions
        stand_in = play(make_bot(STAND_IN, bot_seed("match", 2)))
        assert stand_in.game.decisions == decisions


class LateBot(FirstBot):
    """Plays well enough, and crashes at its last moment."""

    def __init__(self, decisions: int) -> None:
        self._left = decisions

    def choose(self, view: SeatView, legal: Sequence[Action]) -> Action:
        self._left -= 1
        if self._left < 0:
            raise RuntimeError
        return super().choose(view, legal)


def test_a_bot_that_fails_forfeits_the_game() -> None:
    match = play(LateBot(5), "forfeit")
    first, second, _ = match.seats
    assert match.game.is_over
    assert second.forfeited
    assert not first.forfeited
    assert len(second.faults) == 1  # it is not asked again
    assert second.lost_turns == second.decisions - 5 > 0
    scores = match.game.scores
    best = max(scores[1], scores[3])
    assert match.winners == tuple(seat for seat in (1, 3) if scores[seat] == best)
    assert play(LateBot(5), "forfeit").game.decisions == match.game.decisions


def test_a_forfeit_loses_whatever_the_seat_scores() -> None:
    strong = make_bot("greedy", 1)
    game = play(strong).game
    assert game.winners == (2,)
    decisions = sum(decision.seat == 2 for decision in game.decisions)

    class Late(LateBot):
        def choose(self, view: SeatView, legal: Sequence[Action]) -> Action:
            super().choose(view, legal)
            return strong.choose(view, legal)

    strong = make_bot("greedy", 1)  # a new one
    match = play(Late(decisions - 1), "forfeit")
    assert match.seats[1].forfeited
    assert match.game.winners == (2,)
    assert 2 not in match.winners


def test_nobody_wins_if_all_forfeit() -> None:
    match = play_match([CrashingBot(), CheatingBot()], seed=1)
    assert match.game.is_over
    assert match.winners == ()
    assert all(report.forfeited for report in match.seats)


def test_it_is_said_what_a_fault_can_cost() -> None:
    with pytest.raises(NamijiError, match="forfeit or random, not 'greedy'"):
        play_match(["random", "random"], on_fault="greedy")  # type: ignore[arg-type]  # on purpose


def test_faults_tell_no_secrets() -> None:
    faults = play(CrashingBot()).faults
    assert not any("cards" in fault.message + fault.said for fault in faults)


def test_faults_come_in_the_order_of_the_game() -> None:
    crashing = CrashingBot()
    match = play_game(Game.new(3, 1), {1: crashing, 2: crashing, 3: FirstBot()})
    numbers = [fault.decision for fault in match.faults]
    assert numbers == sorted(numbers)
    assert {fault.seat for fault in match.faults} == {1, 2}


def test_every_seat_needs_a_bot() -> None:
    for seats in ((1, 2), (1, 2, 3, 4), (0, 1, 2)):
        with pytest.raises(NamijiError, match="seats 1 to 3") as caught:
            play_game(Game.new(3, 1), dict.fromkeys(seats, FirstBot()))
        assert caught.value.code == "bad-bots"


def test_an_interrupt_is_no_fault() -> None:
    class Interrupted:
        def choose(self, _view: SeatView, _legal: Sequence[Action]) -> Action:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play(Interrupted())


def test_bots_have_the_seeds_of_their_seats_and_are_closed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[tuple[str, str, float]] = []
    closed: list[Bot] = []

    class ClosingBot(RandomBot):
        def close(self) -> None:
            closed.append(self)

    def make(spec: str, seed: str, seconds: float) -> Bot:
        made.append((spec, seed, seconds))
        return ClosingBot(seed)

    monkeypatch.setattr("namiji.match.seating.make_bot", make)
    game = Game.new(2, "seats")
    with pytest.raises(RuntimeError), seat_bots(game, ["one", "two"], 7) as bots:
        raise RuntimeError
    assert closed == list(bots.values())
    assert made == [("one", bot_seed("seats", 1), 7), ("two", bot_seed("seats", 2), 7)]


def test_a_bot_can_be_checked_before_a_game() -> None:
    edition = Game.new(2, 1).edition
    check_bot("filler", edition)
    with pytest.raises(NamijiError, match="did you mean 'filler'"):
        check_bot("fillet", edition)


class WatchingBot(Bot):
    """Plays the first legal action and keeps a diary."""

    def __init__(self, diary: list[str], *, fails: str = "") -> None:
        self._diary, self._fails = diary, fails

    def _do(self, what: str) -> None:
        self._diary.append(what)
        if what == self._fails:
            raise RuntimeError(what)

    def begin(self, _view: SeatView) -> None:
        self._do("begin")

    def choose(self, _view: SeatView, legal_actions: Sequence[Action]) -> Action:
        self._do("choose")
        return legal_actions[0]

    def end(self, view: SeatView) -> None:
        assert view.phase == "over"
        self._do("end")


def test_a_match_begins_and_ends_a_bot_once() -> None:
    diary: list[str] = []
    report = play(WatchingBot(diary)).seats[1]
    assert diary == ["begin", *["choose"] * report.decisions, "end"]


def test_a_match_begins_a_bot_again_after_a_fault() -> None:
    diary: list[str] = []
    report = play(WatchingBot(diary, fails="choose")).seats[1]
    assert diary == [*["begin", "choose"] * report.decisions, "end"]
    assert report.lost_turns == report.decisions == len(report.faults)


def test_a_bot_that_cannot_begin_loses_its_turns() -> None:
    diary: list[str] = []
    report = play(WatchingBot(diary, fails="begin")).seats[1]
    assert diary == [*["begin"] * report.decisions, "end"]
    assert report.lost_turns == report.decisions
    assert report.seconds == 0


def test_a_bot_that_fails_after_the_end_keeps_its_turns() -> None:
    match = play(WatchingBot([], fails="end"))
    (fault,) = match.faults
    assert fault.kind == "crash"
    assert fault.decision == len(match.game.decisions) + 1
    assert match.seats[1].lost_turns == 0


# A match in one call


def test_a_match_is_played_between_specs_and_players() -> None:
    match = play_match([FirstBot(), "random", FirstBot()], seed=3, direction="counterclockwise")
    assert match.game.is_over
    assert (match.game.players, match.game.seed) == (3, "3")
    assert match.game.direction == "counterclockwise"
    assert [report.seat for report in match.seats] == [1, 2, 3]
    assert match.faults == ()


def test_a_match_with_a_seed_can_be_repeated() -> None:
    first, second = (play_match(["random", "filler"], seed="again").game for _ in range(2))
    assert first.decisions == second.decisions
    assert play_match(["random", "filler"]).game.seed != play_match(["random", "filler"]).game.seed


def test_a_match_closes_the_bots_that_it_made(monkeypatch: pytest.MonkeyPatch) -> None:
    class ClosingBot(Bot):
        closed = 0

        def choose(self, _view: SeatView, legal_actions: Sequence[Action], /) -> Action:
            return legal_actions[0]

        def close(self) -> None:
            self.closed += 1

    made: list[ClosingBot] = []

    def make(*_arguments: object) -> Bot:
        made.append(ClosingBot())
        return made[-1]

    monkeypatch.setattr("namiji.match.seating.make_bot", make)
    own = ClosingBot()
    play_match(["one", own], seed=1)
    assert [bot.closed for bot in made] == [1]
    assert own.closed == 0
