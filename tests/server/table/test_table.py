"""Tables without a server: who may do what, and that the log holds everything."""

import random
from collections.abc import Callable
from dataclasses import replace
from itertools import count

import pytest

from namiji.core.names import Direction
from namiji.errors import NamijiError
from namiji.record import Deal, read_record, verify
from namiji.record.deal import table_hash
from namiji.server.live.table_row import row_after
from namiji.server.protocol.snapshot import Snapshot
from namiji.server.protocol.table_info import TablePresence, table_info
from namiji.server.table.entries import (
    Decided,
    GameStarted,
    HandedOver,
    HandOverReason,
    LogEntry,
)
from namiji.server.table.request_context import RequestContext
from namiji.server.table.settings import NewTable
from namiji.server.table.state import GRACE, PendingEntry
from namiji.server.table.table import NONCE_SECONDS, Newcomer, StaleVersion, Table
from tests.support.editions import changed

LEG = "angling whale trap rock octopus net whirlpool dolphin".split()
EDITION = changed(
    "house", route={"stations": [*LEG, "dock", *LEG, "dock", *LEG, *LEG, "dock", *LEG, "finish"]}
)
HERE = [{"kind": "here", "name": name} for name in ("Ana", "Bo", "Cleo", "Dai", "Eva")]
BOT = {"kind": "bot", "level": "deckhand"}
LINK = {"kind": "link"}
NOBODY = TablePresence(set(), 0, 1.0)


class Played:
    """A table, and its log as a store would keep it."""

    def __init__(self, *seats: dict[str, str], **settings: object) -> None:
        new_table = NewTable.model_validate({"seats": list(seats) or HERE[:3], **settings})
        hashes = {seat: bytes([seat]) * 32 for seat in range(1, 6)}
        self.log: list[LogEntry] = []
        self.table = Table("test", EDITION)
        self.present = set(range(1, 6))
        self.make(Table.create(EDITION, new_table, hashes, 1.0))

    def make(self, *pending: PendingEntry) -> None:
        for each in pending:
            self.log.append(each.entry)
            self.table.apply(each)
        if (due := self.table.due(self.present, 2.0)) is not None:
            self.make(due)

    @property
    def status(self) -> str:
        return self.table.status

    def play(self, action: str | None = None, choose: random.Random | None = None) -> None:
        game = self.table.playing
        legal = [str(each) for each in game.legal_actions]
        action = action or (choose.choice(legal) if choose else legal[0])
        self.make(self.table.decide(by(game.decider, spent=1.5), action, self.table.version))

    def play_until(self, stop: Callable[[Table], bool], seed: int = 1) -> None:
        choose = random.Random(seed)
        while not stop(self.table):
            self.play(choose=choose)


def by(seat: int, request: str | None = None, spent: float = 0.0) -> RequestContext:
    """A request of a seat."""
    return RequestContext(seat, 2.0, request, spent)


def refused(code: str) -> pytest.RaisesExc[NamijiError]:
    return pytest.raises(NamijiError, check=lambda error: error.code == code)


def asked_to_undo() -> tuple[Played, int]:
    """Two decisions, of which the second showed a fish; and the seat that wants it back."""
    played = Played()
    played.play("sail 1")
    seat = played.table.playing.decider
    played.play("take face-down")
    played.make(played.table.undo(by(seat), 1, played.table.version))
    return played, seat


def game_bytes(table: Table) -> bytes:
    assert table.game is not None
    return table.game.to_bytes()


def all_states(table: Table) -> list[object]:
    snapshot = Snapshot(table, table_info(table, TablePresence({1, 2}, 0, 1.0)), None)
    return [snapshot.whole(seat, 0) for seat in range(len(table.seats) + 1)]


def test_a_game_starts_once_no_seat_is_open() -> None:
    played = Played(HERE[0], LINK, BOT)
    assert played.status == "open"
    played.make(*played.table.join([Newcomer("Bo", b"b" * 32)], 2.0))
    assert played.status == "playing"
    assert played.table.seat_of(b"b" * 32) == 2


