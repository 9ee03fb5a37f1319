"""`python -m namiji.learn`: train a neural network, evaluate it, and export it for the bots."""

import argparse
import sys
from dataclasses import fields
from math import inf
from pathlib import Path

from namiji.errors import NamijiError
from namiji.learn.curve import draw_curve
from namiji.learn.evaluate import RIVALS, evaluate_stages


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
        raise NamijiError(
            "no-torch", "training needs PyTorch: pip install 'namiji[learn]'"
        ) from None
    from namiji.learn.train import Schedule, Training

    if options.device == "cuda" and not torch.cuda.is_available():
        raise NamijiError("no-gpu", "PyTorch finds no CUDA device; try --device cpu")
    given = {field.name: getattr(options, field.name) for field in fields(Schedule)}
    given = {name: value for name, value in given.items() if value is not None}
    if options.resume and (given or options.learned):
        raise NamijiError("other-schedule", "--resume keeps the schedule: leave out its options")
    if options.resume:
        training = Training.resume(options.device, options.folder)
    else:
        schedule = Schedule(**given)
        training = Training.start(schedule, options.device, options.folder, options.learned)
    for row in training.run(options.seconds):
        print(
            f"stage {row['stage']} of {training.schedule.stages}: "
            f"{row['decisions'] / 1e6:,.1f} million decisions, "
            f"{row['decisions_per_second']:,.0f} per second, "
            f"{row['seconds']:.0f} s; {row['points']:.1f} points per game, "
            f"entropy {row['entropy']:.3f}, value loss {row['value_loss']:.4f}, "
            f"drift {row['drift']:.4f}, clipped {row['clipped']:.3f}, weights {row['digest']}",
            flush=True,
        )


def _evaluate(options: argparse.Namespace) -> None:
    for row in evaluate_stages(options.folder, options.games, options.against):
        shares = ", ".join(
            f"{100 * found['wins']:.1f}% with {players} players ({found['points']:.1f} points, "
            f"{options.against} {found['others']:.1f}; {found['games']} games)"
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

    train = commands.add_parser("train", help="train a network; write its stages to a folder")
    train.set_defaults(do=_train)
    train.add_argument("folder", type=Path)
    train.add_argument("--device", choices=["cpu", "cuda"], default="cuda")
    train.add_argument("--resume", action="store_true", help="continue the training in the folder")
    train.add_argument(
        "--from",
        dest="learned",
        type=Path,
        metavar="FILE",
        help="start with what another training has learned: its checkpoint, or a .npz of weights",
    )
    train.add_argument(
        "--seconds", type=float, default=inf, help="start no stage that would end after this time"
    )
    train.add_argument("--seed")
    train.add_argument(
        "--rival", help="the bot to learn against in a part of the rounds (--rivals)"
    )
    for name in ("stages", "rounds", "games", "steps", "settle", "size", "passes"):
        train.add_argument(f"--{name}", type=int)
    for name in ("rate", "entropy", "last_entropy", "trust", "rivals"):
        train.add_argument(f"--{name.replace('_', '-')}", type=float)

    evaluate = commands.add_parser("evaluate", help="play the stages of a folder against a bot")
    evaluate.set_defaults(do=_evaluate)
    evaluate.add_argument("folder", type=Path)
    evaluate.add_argument("--games", type=int, default=2000, help="games per number of players")
    evaluate.add_argument("--against", choices=RIVALS, default=RIVALS[0])

    export = commands.add_parser("export", help="write the weights of a checkpoint for the bots")
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
