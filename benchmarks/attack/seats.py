"""Attacks by a player on those at the same table."""

import asyncio
import json
import time
from contextlib import suppress
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidStatus

from benchmarks.attack.floods import bot_times
from benchmarks.attack.target import ATTACKER, SECONDS, Player, Target, client, say, sit, tell

CLOCK = 5.0  # seconds per decision
PEOPLE = [{"kind": "here", "name": "Al"}, {"kind": "here", "name": "Vi"}]
SOCKETS = 10  # of one seat
TABLE_ENTRIES = 20_000  # that a table has room for


async def clock(target: Target) -> None:
    """M1: hand over and come back, again and again, to hold a decision."""
    timer = {"kind": "move", "seconds": CLOCK}
    seated = await target.new_table(PEOPLE, clock=timer, pace=10, stand_in="deckhand")
    async with sit(target, seated) as al, sit(target, seated, 1) as vi:
        await _play(al, vi, 0, al)
        began, held = time.perf_counter(), al.decisions
        while al.decisions == held and time.perf_counter() < began + 8 * CLOCK:
            await asyncio.sleep(CLOCK / 2)
            await al.ask("hand_over", seat=1)
            await asyncio.sleep(CLOCK / 2)
            await al.ask("come_back")
        held_for = time.perf_counter() - began
        say(f"a decision was held for {held_for:.0f} s under a clock of {CLOCK:.0f} s")


async def undo(target: Target) -> None:
    """H4: ask to undo everything, and wait until the other one's time is up."""
    timer = {"kind": "move", "seconds": CLOCK}
    seated = await target.new_table(PEOPLE, clock=timer, undo="consent", stand_in="deckhand")
    async with sit(target, seated) as al, sit(target, seated, 1) as vi:
        await _play(al, vi, 6, vi)
        before = al.decisions
        await al.ask("undo", version=al.version, keep=0)
        with suppress(TimeoutError):
            async with asyncio.timeout(2 * CLOCK):
                while True:
                    await al.read()
        say(f"the game had {before} decisions, and has {al.decisions} after the other's time")


async def pace(target: Target) -> None:
    """M2: change the pace without end while a bot thinks."""
    seats = [{"kind": "here", "name": "Al"}, {"kind": "bot", "level": "master"}]
    seated = await target.new_table(seats)
    tell("a master's decision, quiet", await bot_times(target, seated))
    seated = await target.new_table(seats)
    async with sit(target, seated) as al:
        changing = asyncio.create_task(_change_pace(al))
        tell("a master's decision, the pace changes", await bot_times(target, seated))
        changing.cancel()


async def entries(target: Target) -> None:
    """M3: use up the entries of a table from one seat."""
    seated = await target.new_table(PEOPLE, pace=10, stand_in="deckhand")
    async with sit(target, seated, 1) as vi:
        before = vi.version
        await asyncio.gather(*(_fill(target, seated) for _ in range(SOCKETS)))
        await vi.ask("hand_over", seat=2)
        refused = await vi.ask("come_back")
        while vi.version == before:
            await vi.read()
        rate = (vi.version - before) / SECONDS
        say(f"{SOCKETS} sockets of a seat made {rate:.1f} entries per second")
        say(f"without a cap per seat, that fills a table in {TABLE_ENTRIES / rate / 60:.0f} min")
        say(f"the other seat comes back: {refused or 'yes'}")


async def owner(target: Target) -> None:
    """M8: join in seat 1 of another player's table, and delete it."""
    seated = await target.new_table([{"kind": "link"}, {"kind": "here", "name": "Vi"}], public=True)
    url = f"{target.url}/api/tables/{seated['table']['id']}"
    al = await target.join(seated["table"]["id"], "Al")
    for who, token in ("guest", al["seats"][0]["token"]), ("maker", seated["seats"][0]["token"]):
        async with client() as http:
            answer = await http.delete(url, headers={"Authorization": f"Bearer {token}"})
        say(f"the {who} deletes the table in play: {answer.status_code}")


async def votes(target: Target) -> None:
    """Low: start before others have voted; take the name of another player."""
    open_seats = [{"kind": "link"}, {"kind": "link"}]
    seated = await target.new_table([PEOPLE[0], *open_seats], direction="vote")
    async with sit(target, seated) as al:
        await target.join(seated["table"]["id"], "Al")
        await al.ask("vote", direction="clockwise")
        names = [seat["name"] for seat in al.state["table"]["seats"] if seat["name"]]
        say(f"the host starts before the guest has voted: {await al.ask('start') or 'yes'}")
        say(f"names at the table: {', '.join(names)}")


async def _play(al: Player, vi: Player, least: int, until: Player) -> None:
    """Play on until it is a player's turn, after at least so many decisions."""
    while True:
        for player in (al, vi):
            with suppress(TimeoutError):
                async with asyncio.timeout(0.2):
                    while True:
                        await player.read()
        if until.choices and until.decisions >= least:
            return
        await (al if al.choices else vi).decide()


async def _change_pace(al: Player) -> None:
    while True:
        for seconds in (0, 0.05):
            await al.line.send(json.dumps({"type": "pace", "seconds": seconds}))
            await asyncio.sleep(0.5)  # the seat may send five messages per second


async def _fill(target: Target, seated: Any) -> None:
    end = time.perf_counter() + SECONDS
    while time.perf_counter() < end:
        with suppress(ConnectionClosed, InvalidStatus, TimeoutError):
            async with asyncio.timeout(SECONDS), sit(target, seated, address=ATTACKER) as al:
                while time.perf_counter() < end:
                    await al.ask("hand_over", seat=1)
                    await al.ask("come_back")
        await asyncio.sleep(1)  # the server closes the sockets of a flood
