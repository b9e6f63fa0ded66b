"""What many tests need: the project's own catalog, a cache that outlives the run, and the command line."""

import gc
import re
import sys
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
import tests.surroundings  # before the program is loaded, which reads its cache  # noqa: F401
from hypothesis import HealthCheck, settings
from tests.support import Answer, Run, on_one_core
from tests.web.browser import launched

from kartenwerk.base.data import DataRoots
from kartenwerk.catalog import Catalog
from kartenwerk.cli import main
from kartenwerk.cli.language import VARIABLES

pytest_plugins = ["tests.cost", "tests.skips", "tests.stamps"]

gc.set_threshold(100_000, 50, 1000)  # what tests share is kept to the end: to look through it all the time is in vain

# `make test` draws the same cases every time, so that the same sources pass or fail alike everywhere; `make slow` draws
# new ones (--hypothesis-profile=search), and what that finds becomes an @example.
ANY_TIME = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])  # a busy machine is no fault
settings.register_profile("same", ANY_TIME, derandomize=True, max_examples=20)
settings.register_profile("search", ANY_TIME, print_blob=True)
settings.load_profile("same")


@pytest.fixture(autouse=True)
def own_configuration(
    monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Every test begins without any printer, dictionary, setting or language of somebody's; its folder is not there."""
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
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
        code = main()
        heard = capsys.readouterr()
        return Answer(code, heard.out, heard.err)

    return command


def pytest_sessionfinish() -> None:
    gc.freeze()  # what is left goes with the process; pytest would look through all of it five times more


def groups() -> dict[str, tuple[str, str]]:
    """Games and decks as tests name them, and what they are sorted by: a deck's games, and the deck after them."""
    catalog = Catalog(DataRoots.over())
    games = {id: (catalog.game(id).deck, id) for id in catalog.game_ids}
    return {**games, **{id: (id, "~") for id in catalog.deck_ids}}


GROUPS = groups()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the tests of a game side by side, those of a deck after its games, and those of a file.

    What they read is made once. Workers begin with equal stretches of this order and take from each other's ends. Tests
    that fork go first, because to copy a process that has grown takes more than twice as long. A file that makes
    something for all its cases stays whole, because it would make it anew whenever it is come back to.
    """

    @cache
    def is_whole(file: Path) -> bool:
        return 'scope="module"' in file.read_text(encoding="utf-8")

    def place(item: pytest.Item) -> tuple[bool, tuple[str, str]]:
        file = item.nodeid.partition("::")[0]  # an item's location takes far longer to find
        words = [] if is_whole(item.path) else re.findall(r"\w+", item.nodeid)
        group = next((GROUPS[word] for word in words if word in GROUPS), (file, ""))
        return not file.startswith("tests/hostile/"), group

    items.sort(key=place)


# One browser for all tests of pages that a process runs: to start it takes longer than most pages.


@pytest.fixture(scope="session")
def playwright() -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as opened:
        yield opened


@pytest.fixture(scope="session")
def browser(playwright: Any) -> Iterator[Any]:
    opened = launched(playwright)
    yield opened
    opened.close()


@pytest.fixture
def chromium(browser: Any) -> Iterator[Any]:
    """The browser; pages that a test has opened are closed behind it, because they would go on working."""
    yield browser
    for context in browser.contexts:
        context.close()
