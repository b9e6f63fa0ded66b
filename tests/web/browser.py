"""A real browser for tests of pages: Debian's chromium, driven by playwright. Without it these tests are skipped.

Debian packs it a second time without windows, as `chromium-headless-shell`: the same engine, which needs a third of
the processor's time for a page, because it starts nothing of what a user's browser has around its pages.
"""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from importlib.resources import files
from typing import Any

import pytest

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""Any of them will do; the first that is installed is taken."""

CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), None)

needs_chromium = pytest.mark.skipif(
    CHROMIUM is None, reason="chromium is not installed (apt install chromium-headless-shell)"
)

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
"""The rules of axe that a page has to keep."""

OF_COLOURS = ["color-contrast", "link-in-text-block"]
"""Those of them that a page can keep in one scheme of colours and break in another."""


LAYOUT_SHIFT = """() => new Promise(done => {
  let sum = 0;
  new PerformanceObserver(list => { for (const each of list.getEntries()) { sum += each.value; } })
    .observe({ type: "layout-shift", buffered: true });
  setTimeout(() => done(sum), 200);
})"""
"""How much of an open page has moved while it was read in (Cumulative Layout Shift)."""


TOUCH_SIZE = 44
"""Pixels of what a fingertip meets."""

SMALL = """least => {
  const amongWords = link => {
    const line = link.closest("p, li, dd, dt, td, th, figcaption");
    return line && line.textContent.trim() !== link.textContent.trim();
  };
  return [...document.querySelectorAll("a, button, summary, input, select, textarea")]
    .filter(each => each.getClientRects().length && !each.matches(".skip"))
    .filter(each => !(getComputedStyle(each).display === "inline" && amongWords(each)))
    .map(each => [each, [each, ...(each.labels || [])].map(one => one.getBoundingClientRect())])
    .filter(([, boxes]) => !boxes.some(box => box.width >= least && box.height >= least))
    .map(([each, [box]]) => `${each.outerHTML.slice(0, 90)} ${box.width.toFixed(1)} x ${box.height.toFixed(1)}`);
}"""


def find_small_targets(page: Any) -> list[str]:
    """What can be pressed on an open page and is smaller than a fingertip; links among words are as high as these."""
    found: list[str] = page.evaluate(SMALL, TOUCH_SIZE)
    return found


def launched(playwright: Any, *arguments: str) -> Any:
    """A browser with these arguments of its command line."""
    return playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu", *arguments])


def wait_for_address(page: Any, end: str) -> None:
    """Wait until the open page's address ends so: one that a script has set is told to a test only after a while."""
    page.wait_for_url(lambda address: address.endswith(end))


def overflows(page: Any, letters: str = "") -> bool:
    """Whether an open page has to be scrolled sideways, by letters of that size ("34px" is twice the usual one)."""
    page.evaluate("size => { document.documentElement.style.fontSize = size; }", letters)
    wide = bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))
    page.evaluate("() => { document.documentElement.style.fontSize = ''; }")
    return wide


AXE = "([part, rules]) => axe.run({include: [part], exclude: ['svg > *']}, {runOnly: rules})"  # strokes take long


def violations(page: Any, rules: Sequence[str] = RULES, part: str = "html") -> list[str]:
    """What axe finds wrong with an open page, or with a part of it; its context must pass by the page's policy."""
    page.evaluate((files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8"))
    found = page.evaluate(AXE, [part, rules])
    return [f"{each['id']}: {each['nodes'][0]['html'][:200]}" for each in found["violations"]]
