"""Where the server may send: clients name the address, so it must not be any address."""

import re
from collections.abc import Collection
from typing import Final

from namiji.errors import NamijiError

_SERVICES: Final = (
    "fcm.googleapis.com",  # Chrome, Edge on Android, Opera, Samsung
    "updates.push.services.mozilla.com",  # Firefox
    "web.push.apple.com",  # Safari
)
_SERVICE_DOMAINS: Final = (".notify.windows.com",)  # Edge: a host per region

# A slash ends the host, and nothing before it can be a user, a password or a port.
_ENDPOINT = re.compile(r"https://([a-z0-9.-]+)/[A-Za-z0-9._~:/?&=%+-]{1,1000}")
_REST = re.compile(r"/[A-Za-z0-9._~:/?&=%+-]{1,1000}")


def check_endpoint(endpoint: str, also: Collection[str] = ()) -> None:
    """Raise `bad-endpoint` unless it belongs to a known push service.

    `also` has the origins of services that the operator adds.
    """
    for origin in also:
        if endpoint.startswith(origin) and _REST.fullmatch(endpoint, len(origin)):
            return
    found = _ENDPOINT.fullmatch(endpoint)
    host = found[1] if found else ""
    if host not in _SERVICES and not host.endswith(_SERVICE_DOMAINS):
        raise NamijiError(
            "bad-endpoint", "this server does not know the push service of your browser"
        )


def origin_of(endpoint: str) -> str:
    return "/".join(endpoint.split("/", 3)[:3])
