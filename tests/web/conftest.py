"""One browser for all tests of pages that a process runs: to start it takes longer than most pages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.web.browser import launched


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
