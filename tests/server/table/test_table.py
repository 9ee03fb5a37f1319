"""Tables without a server: who may do what, and that the log holds everything."""

import random
from collections.abc import Callable
from itertools import count

import pytest

from namiji.edition import standard
from namiji.errors import NamijiError
from namiji.record import read_record, verify
from namiji.server.protocol import frames
from namiji.server.table.entries import Entry
from namiji.server.table.live_table import row_after
from namiji.server.table.settings import NewTable
from namiji.server.table.state import GRACE, Change
from namiji.server.table.table import Stale, Table

HERE = [{"kind": "here", "name": name} for name in ("Ana", "Bo", "Cleo", "Dai", "Eva")]
BOT = {"kind": "bot", "level": "deckhand"}
LINK = {"kind": "link"}


class Played:
    """A table, and its log as a store would keep it."""

    def __init__(self, *seats: dict[str, str], **settings: object) -> None:
        wish = NewTable.model_validate({"seats": list(seats) or HERE[:3], **settings})
        hashes = {seat: bytes([seat]) * 32 for seat in range(1, 6)}
        self.log: list[Entry] = []
        self.table = Table("test", standard())
        self.present = set(range(1, 6))
        self.make(Table.create(standard(), wish, hashes, 1.0))

    def make(self, *changes: Change) -> None:
        for change in changes:
            self.log.append(change.entry)
            self.table.apply(change)
        if (due := self.table.due(self.present, 2.0)) is not None:
            self.make(due)

    def play(self, action: str | None = None, choose: random.Random | None = None) -> None:
        game = self.table.playing
        legal = [str(each) for each in game.legal_actions]
        action = action or (choose.choice(legal) if choose else legal[0])
        self.make(self.table.decide(game.decider, action, self.table.version, 3.0, spent=1.5))

    def play_until(self, stop: Callable[[Table], bool], seed: int = 1) -> None:
        choose = random.Random(seed)
        while not stop(self.table):
            self.play(choose=choose)


def refused(code: str) -> pytest.RaisesExc[NamijiError]:
    return pytest.raises(NamijiError, check=lambda error: error.code == code)


def asked_to_undo() -> tuple[Played, int]:
    """Two decisions, of which the second showed a fish; and the seat that wants it back."""
    played = Played()
    played.play("sail 1")
    seat = played.table.playing.decider
    played.play("take face-down")
    played.make(played.table.undo(seat, 1, played.table.version, 2.0))
    return played, seat


def game_bytes(table: Table) -> bytes:
    assert table.game is not None
    return table.game.to_bytes()


def all_frames(table: Table) -> list[object]:
    presence = frames.Presence({1, 2}, 0, 1.0)
    info = frames.table_info(table, presence)
    return [frames.state(table, info, seat, 0, None) for seat in range(len(table.seats) + 1)]


def test_a_game_starts_once_no_seat_is_open() -> None:
    played = Played(HERE[0], LINK, BOT)
    assert played.table.status == "open"
    played.make(*played.table.join([("Bo", b"b" * 32)], 2.0))
    assert played.table.status == "playing"
    assert played.table.seat_of(b"b" * 32) == 2


def test_there_are_no_more_seats_than_there_are() -> None:
    played = Played(HERE[0], LINK)
    with refused("full"):
        played.table.join([("Bo", b"b" * 32), ("Cleo", b"c" * 32)], 2.0)
    played.make(*played.table.join([("Bo", b"b" * 32)], 2.0))
    with refused("started"):
        played.table.join([("Cleo", b"c" * 32)], 2.0)


def test_whoever_leaves_before_the_game_loses_the_token() -> None:
    played = Played(HERE[0], LINK, LINK)
    played.make(*played.table.join([("Bo", b"b" * 32)], 2.0))
    played.make(played.table.leave(2, 2.0))
    assert played.table.seat_of(b"b" * 32) is None
    assert played.table.free_seats == [2, 3]


def test_the_host_starts_with_bots_in_the_open_seats() -> None:
    played = Played(LINK, HERE[0], LINK, stand_in="master")
    assert played.table.host == 2
    with refused("not-host"):
        played.table.start(1, 2.0)
    played.make(*played.table.start(2, 2.0))
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
        played.make(played.table.vote(seat, vote, 2.0))  # type: ignore[arg-type]
    assert played.table.playing.direction == direction


