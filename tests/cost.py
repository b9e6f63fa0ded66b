"""What tests cost: CPU seconds by file, of all workers and of the processes that they started (`pytest --cost`).

Seconds on the clock depend on what else the machine does; those of the processor hardly do.
"""

from __future__ import annotations

import os
import time
from collections import defaultdict
from collections.abc import Generator
from operator import itemgetter
from typing import Any

import pytest

SHOWN = 30
"""Files with a row of their own, the dearest ones; `.pytest_cache/v/cost/seconds` has all."""

START, COLLECTION, REST = "(start: pytest and plugins)", "(imports and collection)", "(handing out, and the end)"


class Clock:
    """Books the CPU time of one process and of the children it has waited for, under what it was spent for."""

    def __init__(self, *, of_children: bool = True) -> None:
        self.of_children = of_children
        self.spent: defaultdict[str, float] = defaultdict(float)
        self.last = 0.0

    def book(self, account: str) -> None:
        """Book whatever was spent since the last time."""
        times = os.times()
        now = time.process_time() + (times.children_user + times.children_system) * self.of_children
        self.spent[account] += now - self.last
        self.last = now

    def pytest_sessionstart(self) -> None:
        self.book(START)

    def pytest_collection_finish(self) -> None:
        self.book(COLLECTION)

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self.book(REST)
        done = yield
        self.book(item.location[0])
        return done

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        self.book(REST)
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
