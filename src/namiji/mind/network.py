"""The neural network: from what a seat sees, it says what to play and who will win.

An observation (`spaces`) and the mask of legal actions go through three layers of rectified units.
The last layer gives a policy, one number per action, and values: the utility that every seat can
expect, as the search defines it (`tree`). `namiji.learn` trains the weights.

Most inputs of a layer are zero. So a layer adds the rows of weights of those that are not, four at
a time, which saves loading and storing the sums for each.
"""

from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from namiji.core.bits import lowest
from namiji.core.jit import rule, wide
from namiji.core.layout import ACTIONS, SEATS, State, Tables, record
from namiji.errors import NamijiError
from namiji.mind.exponential import exp
from namiji.mind.layout import OPTIONS
from namiji.spaces.layout import OBSERVATION, PLAYERS, VERSION
from namiji.spaces.lens import DESK_FIELDS, write_lens
from namiji.spaces.observe import observe

Network: TypeAlias = Any
Paper: TypeAlias = Any

NETWORK_FILE = Path(__file__).with_name("network.npz")

INPUTS = OBSERVATION + ACTIONS
_FIRST, _SECOND, _THIRD = 512, 256, 256
_AT_ONCE = 4  # rows
_SPARE_BITS, _WORDS = np.uint64(11), 2.0**53  # of a random word, which a float has no room for

# Shapes by input and output. A file of weights has these fields and the version of the spaces.
WEIGHTS: dict[str, tuple[int, ...]] = {
    "first": (INPUTS, _FIRST),
    "first_bias": (_FIRST,),
    "second": (_FIRST, _SECOND),
    "second_bias": (_SECOND,),
    "third": (_SECOND, _THIRD),
    "third_bias": (_THIRD,),
    "policy": (_THIRD, ACTIONS),
    "policy_bias": (ACTIONS,),
    "value": (_THIRD, PLAYERS),  # of the observer, then of the seats that follow it
    "value_bias": (PLAYERS,),
}
NETWORK = record([(name, np.float32, shape) for name, shape in WEIGHTS.items()])
PAPER = record(
    [
        ("used", np.int32, (INPUTS + _AT_ONCE,)),  # inputs of a layer that are not zero
        ("amount", np.float32, (INPUTS + _AT_ONCE,)),  # of each of them
        ("seen", np.float32, (INPUTS,)),
        ("first", np.float32, (_FIRST,)),
        ("second", np.float32, (_SECOND,)),
        ("third", np.float32, (_THIRD,)),
        ("expected", np.float32, (PLAYERS,)),
        ("logit", np.float32, (OPTIONS,)),  # of each legal action, by its bit
        ("value", np.float64, (SEATS,)),  # the utility that each seat can expect
        *DESK_FIELDS,
    ]
)


@rule
def _add_rows(inputs: Any, weights: Any, bias: Any, at: int, y: Paper, out: Any) -> None:
    """Write the outputs of a layer from `at` on, before they are rectified."""
    size = min(len(out), len(bias) - at)
    for j in range(size):
        out[j] = bias[at + j]
    found = 0
    for i in range(len(inputs)):
        y.used[found] = i
        y.amount[found] = inputs[i]
        found += inputs[i] != 0
    y.used[found : found + _AT_ONCE] = 0
    y.amount[found : found + _AT_ONCE] = 0
    for i in range(0, found, _AT_ONCE):
        a, b, c, d = y.amount[i], y.amount[i + 1], y.amount[i + 2], y.amount[i + 3]
        row_a, row_b = weights[y.used[i]], weights[y.used[i + 1]]
        row_c, row_d = weights[y.used[i + 2]], weights[y.used[i + 3]]
        for j in range(size):
            k = at + j
            out[j] += (a * row_a[k] + b * row_b[k]) + (c * row_c[k] + d * row_d[k])


@rule
def _layer(inputs: Any, weights: Any, bias: Any, y: Paper, out: Any) -> None:
    _add_rows(inputs, weights, bias, 0, y, out)
    for j in range(len(out)):
        out[j] = max(out[j], np.float32(0))


@rule
def look(t: Tables, n: Network, s: State, y: Paper) -> None:
    """Read what the decider sees, for `rate` and `expect`."""
    write_lens(t, y)
    observe(t, y, s, wide(s.decider), y.seen[:OBSERVATION])
    y.seen[OBSERVATION:] = 0
    mask = wide(s.mask)
    while mask:
        y.seen[OBSERVATION + s.origin + lowest(mask)] = 1
        mask &= mask - 1
    _layer(y.seen, n.first, n.first_bias, y, y.first)
    _layer(y.first, n.second, n.second_bias, y, y.second)
    _layer(y.second, n.third, n.third_bias, y, y.third)


@rule
def rate(n: Network, s: State, y: Paper) -> int:
    """Write the logits of the legal actions; return the bit of the first highest one."""
    origin = wide(s.origin)
    _add_rows(y.third, n.policy, n.policy_bias, origin, y, y.logit)
    mask = wide(s.mask)
    best = lowest(mask)
    while mask:
        i = lowest(mask)
        mask &= mask - 1
        if y.logit[i] > y.logit[best]:
            best = i
    return best


@rule
def expect(n: Network, s: State, y: Paper) -> None:
    """Write the utility that every seat can expect."""
    _add_rows(y.third, n.value, n.value_bias, 0, y, y.expected)
    seat = wide(s.decider)
    for i in range(s.players):
        y.value[seat] = 1.0 / (1.0 + exp(-np.float64(y.expected[i])))
        seat = seat + 1 if seat < s.players else 1


@rule
def choose(t: Tables, n: Network, s: State, y: Paper) -> int:
    """Return the action that the network rates highest."""
    look(t, n, s, y)
    return int(s.origin) + rate(n, s, y)


@rule
def sample(t: Tables, n: Network, s: State, y: Paper, temperature: float, word: Any) -> int:
    """Return an action by a random word, each as often as the policy says at a temperature."""
    look(t, n, s, y)
    highest = y.logit[rate(n, s, y)]
    total, mask = 0.0, wide(s.mask)
    while mask:
        total += exp((y.logit[lowest(mask)] - highest) / temperature)
        mask &= mask - 1
    left = total * float(word >> _SPARE_BITS) / _WORDS
    mask = wide(s.mask)
    chosen = lowest(mask)
    while mask and left >= 0:
        chosen = lowest(mask)
        left -= exp((y.logit[chosen] - highest) / temperature)
        mask &= mask - 1
    return int(s.origin) + chosen


def write_network(path: Path, weights: dict[str, NDArray[Any]]) -> None:
    """Write weights to a file, in half precision."""
    halves = {name: weights[name].astype(np.float16) for name in WEIGHTS}
    with path.open("wb") as file:
        np.savez(file, version=np.int64(VERSION), **halves)  # type: ignore[arg-type]  # names, not flags


@cache
def read_network(path: Path = NETWORK_FILE) -> Any:
    """Read the weights of a file into an array of one record."""
    with np.load(path) as file:
        if (version := int(file["version"])) != VERSION:
            raise _bad_network(path, f"is for version {version} of the spaces, not {VERSION}")
        array = np.zeros(1, NETWORK)
        for name, shape in WEIGHTS.items():
            if file[name].shape != shape:
                found = file[name].shape
                raise _bad_network(path, f"has '{name}' of the shape {found}, not {shape}")
            array[name] = file[name]
    return array


def _bad_network(path: Path, reason: str) -> NamijiError:
    message = f"'{path}' {reason}; train it again with `python -m namiji.learn`"
    return NamijiError("bad-network", message)
