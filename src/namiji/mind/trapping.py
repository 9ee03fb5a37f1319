"""What a haul is worth by exact odds (R4), drawing as long as that is better than stopping."""

from namiji.core.jit import rule, wide
from namiji.core.layout import (
    CRAB,
    CRABS_KEPT,
    CRUSTACEANS_KEPT,
    SHRIMP,
    SHRIMP_KEPT,
    TRAP_CRABS,
    TRAP_DRAWS,
    TRAP_POINTS,
    TRAP_SAVED,
    State,
    Tables,
)
from namiji.mind.layout import MOST_DRAWS, Scratch


@rule
def kept_haul(t: Tables, s: State, x: Scratch, seat: int, crabs: int, shrimp: int) -> float:
    """Return what a haul is worth if it is kept as it is."""
    each = t.crustacean_points + x.wish[CRUSTACEANS_KEPT]
    return (
        crabs * (each + x.wish[CRABS_KEPT])
        + shrimp * (each + x.wish[SHRIMP_KEPT])
        + s.param[seat, TRAP_POINTS]
    )


@rule
def next_draw(t: Tables, s: State, x: Scratch, seat: int) -> float:
    """Return what the haul is worth if one more token is drawn, with best play after that."""
    crabs, shrimp = wide(s.haul[CRAB]), wide(s.haul[SHRIMP])
    crabs_in, shrimp_in = wide(s.bag[CRAB]), wide(s.bag[SHRIMP])
    fatal = wide(s.param[seat, TRAP_CRABS]) - crabs
    saved = wide(s.param[seat, TRAP_SAVED])
    most = min(wide(s.param[seat, TRAP_DRAWS]) - crabs - shrimp, crabs_in + shrimp_in, MOST_DRAWS)
    kept = kept_haul(t, s, x, seat, crabs, shrimp)
    a_crab = kept_haul(t, s, x, seat, crabs + 1, shrimp) - kept
    a_shrimp = kept_haul(t, s, x, seat, crabs, shrimp + 1) - kept
    # x.haul[c, d]: the value with best play after d more draws, c of them crabs.
    for draws in range(most, -1, -1):
        for c in range(max(0, draws - shrimp_in), min(draws, fatal - 1, crabs_in) + 1):
            best = kept + c * a_crab + (draws - c) * a_shrimp
            if draws < most:
                crabs_left, shrimp_left = crabs_in - c, shrimp_in - draws + c
                on = 0.0
                if c + 1 < fatal and crabs_left > 0:
                    on += crabs_left * x.haul[c + 1, draws + 1]
                elif saved > 0 and crabs_left > 0:
                    shrimp_saved = min(saved, shrimp + draws - c)
                    if shrimp_saved > 0:
                        on += crabs_left * kept_haul(t, s, x, seat, 0, shrimp_saved)
                if shrimp_left > 0:
                    on += shrimp_left * x.haul[c, draws + 1]
                on /= crabs_left + shrimp_left
                best = max(best, on) if draws > 0 else on
            x.haul[c, draws] = best
    return x.haul[0, 0]
