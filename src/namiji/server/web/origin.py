"""Which pages may call: the second wall after tokens, which no page of others can know.

There are no cookies, so a browser adds no authority to a call by itself: a seat is played by
whoever sends its token. A page of somebody else's is turned away all the same.
"""

from collections.abc import Mapping
from urllib.parse import urlsplit

from namiji.server.config import Config

_OWN = (None, "same-origin", "none")


def allowed_origin(headers: Mapping[str, str], config: Config) -> bool:
    """Whether a call that changes something, or opens a socket, comes from a page of ours.

    `headers` answers to names in lower case. Without `Origin` it is no browser's, or an old one's.
    """
    origin = headers.get("origin")
    if origin is not None and origin.lower() in config.origins:
        return True
    if headers.get("sec-fetch-site") not in _OWN:
        return False
    return origin is None or _place(origin) == headers.get("host", "").lower()


def _place(origin: str) -> str | None:
    """The host and port of an origin, written as a browser writes `Host`; None for `null`."""
    try:
        parts = urlsplit(origin.lower())
    except ValueError:
        return None
    return parts.netloc if parts.scheme in ("http", "https") and parts.netloc else None