def test_there_are_no_more_seats_than_there_are() -> None:
    played = Played(HERE[0], LINK)
    with refused("full"):
        played.table.join([Newcomer("Bo", b"b" * 32), Newcomer("Cleo", b"c" * 32)], 2.0)
    played.make(*played.table.join([Newcomer("Bo", b"b" * 32)], 2.0))
    with refused("started"):
        played.table.join([Newcomer("Cleo", b"c" * 32)], 2.0)


def test_whoever_leaves_before_the_game_loses_the_token() -> None:
    played = Played(HERE[0], LINK, LINK)
    played.make(*played.table.join([Newcomer("Bo", b"b" * 32)], 2.0))
    played.make(played.table.leave(by(2)))
    assert played.table.seat_of(b"b" * 32) is None
    assert played.table.free_seats == [2, 3]


def test_the_host_starts_with_bots_in_the_open_seats() -> None:
    played = Played(LINK, HERE[0], LINK, stand_in="master")
    assert played.table.host == 2
    with refused("not-host"):
        played.table.start(by(1))
    played.make(*played.table.start(by(2)))
    assert [seat.level for seat in played.table.seats.values()] == ["master", None, "master"]


@pytest.mark.parametrize(
    ("votes", "direction"),
    [
        (["clockwise", "clockwise", "counterclockwise"], "clockwise"),
        (["counterclockwise", "clockwise", "counterclockwise"], "counterclockwise"),
    ],
)
def test_the_direction_with_most_votes_is_sailed(votes: list[str], direction: str) -> None:
    played = Played(direction="vote")
    for seat, vote in enumerate(votes, 1):
        assert played.table.status == "open"
        played.make(played.table.vote(by(seat), vote))  # type: ignore[arg-type]
    assert played.table.playing.direction == direction


def test_lots_decide_a_tie() -> None:
    sailed: set[Direction] = set()
    while len(sailed) < 2:
        played = Played(*HERE[:2], direction="vote")
        played.make(played.table.vote(by(1), "clockwise"))
        played.make(played.table.vote(by(2), "counterclockwise"))
        sailed.add(played.table.playing.direction)


def test_only_the_decider_decides_and_only_what_is_legal() -> None:
    played = Played()
    decider = played.table.playing.decider
    other = decider % 3 + 1
    with refused("not-your-turn"):
        played.table.decide(by(other), "sail 1", played.table.version)
    with refused("past-dock"):
        played.table.decide(by(decider), "sail 40", played.table.version)
    with refused("unknown-action"):
        played.table.decide(by(decider), "row 3", played.table.version)
    with refused("bad-version"):
        played.table.decide(by(decider), "sail 1", played.table.version + 1)
    assert not played.table.playing.decisions


@pytest.mark.parametrize("text", ["keep pilgrim-chart", "pick pilgrim", "pick maki 2", "raemn"])
def test_a_word_that_is_no_action_is_met_by_no_guess(text: str) -> None:
    """Not even a card of the edition is named that the seat has not named itself."""
    played = Played()
    with refused("unknown-action") as refusal:
        played.table.decide(by(played.table.playing.decider), text, played.table.version)
    assert str(refusal.value) == "there is no such action: play one of your choices"


def test_a_decision_on_a_game_that_went_on_is_stale() -> None:
    played = Played()
    before = played.table.version
    played.play("sail 1")
    with pytest.raises(StaleVersion):
        played.table.decide(by(played.table.playing.decider), "take face-down", before)


def test_what_does_not_concern_the_game_makes_no_decision_stale() -> None:
    played = Played()
    before, decider = played.table.version, played.table.playing.decider
    other = decider % 3 + 1
    played.make(played.table.hand_over(by(other), other, "left"))
    assert played.table.decide(by(decider), "sail 1", before)


def test_own_decisions_that_showed_nothing_are_undone_freely() -> None:
    played = Played()
    before = played.table.playing.view(1).to_dict()
    played.play("sail 1")
    seat = played.table.playing.decider
    assert played.table.free_undo(seat) == 0
    played.make(played.table.undo(by(seat), 0, played.table.version))
    assert played.table.playing.view(1).to_dict() == before
    assert played.log[-1].content.kind == "undone"