def test_lots_decide_a_tie() -> None:
    sailed = set()
    while len(sailed) < 2:
        played = Played(*HERE[:2], direction="vote")
        played.make(played.table.vote(1, "clockwise", 2.0))
        played.make(played.table.vote(2, "counterclockwise", 2.0))
        sailed.add(played.table.playing.direction)


def test_only_the_decider_decides_and_only_what_is_legal() -> None:
    played = Played()
    decider = played.table.playing.decider
    other = decider % 3 + 1
    with refused("not-your-turn"):
        played.table.decide(other, "sail 1", played.table.version, 2.0)
    with refused("past-dock"):
        played.table.decide(decider, "sail 40", played.table.version, 2.0)
    with refused("unknown-action"):
        played.table.decide(decider, "row 3", played.table.version, 2.0)
    with refused("bad-version"):
        played.table.decide(decider, "sail 1", played.table.version + 1, 2.0)
    assert not played.table.playing.decisions


@pytest.mark.parametrize("text", ["keep pilgrim-chart", "pick pilgrim", "pick maki 2", "raemn"])
def test_a_word_that_is_no_action_is_met_by_no_guess(text: str) -> None:
    """Not even a card of the edition is named that the seat has not named itself."""
    played = Played()
    with refused("unknown-action") as refusal:
        played.table.decide(played.table.playing.decider, text, played.table.version, 2.0)
    assert str(refusal.value) == "there is no such action: play one of your choices"


def test_a_decision_on_a_game_that_went_on_is_stale() -> None:
    played = Played()
    before = played.table.version
    played.play("sail 1")
    with pytest.raises(Stale):
        played.table.decide(played.table.playing.decider, "take face-down", before, 2.0)


def test_what_does_not_concern_the_game_makes_no_decision_stale() -> None:
    played = Played()
    before, decider = played.table.version, played.table.playing.decider
    other = decider % 3 + 1
    played.make(played.table.hand_over(other, "left", 2.0, other))
    assert played.table.decide(decider, "sail 1", before, 2.0)


def test_own_decisions_that_showed_nothing_are_undone_freely() -> None:
    played = Played()
    before = played.table.playing.view(1).to_dict()
    played.play("sail 1")
    seat = played.table.playing.decider
    assert played.table.free_undo(seat) == 0
    played.make(played.table.undo(seat, 0, played.table.version, 2.0))
    assert played.table.playing.view(1).to_dict() == before
    assert played.log[-1].kind == "undone"


def test_what_chance_showed_is_undone_by_consent_only() -> None:
    played, seat = asked_to_undo()
    assert played.table.free_undo(seat) is None
    wanted = played.table.undo_request
    assert wanted is not None
    others = sorted({1, 2, 3} - {seat})
    assert sorted(wanted.waiting) == others
    with refused("not-asked"):
        played.table.answer_undo(seat, wanted.version, True, 2.0)
    played.make(played.table.answer_undo(others[0], wanted.version, True, 2.0))
    assert len(played.table.playing.decisions) == 2
    played.make(played.table.answer_undo(others[1], wanted.version, True, 2.0))
    assert len(played.table.playing.decisions) == 1
    assert played.table.undo_request is None


def test_one_refusal_and_the_decision_stands() -> None:
    played, seat = asked_to_undo()
    asked = played.table.version
    played.make(played.table.answer_undo(seat % 3 + 1, asked, False, 2.0))
    assert played.table.undo_request is None
    with refused("not-asked"):
        played.table.answer_undo((seat + 1) % 3 + 1, asked, True, 2.0)
    assert len(played.table.playing.decisions) == 2


def test_a_decision_answers_an_undo_that_was_asked_for() -> None:
    played, _ = asked_to_undo()
    played.play()
    assert played.table.undo_request is None


def test_against_bots_nobody_has_to_agree() -> None:
    played = Played(HERE[0], BOT)
    played.play_until(lambda table: len(table.playing.decisions) > 12)
    played.make(played.table.undo(1, 3, played.table.version, 2.0))
    assert len(played.table.playing.decisions) == 3


