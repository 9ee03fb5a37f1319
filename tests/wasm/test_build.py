"""What is built beside the modules, and what happens where they cannot be built."""

import hashlib
import importlib.util
import json
import sys
from pathlib import Path

import numpy as np
import pytest

from namiji.core.layout import STATE
from namiji.errors import NamijiError
from namiji.mind.layout import MIND
from namiji.wasm import __main__ as program
from namiji.wasm import build as building
from namiji.wasm.compiler import MODULES, compile_object
from namiji.wasm.description import describe
from namiji.wasm.exports import RECORDS, Exports


def test_the_description_has_every_field_where_it_is() -> None:
    described = describe(MODULES)["records"]
    for name, dtype in RECORDS.items():
        assert described[name]["size"] == dtype.itemsize
        record = np.frombuffer(np.random.default_rng(1).bytes(dtype.itemsize), dtype)
        for field, place in described[name]["fields"].items():
            found = np.ndarray(
                place["shape"], place["type"], record.tobytes(), offset=place["offset"]
            )
            assert found.tobytes() == record[field].tobytes()


def test_a_type_that_does_not_exist_is_refused() -> None:
    with pytest.raises(TypeError, match="no record and no number: BOAT"):
        Exports().add("BOAT*")


def test_numba_must_not_optimize_for_this_machine() -> None:
    with pytest.raises(RuntimeError, match="NUMBA_OPT=0"):
        compile_object(MODULES["rules"])


def test_modules_in_the_cache_are_not_compiled_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if importlib.util.find_spec("ziglang") is None:
        pytest.skip("needs the package ziglang: pip install 'namiji[wasm]'")
    compiled = []

    def compile_modules(modules: dict[str, Path]) -> None:
        compiled.append(list(modules))
        for name, file in modules.items():
            file.write_text(name)

    monkeypatch.setattr(building, "_compile", compile_modules)
    (tmp_path / "out").mkdir()
    for old in ("rules-0123456789ab.wasm", "lesson-docks-0123456789ab.json", "missing.json"):
        (tmp_path / "out" / old).touch()
    (tmp_path / "files.json").write_text('{"version": "12ab", "files": []}')
    for _ in range(2):
        building.build(tmp_path / "out", tmp_path / "cache")
    assert compiled == [["rules", "minds"]]
    description = json.loads((tmp_path / "out" / "modules.json").read_bytes())
    assert set(description["files"]) >= {"rules.wasm", "minds.wasm", "tables.bin", "network.bin"}
    names = {"modules.json"}
    for name, file in description["files"].items():
        content = (tmp_path / "out" / file["file"]).read_bytes()
        digest = hashlib.sha256(content).hexdigest()[:12]
        assert file["file"] == name.replace(".", f"-{digest}.")
        assert file["size"] == len(content)
        names.add(file["file"])
    assert {file.name for file in (tmp_path / "out").iterdir() if file.suffix != ".gz"} == names
    assert description["files"]["minds.bin"]["size"] == len(description["minds"]) * MIND.itemsize
    assert description["records"]["STATE"]["size"] == STATE.itemsize
    assert description["client"] == "12ab"


def test_without_a_linker_it_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    with pytest.raises(NamijiError, match="'ziglang' is missing"):
        building.build(tmp_path, tmp_path)
    monkeypatch.setattr(sys, "argv", ["namiji.wasm", str(tmp_path)])
    assert program.main() == 1
    assert "pip install 'namiji[wasm]'" in capsys.readouterr().err
    assert [file.name for file in tmp_path.iterdir()] == ["missing.json"]
    assert json.loads((tmp_path / "missing.json").read_bytes()) == {"code": "no-linker"}