def test_what_chance_showed_is_undone_by_consent_only() -> None:
    played, seat = asked_to_undo()
    assert played.table.free_undo(seat) is None
    wanted = played.table.undo_request
    assert wanted is not None
    others = sorted({1, 2, 3} - {seat})
    assert sorted(wanted.waiting) == others
    with refused("not-asked"):
        played.table.answer_undo(by(seat), wanted.version, True)
    played.make(played.table.answer_undo(by(others[0]), wanted.version, True))
    assert len(played.table.playing.decisions) == 2
    played.make(played.table.answer_undo(by(others[1]), wanted.version, True))
    assert len(played.table.playing.decisions) == 1
    assert played.table.undo_request is None


def test_one_refusal_and_the_decision_stands() -> None:
    played, seat = asked_to_undo()
    asked = played.table.version
    played.make(played.table.answer_undo(by(seat % 3 + 1), asked, False))
    assert played.table.undo_request is None
    with refused("not-asked"):
        played.table.answer_undo(by((seat + 1) % 3 + 1), asked, True)
    assert len(played.table.playing.decisions) == 2


def test_a_decision_answers_an_undo_that_was_asked_for() -> None:
    played, _ = asked_to_undo()
    played.play()
    assert played.table.undo_request is None


def test_against_bots_nobody_has_to_agree() -> None:
    played = Played(HERE[0], BOT)
    played.play_until(lambda table: len(table.playing.decisions) > 12)
    played.make(played.table.undo(by(1), 3, played.table.version))
    assert len(played.table.playing.decisions) == 3


@pytest.mark.parametrize("reason", ["left", "clock", "away"])
def test_a_hand_over_is_no_consent_and_ends_the_request(reason: HandOverReason) -> None:
    played, seat = asked_to_undo()
    for other in {1, 2, 3} - {seat}:
        played.make(played.table.hand_over(by(0), other, reason))
        assert played.table.undo_request is None
    assert len(played.table.playing.decisions) == 2


def test_a_person_who_was_replaced_agrees_to_lose_own_decisions_or_they_stay() -> None:
    played = Played()
    played.play_until(lambda table: len({each.seat for each in table.playing.decisions}) == 3)
    seat = played.table.playing.decisions[-1].seat
    absent, other = sorted({1, 2, 3} - {seat})
    played.make(played.table.hand_over(by(absent), absent, "left"))
    played.make(played.table.undo(by(seat), 0, played.table.version))
    wanted = played.table.undo_request
    assert wanted is not None
    assert wanted.waiting == {absent, other}
    played.make(played.table.answer_undo(by(other), wanted.version, True))
    assert played.table.playing.decisions, "it waits for the one who is replaced"
    played.make(played.table.answer_undo(by(absent), wanted.version, True))
    assert not played.table.playing.decisions


def test_what_a_bot_decided_for_a_person_needs_the_others_only() -> None:
    played = Played()
    seat = played.table.playing.decider
    absent, other = sorted({1, 2, 3} - {seat})
    played.make(played.table.hand_over(by(absent), absent, "left"))
    made = played.table
    played.play_until(lambda table: absent in {each.seat for each in table.playing.decisions})
    assert made.must_agree(seat, 0) == {other}


def test_where_bots_play_for_all_others_these_have_a_say() -> None:
    """Otherwise, who is left alone for a while draws again until it suits."""
    played = Played()
    played.play("sail 1")
    seat = played.table.playing.decider
    others = {1, 2, 3} - {seat}
    for other in others:
        played.make(played.table.hand_over(by(other), other, "left"))
    played.play("take face-down")
    played.make(played.table.undo(by(seat), 1, played.table.version))
    assert played.table.undo_request is not None
    assert played.table.undo_request.waiting == others
    assert len(played.table.playing.decisions) == 2