def test_a_person_who_was_replaced_agrees_by_default() -> None:
    played, seat = asked_to_undo()
    for other in {1, 2, 3} - {seat}:
        played.make(played.table.hand_over(other, "left", 2.0, other))
    assert len(played.table.playing.decisions) == 1


def test_tables_may_forbid_undo_or_its_larger_part() -> None:
    strict, free = Played(undo="off"), Played(undo="free")
    for played in (strict, free):
        played.play("sail 1")
        seat = played.table.playing.decider
        played.play("take face-down")
        with refused("no-undo"):
            played.table.undo(seat, 1, played.table.version, 2.0)
    assert strict.table.free_undo(seat) is None


def test_what_was_undone_does_not_come_again_and_the_record_still_proves_the_deal() -> None:
    drawn = set()
    played = Played(HERE[0], BOT, BOT)
    for _ in range(60):
        keep = len(played.table.playing.decisions)
        played.play("sail 3")  # a trap: its first draw is forced
        drawn.add(tuple(played.log[-1].body["outcomes"]))
        played.make(played.table.undo(1, keep, played.table.version, 2.0))
    assert len(drawn) == 2, "chance goes on while the game goes back"
    played.play_until(lambda table: table.status == "over")
    verdict = verify(read_record(played.table.record(1), standard()))
    assert verdict.proven
    assert played.table.record(1).count("~") == 60


def test_nothing_is_undone_once_the_seed_is_shown() -> None:
    played = Played()
    played.play_until(lambda table: table.status == "over")
    with refused("not-playing"):
        played.table.undo(1, 0, played.table.version, 2.0)


def test_a_bot_takes_over_and_the_person_comes_back() -> None:
    played = Played()
    decider = played.table.playing.decider
    played.make(played.table.hand_over(decider, "clock", 2.0))
    bot = played.table.bot_to_decide
    assert bot is not None
    assert bot.level == "skipper"
    with refused("replaced"):
        played.table.decide(decider, "sail 1", played.table.version, 2.0, "own-request")
    played.make(played.table.come_back(decider, 2.0))
    assert played.table.bot_to_decide is None
    with refused("not-replaced"):
        played.table.come_back(decider, 2.0)


def test_everyone_present_has_to_want_a_rematch() -> None:
    played = Played()
    played.play_until(lambda table: table.status == "over")
    played.present = {1, 2}
    first = played.table.commitments[0]
    played.make(played.table.want_rematch(1, 2.0))
    assert played.table.status == "over"
    played.make(played.table.want_rematch(2, 2.0))
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
        played.make(played.table.decide(seat, "sail 1", played.table.version, 2.0, spent=20.0))
        version = played.table.version
        played.make(played.table.undo(seat, 0, version, 2.0, spent=5.0))
        assert played.table.allowance(seat) == 35
        played.make(played.table.decide(seat, "sail 1", played.table.version, 2.0, spent=10.0))
    assert move.table.allowance(seat) == 60
    assert game.table.allowance(seat) == 25
    again = Table.from_log("test", standard(), game.log)
    assert again.allowance(seat) == 25


def test_time_is_used_also_by_who_hands_the_seat_over() -> None:
    played = Played(clock={"kind": "game", "seconds": 60})
    seat = played.table.playing.decider
    played.make(played.table.hand_over(seat, "left", 2.0, seat, spent=50.0))
    assert played.table.allowance(seat) is None
    played.make(played.table.come_back(seat, 2.0))
    assert played.table.allowance(seat) == GRACE
    leaver = Played(clock={"kind": "game", "seconds": 60})
    seat = leaver.table.playing.decider
    leaver.make(leaver.table.leave(seat, 2.0, spent=50.0))
    leaver.make(leaver.table.come_back(seat, 2.0))
    assert leaver.table.allowance(seat) == GRACE


def test_a_rematch_waits_until_somebody_is_there_who_wants_it() -> None:
    played = Played()
    played.play_until(lambda table: table.status == "over")
    played.present = {1, 2, 3}
    played.make(played.table.want_rematch(1, 2.0))
    assert played.table.due(set(), 2.0) is None
    assert played.table.due({2}, 2.0) is None
    assert played.table.due({1}, 2.0) is not None


