"""Nobody is sent what is not theirs to know: not in a message, an answer, an error or the log."""

import asyncio
import json
import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from namiji import load_edition
from namiji.edition import Edition
from namiji.game.actions import actions_of
from namiji.preview import preview
from namiji.server.protocol.messages import Decide
from namiji.server.protocol.snapshot import Snapshot
from namiji.server.store import LogRow
from namiji.server.table.entries import Decided
from namiji.server.table.table import Table
from tests.support import editions
from tests.support.paths import ROOT
from tests.support.server.live_tables import FakeConnection, request, sit
from tests.support.server.merged_states import whole_texts
from tests.support.server.seated_clients import SeatedClients
from tests.support.server.server_process import UNLIMITED, ServerProcess
from tests.support.server.twin_tables import TABLE, Twins, new_table, services
from tests.support.server.wire_judge import Judge, Leak, Truth
from tests.support.size import size

EDITIONS = {"standard": load_edition("standard"), "scarce": editions.scarce()}
SCARCE = ROOT / "examples" / "scarce.toml"


# Whole games over real sockets


TABLES = [(3, "scarce"), (2, "standard"), (5, "standard"), (4, "standard"), (5, "scarce")]
GAMES = TABLES[: size(1, full=5)]
MET = {
    *("stale", "not-your-turn", "reconnected", "undone", "undo_asked", "undo_answered"),
    *("handed_over", "came_back", "rematch_wanted"),
}


async def play_games(
    server: ServerProcess, players: int, edition: str, rng: random.Random
) -> SeatedClients:
    """A whole game, and the beginning of another."""
    seats = [{"kind": "here", "name": "Ana"}, *[{"kind": "link"}] * (players - 1)]
    wish = {"seats": seats, "edition": edition, "stand_in": "deckhand", "pace": 0, "public": True}
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as http:
        clients = SeatedClients(http, rng)
        await clients.take_seats(wish)
        await clients.play()
        await clients.come_back()
        for seat in clients.tokens:
            await clients.ask(seat, "rematch")
        await clients.play(decisions=10)
        await clients.ask_over_http()
        await clients.disconnect_all()
    return clients


async def play_all(folder: Path) -> tuple[list[SeatedClients], str]:
    options = (*UNLIMITED, "--bot-workers", "1", "--edition", str(SCARCE))
    database = f"sqlite:///{folder / 'tables.db'}"
    async with ServerProcess(folder, database, *options) as server:
        tables = [
            await play_games(server, *game, random.Random(number))
            for number, game in enumerate(GAMES)
        ]
    return tables, server.log


@pytest.mark.slow
def test_all_are_told_what_they_may_know_and_nothing_else(tmp_path: Path) -> None:
    tables, log = asyncio.run(play_all(tmp_path))
    for (players, edition), clients in zip(GAMES, tables, strict=True):
        entries = log_of(tmp_path, clients.table)
        truth = Truth(EDITIONS[edition], entries, clients.table)
        hidden = {*clients.tokens.values(), *token_hashes(entries)}
        assert len(hidden) == 2 * players
        judge = Judge(truth, [*hidden])
        for socket in clients.sockets:
            for text in whole_texts(socket.texts):
                judge.judge(socket.seat, text, " ".join(socket.sent))
        for version, text in clients.http_answers:
            judge.judge_answer(text, version)
        secrets = {*hidden, *truth.seeds, *truth.untold_seeds, clients.table}
        assert not [secret for secret in secrets if secret in log]
    assert set().union(*(clients.seen for clients in tables)) >= MET
    assert not [word for word in ("Traceback", "incident", "bot-fault") if word in log]


def log_of(folder: Path, table: str) -> list[LogRow]:
    query = "SELECT version, kind, seat, body FROM log WHERE table_id = ? ORDER BY version"
    with closing(sqlite3.connect(folder / "tables.db")) as database:
        rows = database.execute(query, [table]).fetchall()
    return [
        LogRow(version, kind, seat, None, 0.0, json.loads(b)) for version, kind, seat, b in rows
    ]


def token_hashes(entries: list[LogRow]) -> set[str]:
    places = [place for e in entries for place in (e.body, *e.body.get("seats", []))]
    return {place["token_hash"] for place in places if "token_hash" in place}


# Changes in place of whole states


