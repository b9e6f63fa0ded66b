"""What many tests need: the project's own catalog, a cache that outlives the run, and the command line."""

import gc
import os
import re
import sys
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import settings
from tests.support import Answer, Run
from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]

from kartenwerk.catalog import Catalog
from kartenwerk.cli import main
from kartenwerk.data import DataRoots

gc.set_threshold(100_000, 50, 1000)  # what tests share is kept to the end: to look through it all the time is in vain

# `make test` draws the same cases every time, so that the same sources pass or fail alike everywhere; `make slow` draws
# new ones (--hypothesis-profile=search), and what that finds becomes an @example.
settings.register_profile("same", derandomize=True)
settings.register_profile("search", print_blob=True)
settings.load_profile("same")

ROOT = Path(__file__).parent.parent
OWN = ROOT / ".pytest_cache"
"""What the tests keep: fonts and forms, so that a second run is quicker. Nothing of the user's is read or written."""

os.environ["KARTENWERK_CACHE"] = str(OWN / "kartenwerk")
os.environ["HOME"] = os.environ["USERPROFILE"] = str(OWN / "home")
for name in ("KARTENWERK_CONFIG", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_DIRS", "NO_COLOR", "PYTHONPATH"):
    os.environ.pop(name, None)


@pytest.fixture(autouse=True)
def own_configuration(
    monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Every test begins without any printer, dictionary or setting of somebody's; its folder is not there yet."""
    own = sha256(request.node.nodeid.encode()).hexdigest()
    monkeypatch.setenv("KARTENWERK_CONFIG", str(tmp_path_factory.getbasetemp() / "configuration" / own))


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


class GamesTogether(LoadScopeScheduling):  # type: ignore[misc]
    """Hands the tests of a game to one worker, and those of a deck: what they read is made once."""

    def _split_scope(self, nodeid: str) -> str:
        return next((word for word in re.findall(r"\w+", nodeid) if word in GROUPS), nodeid)


def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> GamesTogether:
    return GamesTogether(config, log)


GROUPS = frozenset((*Catalog(DataRoots.over()).game_ids, *Catalog(DataRoots.over()).deck_ids))
