"""When a slow phone shows a page, and how much of it moves meanwhile: in chromium, on a slow line, at a quarter speed.

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

PHONE = {"width": 390, "height": 844}

_WATCH = """() => new Promise(done => {
  let painted = 0, moved = 0;
  new PerformanceObserver(list => { for (const each of list.getEntries()) { painted = each.startTime; } })
    .observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver(list => { for (const each of list.getEntries()) { moved += each.value; } })
    .observe({ type: "layout-shift", buffered: true });
  setTimeout(() => done([painted / 1000, moved]), 1500);
})"""


class Sight(NamedTuple):
    """Seconds until the largest part of the first screen is painted, and how much moved (Cumulative Layout Shift)."""

    painted: float
    moved: float


def open_pages(folder: Path, *pages: str) -> Iterator[Sight]:
    """How a slow phone sees these pages of a folder; nothing where no browser is found."""
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return
    if chromium is None:
        return
    with serve(folder) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for page in pages:
            yield _open(browser, f"{address}/{page}")
        browser.close()


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
