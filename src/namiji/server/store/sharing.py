"""What processes on one PostgreSQL share besides logs: leases of tables, and who is connected.

A lease lasts while its process reports that it is up (`channel.py`), so one statement renews all
leases of a process. Times are the database's: clocks of machines differ.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, text

from namiji.server.store.news import emote_news, presence_news
from namiji.server.store.rows import LogRow, Presence
from namiji.server.store.writes import Write

LEASE_SECONDS: Final = 3.0
"""A process that sends no beat for this long counts as down."""

_TAKE = text(
    "UPDATE tables SET driver = :process, fence = fence + 1 WHERE id = :table AND"
    " (driver IS NULL OR driver = :process"
    " OR driver NOT IN (SELECT id FROM processes"
    " WHERE beat > clock_timestamp() - make_interval(secs => :lease))) RETURNING fence"
).bindparams(lease=LEASE_SECONDS)
_DRIVER = text("SELECT driver FROM tables WHERE id = :table")
_GIVE_UP = text("UPDATE tables SET driver = NULL WHERE id = ANY(:tables) AND driver = :process")
_SHOW = text(
    "INSERT INTO presence VALUES"
    " (:table_id, :process, :seats, :watchers, :pace, :game_version, :spent, clock_timestamp())"
    " ON CONFLICT (table_id, process) DO UPDATE SET seats = excluded.seats,"
    " watchers = excluded.watchers, pace = excluded.pace, game_version = excluded.game_version,"
    " spent = excluded.spent, at = excluded.at"
)
_HIDE = text("DELETE FROM presence WHERE table_id = ANY(:tables) AND process = :process")
_PRESENCE = text(
    "SELECT table_id, process, seats, watchers, pace, game_version, spent,"
    " CAST(extract(epoch FROM clock_timestamp() - at) AS double precision),"
    " beat > clock_timestamp() - make_interval(secs => :lease)"
    " FROM presence JOIN processes ON processes.id = process"
    " WHERE table_id = ANY(:tables) AND process <> :process ORDER BY table_id, at"
).bindparams(lease=LEASE_SECONDS)
_ENTRIES = text(
    "SELECT table_id, log.version, kind, seat, request, at, body"
    " FROM unnest(CAST(:tables AS text[]), CAST(:versions AS int[])) AS known(id, version)"
    " JOIN log ON table_id = known.id AND log.version > known.version"
    " ORDER BY table_id, log.version"
)


@dataclass(frozen=True, slots=True)
class Lease:
    """Who plays a table's bots and its clock."""

    process: str
    fence: int | None
    """The number of the lease, if it is ours."""


@dataclass(frozen=True, slots=True)
class TakeLease(Write[Lease]):
    """Take the lease of a table, unless another process that is up has it."""

    table_id: str
    process: str

    @property
    def tables(self) -> Sequence[str]:
        return (self.table_id,)

    def run(self, connection: Connection) -> Lease:
        names = {"table": self.table_id, "process": self.process}
        fence = connection.scalar(_TAKE, names)
        if fence is not None:
            return Lease(self.process, fence)
        return Lease(connection.scalar(_DRIVER, names) or "", None)


@dataclass(frozen=True, slots=True)
class ShowEmote(Write[None]):
    """Tell others of a seat's picture. It is kept nowhere."""

    table_id: str
    seat: int
    emote: str

    @property
    def news(self) -> Sequence[str]:
        return [emote_news(self.table_id, self.seat, self.emote)]

    def run(self, connection: Connection) -> None:
        """Write nothing: the commit only carries the notice."""


@dataclass(frozen=True, slots=True)
class ShowPresence(Write[None]):
    """Say who is connected to tables here. Where nobody is, others may take the lease."""

    process: str
    presences: Sequence[Presence]

    @property
    def tables(self) -> Sequence[str]:
        return [each.table_id for each in self.presences]

    @property
    def news(self) -> Sequence[str]:
        return [presence_news(each.table_id) for each in self.presences]

    def run(self, connection: Connection) -> None:
        ordered = sorted(self.presences, key=lambda each: each.table_id)
        shown = [
            {
                "table_id": each.table_id,
                "process": self.process,
                "seats": " ".join(map(str, each.seats)),
                "watchers": each.watchers,
                "pace": each.pace,
                "game_version": each.game_version,
                "spent": each.spent,
            }
            for each in ordered
            if not each.is_empty
        ]
        if shown:
            connection.execute(_SHOW, shown)
        hidden = [each.table_id for each in ordered if each.is_empty]
        if hidden:
            names = {"tables": hidden, "process": self.process}
            connection.execute(_HIDE, names)
            connection.execute(_GIVE_UP, names)


def read_presence(
    connection: Connection, table_ids: Sequence[str], process: str
) -> dict[str, list[Presence]]:
    """Who is connected to each table at other processes; the longest known first."""
    found: dict[str, list[Presence]] = {table_id: [] for table_id in table_ids}
    for table_id, name, seats, *rest in connection.execute(
        _PRESENCE, {"tables": list(table_ids), "process": process}
    ):
        numbers = tuple(int(seat) for seat in seats.split())
        found[table_id].append(Presence(table_id, name, numbers, *rest))
    return found


def read_entries(connection: Connection, known: Mapping[str, int]) -> dict[str, list[LogRow]]:
    """The entries of tables after the versions that the caller knows."""
    found: defaultdict[str, list[LogRow]] = defaultdict(list)
    names = {"tables": list(known), "versions": list(known.values())}
    for table_id, *values in connection.execute(_ENTRIES, names):
        found[table_id].append(LogRow.from_values(*values))
    return found
