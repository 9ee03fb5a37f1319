"""Games on a GPU: the same rules, called from kernels. Nothing of them leaves the device."""

from namiji.envs.cuda.env import CudaEnv
from namiji.envs.cuda.playout import play_batch

__all__ = ["CudaEnv", "play_batch"]