async def play_with_changes(folder: Path, players: int) -> dict[str, int]:
    """Play a game with two connections for everyone, one of which takes changes. Both have to show
    the same. Returns how many bytes each kind was sent.
    """
    rng, sent = random.Random(players), {"state": 0, "change": 0}
    async with services(folder, "changes") as service:
        live = await new_table(EDITIONS["standard"], players, service)
        pairs = [(FakeConnection(s), FakeConnection(s, True)) for s in range(players + 1)]
        for pair in pairs:
            for connection in pair:
                await sit(live, connection)
        while live.table.status == "playing":
            game, version = live.table.playing, live.table.version
            asks = pairs[game.decider][0]
            if rng.random() < 0.05 and game.decisions:
                asks = pairs[game.decisions[-1].seat][0]
                keep = len(game.decisions) - 1
                wish = request(type="undo", id=f"u-{version}", version=version, keep=keep)
            elif rng.random() < 0.05:
                await live.set_pace(asks, rng.choice([0.0, 1.0, 2.0]))
                continue
            else:
                action = str(rng.choice(game.legal_actions))
                wish = request(type="decide", id=f"d-{version}", version=version, action=action)
            for pair in pairs:
                for connection in pair:
                    connection.texts.clear()
            await live.request(asks, wish)
            for whole, changing in pairs:
                assert changing.state == whole.state
                for connection in (whole, changing):
                    for text in connection.texts:
                        kind = json.loads(text)["type"]
                        sent[kind] = sent.get(kind, 0) + len(text)
    return sent


@pytest.mark.parametrize("players", [2, 4][: size(1, full=2)])
def test_changes_lead_to_whole_states_with_fewer_bytes(tmp_path: Path, players: int) -> None:
    sent = asyncio.run(play_with_changes(tmp_path, players))
    assert 0 < 3 * sent["change"] < sent["state"]


async def lose_a_change(folder: Path) -> FakeConnection:
    async with services(folder, "lost") as service:
        live = await new_table(EDITIONS["standard"], 2, service)
        first, second = FakeConnection(1, True), FakeConnection(2, True)
        await sit(live, first)
        await sit(live, second)
        decider = first if live.table.playing.decider == 1 else second
        action = str(live.table.playing.legal_actions[0])
        version = live.table.version
        await live.request(decider, request(type="decide", id="1", version=version, action=action))
        decider.texts.clear()
        await live.show(decider, version)
        return decider


def test_a_client_can_ask_for_a_whole_state(tmp_path: Path) -> None:
    connection = asyncio.run(lose_a_change(tmp_path))
    (text,) = connection.texts
    state = json.loads(text)
    assert state["type"] == "state"
    assert [step["kind"] for step in state["steps"]] == ["decided"]
    assert state["game"]["view"]["boats"]


# A judge that could not object would prove nothing


PART, WHOLE = 40, 1000  # entries of the log at the least, unless the game ends


async def judged(folder: Path, players: int, length: int) -> None:
    """Play so long, and past a secret decision, with a connection for everyone; judge what they
    were sent.
    """
    rng, edition = random.Random(players), EDITIONS["standard"]
    async with services(folder, "judged") as service:
        live = await new_table(edition, players, service)
        connections = [FakeConnection(seat, seat % 2 == 0) for seat in range(players + 1)]
        for connection in connections:
            await sit(live, connection, 0)
        has_secret = False
        while live.table.status == "playing" and not (has_secret and live.table.version >= length):
            game, version = live.table.game, live.table.version
            assert game is not None
            has_secret |= game.phase in ("rock", "draft")
            action = str(rng.choice(game.legal_actions))
            message = Decide(type="decide", id=f"r-{version}", version=version, action=action)
            await live.request(connections[game.decider], message)
        entries = await service.store.load(TABLE)
    assert entries is not None
    judge = Judge(Truth(edition, entries, TABLE), list(token_hashes(entries)))
    for connection in connections:
        assert not connection.is_closed
        for text in whole_texts(text.decode() for text in connection.texts):
            judge.judge(connection.seat, text)


Mutation = Callable[[Table, int, Any], None]


def tell_all_events(table: Table, _seat: int, state: Any) -> None:
    for step in state["steps"]:
        events = table.log[step["version"] - 1].events
        step["events"] = [event.to_dict() for event in events]


def tell_actions(table: Table, _seat: int, state: Any) -> None:
    for step in state["steps"]:
        if step["kind"] == "decided":
            decided = table.log[step["version"] - 1].entry.content
            assert isinstance(decided, Decided)
            step["action"] = decided.action


def show_the_deciders_view(table: Table, seat: int, state: Any) -> None:
    assert table.game is not None
    state["game"]["view"] = {**table.game.view(table.game.decider).to_dict(), "seat": seat}


def show_another_view(table: Table, seat: int, state: Any) -> None:
    assert table.game is not None
    state["game"]["view"] = {**table.game.view(seat % 3 + 1).to_dict(), "seat": seat}