def test_who_comes_back_is_asked_too() -> None:
    played = Played()
    played.play("sail 1")
    seat = played.table.playing.decider
    absent, other = sorted({1, 2, 3} - {seat})
    played.make(played.table.hand_over(by(absent), absent, "left"))
    played.play("take face-down")
    played.make(played.table.undo(by(seat), 1, played.table.version))
    assert played.table.undo_request is not None
    assert played.table.undo_request.waiting == {other}
    played.make(played.table.come_back(by(absent)))
    assert played.table.undo_request.waiting == {other, absent}


def test_tables_may_forbid_undo_or_its_larger_part() -> None:
    strict, free = Played(undo="off"), Played(undo="free")
    for played in (strict, free):
        played.play("sail 1")
        seat = played.table.playing.decider
        played.play("take face-down")
        with refused("no-undo"):
            played.table.undo(by(seat), 1, played.table.version)
    assert strict.table.free_undo(seat) is None


def test_what_was_undone_does_not_come_again_and_the_record_still_proves_the_deal() -> None:
    drawn = set()
    played = Played(HERE[0], BOT, BOT)
    for _ in range(60):
        keep = len(played.table.playing.decisions)
        played.play("sail 3")  # a trap: its first draw is forced
        decided = played.log[-1].content
        assert isinstance(decided, Decided)
        drawn.add(decided.outcomes)
        played.make(played.table.undo(by(1), keep, played.table.version))
    assert len(drawn) == 2, "chance goes on while the game goes back"
    played.play_until(lambda table: table.status == "over")
    verdict = verify(read_record(played.table.record(1), EDITION))
    assert verdict.proven
    assert played.table.record(1).count("~") == 60


def test_nothing_is_undone_once_the_seed_is_shown() -> None:
    played = Played()
    played.play_until(lambda table: table.status == "over")
    with refused("not-playing"):
        played.table.undo(by(1), 0, played.table.version)


def test_a_bot_takes_over_and_the_person_comes_back() -> None:
    played = Played()
    decider = played.table.playing.decider
    played.make(played.table.hand_over(by(decider), decider, "left"))
    bot = played.table.bot_to_decide
    assert bot is not None
    assert bot.level == "skipper"
    with refused("replaced"):
        played.table.decide(by(decider, "own-request"), "sail 1", played.table.version)
    played.make(played.table.come_back(by(decider)))
    assert played.table.bot_to_decide is None
    with refused("not-replaced"):
        played.table.come_back(by(decider))


def test_everyone_present_has_to_want_a_rematch() -> None:
    played = Played()
    played.play_until(lambda table: table.status == "over")
    played.present = {1, 2}
    first = played.table.commitments[0]
    played.make(played.table.want_rematch(by(1)))
    assert played.table.status == "over"
    played.make(played.table.want_rematch(by(2)))
    assert (played.table.status, played.table.games) == ("playing", 2)
    assert played.table.commitments[1] != first
    with refused("not-over"):
        played.table.record(2)
    with refused("no-such-game"):
        played.table.record(3)


def test_time_for_a_game_runs_down_and_leaves_a_grace() -> None:
    played = Played(clock={"kind": "game", "seconds": 30})
    seat = played.table.playing.decider
    assert played.table.allowance(seat) == 30
    played.play("sail 1")
    assert played.table.allowance(seat) == 28.5
    played.table.spent[seat] = 29.0
    assert played.table.allowance(seat) == GRACE
    assert Played().table.allowance(1) is None


def test_a_decision_taken_back_gives_no_time_back() -> None:
    move, game = (Played(clock={"kind": kind, "seconds": 60}) for kind in ("move", "game"))
    for played in (move, game):
        seat = played.table.playing.decider
        played.make(played.table.decide(by(seat, spent=20.0), "sail 1", played.table.version))
        version = played.table.version
        played.make(played.table.undo(by(seat, spent=5.0), 0, version))
        assert played.table.allowance(seat) == 35
        played.make(played.table.decide(by(seat, spent=10.0), "sail 1", played.table.version))
    assert move.table.allowance(seat) == 60
    assert game.table.allowance(seat) == 25
    again = Table.from_log("test", EDITION, game.log)
    assert again.allowance(seat) == 25


