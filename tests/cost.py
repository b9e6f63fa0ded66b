"""What tests cost: CPU seconds by file, of all workers and of the processes that they started (`pytest --cost`).

A browser that lives on for the next test is asked for its share after each file, where there is /proc. Seconds on the
clock depend on what else the machine does; those of the processor hardly do.
"""

from __future__ import annotations

import os
import time
from collections import defaultdict
from collections.abc import Generator
from contextlib import suppress
from operator import itemgetter
from pathlib import Path
from typing import Any

import pytest

SHOWN = 30
"""Files with a row of their own, the dearest ones; `.pytest_cache/v/cost/seconds` has all."""

START, COLLECTION, REST = "(start: pytest and plugins)", "(imports and collection)", "(handing out, and the end)"


def seconds_of_living(parent: int | str) -> float:
    """What the living processes below this one have spent, and those that they have waited for."""
    spent = 0.0
    for children in Path(f"/proc/{parent}/task").glob("*/children"):
        with suppress(OSError):  # it has ended meanwhile
            for child in children.read_text().split():
                spent += seconds_of_living(child)
                times = Path(f"/proc/{child}/stat").read_text().rpartition(")")[2].split()[11:15]
                spent += sum(map(int, times)) / os.sysconf("SC_CLK_TCK")
    return spent


class Clock:
    """Books the CPU time of one process and of all that it has started, under what it was spent for."""

    def __init__(self, *, of_children: bool = True) -> None:
        self.of_children = of_children
        self.spent: defaultdict[str, float] = defaultdict(float)
        self.last = self.of_living = self.of_reaped = 0.0

    def book(self, account: str) -> None:
        """Book whatever was spent since the last time."""
        times = os.times()
        now = time.process_time() + (times.children_user + times.children_system) * self.of_children
        self.spent[account] += now - self.last
        self.last = now

    def book_living(self, account: str) -> None:
        """Book what was spent by processes that go on; to ask a browser's takes longer than many a case."""
        times = os.times()
        now, reaped = seconds_of_living(os.getpid()) * self.of_children, times.children_user + times.children_system
        # what has ended is booked twice until here; of a browser's processes some end without anybody waiting for them
        self.spent[account] += max(now - self.of_living, self.of_reaped - reaped)
        self.of_living, self.of_reaped = now, reaped

    def pytest_sessionstart(self) -> None:
        self.book(START)

    def pytest_collection_finish(self) -> None:
        self.book(COLLECTION)

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(
        self, item: pytest.Item, nextitem: pytest.Item | None
    ) -> Generator[None, object, object]:
        self.book(REST)
        done = yield
        self.book(item.location[0])
        if nextitem is None or nextitem.path != item.path:
            self.book_living(item.location[0])
        return done

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        self.book(REST)
        self.book_living(REST)  # what has ended since was booked before
        if hasattr(session.config, "workeroutput"):  # xdist hands it to the process that collects what workers found
            session.config.workeroutput["cost"] = dict(self.spent)


class Bill:
    """Adds up what workers have spent, and prints it at the end of the run."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        for account, seconds in getattr(node, "workeroutput", {}).get("cost", {}).items():
            self.clock.spent[account] += seconds

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
        rows = sorted(self.clock.spent.items(), key=itemgetter(1), reverse=True)
        if config.cache is not None:
            config.cache.set("cost/seconds", dict(rows))
        terminalreporter.section("CPU seconds by file")
        for account, seconds in rows[:SHOWN]:
            terminalreporter.write_line(f"{seconds:8.1f}  {account}")
        terminalreporter.write_line(f"{sum(seconds for _, seconds in rows[SHOWN:]):8.1f}  {len(rows[SHOWN:])} others")
        terminalreporter.write_line(f"{sum(self.clock.spent.values()):8.1f}  in all")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--cost", action="store_true", help="print the CPU seconds of the dearest files")


def pytest_configure(config: pytest.Config) -> None:
    if not config.getoption("--cost"):
        return
    hands_out = config.getoption("dist", "no") != "no" and not hasattr(config, "workerinput")
    clock = Clock(of_children=not hands_out)  # its children are the workers, whose own clocks run
    config.pluginmanager.register(clock)
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Bill(clock))
