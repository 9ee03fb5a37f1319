"""Games played out many times by compiled players."""

from typing import Any, Literal, TypeAlias, get_args

from namiji.core import api
from namiji.core.layout import states_in
from namiji.edition import Edition
from namiji.edition.tables import build_tables
from namiji.errors import NamijiError

Policy: TypeAlias = Literal["random", "greedy"]


def play_outs(
    edition: Edition, state: bytes | bytearray, policy: Policy, key: Any, scores: Any
) -> None:
    """Play a state out, once for each row of scores."""
    states = states_in(bytearray(state) * 2)
    if policy == "random":
        api.play_outs(build_tables(edition), states, key, scores)
    elif policy == "greedy":
        # Players are a higher layer than the game. Only this line imports it, when it is asked for.
        from namiji.mind.playout import play_outs as play_outs_greedily

        play_outs_greedily(edition, states, key, scores)
    else:
        allowed = " or ".join(get_args(Policy))
        raise NamijiError("bad-policy", f"the policy is {allowed}, not {policy!r}")
