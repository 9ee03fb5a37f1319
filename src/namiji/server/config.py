"""Config: everything an operator can set. `namiji serve` makes its options from these fields."""

import re
from dataclasses import dataclass, field, fields
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Literal, NoReturn

from namiji.errors import NamijiError
from namiji.parallel.cores import available_cores

_DAY = 24 * 3600
_MOST = 1_000_000_000
_ORIGIN = re.compile(r"https?://([a-z0-9.-]+|\[[0-9a-f:.]+\])(:[0-9]{1,5})?")


def _setting(
    default: object,
    says: str,
    least: float | None = None,
    most: float = _MOST,
    *,
    option: str | None = None,
    group: str = "Server",
    secret: bool = False,
) -> Any:
    """A field with what an operator should know of it; `least` marks a number."""
    about = {"says": says, "least": least, "most": most, "option": option, "group": group}
    return field(default=default, repr=not secret, metadata=about)


def _limit(default: float, says: str, least: float = 1) -> Any:
    return _setting(default, says, least, group="Limits")


def _seconds(default: float, says: str, most: float = _MOST) -> Any:
    return _setting(default, says, 1, most, group="Times")


@dataclass(frozen=True, kw_only=True)
class Config:
    """A server's settings, checked."""

    host: str = _setting("127.0.0.1", "The address to listen on; 0.0.0.0 is all of IPv4, :: all.")
    port: int = _setting(8000, "The port to listen on; 0 takes a free one.", 0, 65535)
    lan: bool = _setting(False, "Listen on the local network, and put its address into links.")
    log: Literal["auto", "json", "plain"] = _setting(
        "auto", "How to log: json, plain, or auto, which is plain on a terminal and json elsewhere."
    )
    database: str | None = _setting(
        None, "The database's URL; without it, a SQLite file in your data folder.", secret=True
    )
    editions: tuple[Path, ...] = _setting(
        (), "A TOML file to offer besides the packaged editions; may be repeated.", option="edition"
    )
    origins: tuple[str, ...] = _setting(
        (),
        "Where pages may call from besides the server's own address, as https://host; may be "
        "repeated.",
        option="origin",
    )
    proxies: tuple[str, ...] = _setting(
        (),
        "An address or network of proxies whose X-Forwarded-For is believed; may be repeated.",
        option="proxy",
    )
    bot_workers: int = _setting(
        max(1, available_cores() - 1), "Processes that think for bots; all cores but one.", 1, 256
    )

    tables: int = _limit(2000, "Tables in memory.")
    tables_per_hour: int = _limit(30, "New tables of one address in an hour.")
    joins_per_hour: int = _limit(60, "Joins of tables by one address in an hour.")
    sockets: int = _limit(4000, "Sockets in all.")
    sockets_per_address: int = _limit(50, "Sockets of one address.")
    messages_per_second: float = _limit(5.0, "Messages of a socket in a second, on average.", 0.01)
    messages_burst: int = _limit(30, "Messages of a socket at once.")
    requests_per_second: float = _limit(
        10.0, "HTTP requests of one address in a second, on average.", 0.01
    )
    requests_burst: int = _limit(100, "HTTP requests of one address at once.")
    body_bytes: int = _limit(16 * 1024, "Bytes of an HTTP request's body.", 1024)
    frame_bytes: int = _limit(4 * 1024, "Bytes of a message to a socket.", 512)

    silence_seconds: float = _seconds(
        40.0, "A socket that answers nothing so long is dropped.", 3600
    )
    away_seconds: float = _seconds(60.0, "A person without a socket so long counts as away.")
    unload_seconds: float = _seconds(600.0, "A table without sockets leaves memory after this.")
    archive_seconds: float = _seconds(
        30.0 * _DAY, "A table where nothing happens so long is archived."
    )

    def __post_init__(self) -> None:
        for each in fields(self):
            value = getattr(self, each.name)
            least, most = each.metadata["least"], each.metadata["most"]
            if least is not None and not least <= value <= most:
                _refuse(each.name, f"{value} is not within {least:g} to {most:,.0f}")
        for path in self.editions:
            if not path.is_file():
                _refuse("editions", f"there is no file {path}")
        for origin in self.origins:
            if not _ORIGIN.fullmatch(origin):
                _refuse("origins", f"{origin!r} is not like https://play.example.org, no path")
        for network in self.proxies:
            try:
                ip_network(network)
            except ValueError as error:
                _refuse("proxies", f"name addresses or networks like 10.0.0.0/8; {error}")


def _refuse(name: str, why: str) -> NoReturn:
    raise NamijiError("bad-setting", f"{name.replace('_', ' ')}: {why}")
