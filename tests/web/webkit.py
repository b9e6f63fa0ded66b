"""A second engine for tests of pages: WebKitGTK, driven by its own driver on a display of its own.

Without it these tests are skipped: apt install webkit2gtk-driver xvfb.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from tests.web.browser import RULES

DRIVER, DISPLAY = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
BROWSERS = sorted(map(str, Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser")))

needs_webkit = pytest.mark.skipif(
    not (DRIVER and DISPLAY and BROWSERS),
    reason="NO SECOND ENGINE: WebKitGTK is not installed (apt install webkit2gtk-driver xvfb)",
)


@contextmanager
def opened_webkit() -> Iterator[Any]:
    """The browser, to be driven by selenium."""
    from selenium import webdriver
    from selenium.webdriver.webkitgtk.options import Options
    from selenium.webdriver.webkitgtk.service import Service

    with _display() as display:
        options = Options()
        options.binary_location = BROWSERS[-1]
        options.add_argument("--automation")
        environment = {**os.environ, "DISPLAY": display, "LIBGL_ALWAYS_SOFTWARE": "1"}
        driver = webdriver.WebKitGTK(options=options, service=Service(DRIVER, env=environment))
        try:
            yield driver
        finally:
            driver.quit()


@contextmanager
def _display() -> Iterator[str]:
    """A display that nobody sees; it takes a number that is free."""
    ready, told = os.pipe()
    command = [str(DISPLAY), "-displayfd", str(told), "-screen", "0", "1280x900x24", "-nolisten", "tcp"]
    process = subprocess.Popen(command, pass_fds=[told], stderr=subprocess.DEVNULL)
    os.close(told)
    try:
        with os.fdopen(ready) as numbers:
            yield f":{numbers.readline().strip()}"
    finally:
        process.terminate()
        process.wait()


def violations(driver: Any) -> list[str]:
    """What axe finds wrong with the open page."""
    driver.execute_script((files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8"))
    found: list[str] = driver.execute_async_script(
        "const [rules, done] = arguments;"
        "axe.run({exclude: ['svg > *']}, {runOnly: rules})"
        ".then(told => done(told.violations.map(each => each.id + ': ' + each.nodes[0].html.slice(0, 200))))",
        RULES,
    )
    return found
