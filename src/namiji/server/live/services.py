"""What all live tables share."""

from dataclasses import dataclass

from namiji.server.config import Config
from namiji.server.metrics import Metrics
from namiji.server.store import Store
from namiji.server.workers.bot_pool import BotPool


@dataclass(frozen=True, slots=True)
class Services:
    config: Config
    store: Store
    bots: BotPool
    metrics: Metrics
