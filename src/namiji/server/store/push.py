"""Writes and reads about Web Push."""

import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field

from sqlalchemy import Connection, delete, insert, select

from namiji.server.store.schema import PUSH_KEY, PUSH_SUBSCRIPTIONS
from namiji.server.store.writes import Write

_MOST = 5  # subscriptions of a seat: the oldest make room

_OF = PUSH_SUBSCRIPTIONS.c


@dataclass(frozen=True, slots=True)
class PushSubscription:
    """Where and how to reach one browser. Only the endpoint's service and that browser can read."""

    endpoint: str = field(repr=False)
    p256dh: str = field(repr=False)
    """The browser's public key, in base64url."""
    auth: str = field(repr=False)
    language: str


@dataclass(frozen=True, slots=True, repr=False)
class KeepPushKey(Write[str]):
    """Keep a private key, unless there is one already. Returns the one that is kept."""

    private: str

    def run(self, connection: Connection) -> str:
        kept = connection.scalar(select(PUSH_KEY.c.private))
        if kept is None:
            connection.execute(insert(PUSH_KEY), {"id": 1, "private": self.private})
        return kept or self.private


@dataclass(frozen=True, slots=True, repr=False)
class Subscribe(Write[None]):
    table_id: str
    token_hash: str
    subscription: PushSubscription

    def run(self, connection: Connection) -> None:
        of_seat = (_OF.table_id == self.table_id) & (_OF.token_hash == self.token_hash)
        same = _OF.endpoint == self.subscription.endpoint
        connection.execute(delete(PUSH_SUBSCRIPTIONS).where(of_seat, same))
        row = {"table_id": self.table_id, "token_hash": self.token_hash, "created": time.time()}
        connection.execute(insert(PUSH_SUBSCRIPTIONS), row | asdict(self.subscription))
        newest = select(_OF.endpoint).where(of_seat).order_by(_OF.created.desc()).limit(_MOST)
        kept = connection.scalars(newest).all()
        connection.execute(delete(PUSH_SUBSCRIPTIONS).where(of_seat, _OF.endpoint.not_in(kept)))


@dataclass(frozen=True, slots=True, repr=False)
class Unsubscribe(Write[None]):
    """Forget an endpoint: for one seat, or everywhere if it is gone."""

    endpoint: str
    table_id: str | None = None
    token_hash: str | None = None

    def run(self, connection: Connection) -> None:
        found = delete(PUSH_SUBSCRIPTIONS).where(_OF.endpoint == self.endpoint)
        if self.table_id is not None:
            found = found.where(_OF.table_id == self.table_id, _OF.token_hash == self.token_hash)
        connection.execute(found)


def push_subscriptions(
    connection: Connection, table_id: str, token_hash: str
) -> Sequence[PushSubscription]:
    columns = (_OF.endpoint, _OF.p256dh, _OF.auth, _OF.language)
    found = select(*columns).where(_OF.table_id == table_id, _OF.token_hash == token_hash)
    return [PushSubscription(*row) for row in connection.execute(found)]
