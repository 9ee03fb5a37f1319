"""Sends "your turn" to browsers, encrypted for them, through their push services.

The protocols are RFC 8030 (delivery), RFC 8291 (encryption) and RFC 8292 (who sends). A message
says which table it is about, and nothing about the game.
"""

import asyncio
import hashlib
import json
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from types import TracebackType
from typing import Any, Final, Self

from namiji.errors import NamijiError
from namiji.locales import catalog
from namiji.server.config import Config
from namiji.server.logs import log
from namiji.server.push.endpoints import check_endpoint, origin_of
from namiji.server.store import PushSubscription, Store

_SECONDS: Final = 10.0  # for each step of a delivery, and twice that for all of it
_AT_ONCE: Final = 20  # deliveries
_MOST_WAITING: Final = 500  # with more, the push services must be away
_LONGEST: Final = 28 * 24 * 3600  # seconds that a push service keeps a message
_SIGNED_FOR: Final = 12 * 3600  # seconds; 24 hours is the most
_GONE: Final = (404, 410)
_KEY_BYTES: Final = 65  # an uncompressed point of P-256
_AUTH_BYTES: Final = 16


class PushService:
    """Messages go out in the background: no game waits for them, and one that is lost is lost."""

    def __init__(self, config: Config, store: Store) -> None:
        try:
            import http_ece
            import httpx
            import py_vapid
        except ModuleNotFoundError:
            raise NamijiError("missing-extra", "--push needs: pip install 'namiji[push]'") from None
        self._encrypt, self._vapid = http_ece.encrypt, py_vapid.Vapid02()
        self._also, self._store = config.push_services, store
        name = config.names[0] if config.names else "localhost"
        self._contact = f"https://{name}"
        self._client = httpx.AsyncClient(timeout=_SECONDS, follow_redirects=False, trust_env=False)
        self._places = asyncio.Semaphore(_AT_ONCE)
        self._waiting: set[asyncio.Task[None]] = set()
        self.public_key = ""
        """In base64url, as browsers want it."""

    async def __aenter__(self) -> Self:
        """Find the key of this server in its database, or make one."""
        self._vapid.generate_keys()
        number = self._vapid.private_key.private_numbers().private_value
        kept = await self._store.push_key(_to_text(number.to_bytes(32, "big")))
        self._vapid = self._vapid.from_raw(kept.encode())
        self.public_key = _to_text(_point(self._vapid.public_key))
        return self

    async def __aexit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        for task in self._waiting:
            task.cancel()
        await self._client.aclose()

    async def subscribe(
        self, table_id: str, token_hash: bytes, subscription: PushSubscription
    ) -> None:
        """Tell a browser from now on when it is the turn of a seat."""
        check_endpoint(subscription.endpoint, self._also)
        _check_keys(subscription)
        await self._store.subscribe(table_id, token_hash, subscription)

    def your_turn(self, table_id: str, token_hash: bytes, seconds: float | None) -> None:
        """Tell the person in a seat that they are to decide, within `seconds` if that is set."""
        if len(self._waiting) >= _MOST_WAITING:
            log("push-dropped", table=table_id)
            return
        task = asyncio.create_task(self._tell(table_id, token_hash, seconds))
        self._waiting.add(task)
        task.add_done_callback(self._waiting.discard)

    async def _tell(self, table_id: str, token_hash: bytes, seconds: float | None) -> None:
        try:
            async with self._places, asyncio.timeout(2 * _SECONDS):
                keep = int(min(_LONGEST, max(0.0, _LONGEST if seconds is None else seconds)))
                for each in await self._store.push_subscriptions(table_id, token_hash):
                    await self._send(each, table_id, keep)
        except Exception as error:  # of any kind: this is about one browser, elsewhere
            log("push-failed", table=table_id, kind=type(error).__name__)

    async def _send(self, to: PushSubscription, table_id: str, keep: int) -> None:
        words = catalog(to.language)
        message = {"text": words.text("push-your-turn"), "table": table_id}
        headers = {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(keep),
            "Urgency": "normal",
            # A later message about the table replaces one that was not delivered yet.
            "Topic": _to_text(hashlib.sha256(table_id.encode()).digest())[:32],
            **self._signature(to.endpoint),
        }
        body = self._encrypted(json.dumps(message).encode(), to)
        request = self._client.stream("POST", to.endpoint, content=body, headers=headers)
        async with request as answer:  # without its body, which could be long
            status = answer.status_code
        if status in _GONE:
            await self._store.unsubscribe(to.endpoint)
        elif not answer.is_success:
            log("push-refused", table=table_id, status=status)

    def _signature(self, endpoint: str) -> dict[str, str]:
        claims = {
            "aud": origin_of(endpoint),
            "sub": self._contact,
            "exp": int(time.time()) + _SIGNED_FOR,
        }
        signed: dict[str, str] = self._vapid.sign(claims)
        return signed

    def _encrypted(self, message: bytes, to: PushSubscription) -> bytes:
        from cryptography.hazmat.primitives.asymmetric import ec

        encrypted: bytes = self._encrypt(
            message,
            private_key=ec.generate_private_key(ec.SECP256R1()),  # a new one for each message
            dh=_from_text(to.p256dh),
            auth_secret=_from_text(to.auth),
            version="aes128gcm",
        )
        return encrypted


def _check_keys(subscription: PushSubscription) -> None:
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        point, auth = _from_text(subscription.p256dh), _from_text(subscription.auth)
        if len(point) != _KEY_BYTES or len(auth) != _AUTH_BYTES:
            raise ValueError
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise NamijiError("bad-endpoint", "these are not the keys of a browser") from None


def _point(public_key: Any) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    point: bytes = public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return point


def _to_text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def _from_text(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
