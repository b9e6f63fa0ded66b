"""Checks of pictures, cards and texts that have passed are left out until something they read changes (`--stamps`).

A file of tests whose cases have all passed gets a stamp, the hash of what the cases read and of the tests themselves.
Stamps lie in `.pytest_cache`, so a fresh clone has none. `.ci/run` leaves nothing out.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent

DATA = ("templates", "fonts", "rules_data")
ROOMS = [f"generator/kartenwerk/{room}" for room in ("base", "catalog", "graphics", "faces")]
FURTHER = [f"generator/kartenwerk/{room}" for room in ("text", "printing", "build", "products")]
PICTURES = ("generator/art", "templates/art", "templates/faces", "rules_data/decks", *ROOMS)
CARDS = (*ROOMS, *FURTHER, *DATA)
GAMES = (*CARDS, "generator/kartenwerk/play")
READ: Mapping[str, tuple[str, ...]] = {
    "tests/art/": PICTURES,
    "tests/faces/": CARDS,
    **dict.fromkeys(map("tests/{}/".format, ("pictures", "products", "braille", "engine", "examples", "games")), GAMES),
    **dict.fromkeys(map("tests/{}/".format, ("book", "mechanics", "press", "svg", "type")), GAMES),
}
"""What the tests of a folder read beside their own files."""

READS_MORE = re.compile(
    r"\bRun\b|subprocess|import kartenwerk|from kartenwerk import|bench|kartenwerk\.(cli|custom|library|table)"
)
"""In files of these folders that run commands, or look further up in the house."""


@cache
def digest(name: str) -> str:
    """The hash of a file, or of all files below a folder."""
    place = ROOT / name
    files = [place] if place.is_file() else sorted(file for file in place.rglob("*") if file.is_file())
    found = sha256()
    for file in files:
        if file.suffix != ".pyc":
            found.update(f"{file.relative_to(ROOT)}\0".encode() + sha256(file.read_bytes()).digest())
    return found.hexdigest()


@cache
def helpers() -> str:
    """The hash of what tests share: whatever is no test."""
    files = sorted(file for file in (ROOT / "tests").rglob("*.py") if not file.name.startswith("test_"))
    return sha256("".join(digest(str(file.relative_to(ROOT))) for file in files).encode()).hexdigest()


@cache
def stamp_of(file: str) -> str | None:
    """The stamp that a file of tests has once all of it has passed; None if its cases always run."""
    read = next((read for folder, read in READ.items() if file.startswith(folder)), None)
    if read is None:
        return None
    if READS_MORE.search((ROOT / file).read_text(encoding="utf-8")):
        read = ("generator", "docs", *DATA)
    parts = (sys.version, digest("constraints.txt"), helpers(), digest(file), *map(digest, read))
    return sha256("".join(parts).encode()).hexdigest()


class Stamps:
    """Leaves out what is proven, and counts what passes, in a worker or in a run without any."""

    def __init__(self, config: pytest.Config) -> None:
        assert config.cache is not None
        self.proven: dict[str, str] = config.cache.get("stamps/files", {})
        self.left_out: Counter[str] = Counter()
        self.stamps: dict[str, str] = {}
        self.asked: Counter[str] = Counter()
        self.passed: Counter[str] = Counter()

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        still = []
        for item in items:
            file = item.location[0]
            stamp = stamp_of(file)
            if stamp is not None and self.proven.get(file) == stamp:
                self.left_out[file] += 1
                continue
            still.append(item)
            self.asked[file] += 1
            if stamp is not None:
                self.stamps[file] = stamp  # of what the file reads now, whatever changes while it runs
        items[:] = still

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            self.passed[report.location[0]] += 1

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if hasattr(session.config, "workeroutput"):
            session.config.workeroutput["stamps"] = [self.stamps, dict(self.left_out), dict(self.asked)]


class Stamper:
    """Gives stamps at the end of a run, and reports how many cases had one."""

    def __init__(self, here: Stamps) -> None:
        self.here = here

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """Every worker collects all cases, and runs some."""
        stamps, left_out, asked = getattr(node, "workeroutput", {}).get("stamps", ({}, {}, {}))
        self.here.stamps, self.here.left_out, self.here.asked = stamps, Counter(left_out), Counter(asked)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
        here, left_out = self.here, self.here.left_out
        given = {file: stamp for file, stamp in here.stamps.items() if here.passed[file] == here.asked[file]}
        assert config.cache is not None
        config.cache.set("stamps/files", {**here.proven, **given})
        if left_out:
            told = f"{left_out.total()} cases of {len(left_out)} files left out: nothing they read has changed"
            terminalreporter.write_line(told)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--stamps", action="store_true", help="leave out what has passed and reads nothing that changed")


def pytest_configure(config: pytest.Config) -> None:
    if not config.getoption("--stamps"):
        return
    here = Stamps(config)
    config.pluginmanager.register(here)
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Stamper(here))
