"""`python -m namiji.learn`: train a network, judge it, and hand it to the `network` bot."""

import argparse
import sys
from dataclasses import fields
from math import inf
from pathlib import Path

from namiji.errors import NamijiError
from namiji.learn.curve import draw_curve
from namiji.learn.judge import judge_all


def main() -> None:
    options = _parser().parse_args()
    try:
        options.do(options)
    except NamijiError as error:
        sys.exit(f"namiji.learn: {error}")


def _train(options: argparse.Namespace) -> None:
    try:
        import torch
    except ImportError:
        raise NamijiError("no-torch", "training needs PyTorch: pip install torch") from None
    from namiji.learn.train import Course, Training

    if options.device == "cuda" and not torch.cuda.is_available():
        raise NamijiError("no-gpu", "PyTorch finds no CUDA device here; try --device cpu")
    given = {field.name: getattr(options, field.name) for field in fields(Course)}
    given = {name: value for name, value in given.items() if value is not None}
    if options.resume and (given or options.learned):
        raise NamijiError("other-course", "a training that is resumed stays on its course")
    if options.resume:
        training = Training.resume(options.device, options.folder)
    else:
        course = Course(**given)
        training = Training.start(course, options.device, options.folder, options.learned)
    for row in training.run(options.seconds):
        print(
            f"stage {row['stage']} of {training.course.stages}: "
            f"{row['decisions'] / 1e6:,.1f} million decisions, {row['a_second']:,.0f} a second, "
            f"{row['seconds']:.0f} s; {row['points']:.1f} points a game, "
            f"entropy {row['entropy']:.3f}, value loss {row['value_loss']:.4f}, "
            f"drift {row['drift']:.4f}, clipped {row['clipped']:.3f}, weights {row['digest']}",
            flush=True,
        )


def _judge(options: argparse.Namespace) -> None:
    for row in judge_all(options.folder, options.games):
        shares = ", ".join(
            f"{100 * found['wins']:.1f}% with {players} players ({found['points']:.1f} points, "
            f"greedy {found['greedy']:.1f}; {found['games']} games)"
            for players, found in row.items()
            if isinstance(found, dict)
        )
        print(f"stage {row['stage']}: {shares}", flush=True)


def _export(options: argparse.Namespace) -> None:
    from namiji.learn.train import export

    export(options.checkpoint, options.network)


def _curve(options: argparse.Namespace) -> None:
    options.picture.write_text(draw_curve(options.curves), encoding="utf-8")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m namiji.learn", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    train = commands.add_parser("train", help="play and learn; leaves its stages in a folder")
    train.set_defaults(do=_train)
    train.add_argument("folder", type=Path)
    train.add_argument("--device", choices=["cpu", "cuda"], default="cuda")
    train.add_argument("--resume", action="store_true", help="go on where the folder's training is")
    train.add_argument(
        "--from",
        dest="learned",
        type=Path,
        metavar="CHECKPOINT",
        help="begin with what another training has learned",
    )
    train.add_argument("--seconds", type=float, default=inf, help="begin no stage that ends later")
    train.add_argument("--seed")
    for name in ("stages", "rounds", "games", "steps", "settle", "size", "passes"):
        train.add_argument(f"--{name}", type=int)
    for name in ("rate", "entropy", "last_entropy", "trust", "rivals"):
        train.add_argument(f"--{name.replace('_', '-')}", type=float)

    judge = commands.add_parser("judge", help="let the stages of a folder play against greedy")
    judge.set_defaults(do=_judge)
    judge.add_argument("folder", type=Path)
    judge.add_argument("--games", type=int, default=2000, help="for each number of players")

    export = commands.add_parser("export", help="write a checkpoint's weights for the network bot")
    export.set_defaults(do=_export)
    export.add_argument("checkpoint", type=Path)
    export.add_argument("network", type=Path)

    curve = commands.add_parser("curve", help="draw learning curves")
    curve.set_defaults(do=_curve)
    curve.add_argument("curves", type=Path, nargs="+")
    curve.add_argument("picture", type=Path)
    return parser


if __name__ == "__main__":
    main()
