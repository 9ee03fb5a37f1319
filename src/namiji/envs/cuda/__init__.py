"""Games on a GPU: kernels call the same rules, and the games stay on the device."""

from namiji.envs.cuda.env import CudaEnv
from namiji.envs.cuda.playout import play_batch

__all__ = ["CudaEnv", "play_batch"]
