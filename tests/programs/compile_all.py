"""Compile what most tests need, once: processes that test side by side would each do it anew."""

from concurrent.futures import ProcessPoolExecutor

from namiji.edition import standard
from namiji.envs import VectorEnv
from namiji.match.batch import play_batch
from namiji.match.simulate import Series


def play(bot: str) -> None:
    Series(2, "compiled", (bot, bot), "both", standard()).play(0)


def step(*opponents: str) -> None:
    with VectorEnv(2, opponents=opponents) as env:
        env.reset()
        env.step(env.masks.argmax(1))


def main() -> None:
    play("random")  # the rules, which all others need
    with ProcessPoolExecutor() as pool:
        work = [
            pool.submit(play, "search+network:20"),
            pool.submit(play, "master"),
            pool.submit(step, "network"),
            pool.submit(step),
            pool.submit(play_batch, standard(), 2, "clockwise", 2, "compiled"),
        ]
        for each in work:
            each.result()


if __name__ == "__main__":
    main()
