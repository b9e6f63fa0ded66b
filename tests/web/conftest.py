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
def chromium(playwright: Any) -> Iterator[Any]:
    opened = launched(playwright)
    yield opened
    opened.close()
