"""The settings of a server. `namiji serve` has an option per field."""

import re
from dataclasses import dataclass, field, fields
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Literal, NoReturn

from namiji.errors import NamijiError
from namiji.parallel.cores import available_cores

_DAY = 24 * 3600
_MOST = 1_000_000_000
_NAME = re.compile(r"[a-z0-9-]+(\.[a-z0-9-]+)*")
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
    """A field with its help text. Only numbers have a `least`."""
    about = {"says": says, "least": least, "most": most, "option": option, "group": group}
    return field(default=default, repr=not secret, metadata=about)


def _limit(default: float, says: str, least: float = 1) -> Any:
    return _setting(default, says, least, group="Limits")


def _seconds(default: float, says: str, most: float = _MOST) -> Any:
    return _setting(default, says, 1, most, group="Times")


@dataclass(frozen=True, kw_only=True)
class Config:
    """The settings of a server. Creating it checks them."""

    host: str = _setting(
        "127.0.0.1", "The address to listen on; 0.0.0.0 is all of IPv4, :: is all."
    )
    port: int = _setting(8000, "The port to listen on; 0 chooses a free one.", 0, 65535)
    lan: bool = _setting(False, "Listen on the local network, and put its address into links.")
    log: Literal["auto", "json", "plain"] = _setting(
        "auto", "How to log: json, plain, or auto, which is plain on a terminal and json elsewhere."
    )
    database: str | None = _setting(
        None, "The URL of the database; by default an SQLite file in your data folder.", secret=True
    )
    editions: tuple[Path, ...] = _setting(
        (), "An edition to offer, as a TOML file; can be repeated.", option="edition"
    )
    origins: tuple[str, ...] = _setting(
        (),
        "Another site whose pages may call the server, such as https://host; can be repeated.",
        option="origin",
    )
    names: tuple[str, ...] = _setting(
        (),
        "A name by which browsers reach the server, such as play.example.org; can be repeated.",
        option="name",
    )
    proxies: tuple[str, ...] = _setting(
        (),
        "An address or network of proxies whose X-Forwarded-For to trust; can be repeated.",
        option="proxy",
    )
    bot_workers: int = _setting(
        max(1, available_cores() - 1),
        "Worker processes for bots, besides one for the quick levels; one less than cores.",
        1,
        256,
    )
    push: bool = _setting(False, "Let players ask to be told by Web Push that it is their turn.")
    push_services: tuple[str, ...] = _setting(
        (),
        "Another push service that may be sent to, such as https://host; can be repeated.",
        option="push_service",
    )
    metrics_port: int = _setting(
        0, "The port for Prometheus; 0 is none. Players must not reach it.", 0, 65535
    )
    metrics_host: str = _setting("127.0.0.1", "The address to listen on for Prometheus.")

    tables: int = _limit(2000, "Tables in memory.")
    tables_per_hour: int = _limit(30, "New tables per address and hour.")
    tables_per_day: int = _limit(200, "New tables per address and day.")
    editions_per_day: int = _limit(20, "New tables with an edition of its own per address and day.")
    joins_per_hour: int = _limit(60, "Joined tables per address and hour.")
    voyages_per_day: int = _limit(60, "Voyages handed in per address and day.")
    checks_per_hour: int = _limit(240, "Editions checked per address and hour.")
    sockets: int = _limit(4000, "Open sockets.")
    sockets_per_address: int = _limit(50, "Open sockets per address.")
    messages_per_second: float = _limit(5.0, "Messages per socket and second, on average.", 0.01)
    messages_burst: int = _limit(30, "Messages per socket at once.")
    requests_per_second: float = _limit(
        10.0, "HTTP requests per address and second, on average.", 0.01
    )
    requests_burst: int = _limit(100, "HTTP requests per address at once.")
    body_bytes: int = _limit(16 * 1024, "Bytes in the body of an HTTP request.", 1024)
    edition_bytes: int = _limit(
        512 * 1024, "Bytes in the body of an HTTP request that may have an edition.", 1024
    )
    frame_bytes: int = _limit(4 * 1024, "Bytes in a message from a socket.", 512)

    request_seconds: float = _seconds(
        20.0, "Close a connection whose request takes longer to arrive.", 3600
    )
    silence_seconds: float = _seconds(
        40.0, "Close a socket that has not answered for this long.", 3600
    )
    away_seconds: float = _seconds(
        60.0, "A person without a socket counts as away after this time."
    )
    unload_seconds: float = _seconds(600.0, "Unload a table after this time without sockets.")
    archive_seconds: float = _seconds(
        30.0 * _DAY, "Archive a table after this time without a change."
    )

    keep: float = _setting(
        0.0,
        "Delete tables after this many days without a change; 0 keeps all.",
        0,
        36_500,
        group="Times",
    )
    archive: Path | None = _setting(  # noqa: RUF009 - it returns a field
        None, "A folder for the finished games of tables that are deleted after --keep."
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
        for setting in ("origins", "push_services"):
            for origin in getattr(self, setting):
                if not _ORIGIN.fullmatch(origin):
                    _refuse(
                        setting, f"{origin!r} is not like https://play.example.org, without a path"
                    )
        for name in self.names:
            if not _NAME.fullmatch(name):
                _refuse("names", f"{name!r} is not like play.example.org, in lower case")
        for network in self.proxies:
            try:
                ip_network(network)
            except ValueError as error:
                _refuse("proxies", f"name addresses or networks like 10.0.0.0/8; {error}")


def _refuse(name: str, why: str) -> NoReturn:
    raise NamijiError("bad-setting", f"{name.replace('_', ' ')}: {why}")