def test_time_is_used_also_by_who_hands_the_seat_over() -> None:
    played = Played(clock={"kind": "game", "seconds": 60})
    seat = played.table.playing.decider
    played.make(played.table.hand_over(by(seat, spent=50.0), seat, "left"))
    assert played.table.allowance(seat) is None
    played.make(played.table.come_back(by(seat)))
    assert played.table.allowance(seat) == 10
    leaver = Played(clock={"kind": "game", "seconds": 60})
    seat = leaver.table.playing.decider
    leaver.make(leaver.table.leave(by(seat, spent=50.0)))
    leaver.make(leaver.table.come_back(by(seat)))
    assert leaver.table.allowance(seat) == 10


@pytest.mark.parametrize("kind", ["move", "game"])
def test_no_clock_starts_again_by_handing_over_and_coming_back(kind: str) -> None:
    played = Played(clock={"kind": kind, "seconds": 60})
    seat = played.table.playing.decider
    for spent in (20.0, 30.0):
        played.make(played.table.hand_over(by(seat, spent=spent), seat, "left"))
        played.make(played.table.come_back(by(seat)))
    assert played.table.allowance(seat) == 10
    again = Table.from_log("test", EDITION, played.log)
    assert again.allowance(seat) == 10
    played.play("sail 1")
    assert played.table.allowance(seat) == (60 if kind == "move" else GRACE)


@pytest.mark.parametrize("kind", ["move", "game"])
def test_the_time_of_a_stand_in_counts_for_who_comes_back(kind: str) -> None:
    played = Played(clock={"kind": kind, "seconds": 60})
    seat = played.table.playing.decider
    for _ in range(2):
        played.make(played.table.hand_over(by(seat, spent=1.0), seat, "left"))
        played.make(played.table.come_back(by(seat, spent=20.0)))
    assert played.table.allowance(seat) == 18
    assert Table.from_log("test", EDITION, played.log).allowance(seat) == 18


def test_a_decision_stays_overdue_however_often_the_seat_is_handed_over() -> None:
    played = Played(clock={"kind": "move", "seconds": 5})
    seat = played.table.playing.decider
    played.make(played.table.hand_over(by(0, spent=5.0), seat, "clock"))
    played.make(played.table.come_back(by(seat)))
    played.make(played.table.hand_over(by(seat), seat, "left"))
    played.make(played.table.come_back(by(seat)))
    assert played.table.overdue
    assert played.table.bot_to_decide is not None


@pytest.mark.parametrize("kind", ["move", "game"])
def test_a_decision_out_of_time_is_the_stand_ins(kind: str) -> None:
    played = Played(clock={"kind": kind, "seconds": 5})
    seat = played.table.playing.decider
    played.make(played.table.hand_over(by(0, spent=5.0), seat, "clock"))
    played.make(played.table.come_back(by(seat)))
    assert played.table.people == {1, 2, 3}
    for table in (played.table, Table.from_log("test", EDITION, played.log)):
        assert table.allowance(seat) is None
        bot = table.bot_to_decide
        assert bot is not None
        assert bot.number == seat
        with refused("overdue"):
            table.decide(by(seat, "own-request"), "sail 1", table.version)
        game = Snapshot(table, table_info(table, NOBODY), None).whole(seat, 0)["game"]
        assert game is not None
        assert not game["choices"]
    played.make(played.table.decide(by(seat), "sail 1", played.table.version))
    decided = played.log[-1].content
    assert isinstance(decided, Decided)
    assert decided.by == "stand_in"
    assert played.table.bot_to_decide is None
    assert played.table.allowance(played.table.playing.decider) == 5


def test_taking_back_again_and_again_gains_no_time() -> None:
    played = Played(clock={"kind": "move", "seconds": 20})
    seat = played.table.playing.decider
    for _ in range(3):
        played.make(played.table.decide(by(seat, spent=6.0), "sail 1", played.table.version))
        played.make(played.table.undo(by(seat), 0, played.table.version))
    assert played.table.allowance(seat) == 2


