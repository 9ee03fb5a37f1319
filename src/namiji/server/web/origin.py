"""Which pages may call the server. This is a second protection, besides tokens.

There are no cookies, so a browser adds no authority to a call by itself: a seat belongs to
anyone who sends its token. The server rejects calls from pages of other sites all the same.
"""

from collections.abc import Mapping
from urllib.parse import urlsplit

from namiji.server.config import Config

_OWN = (None, "same-origin", "none")


def allowed_origin(headers: Mapping[str, str], config: Config) -> bool:
    """Whether a call that changes something or opens a socket may come from its page.

    `headers` has names in lower case. A call without `Origin` comes from a program or an old
    browser.
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
