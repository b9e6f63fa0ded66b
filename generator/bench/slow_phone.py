"""When a slow phone shows a page, how much of it moves meanwhile, and how much work a tap on the score sheet is.

It is chromium on a slow line and at a quarter of this machine's speed.

It needs playwright and a chromium of the system; without them the figures are left out.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, NamedTuple

LATENCY, LINE, SLOWER = 150, 1_600_000 / 8, 4
"""Milliseconds to the server, bytes a second, and how many times slower than this machine the phone is."""

BROWSERS = ("chromium", "google-chrome", "chromium-headless-shell")

PHONE = {"width": 390, "height": 844}

_WATCH = """() => new Promise(done => {
  let painted = 0, moved = 0;
  new PerformanceObserver(list => { for (const each of list.getEntries()) { painted = each.startTime; } })
    .observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver(list => { for (const each of list.getEntries()) { moved += each.value; } })
    .observe({ type: "layout-shift", buffered: true });
  setTimeout(() => done([painted / 1000, moved]), 1500);
})"""


_WORK = ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration")
"""What a page does for a tap, in CPU time of its own thread: the same however busy the machine is."""

GUESTS = ("Anna", "Bert", "Cleo", "Dirk", "Eva", "Fritz")

MOST_TAPS, PAUSE = 8, 120
"""Taps on each game's sheet, and the milliseconds from one to the next, in which the page has done all."""


class Sight(NamedTuple):
    """Seconds until the largest part of the first screen is painted, and how much moved (Cumulative Layout Shift)."""

    painted: float
    moved: float


def open_pages(folder: Path, *pages: str) -> Iterator[Sight]:
    """How a slow phone sees these pages of a folder; nothing where no browser is found."""
    with serve(folder) as address, _browser() as browser:
        for page in pages if browser else ():
            yield _open(browser, f"{address}/{page}")


def tap_sheets(folder: Path, sheet: str, *games: str) -> Iterator[float]:
    """The most work for one tap on each of these games' score sheets in ms, as a deal is entered."""
    with serve(folder) as address, _browser() as browser:
        for game in games if browser else ():
            yield _tap(browser, f"{address}/{sheet}?spiel={game}")


@contextmanager
def _browser() -> Iterator[Any]:
    """A browser, or None where there is none."""
    chromium = next(filter(None, map(shutil.which, BROWSERS)), None)
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        chromium = None
    if chromium is None:
        yield None
        return
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        yield browser
        browser.close()


def _tap(browser: Any, address: str) -> float:
    context = browser.new_context(viewport=PHONE, has_touch=True)
    page = context.new_page()
    page.goto(address)
    for number, name in enumerate(GUESTS):
        if number > 1 and page.get_attribute("#right", "aria-disabled") != "true":
            break  # as many as the game needs
        page.fill(".beginning input[aria-label=Name]", name)
        page.click(".beginning >> text=Dazu")
    page.click("#right")
    page.wait_for_selector(".facts button")
    line = context.new_cdp_session(page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    buttons, work = page.locator(".facts button:visible:enabled"), [0.0]
    for number in range(MOST_TAPS):
        if number < buttons.count():  # a tap may take questions away
            button, before = buttons.nth(number).element_handle(), _worked(line)
            button.evaluate("each => each.click()")
            page.wait_for_timeout(PAUSE)
            work.append(_worked(line) - before)
    context.close()
    return 1000 * SLOWER * max(work)


def _worked(line: Any) -> float:
    """Seconds of work that the page has done so far."""
    metrics = {each["name"]: each["value"] for each in line.send("Performance.getMetrics")["metrics"]}
    return float(sum(metrics[name] for name in _WORK))


def _open(browser: Any, address: str) -> Sight:
    context = browser.new_context(viewport=PHONE, device_scale_factor=2)
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    speed = {"latency": LATENCY, "downloadThroughput": LINE, "uploadThroughput": LINE}
    line.send("Network.emulateNetworkConditions", {"offline": False, **speed})
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(address, wait_until="load")
    painted, moved = page.evaluate(_WATCH)
    context.close()
    return Sight(painted, moved)


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        pass


@contextmanager
def serve(folder: Path) -> Iterator[str]:
    """The folder on this machine's own address, by a server that ends with the block."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
