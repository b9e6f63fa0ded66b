"""A file of tests that has passed is left out until something that it reads changes."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests import stamps

pytest_plugins = ["pytester"]


@pytest.fixture
def project(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with one file of tests of pictures."""
    root = pytester.path
    monkeypatch.setattr(stamps, "ROOT", root)
    for folder in ("tests/faces", "templates"):
        (root / folder).mkdir(parents=True)
    (root / "constraints.txt").touch()
    (root / "templates/card.svg").write_text("<svg/>")
    (root / "tests/faces/test_card.py").write_text("def test_one(): pass\ndef test_two(): pass\n")
    return root


def outcomes(pytester: pytest.Pytester, *options: str) -> dict[str, int]:
    for kept in (stamps.digest, stamps.helpers, stamps.stamp_of):
        kept.cache_clear()
    # xdist and the table of costs are the outer run's
    run = pytester.runpytest_inprocess("-p", "tests.stamps", "-p", "no:xdist", "tests", *options)
    found: dict[str, int] = run.parseoutcomes()
    return found


@pytest.mark.parametrize("changed", ["tests/faces/test_card.py", "templates/card.svg", "tests/helper.py"])
def test_it_runs_again_when_what_it_reads_has_changed(pytester: pytest.Pytester, project: Path, changed: str) -> None:
    assert outcomes(pytester, "--stamps") == {"passed": 2}
    assert outcomes(pytester, "--stamps") == {}
    assert outcomes(pytester) == {"passed": 2}
    with (project / changed).open("a") as file:
        file.write("\n")
    assert outcomes(pytester, "--stamps") == {"passed": 2}


def test_a_file_that_failed_has_no_stamp(pytester: pytest.Pytester, project: Path) -> None:
    (project / "tests/faces/test_card.py").write_text("def test_one(): pass\ndef test_two(): assert False\n")
    assert outcomes(pytester, "--stamps") == outcomes(pytester, "--stamps") == {"passed": 1, "failed": 1}


def test_what_reads_more_than_its_folder_says_has_a_stamp_of_the_whole_program(project: Path) -> None:
    (project / "generator/kartenwerk/cli").mkdir(parents=True)
    (project / "tests/faces/test_run.py").write_text("from tests.support import Run\n")
    found = []
    for text in ("a", "b"):
        (project / "generator/kartenwerk/cli/deck.py").write_text(text)
        stamps.digest.cache_clear()
        stamps.stamp_of.cache_clear()
        found.append((stamps.stamp_of("tests/faces/test_card.py"), stamps.stamp_of("tests/faces/test_run.py")))
    assert found[0][0] == found[1][0]
    assert found[0][1] != found[1][1]