def test_who_wants_a_rematch_plays_it() -> None:
    played = Played(HERE[0], BOT)
    played.make(played.table.hand_over(1, "clock", 2.0))
    played.play_until(lambda table: table.status == "over")
    played.make(played.table.want_rematch(1, 2.0))
    assert played.table.status == "playing"
    assert played.table.people == {1}


def test_what_changes_nothing_is_not_written_down() -> None:
    played = Played(*HERE[:2], LINK, direction="vote")
    played.make(played.table.vote(1, "clockwise", 2.0))
    with refused("no-vote"):
        played.table.vote(1, "clockwise", 2.0)
    asked, seat = asked_to_undo()
    with refused("undo-asked"):
        asked.table.undo(seat % 3 + 1, 0, asked.table.version, 2.0)
    over = Played()
    over.play_until(lambda table: table.status == "over")
    over.make(over.table.want_rematch(1, 2.0))
    with refused("wanted"):
        over.table.want_rematch(1, 2.0)


def test_a_table_is_full_at_some_time(monkeypatch: pytest.MonkeyPatch) -> None:
    played = Played()
    monkeypatch.setattr("namiji.server.table.table.MOST_ENTRIES", played.table.version)
    played.play("sail 1")
    with refused("table-full"):
        played.table.undo(played.table.playing.decider, 0, played.table.version, 2.0)
    played.play_until(lambda table: table.status == "over")
    monkeypatch.setattr("namiji.server.table.table.MOST_GAMES", 1)
    with refused("table-full"):
        played.table.want_rematch(1, 2.0)


def test_a_list_shows_a_table_as_it_will_be() -> None:
    played = Played(LINK, LINK, LINK)
    table = played.table
    assert row_after(table, table.join([("Ana", b"a" * 32)], 2.0)).name == "Ana"
    played.make(*table.join([("Ana", b"a" * 32), ("Bo", b"b" * 32)], 2.0))
    row = row_after(table, [table.leave(1, 2.0)])
    assert (row.name, row.free_seats, row.version) == ("Bo", 2, table.version + 1)
    started = row_after(table, table.start(1, 2.0))
    assert (started.status, started.free_seats) == ("playing", 0)


def test_a_stand_in_does_not_cost_the_table() -> None:
    played = Played()
    played.make(played.table.hand_over(1, "left", 2.0, 1))
    assert (played.table.host, played.table.owner) == (2, 1)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_log_rebuilds_the_table_for_every_pair_of_eyes(players: int) -> None:
    played, choose, numbers = Played(*HERE[:players]), random.Random(players), count()
    while played.table.status != "over":
        game = played.table.playing
        if game.decisions and choose.random() < 0.1:
            seat, keep = game.decisions[-1].seat, len(game.decisions) - 1
            version = played.table.version
            played.make(played.table.undo(seat, keep, version, 2.0, f"undo-{next(numbers)}"))
            while (wanted := played.table.undo_request) is not None:
                voter, agree = min(wanted.waiting), choose.random() < 0.8
                played.make(played.table.answer_undo(voter, wanted.version, agree, 2.0))
        else:
            played.play(choose=choose)
        if choose.random() < 0.05:
            again = Table.from_log("test", standard(), played.log)
            assert all_frames(again) == all_frames(played.table)
            assert again.game is not None
            assert again.game.to_bytes() == game_bytes(played.table)
    again = Table.from_log("test", standard(), played.log)
    assert all_frames(again) == all_frames(played.table)
    assert again.records == played.table.records
    assert again.done(1, "undo-0") == played.table.done(1, "undo-0")


def test_a_log_with_a_gap_or_another_chance_is_refused() -> None:
    played = Played()
    played.play("sail 3")
    with refused("damaged-table"):
        Table.from_log("test", standard(), [*played.log[:1], *played.log[2:]])
    forged = played.log[-1].body | {"outcomes": ["crab", "crab"]}
    last = played.log[-1]
    entry = Entry(last.version, last.kind, last.seat, last.request, last.at, forged)
    with refused("damaged-table"):
        Table.from_log("test", standard(), [*played.log[:-1], entry])


def test_a_game_under_other_rules_is_not_touched() -> None:
    played = Played()
    started = played.log[1]
    body = started.body | {"rules": 99}
    entry = Entry(started.version, started.kind, 0, None, started.at, body)
    with refused("other-rules"):
        Table.from_log("test", standard(), [played.log[0], entry])