def offer_all_choices(table: Table, _seat: int, state: Any) -> None:
    assert table.game is not None
    state["game"]["choices"] = preview(table.game.view(table.game.decider))


def number_secret_options(table: Table, _seat: int, state: Any) -> None:
    assert table.game is not None
    actions = actions_of(table.edition)
    state["game"]["view"]["legal_ids"] = [actions.id(action) for action in table.game.legal_actions]


def tell_the_seed(table: Table, _seat: int, state: Any) -> None:
    assert table.game is not None
    state["game"]["seed"] = table.seed


def tell_the_next_seed(table: Table, _seat: int, state: Any) -> None:
    state["table"]["commitment"] = table.next_seed


def tell_the_seed_as_a_name(table: Table, _seat: int, state: Any) -> None:
    assert table.game is not None
    state["table"]["seats"][0]["name"] = f"Ana {table.game.seed}"


def tell_a_tokens_hash(table: Table, _seat: int, state: Any) -> None:
    token_hash = table.seats[1].token_hash
    assert token_hash is not None
    state["table"]["seats"][0]["name"] = token_hash.hex()


def tell_a_card_as_a_name(table: Table, _seat: int, state: Any) -> None:
    assert table.game is not None
    if table.game.phase in ("rock", "draft"):
        state["table"]["seats"][0]["name"] = f"holds {table.game.view(table.game.decider).hand}"


def add_a_field(table: Table, _seat: int, state: Any) -> None:
    assert table.game is not None
    state["game"]["state"] = table.game.to_bytes().hex()


MUTATIONS: list[Mutation] = [
    *(tell_all_events, tell_actions, show_the_deciders_view, show_another_view, offer_all_choices),
    *(number_secret_options, tell_the_seed, tell_the_seed_as_a_name, tell_the_next_seed),
    *(tell_a_tokens_hash, tell_a_card_as_a_name, add_a_field),
]


@pytest.fixture(params=MUTATIONS, ids=lambda mutation: mutation.__name__)
def leaking(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that tells too much, in one way."""
    build, mutation = Snapshot.whole, request.param

    def whole(snapshot: Snapshot, seat: int, since: int) -> Any:
        built = json.loads(json.dumps(build(snapshot, seat, since)))
        mutation(snapshot._state, seat, built)
        return built

    monkeypatch.setattr(Snapshot, "whole", whole)


def test_the_judge_has_nothing_against_a_sound_server(tmp_path: Path) -> None:
    asyncio.run(judged(tmp_path, 3, WHOLE))


@pytest.mark.usefixtures("leaking")
def test_the_judge_objects_to_a_leak(tmp_path: Path) -> None:
    with pytest.raises(Leak):
        asyncio.run(judged(tmp_path, 3, PART))


# Two worlds that a seat cannot tell apart


# The first have a Neutral Boat, and others to keep secrets from.
TWINS = [(2, "scarce"), (3, "standard"), (4, "scarce"), (5, "standard")]
TWINS += [(2, "standard"), (3, "scarce"), (4, "standard"), (5, "scarce")]


async def play_as_twins(folder: Path, edition: Edition, players: int, games: int) -> int:
    """Returns how many messages were equal although the hidden cards were not."""
    rng, compared = random.Random(players), 0
    for number in range(games):
        async with services(folder, f"a{number}") as one, services(folder, f"b{number}") as other:
            live = await new_table(edition, players, one)
            twins = Twins(live, one.store, other, rng)
            while live.table.status == "playing":
                if not twins.are_alike or rng.random() < (0.02 if twins.differ else 0.4):
                    await twins.part(rng.randint(0, players))
                await twins.decide()
                if rng.random() < 0.06:
                    await twins.take_back()
            compared += twins.compared
    return compared


@pytest.mark.slow
@pytest.mark.parametrize(("players", "edition"), TWINS[: size(2, full=len(TWINS))])
def test_what_is_sent_depends_on_nothing_hidden(tmp_path: Path, players: int, edition: str) -> None:
    games = size(1, full=2)
    assert asyncio.run(play_as_twins(tmp_path, EDITIONS[edition], players, games)) > 50 * games


@pytest.mark.parametrize(
    "leaking",
    [tell_all_events, show_the_deciders_view, number_secret_options][: size(1, full=3)],
    indirect=True,
    ids=lambda mutation: mutation.__name__,
)
@pytest.mark.usefixtures("leaking")
def test_twins_tell_a_leak(tmp_path: Path) -> None:
    with pytest.raises(AssertionError):
        asyncio.run(play_as_twins(tmp_path, EDITIONS["standard"], 4, games=2))
