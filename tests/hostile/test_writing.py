"""Files are written below the output folder, and over files alone."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path

import pytest
from tests.hostile.fence import fenced_run

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.build.files import place_below, write_bytes
from kartenwerk.build.product import Made, Product
from kartenwerk.build.run import build
from kartenwerk.build.workshop import Workshop


def constant(workshop: Workshop) -> Made:
    return Made(b"x", 1)


OUTSIDE = ["../x", "a/../../x", "/tmp/owned", "..", "", "a\\..\\..\\x", "C:x", "x\0y", "link/x"]


@pytest.mark.parametrize("name", OUTSIDE)
def test_no_product_is_written_outside_the_output_folder(tmp_path: Path, name: str) -> None:
    out = tmp_path / "a/out"
    out.mkdir(parents=True)
    (out / "link").symlink_to(tmp_path)
    with pytest.raises(KartenwerkError, match="outside the output folder"):
        build(Workshop.over(None), [Product(name, "sheet", constant, ())], out, lambda file: None, 1)
    with pytest.raises(KartenwerkError, match="outside the output folder"):
        place_below(out, name)
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["a", "link", "out"]


def test_a_refused_product_keeps_all_others_from_being_written(tmp_path: Path) -> None:
    products = [Product(name, "sheet", constant, ()) for name in ("a.pdf", "../b.pdf")]
    with pytest.raises(KartenwerkError):
        build(Workshop.over(None), products, tmp_path / "out", lambda file: None, 1)
    assert list(tmp_path.iterdir()) == []


def pipe(path: Path) -> None:
    os.mkfifo(path)


def folder(path: Path) -> None:
    path.mkdir()


def device(path: Path) -> None:
    path.symlink_to("/dev/null")


@pytest.mark.parametrize("stand", [pipe, folder, device])
def test_nothing_but_a_file_is_written_over(tmp_path: Path, stand: partial[None]) -> None:
    path = tmp_path / "place"
    stand(path)
    before = path.lstat()
    with pytest.raises(KartenwerkError, match="the file cannot be written: "):
        write_bytes(path, b"x")
    answer = fenced_run("play", "donnerwetter", "--save", path)
    assert answer.code == 1
    assert "the file cannot be written: " in answer.err
    assert path.lstat() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_link_in_the_place_of_a_file_is_replaced_and_not_followed(tmp_path: Path) -> None:
    target, path = tmp_path / "target", tmp_path / "link"
    target.write_text("mine", encoding="utf-8")
    path.symlink_to(target)
    write_bytes(path, b"x")
    assert (target.read_text(encoding="utf-8"), path.read_bytes()) == ("mine", b"x")
    assert not path.is_symlink()


def test_a_name_that_no_file_can_have_is_told(tmp_path: Path) -> None:
    for name in ("x\0y", "x" * 5000):
        with pytest.raises(KartenwerkError, match="the file cannot be written: "):
            write_bytes(tmp_path / name, b"x")
