"""Tests that were skipped are counted and named at the end of a run, by their reasons.

With `--skips` a skip fails the run if the test could have run here: its tool is installed, or its reason is none of
`REASONS`. `.ci/run` says so, because a skip there would be a green run of nothing.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections import defaultdict
from collections.abc import Callable, Mapping
from ctypes.util import find_library
from importlib.util import find_spec
from pathlib import Path

import pytest
from tests.web.browser import BROWSERS

SHOWN = 3
"""So many tests of a reason are named, and the others counted."""


def _installed(*programs: str) -> Callable[[], bool]:
    return lambda: all(map(shutil.which, programs))


def _importable(*modules: str) -> Callable[[], bool]:
    return lambda: all(find_spec(module) is not None for module in modules)


def _on(system: str) -> Callable[[], bool]:
    return lambda: sys.platform.startswith(system)


def _never() -> bool:
    return False


REASONS: Mapping[str, Callable[[], bool]] = {
    "chromium": lambda: any(map(shutil.which, BROWSERS)),
    "webkitgtk": lambda: _installed("WebKitWebDriver", "Xvfb")() and any(Path("/usr/lib").glob("*/webkit2gtk-4.*")),
    "java is": _installed("java"),
    "liblouis": _installed("lou_translate"),
    "ghostscript|^gs is": _installed("gs"),
    "libcairo": lambda: find_library("cairo") is not None,
    "qpdf is": _installed("qpdf"),
    "groff is": _installed("groff"),
    "pdf(info|totext|fonts|images|toppm) is": _installed("pdfinfo"),
    "shapely": _importable("shapely"),
    "page-validation|validator of pdf": _importable("page"),
    "zxing-cpp": _importable("zxingcpp"),
    "generator is not installed": _importable("zensical"),
    "babel": _importable("babel"),
    "pettingzoo": _importable("pettingzoo"),
    "openspiel": _importable("pyspiel"),
    r"linux|second loopback": _on("linux"),
    "pty|fcntl|termios|no fork|pseudo-terminal": lambda: hasattr(os, "fork"),
    "always full": lambda: Path("/dev/full").exists(),
    "/proc": lambda: Path("/proc").exists(),
    "one core": lambda: len(getattr(os, "sched_getaffinity", lambda _: [0])(0)) > 1,
    "only root": lambda: getattr(os, "geteuid", lambda: 1)() == 0,
    # of these the test itself is about something that this case has not
    "lays corners elsewhere|not (written|drawn) yet|leaves the table|deal is over|for programs": _never,
    "no network of a house": _never,
}
"""Whether a test could have run here, by the reasons for which tests are skipped."""


def could_run(reason: str) -> bool:
    """Whether a test that was skipped for this reason could have run, or nobody knows the reason."""
    known = [holds for pattern, holds in REASONS.items() if re.search(pattern, reason.lower())]
    return not known or all(holds() for holds in known)


def _skipped(reporter: pytest.TerminalReporter) -> Mapping[str, list[str]]:
    """The tests that were skipped, by their reasons."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for report in reporter.stats.get("skipped", []):
        if isinstance(report.longrepr, tuple):
            found[report.longrepr[2].removeprefix("Skipped: ")].append(report.nodeid)
    return found


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--skips", action="store_true", help="a test that is skipped though it could run fails the run")


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Let the run fail, in the process that collects what workers found."""
    config = session.config
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    if not config.getoption("--skips") or reporter is None or hasattr(config, "workerinput"):
        return
    if session.exitstatus == pytest.ExitCode.OK and any(map(could_run, _skipped(reporter))):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    skipped = _skipped(terminalreporter)
    for reason, tests in sorted(skipped.items()):
        more = f" and {len(tests) - SHOWN} more" if len(tests) > SHOWN else ""
        word = "SKIPPED THOUGH IT COULD RUN" if could_run(reason) else "skipped"
        terminalreporter.write_line(f"{len(tests)} {word}: {reason}: {', '.join(tests[:SHOWN])}{more}")
