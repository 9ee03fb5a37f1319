"""DLPack: arrays that other libraries use without a copy.

It is written by hand, because Numba's device arrays have only `__cuda_array_interface__`.
"""

import ctypes
from typing import Any

import numpy as np

CPU, GPU = 1, 2  # DLPack's numbers for kinds of device

_CODES = {"i": 0, "u": 1, "f": 2, "b": 6}  # DLPack's numbers for kinds of value
_UNUSED = b"dltensor"  # the name of a capsule until a consumer takes its content


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    )


class _Managed(ctypes.Structure):
    pass


_Deleter = ctypes.CFUNCTYPE(None, ctypes.POINTER(_Managed))
_Managed._fields_ = (("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", _Deleter))

# What consumers hold, by address, with all that it points to, until they release it.
_lent: dict[int, tuple[Any, ...]] = {}


def _release(managed: Any) -> None:
    _lent.pop(ctypes.addressof(managed.contents), None)


_deleter = _Deleter(_release)


_python: Any = ctypes.pythonapi
_Destructor = ctypes.PYFUNCTYPE(None, ctypes.c_void_p)
_python.PyCapsule_New.restype = ctypes.py_object
_python.PyCapsule_New.argtypes = (ctypes.c_void_p, ctypes.c_char_p, _Destructor)
_python.PyCapsule_IsValid.restype = ctypes.c_int
_python.PyCapsule_IsValid.argtypes = (ctypes.c_void_p, ctypes.c_char_p)
_python.PyCapsule_GetPointer.restype = ctypes.c_void_p
_python.PyCapsule_GetPointer.argtypes = (ctypes.c_void_p, ctypes.c_char_p)


def _drop_untaken(capsule: int) -> None:
    if _python.PyCapsule_IsValid(capsule, _UNUSED):
        _lent.pop(_python.PyCapsule_GetPointer(capsule, _UNUSED), None)


_destructor = _Destructor(_drop_untaken)


def lend(
    owner: Any,
    address: int,
    shape: tuple[int, ...],
    strides: tuple[int, ...],
    dtype: np.dtype[Any],
    device: tuple[int, int],
) -> Any:
    """Return a capsule around memory that lives until its consumer releases it.

    Strides count values, not bytes.
    """
    sizes = (ctypes.c_int64 * len(shape))(*shape)
    steps = (ctypes.c_int64 * len(shape))(*strides)
    managed = _Managed(
        tensor=_Tensor(
            data=address,
            device_type=device[0],
            device_id=device[1],
            ndim=len(shape),
            code=_CODES[dtype.kind],
            bits=8 * dtype.itemsize,
            lanes=1,
            shape=sizes,
            strides=steps,
        ),
        deleter=_deleter,
    )
    here = ctypes.addressof(managed)
    _lent[here] = (owner, managed, sizes, steps)
    return _python.PyCapsule_New(here, _UNUSED, _destructor)
