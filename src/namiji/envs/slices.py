"""How the rows of an environment are divided among threads."""

from itertools import pairwise

# A slice is what a thread plays in one call. The caller's thread plays the first slice. To wake
# another takes as long as to play some games, the head start, so all finish together if the first
# slice is larger by as many. For less than the smallest slice, no thread is worth waking. Games
# with opponents take longer, so both are smaller there.
_HEAD_START, _SMALLEST = 96, 128
_HEAD_START_WITH_OPPONENTS, _SMALLEST_WITH_OPPONENTS = 32, 64


def divide(games: int, threads: int, opponents: bool) -> list[slice]:
    """Divide the rows among threads: to each the same, and to the first the head start, too."""
    head_start, smallest = _HEAD_START, _SMALLEST
    if opponents:
        head_start, smallest = _HEAD_START_WITH_OPPONENTS, _SMALLEST_WITH_OPPONENTS
    shared = max(games - head_start, 0)
    used = max(min(threads, shared // smallest), 1)
    ends = [games - shared * left // used for left in reversed(range(used))]
    return [slice(*ends) for ends in pairwise([0, *ends])]
