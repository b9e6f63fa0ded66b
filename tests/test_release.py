"""A release: its bill of materials, the changelog that it begins, and two builds of one tree."""

import json
import re
import tomllib
from pathlib import Path

import pytest

from kartenwerk.base.errors import KartenwerkError
from release.__main__ import ROOT, build, check_alike, check_changelog
from release.materials import read_materials, write_bill

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def test_the_bill_names_every_library_and_every_file_of_others_with_a_licence() -> None:
    components = json.loads(write_bill(ROOT))["components"]
    libraries = {re.split(r"[\[<>=]", line)[0] for line in PROJECT["dependencies"]}
    assert {each["name"] for each in components} == libraries | {each.name for each in read_materials().material}
    assert all(each["licenses"] for each in components)


def test_the_bill_has_the_same_bytes_twice() -> None:
    assert write_bill(ROOT) == write_bill(ROOT)


def test_every_file_that_a_readme_says_others_made_is_in_the_bill() -> None:
    """Data in a form that nobody here writes by hand."""
    kinds = {".icc", ".pat", ".dic", ".gz", ".ttf", ".otf"}
    found = {path for top in ("fonts", "rules_data") for path in Path(ROOT, top).rglob("*") if path.suffix in kinds}
    assert {path.relative_to(ROOT).as_posix() for path in found} == {each.file for each in read_materials().material}


def test_a_release_needs_a_heading_of_its_version() -> None:
    check_changelog("# Changelog\n\n## 1.0.0 (2027-01-01)\n\n- x\n\n## 0.1.0\n", "1.0.0")
    with pytest.raises(KartenwerkError, match=r"found Unreleased; expected ## 1\.0\.0"):
        check_changelog("# Changelog\n\n## Unreleased\n\n## 1.0.0\n", "1.0.0")


def test_two_builds_that_differ_are_no_release() -> None:
    with pytest.raises(KartenwerkError, match=r"differ; found b, c$"):
        check_alike({"a": b"1", "b": b"2", "c": b""}, {"a": b"1", "b": b"3"})


@pytest.mark.slow
def test_one_tree_builds_to_the_same_bytes() -> None:
    first = build(ROOT)
    assert sorted(name.rpartition(".")[2] for name in first) == ["gz", "whl"]
    check_alike(first, build(ROOT))