@pytest.mark.parametrize("kind", ["move", "game"])
def test_whoever_agrees_to_an_undo_grants_a_grace(kind: str) -> None:
    played = Played(clock={"kind": kind, "seconds": 60})
    seat = played.table.playing.decider
    for spent, action in ((30.0, "sail 1"), (29.0, "take face-down")):
        played.make(played.table.decide(by(seat, spent=spent), action, played.table.version))
    played.make(played.table.undo(by(seat), 0, played.table.version))
    while (wanted := played.table.undo_request) is not None:
        played.make(played.table.answer_undo(by(min(wanted.waiting)), wanted.version, True))
    assert not played.table.playing.decisions
    assert played.table.allowance(seat) == GRACE


def test_a_rematch_waits_until_somebody_is_there_who_wants_it() -> None:
    played = Played()
    played.play_until(lambda table: table.status == "over")
    played.present = {1, 2, 3}
    played.make(played.table.want_rematch(by(1)))
    assert played.table.due(set(), 2.0) is None
    assert played.table.due({2}, 2.0) is None
    assert played.table.due({1}, 2.0) is not None


def test_who_wants_a_rematch_plays_it() -> None:
    played = Played(HERE[0], BOT)
    played.make(played.table.hand_over(by(0), 1, "clock"))
    played.play_until(lambda table: table.status == "over")
    played.make(played.table.want_rematch(by(1)))
    assert played.table.status == "playing"
    assert played.table.people == {1}


def test_what_changes_nothing_is_not_written_down() -> None:
    played = Played(*HERE[:2], LINK, direction="vote")
    played.make(played.table.vote(by(1), "clockwise"))
    with refused("no-vote"):
        played.table.vote(by(1), "clockwise")
    asked, seat = asked_to_undo()
    with refused("undo-asked"):
        asked.table.undo(by(seat % 3 + 1), 0, asked.table.version)
    over = Played()
    over.play_until(lambda table: table.status == "over")
    over.make(over.table.want_rematch(by(1)))
    with refused("wanted"):
        over.table.want_rematch(by(1))


def test_a_table_is_full_at_some_time(monkeypatch: pytest.MonkeyPatch) -> None:
    played = Played()
    monkeypatch.setattr("namiji.server.table.table.MAX_ENTRIES", played.table.version)
    played.play("sail 1")
    with refused("table-full"):
        played.table.undo(by(played.table.playing.decider), 0, played.table.version)
    played.play_until(lambda table: table.status == "over")
    monkeypatch.setattr("namiji.server.table.table.MAX_GAMES", 1)
    with refused("table-full"):
        played.table.want_rematch(by(1))


def test_no_seat_uses_up_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    played, numbers = Played(), count()
    monkeypatch.setattr("namiji.server.table.table.MAX_SEAT_ENTRIES", 6)

    def ask(seat: int, come_back: bool = False) -> None:
        context = by(seat, str(next(numbers)))
        table = played.table
        played.make(table.come_back(context) if come_back else table.leave(context))

    for turn in range(6):
        ask(1, come_back=bool(turn % 2))
    with refused("seat-full"):
        ask(1)
    assert played.table.people == {1, 2, 3}
    ask(2)
    monkeypatch.setattr("namiji.server.table.table.MAX_ENTRIES", played.table.version)
    ask(2, come_back=True)
    decider = played.table.playing.decider
    assert played.table.decide(by(decider, "decide"), "sail 1", played.table.version)


def test_a_list_shows_a_table_as_it_will_be() -> None:
    played = Played(LINK, LINK, LINK)
    table = played.table
    assert row_after(table, table.join([Newcomer("Ana", b"a" * 32)], 2.0)).name == "Ana"
    played.make(*table.join([Newcomer("Ana", b"a" * 32), Newcomer("Bo", b"b" * 32)], 2.0))
    row = row_after(table, [table.leave(by(1))])
    assert (row.name, row.free_seats, row.version) == ("Bo", 2, table.version + 1)
    started = row_after(table, table.start(by(1)))
    assert (started.status, started.free_seats) == ("playing", 0)


def test_a_stand_in_does_not_cost_the_table() -> None:
    played = Played()
    played.make(played.table.hand_over(by(1), 1, "left"))
    assert played.table.host == 2
    played.table.check_deletion(bytes([1]) * 32)


