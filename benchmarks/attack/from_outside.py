"""Attacks from outside of any table: on the port, the names, the database and the log."""

import asyncio
import subprocess

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from benchmarks.attack.target import ATTACKER, Target, client, say, started

SEATS = [{"kind": "here", "name": "Al"}, {"kind": "link"}]
FOREIGN = {"Host": "evil.example", "Origin": "http://evil.example"}
NEW_TABLES = 95  # below the limit of requests
REFUSED = 2000
GARBAGE = 880_000  # bytes


async def metrics(target: Target) -> None:
    """M4: read exact figures about another player's game on its port."""
    async with client() as http:
        answer = await http.get(f"{target.url}/metrics")
    figures = sum(line.startswith("namiji_") for line in answer.text.splitlines())
    say(f"/metrics on the game's port: {answer.status_code}, {figures} figures")


async def rebinding(target: Target) -> None:
    """M5: call the server from a page whose name points to it."""
    async with client() as http:
        made = await http.post(f"{target.url}/api/tables", json={"seats": SEATS}, headers=FOREIGN)
        listed = await http.get(f"{target.url}/api/tables", headers=FOREIGN)
    seated = await target.new_table(SEATS)
    place = httpx.URL(target.url)
    try:
        url = target.socket_url(seated["table"]["id"]).replace(place.host, "evil.example")
        async with connect(
            url, proxy=None, origin=FOREIGN["Origin"], host=place.host, port=place.port
        ):
            opened = 101
    except InvalidStatus as refused:
        opened = refused.response.status_code
    say(f"a foreign page makes a table: {made.status_code}, lists tables: {listed.status_code}")
    say(f"a foreign page opens a socket: {opened}")


async def growth(target: Target) -> None:
    """M9: fill the database with new tables."""
    before = target.database.stat().st_size
    async with client(ATTACKER) as http:
        made = [
            (await http.post(f"{target.url}/api/tables", json={"seats": SEATS})).status_code == 201
            for _ in range(NEW_TABLES)
        ]
    logged = target.database.with_name("tables.db-wal").stat().st_size
    grown = target.database.stat().st_size + logged - before
    say(f"{sum(made)} of {NEW_TABLES} tables were made at once, in {grown:,} bytes")


async def refusals(target: Target) -> None:
    """Low: fill the log with refused requests."""
    before = len(target.log.read_bytes().splitlines())
    async with client(ATTACKER) as http:
        for _ in range(REFUSED):
            await http.get(f"{target.url}/api/tables/2222-2222-2222")
    await asyncio.sleep(1)
    lines = len(target.log.read_bytes().splitlines()) - before
    say(f"{REFUSED:,} refused requests wrote {lines} lines of log")


async def lock(target: Target) -> None:
    """Low: remove the lock file, and start a second server on the same database."""
    target.database.with_name("tables.db.lock").unlink()
    with started(target.folder, target.program):
        async with client() as http:
            made = await http.post(f"{target.url}/api/tables", json={"seats": SEATS})
        say(f"a second server is up; the first one saves a table: {made.status_code}")


async def record(target: Target) -> None:
    """Low: have a long record with control characters quoted."""
    path = target.folder / "long.namiji"
    path.write_bytes(b"namiji 2\n" + b"\x1b]0;x\x07" * (GARBAGE // 6))
    command = [str(target.program), "record", "verify", str(path)]
    told = subprocess.run(command, capture_output=True, check=False)  # noqa: S603 - our program
    said = told.stdout + told.stderr
    controls = sum(byte < 32 and byte != 10 for byte in said)
    say(f"an error about {GARBAGE:,} bytes has {len(said):,}, {controls} control characters")
