"""What all live tables share."""

from dataclasses import dataclass, field

from namiji.server.config import Config
from namiji.server.live.peers import Peers
from namiji.server.live.steady_clock import SteadyClock
from namiji.server.metrics import Metrics
from namiji.server.push.push_service import PushService
from namiji.server.store import Store
from namiji.server.workers.bot_pool import BotPool


@dataclass(frozen=True, slots=True)
class Services:
    config: Config
    store: Store
    bots: BotPool
    metrics: Metrics
    peers: Peers
    push: PushService | None = None
    clock: SteadyClock = field(default_factory=SteadyClock)
