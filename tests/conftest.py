"""What many tests need: the project's own catalog, a cache that outlives the run, and the command line."""

import os
import sys
from pathlib import Path

import pytest
from tests.support import Answer, Run

from kartenwerk.catalog import Catalog
from kartenwerk.cli import main
from kartenwerk.data import DataRoots

ROOT = Path(__file__).parent.parent
os.environ.setdefault("KARTENWERK_CACHE", str(ROOT / ".pytest_cache" / "kartenwerk"))


@pytest.fixture(scope="session")
def catalog() -> Catalog:
    return Catalog(DataRoots.over())


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command in this process: run("deck", "walisch", "--json")."""

    def command(*words: object) -> Answer:
        monkeypatch.setattr(sys, "argv", ["kartenwerk", *map(str, words)])
        code = 0
        try:
            main()
        except SystemExit as exit:
            code = int(exit.code or 0)
        heard = capsys.readouterr()
        return Answer(code, heard.out, heard.err)

    return command
