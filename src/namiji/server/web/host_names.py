"""The names that the server goes by.

A page of another site can make its own name point to this machine (DNS rebinding). The browser then
takes the server for that site, and lets the page read everything. So the server answers to its own
names only. An address is no name, and no one else can give it.
"""

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from namiji.server.config import Config


def own_names(config: Config) -> frozenset[str]:
    """The names of this machine, and those that the operator lists."""
    machine = socket.gethostname().lower()
    short = machine.partition(".")[0]
    local = f"{short}.local"  # its name on a local network without a DNS
    listed = [*config.names, *(urlsplit(origin).hostname or "" for origin in config.origins)]
    return frozenset({"localhost", machine, short, local, config.host.lower(), *listed})


def is_own(host: str, names: frozenset[str]) -> bool:
    """Whether a `Host` header, with or without a port, has an address or one of the names."""
    try:
        name = urlsplit(f"//{host.lower()}").hostname or ""
    except ValueError:
        return False
    return name.removesuffix(".") in names or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
