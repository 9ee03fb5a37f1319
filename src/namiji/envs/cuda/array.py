"""Arrays on the GPU that PyTorch, JAX, CuPy and Numba accept."""

from typing import Any

import numpy as np

from namiji.envs.cuda import dlpack
from namiji.envs.cuda.device import load_cuda

_LEGACY = (None, -1, 0, 1)  # DLPack's names for the legacy default stream, or for no ordering


class DeviceArray:
    """A table with one row per game, stored by columns on the device.

    So neighboring games have neighboring addresses, and the threads that play them write in one
    transaction. `columns` is the contiguous array in memory, which kernels take; `T` has its shape.
    """

    def __init__(self, columns: Any, stream: Any, *, is_turned: bool = True) -> None:
        self.columns = columns
        self._stream = stream
        self._is_turned = is_turned

    @property
    def shape(self) -> tuple[int, ...]:
        lying = tuple(map(int, self.columns.shape))
        return lying[::-1] if self._is_turned else lying

    @property
    def strides(self) -> tuple[int, ...]:
        """In bytes."""
        lying = tuple(map(int, self.columns.strides))
        return lying[::-1] if self._is_turned else lying

    @property
    def dtype(self) -> np.dtype[Any]:
        found: np.dtype[Any] = np.dtype(self.columns.dtype)
        return found

    @property
    def T(self) -> "DeviceArray":  # noqa: N802  # the name that every array library uses
        return DeviceArray(self.columns, self._stream, is_turned=not self._is_turned)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return {
            "shape": self.shape,
            "strides": self.strides,
            "typestr": self.dtype.str,
            "data": (self._address, False),
            "version": 2,  # without a stream: the host does not have to wait
        }

    def __dlpack__(self, *, stream: int | None = None, **_: Any) -> Any:
        """Export the array; pending writes come before what the consumer's stream does next."""
        if stream not in _LEGACY:
            self._order_before(stream)
        steps = tuple(step // self.dtype.itemsize for step in self.strides)
        device = self.__dlpack_device__()
        return dlpack.lend(self.columns, self._address, self.shape, steps, self.dtype, device)

    def __dlpack_device__(self) -> tuple[int, int]:
        return dlpack.GPU, int(load_cuda().get_current_device().id)

    def copy_to_host(self) -> np.ndarray[Any, Any]:
        """Return the values as a NumPy array, once they are written."""
        self._stream.synchronize()
        lying = self.columns.copy_to_host()
        return np.ascontiguousarray(lying.T if self._is_turned else lying)

    def __repr__(self) -> str:
        return f"DeviceArray(shape={self.shape}, dtype={self.dtype})"

    @property
    def _address(self) -> int:
        return int(self.columns.__cuda_array_interface__["data"][0])

    def _order_before(self, stream: int | None) -> None:
        cuda = load_cuda()
        written = cuda.event(timing=False)
        written.record(self._stream)
        written.wait(cuda.external_stream(stream))
