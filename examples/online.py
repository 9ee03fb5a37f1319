"""Play a game on a Namiji server against two bots, at random: a minimal client.

Run `namiji serve` first, then `python examples/online.py http://127.0.0.1:8000`.
"""

import asyncio
import json
import random
import secrets
import sys

import httpx
from websockets.asyncio.client import connect


async def play(server: str) -> dict[str, int]:
    """Play a game; return the scores by seat."""
    seats = [
        {"kind": "here", "name": "Ana"},
        {"kind": "bot", "level": "sailor"},
        {"kind": "bot", "level": "deckhand"},
    ]
    # On its first start, a server compiles the rules before it makes a table.
    async with httpx.AsyncClient(base_url=server, timeout=120) as http:
        made = (await http.post("/api/tables", json={"seats": seats, "pace": 0})).json()
    table, token = made["table"]["id"], made["seats"][0]["token"]
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    async with connect(address, max_size=None) as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": 1, "token": token}))
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "answer" and message["error"]:
                raise RuntimeError(message["error"]["message"])
            if message["type"] != "state":
                continue
            for step in message["steps"]:
                for event in step.get("events", []):
                    print(event)
            if message["table"]["status"] == "over":
                boats = message["game"]["view"]["boats"]
                return {seat: boat["score"] for seat, boat in boats.items()}
            if choices := message["game"]["choices"]:
                decision = {
                    "type": "decide",
                    "id": secrets.token_hex(8),
                    "version": message["version"],
                    "action": random.choice(choices)["action"],
                }
                await socket.send(json.dumps(decision))
    raise RuntimeError("the server closed the connection: connect again, with `since`")


if __name__ == "__main__":
    print(asyncio.run(play(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000")))
