"""An edition of our own, in which every kind of prompt comes up."""

from importlib.resources import files
from pathlib import Path

GENEROUS = "generous"


def write_generous(folder: Path) -> Path:
    """The standard edition, with a choice of nets and a second catch at every stop of the kind."""
    text = files("namiji.edition").joinpath("standard.toml").read_text(encoding="utf-8")
    for old, new in {
        'id = "standard"': f'id = "{GENEROUS}"',
        "net_reveals = 1 ": "net_reveals = 2 ",
        "angling_catches = 1 ": "angling_catches = 2 ",
    }.items():
        assert old in text
        text = text.replace(old, new, 1)
    path = folder / f"{GENEROUS}.toml"
    path.write_text(text, encoding="utf-8")
    return path
