"""The address of a client, as the limits count it."""

from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TypeAlias

from starlette.datastructures import Headers
from starlette.types import Scope

_Address: TypeAlias = IPv4Address | IPv6Address
Networks: TypeAlias = tuple[IPv4Network | IPv6Network, ...]

_MAX_LENGTH = 64  # enough for an IPv6 address in brackets with zone and port
UNKNOWN = "unknown"


def networks(texts: Sequence[str]) -> Networks:
    return tuple(ip_network(text) for text in texts)


def client_address(scope: Scope, trusted: Networks) -> str:
    """The address of the peer, or the one that trusted proxies name in X-Forwarded-For.

    Each proxy appends the address of its caller. So the list is read from its end, for as long as
    the proxies are trusted. The entries before may be forged.
    """
    client = scope.get("client")
    address = _parse(client[0]) if client else None
    if address is None:
        return UNKNOWN
    if _is_in(address, trusted):
        named = ",".join(Headers(scope=scope).getlist("x-forwarded-for"))
        for text in reversed(named.split(",")):
            before = _parse(text.strip())
            if before is None:
                break
            address = before
            if not _is_in(address, trusted):
                break
    return _key(address)


def peer_address(host: str, trusted: Networks) -> str | None:
    """The address of a peer; None for a trusted proxy, which speaks for many."""
    address = _parse(host)
    if address is None:
        return UNKNOWN
    return None if _is_in(address, trusted) else _key(address)


def _is_in(address: _Address, trusted: Networks) -> bool:
    return any(address in network for network in trusted)


def _parse(text: str) -> _Address | None:
    return _parse_short(text) if len(text) <= _MAX_LENGTH else None


@lru_cache(4096)
def _parse_short(text: str) -> _Address | None:
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:  # some proxies add the port
        text = text.partition(":")[0]
    try:
        address = ip_address(text)
    except ValueError:
        return None
    if isinstance(address, IPv6Address) and address.ipv4_mapped:
        return address.ipv4_mapped  # how a dual-stack socket shows an IPv4 peer
    return address


@lru_cache(4096)
def _key(address: _Address) -> str:
    """A household has one IPv4 address or one IPv6 /64 network, and so counts once."""
    if isinstance(address, IPv4Address):
        return str(address)
    return str(IPv6Network((int(address) >> 64 << 64, 64)))