def with_a_guest() -> Played:
    """A table whose maker has seat 2, and a guest seat 1."""
    played = Played(LINK, HERE[0], LINK, direction="vote")
    played.make(*played.table.join([Newcomer("Bo", b"b" * 32)], 2.0))
    return played


MAKER, GUEST = bytes([2]) * 32, b"b" * 32


def test_the_table_is_its_makers_wherever_they_sit() -> None:
    played = with_a_guest()
    assert played.table.host == 2
    with refused("not-owner"):
        played.table.check_deletion(GUEST)
    with refused("bad-token"):
        played.table.check_deletion(b"x" * 32)
    played.table.check_deletion(MAKER)
    played.make(played.table.leave(by(2)))
    played.table.check_deletion(MAKER)
    assert played.table.host == 1
    beside = Played()
    with refused("not-owner"):
        beside.table.check_deletion(bytes([2]) * 32)


def test_nothing_is_deleted_while_a_guest_plays() -> None:
    played = with_a_guest()
    for seat in (1, 2):
        played.make(played.table.vote(by(seat), "clockwise"))
    played.make(*played.table.start(by(2)))
    with refused("others-play"):
        played.table.check_deletion(MAKER)
    played.make(played.table.hand_over(by(1), 1, "left"))
    played.table.check_deletion(MAKER)
    played.make(played.table.come_back(by(1)))
    played.play_until(lambda table: table.status == "over")
    played.table.check_deletion(MAKER)


def test_the_host_does_not_start_before_the_others_have_voted() -> None:
    played = with_a_guest()
    played.make(played.table.vote(by(2), "clockwise"))
    with refused("not-voted"):
        played.table.start(by(2))
    played.make(played.table.vote(by(1), "clockwise"))
    assert played.table.start(by(2))


