"""The limits of connections, before any request is read: one place for all their numbers."""

from dataclasses import dataclass
from typing import Final, Self

from namiji.server.config import Config
from namiji.server.web.client_address import Networks, networks

KEEP_ALIVE_SECONDS: Final = 130
"""How long a connection may rest between two requests: longer than proxies let it, which is two
minutes at most. If there is no room for others, it ends earlier."""

UNREAD_BYTES: Final = 64 * 1024
"""What may wait for a client that does not read, before its socket is closed."""

PARSED_BYTES: Final = 1024
"""How much of a socket is parsed at once, between two looks at its limit: at most 170 frames."""

_OTHER_FILES = 200  # the database's, the workers' and the libraries'
_PAGES = 1000  # connections for pages and other requests, besides those of sockets
_PER_SOCKET = 2  # connections of an address for each socket that it may have: pages load in between
_CONTROL = 20  # control frames at once, besides messages: clients send one in twenty seconds


@dataclass(frozen=True, slots=True)
class ConnectionLimits:
    most: int
    """Open connections of this process: well below the files that it may open."""
    per_address: int
    request_seconds: float
    """How long a request may take to arrive, and an answer to be read."""
    frames_per_second: float
    """Frames of any kind per socket. A message may have two, and each is counted."""
    frames_burst: float
    proxies: Networks
    """They bring the connections of many people, and have no limit of their own."""

    @classmethod
    def of(cls, config: Config, files: int) -> Self:
        """The limits of a process that may have so many files open."""
        room = max(files - _OTHER_FILES, files // 2)
        return cls(
            most=min(config.sockets + _PAGES, room),
            per_address=_PER_SOCKET * config.sockets_per_address,
            request_seconds=config.request_seconds,
            frames_per_second=2 * config.messages_per_second + 1,
            frames_burst=2 * config.messages_burst + _CONTROL,
            proxies=networks(config.proxies),
        )


def wanted_files(config: Config) -> int:
    return config.sockets + _PAGES + _OTHER_FILES
