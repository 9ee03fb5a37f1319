"""A push service on this machine with one browser behind it: it decrypts what it is sent."""

import json
import os
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Self

import http_ece
import py_vapid
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from namiji.server.store import PushSubscription


@dataclass(frozen=True)
class Received:
    path: str
    headers: dict[str, str]
    """By their names in lower case."""
    body: bytes


class PushReceiver:
    def __init__(self, status: int = 201) -> None:
        self.status = status
        """What it answers."""
        self.received: list[Received] = []
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                receiver.received.append(Received(self.path, headers, body))
                self.send_response(receiver.status)
                self.send_header("Location", f"{receiver.origin}/elsewhere")
                self.end_headers()

            def log_message(self, *_words: object) -> None:
                """A test looks at what was received."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self._server.server_port}"

    def __enter__(self) -> Self:
        self._thread = threading.Thread(target=self._server.serve_forever)
        self._thread.start()
        return self

    def __exit__(self, *_error: object) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def subscription(self, name: str = "browser", language: str = "en") -> PushSubscription:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        endpoint = f"{self.origin}/send/{name}"
        return PushSubscription(endpoint, _to_text(point), _to_text(self._auth), language)

    def message(self, received: Received) -> dict[str, Any]:
        """What the browser reads."""
        assert received.headers["content-encoding"] == "aes128gcm"
        plain = http_ece.decrypt(received.body, private_key=self._key, auth_secret=self._auth)
        read: dict[str, Any] = json.loads(plain)
        return read

    def signed_by(self, received: Received) -> tuple[str, dict[str, Any]]:
        """The key that has signed a request, and what it claims."""
        signature = received.headers["authorization"]
        assert py_vapid.Vapid02.verify(signature)
        parts = dict(part.split("=", 1) for part in signature.removeprefix("vapid ").split(","))
        claims: dict[str, Any] = json.loads(_from_text(parts["t"].split(".")[1]))
        return parts["k"], claims


def _to_text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def _from_text(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
