"""What many tests need: the project's own catalog, a cache that outlives the run, and the command line."""

import gc
import pickle
import re
import sys
import tomllib
from collections.abc import Callable
from functools import cached_property, lru_cache, partial
from hashlib import sha256
from typing import Any

import pytest
import tests.surroundings  # before the program is loaded, which reads its cache  # noqa: F401
from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers
from tests.support import Answer, Run, on_one_core
from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]

from kartenwerk.base.data import DataRoots
from kartenwerk.catalog import Catalog
from kartenwerk.cli import main

pytest_plugins = ["tests.cost"]

gc.set_threshold(100_000, 50, 1000)  # what tests share is kept to the end: to look through it all the time is in vain

# `make test` draws the same cases every time, so that the same sources pass or fail alike everywhere; `make slow` draws
# new ones (--hypothesis-profile=search), and what that finds becomes an @example.
ANY_TIME = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])  # a busy machine is no fault
settings.register_profile("same", ANY_TIME, derandomize=True)
settings.register_profile("search", ANY_TIME, print_blob=True)
settings.load_profile("same")


def pytest_configure(config: pytest.Config) -> None:
    """Draw no words and numbers of the modules that a worker has loaded so far, unless new cases are searched for.

    They differ with the tests that came before, and with every change of the program.
    """
    if not config.getoption("--hypothesis-profile"):
        providers.is_local_module_file = lambda file: False  # type: ignore[assignment, attr-defined]


read_toml = tomllib.loads


@lru_cache(1000)
def _read(text: str) -> bytes:
    return pickle.dumps(read_toml(text))


def _known(text: str, **options: Any) -> dict[str, Any]:
    """What a TOML text holds, parsed once for all tests of a process: most commands read the same twenty files."""
    found: dict[str, Any] = read_toml(text, **options) if options or len(text) > 100_000 else pickle.loads(_read(text))
    return found


tomllib.loads = _known


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
    """Runs a command in this process: run("deck", "walisch", "--json").

    It starts no others, as on a machine of one core: they would have to read and make anew what this one has.
    """
    on_one_core(monkeypatch.setattr)

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


def pytest_sessionfinish() -> None:
    gc.freeze()  # what is left goes with the process; pytest would look through all of it five times more


def pytest_sessionstart(session: pytest.Session) -> None:
    """Let a worker tell how each test went, and what failed; that one began or was made ready takes as long to tell.

    Where times or a file of all reports are wanted, it tells everything.
    """
    option = session.config.option
    if option.durations is not None or option.xmlpath or option.verbose > 0:
        return
    for worker in [plugin for plugin in session.config.pluginmanager.get_plugins() if hasattr(plugin, "sendevent")]:
        worker.sendevent = partial(_tell_news, worker.sendevent)


def _tell_news(tell: Callable[..., None], event: str, **told: Any) -> None:
    report = told.get("data", {})
    made_ready = report.get("when") in ("setup", "teardown") and report["outcome"] == "passed"
    if event not in ("logstart", "logfinish") and not made_ready:
        tell(event, **told)


class GamesTogether(LoadScopeScheduling):  # type: ignore[misc]
    """Hands the tests of a game to one worker, those of a deck and those of a file: what they read is made once."""

    def _split_scope(self, nodeid: str) -> str:
        return next((word for word in re.findall(r"\w+", nodeid) if word in GROUPS), nodeid.partition("::")[0])

    def _assign_work_unit(self, node: Any) -> None:
        """Tests that fork go first: to copy a process that has grown takes more than twice as long.

        Whatever is not done is counted after each test, so that a worker keeps nothing that is.
        """
        forking = next((scope for scope in self.workqueue if scope.startswith("tests/hostile/")), None)
        if forking is not None:
            self.workqueue.move_to_end(forking, last=False)
        scope, tests = self.workqueue.popitem(last=False)
        given = self.assigned_work.get(node, {})
        self.assigned_work[node] = {name: ours for name, ours in given.items() if not all(ours.values())}
        self.assigned_work[node][scope] = tests
        node.send_runtest_some([self.places[nodeid] for nodeid, done in tests.items() if not done])

    @cached_property
    def places(self) -> dict[str, int]:
        """Where each test stands among those that every worker has collected."""
        assert self.collection is not None
        return {nodeid: place for place, nodeid in enumerate(self.collection)}


def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> GamesTogether:
    return GamesTogether(config, log)


GROUPS = frozenset((*Catalog(DataRoots.over()).game_ids, *Catalog(DataRoots.over()).deck_ids))
