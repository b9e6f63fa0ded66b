"""Writing: files are old or new, runs repeat byte by byte, the manifest comes last."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from pathlib import Path

import pytest
from tests.support import slow

from kartenwerk.base.errors import DataError, KartenwerkError
from kartenwerk.build import run as build_run
from kartenwerk.build.files import sweep, write_bytes
from kartenwerk.build.product import Made, Product
from kartenwerk.build.run import build
from kartenwerk.build.workshop import Workshop
from kartenwerk.products.kits.kit import kit_products


def make_constant(workshop: Workshop, data: bytes) -> Made:
    return Made(data, 1)


def constant(data: bytes) -> Callable[[Workshop], Made]:
    return partial(make_constant, data=data)


def broken(workshop: Workshop) -> Made:
    raise DataError([KartenwerkError("this product is broken", file="a.toml", key="b")] * 2)


def hashes(folder: Path) -> dict[str, str]:
    return {
        path.relative_to(folder).as_posix(): sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def kartenwerk(cwd: Path, *words: str, **environment: str) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        [sys.executable, "-m", "kartenwerk", *words],
        cwd=cwd,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def test_a_failing_product_leaves_the_folder_untouched(tmp_path: Path) -> None:
    workshop = Workshop.over(None)
    build(workshop, [Product("a.pdf", "sheet", constant(b"old"), ())], tmp_path, lambda file: None)
    before = hashes(tmp_path)
    products = [Product("a.pdf", "sheet", constant(b"new"), ()), Product("b.pdf", "sheet", broken, ())]
    with pytest.raises(KartenwerkError, match="broken"):
        build(workshop, products, tmp_path, lambda file: None)
    assert hashes(tmp_path) == before


@pytest.mark.parametrize("count", [1, 4])
def test_an_error_crosses_from_a_worker_process_with_all_its_faults(tmp_path: Path, count: int) -> None:
    products = [Product(f"{number}.pdf", "sheet", broken, ()) for number in range(count)]
    with pytest.raises(DataError) as caught:
        build(Workshop.over(None), products, tmp_path, lambda file: None, workers=2)
    assert [(fault.message, fault.file, fault.key) for fault in caught.value.faults] == [
        ("this product is broken", "a.toml", "b")
    ] * 2


def test_an_interrupted_write_leaves_the_old_file_and_the_old_manifest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    workshop = Workshop.over(None)
    names = ["a.pdf", "b.pdf", "c.pdf"]
    build(
        workshop,
        [Product(name, "sheet", constant(b"old " + name.encode()), ()) for name in names],
        tmp_path,
        lambda f: None,
    )
    before = hashes(tmp_path)
    written: list[Path] = []

    def interrupted(path: Path, data: bytes) -> None:
        if path.name == "b.pdf":
            raise KeyboardInterrupt
        written.append(path)
        write_bytes(path, data)

    monkeypatch.setattr(build_run, "write_bytes", interrupted)
    with pytest.raises(KeyboardInterrupt):
        build(workshop, [Product(name, "sheet", constant(b"new"), ()) for name in names], tmp_path, lambda f: None)
    after = hashes(tmp_path)
    assert after["a.pdf"] != before["a.pdf"]
    assert {name: after[name] for name in ("b.pdf", "c.pdf", "manifest.json")} == {
        name: before[name] for name in ("b.pdf", "c.pdf", "manifest.json")
    }


def test_drafts_of_a_killed_run_are_swept_away(tmp_path: Path) -> None:
    (tmp_path / "walisch").mkdir()
    (tmp_path / "walisch" / ".karten.pdf.x1.part").write_bytes(b"half")
    sweep(tmp_path)
    assert hashes(tmp_path) == {}


def test_the_manifest_keeps_entries_of_files_that_are_still_there(tmp_path: Path) -> None:
    workshop = Workshop.over(None)
    for name in ("a.pdf", "b.pdf"):
        build(workshop, [Product(name, "sheet", constant(b"x"), ())], tmp_path, lambda file: None)
    entries = json.loads((tmp_path / "manifest.json").read_text(encoding="utf-8"))["files"]
    assert [entry["path"] for entry in entries] == ["a.pdf", "b.pdf"]


def test_a_manifest_that_is_no_manifest_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "manifest.json").write_text("[]", encoding="utf-8")
    build(Workshop.over(None), [Product("a.pdf", "sheet", constant(b"x"), ())], tmp_path, lambda file: None)
    assert len(json.loads((tmp_path / "manifest.json").read_text(encoding="utf-8"))["files"]) == 1


@pytest.mark.parametrize(
    "words",
    [
        ("box", "buchstaben"),
        slow(("box", "walisch")),
        slow(("deck", "walisch")),
        slow(("rules", "donnerwetter")),
        slow(("kit", "walisch")),
    ],
    ids=" ".join,
)
def test_two_runs_give_the_same_bytes_in_another_folder_with_another_hash_seed_and_an_empty_cache(
    tmp_path: Path, words: tuple[str, str]
) -> None:
    first, second = tmp_path / "one", tmp_path / "elsewhere" / "two"
    for folder, seed, cache in ((first, "1", None), (second, "2", str(tmp_path / "cache"))):
        folder.mkdir(parents=True)
        environment = {"PYTHONHASHSEED": seed} | ({"KARTENWERK_CACHE": cache} if cache else {})
        process = kartenwerk(folder, *words, **environment)
        _, err = process.communicate(timeout=300)
        assert process.returncode == 0, err.decode()
    files = hashes(first / "output")
    if words == ("kit", "walisch"):
        assert {"walisch/druckanleitung.pdf", "manifest.json"} < set(files)
        products = kit_products(Workshop.over(None).catalog, Workshop.over(None).catalog.deck("walisch"), "a4")
        assert len(files) == len(products) + 3  # box, guide, manifest
    assert "manifest.json" in files and len(files) > 1
    assert files == hashes(second / "output")


@pytest.mark.slow  # other runs are killed at once, in tests/hostile
def test_killing_the_run_leaves_each_file_old_or_new_and_the_manifest_old(tmp_path: Path) -> None:
    assert kartenwerk(tmp_path, "pad", "donnerwetter", "--sheets", "4").wait(120) == 0
    assert kartenwerk(tmp_path, "rules", "donnerwetter").wait(120) == 0
    out = tmp_path / "output"
    old = hashes(out)
    fresh = tmp_path / "fresh"
    changed = ("rules", "donnerwetter", "--set", "punkte_donnerwetter=7")
    assert kartenwerk(tmp_path, *changed, "--out", str(fresh)).wait(120) == 0
    new = hashes(fresh)
    for delay in (0.2, 0.5, 0.8, 1.1, 1.4):
        process = kartenwerk(tmp_path, *changed)
        time.sleep(delay)
        process.send_signal(signal.SIGKILL)
        finished = process.wait() == 0
        now = {path: digest for path, digest in hashes(out).items() if not path.endswith(".part")}
        for path, digest in now.items():
            if path != "manifest.json":
                assert digest in (old[path], new.get(path))
        if not finished and now["manifest.json"] != old["manifest.json"]:
            assert all(now[path] == new[path] for path in new if path != "manifest.json")
