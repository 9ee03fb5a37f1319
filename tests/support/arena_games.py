"""Results of arena games, made from bots and scores."""

from namiji.arena.game_result import GameResult, SeatResult


def game_result(game: int, deal: int, scores: dict[str, int] | list[tuple[str, int]]) -> GameResult:
    """Return the result of a game, of which only bots and scores matter."""
    table = list(scores.items()) if isinstance(scores, dict) else scores
    points = [score for _, score in table]
    winners = points.count(max(points))
    seats = tuple(
        SeatResult(
            *(seat, bot, score),
            won=(score == max(points)) / winners,
            rank=1 + sum(other > score for other in points),
            margin=score - max(points[: seat - 1] + points[seat:]),
            decisions=10,
            think_ms_mean=float(seat),
            think_ms_max=2.0 * seat,
            faults=0,
            lost_turns=0,
            forfeited=False,
            figures={},
        )
        for seat, (bot, score) in enumerate(table, 1)
    )
    return GameResult(game, deal, 0, f"s.{deal}", "clockwise", seats, ())