def test_no_two_people_have_the_same_name() -> None:
    played = Played(HERE[0], LINK, LINK, LINK)
    newcomers = [Newcomer(name, name.encode()) for name in ("ana", "Ａｎａ", "Bo")]
    played.make(*played.table.join(newcomers, 2.0))
    assert [seat.name for seat in played.table.seats.values()] == ["Ana", "ana 2", "Ａｎａ 3", "Bo"]
    twins = Played({"kind": "here", "name": "Ana"}, {"kind": "here", "name": "Ana"})
    assert [seat.name for seat in twins.table.seats.values()] == ["Ana", "Ana 2"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_log_rebuilds_the_table_for_every_pair_of_eyes(players: int) -> None:
    played, choose, numbers = Played(*HERE[:players]), random.Random(players), count()
    while played.table.status != "over":
        game = played.table.playing
        if game.decisions and choose.random() < 0.1:
            seat, keep = game.decisions[-1].seat, len(game.decisions) - 1
            version = played.table.version
            played.make(played.table.undo(by(seat, f"undo-{next(numbers)}"), keep, version))
            while (wanted := played.table.undo_request) is not None:
                voter, agree = min(wanted.waiting), choose.random() < 0.8
                played.make(played.table.answer_undo(by(voter), wanted.version, agree))
        else:
            played.play(choose=choose)
        if choose.random() < 0.05:
            again = Table.from_log("test", EDITION, played.log)
            assert all_states(again) == all_states(played.table)
            assert again.game is not None
            assert again.game.to_bytes() == game_bytes(played.table)
    again = Table.from_log("test", EDITION, played.log)
    assert all_states(again) == all_states(played.table)
    assert again.records == played.table.records
    assert again.done(1, "undo-0") == played.table.done(1, "undo-0")


def test_a_log_with_a_gap_or_another_chance_is_refused() -> None:
    played = Played()
    played.play("sail 3")
    with refused("damaged-table"):
        Table.from_log("test", EDITION, [*played.log[:1], *played.log[2:]])
    last = played.log[-1]
    assert isinstance(last.content, Decided)
    forged = replace(last, content=replace(last.content, outcomes=("crab", "crab")))
    with refused("damaged-table"):
        Table.from_log("test", EDITION, [*played.log[:-1], forged])


def test_an_entry_that_cannot_be_is_refused() -> None:
    played = Played()
    played.play("sail 3")
    last = played.log[-1]
    assert isinstance(last.content, Decided)
    illegal = replace(last, content=replace(last.content, action="sail 40"))
    second_beginning = replace(played.log[0], version=last.version)
    no_such_seat = replace(last, content=HandedOver(7, "deckhand", "left"))
    for impossible in (illegal, second_beginning, no_such_seat):
        with refused("damaged-table"):
            Table.from_log("test", EDITION, [*played.log[:-1], impossible])
    with refused("damaged-table"):
        Table.from_log("test", EDITION, [replace(last, version=1)])


def test_a_game_under_other_rules_is_not_touched() -> None:
    played = Played()
    started = played.log[1]
    assert isinstance(started.content, GameStarted)
    later = replace(started, content=replace(started.content, rules=99))
    with refused("other-rules"):
        Table.from_log("test", EDITION, [played.log[0], later])


NONCES = {seat: f"{seat:032x}" for seat in range(1, 6)}


def test_the_seed_of_each_game_is_promised_before_anyone_adds_to_it() -> None:
    played = Played(HERE[0], LINK)
    promises = [played.table.next_commitment]
    played.make(played.table.give_nonce(by(1), NONCES[1]))
    with refused("no-nonce"):
        played.table.give_nonce(by(1), NONCES[2])
    played.make(*played.table.join([Newcomer("Bo", b"b" * 32, nonce=NONCES[2])], 2.0))
    assert played.table.nonces == {}, "they are for the first game only"
    promises.append(played.table.next_commitment)
    played.make(played.table.give_nonce(by(2), NONCES[3]))
    played.play_until(lambda table: table.status == "over")
    for seat in (1, 2):
        played.make(played.table.want_rematch(by(seat)))
    played.play_until(lambda table: table.status == "over")
    assert played.table.commitments == promises
    assert len({*promises, played.table.next_commitment, None}) == 4
    for number, nonces in ((1, (NONCES[1], NONCES[2])), (2, (None, NONCES[3]))):
        record = read_record(played.table.record(number), EDITION)
        assert verify(record).proven
        assert record.deal == Deal(table_hash("test"), number, ("person", "person"), nonces)
        assert record.commitment == promises[number - 1]
    again = Table.from_log("test", EDITION, played.log)
    assert again.records == played.table.records
    assert again.next_commitment == played.table.next_commitment


def test_a_nonce_goes_with_its_person() -> None:
    played = Played(HERE[0], LINK, LINK)
    played.make(*played.table.join([Newcomer("Bo", b"b" * 32, nonce=NONCES[2])], 2.0))
    played.make(played.table.leave(by(2)))
    assert played.table.nonces == {}
    played.make(*played.table.start(by(1)))
    assert played.table.sealed is not None
    assert played.table.sealed.deal.seats == ("person", "skipper", "skipper")


def test_the_first_game_waits_for_its_makers_nonces_only_and_not_for_long() -> None:
    played = Played(*HERE[:2], LINK, await_nonces=True)
    table = played.table
    played.make(*table.join([Newcomer("Cleo", b"c" * 32)], 1.5))
    assert (played.status, table.nonce_wait(2.0)) == ("open", NONCE_SECONDS - 1)
    assert table.due(set(), 1.0 + NONCE_SECONDS) is not None
    assert table.nonce_wait(-5000.0) == 0, "a clock that was set back delays nobody"
    played.make(table.give_nonce(by(1), NONCES[1]))
    assert played.status == "open"
    played.make(table.give_nonce(by(2), NONCES[2]))
    assert played.status == "playing"
    assert not Played(*HERE[:2], LINK).table.nonce_wait(1.0)


def test_a_lesson_takes_no_nonce() -> None:
    table = Table("test", EDITION)
    table.apply(
        Table.create(EDITION, NewTable.model_validate({}), {1: b"a" * 32}, 1.0, is_lesson=True)
    )
    assert table.next_commitment is None
    with refused("no-nonce"):
        table.give_nonce(by(1), NONCES[1])
