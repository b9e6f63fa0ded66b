"""A site that a browser has opened once: it opens without a network, and is renewed as a whole or not at all."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from hashlib import sha256
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from PIL import Image
from tests.support import WORKSHOP
from tests.web.browser import needs_chromium
from tests.web.test_score_sheet import write_sheet

from kartenwerk.products.web.frame import SiteFrame
from kartenwerk.products.web.offline import ICONS, manifest_product, worker_script
from kartenwerk.products.web.score_sheet import SHEET
from kartenwerk.products.web.site import site_products
from kartenwerk.text.web.page import MANIFEST, WORKER, script

CARDS = {"blatt.html": "karten/blatt/"}
KEPT = "async () => { await navigator.serviceWorker.ready; return (await caches.keys()).length; }"
"""The number of versions that the browser keeps, once one of them is whole."""

RENEWED = """async () => {
  const kept = await navigator.serviceWorker.ready;
  await kept.update();
  while (kept.installing) { await new Promise(later => setTimeout(later, 20)); }
  return Boolean(kept.waiting);
}"""
"""Whether a newer version is whole and waits for its turn."""

PAGE = """<!DOCTYPE html><html lang="de"><title>{title}</title><link rel="manifest" href="kartenwerk.webmanifest">
<p class="fresh" data-says="Neu"></p><p class="text">{title} {version}</p><img src="karten/blatt/%C3%9C.svg" alt="">
<script src="offline.js"></script></html>"""
CARD = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><desc>{version}</desc></svg>'


class Server:
    """A folder under one address that can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._port = folder, 0
        self.start()

    def start(self) -> None:
        handler = partial(_Quiet, directory=str(self._folder))
        self._server = ThreadingHTTPServer(("127.0.0.1", self._port), handler)
        self._port = self._server.server_port
        Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def address(self, page: str) -> str:
        return f"http://localhost:{self._port}/{page}"


class _Quiet(SimpleHTTPRequestHandler):
    """A server that sends every file whole.

    Python's answers "not modified" to a file that was replaced within the second of the browser's copy.
    """

    def send_head(self) -> Any:
        del self.headers["If-Modified-Since"]
        return super().send_head()

    def log_message(self, format: str, *args: Any) -> None:
        pass


def write_site(folder: Path, version: int) -> None:
    """Two pages and a card, with the scripts that every page of a site has, and the worker."""
    (folder / "karten/blatt").mkdir(parents=True, exist_ok=True)
    files = {
        "index.html": PAGE.format(title="Eingang", version=version),
        "blatt.html": PAGE.format(title="Blatt", version=version),
        "offline.js": script("offline"),
        MANIFEST: "{}",
        "karten/blatt/Ü.svg": CARD.format(version=version),
    }
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    digests = [(name.replace("Ü", "%C3%9C"), sha256(text.encode()).hexdigest()) for name, text in files.items()]
    (folder / WORKER).write_text(worker_script(digests, CARDS), encoding="utf-8")


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Server]:
    write_site(tmp_path, 1)
    with ExitStack() as closing:
        server = Server(tmp_path)
        closing.callback(server.stop)
        yield server


def opened(context: Any, server: Server, page: str) -> tuple[Any, str]:
    """The page in a new tab, and its text."""
    tab = context.new_page()
    tab.goto(server.address(page))
    return tab, tab.inner_text(".text")


def has_picture(tab: Any) -> bool:
    tab.wait_for_function("document.querySelector('img').complete")
    return bool(tab.evaluate("document.querySelector('img').naturalWidth"))


@needs_chromium
def test_after_one_visit_every_page_opens_without_a_network_and_cards_with_the_page_that_shows_them(
    chromium: Any, served: Server
) -> None:
    context = chromium.new_context()
    tab, _ = opened(context, served, "index.html")
    assert tab.evaluate(KEPT) == 1
    served.stop()
    assert opened(context, served, "?von=hier#oben")[1] == "Eingang 1"
    tab, text = opened(context, served, "blatt.html")
    assert (text, has_picture(tab)) == ("Blatt 1", False)
    served.start()
    tab, _ = opened(context, served, "blatt.html")
    assert has_picture(tab)
    served.stop()
    tab, _ = opened(context, served, "blatt.html")
    assert has_picture(tab)
    served.start()


@needs_chromium
def test_the_sheet_of_a_game_that_was_never_opened_works_without_a_network(chromium: Any, tmp_path: Path) -> None:
    write_sheet(tmp_path)
    (tmp_path / MANIFEST).write_text("{}", encoding="utf-8")
    files = [path for path in tmp_path.rglob("*") if path.is_file()]
    digests = [(str(path.relative_to(tmp_path)), sha256(path.read_bytes()).hexdigest()) for path in files]
    (tmp_path / WORKER).write_text(worker_script(digests, {}), encoding="utf-8")
    server, context = Server(tmp_path), chromium.new_context()
    tab = context.new_page()
    tab.goto(server.address(f"{SHEET}?spiel=doppelkopf"))
    assert tab.evaluate(KEPT) == 1
    server.stop()
    tab = context.new_page()
    tab.goto(server.address(f"{SHEET}?spiel=watten"))
    tab.wait_for_selector(".beginning option:checked:text-is('Watten')", state="attached")
    for name in ("Anna", "Bert"):
        tab.fill(".beginning input[aria-label=Name]", name)
        tab.click(".beginning >> text=Dazu")
    tab.click("#right")
    assert tab.inner_text(".say").startswith("Noch gefragt: ")
    context.close()


@needs_chromium
def test_a_new_version_is_announced_and_takes_over_when_all_pages_are_closed(
    chromium: Any, served: Server, tmp_path: Path
) -> None:
    context = chromium.new_context()
    tab, _ = opened(context, served, "index.html")
    tab.evaluate(KEPT)
    write_site(tmp_path, 2)
    old, text = opened(context, served, "index.html")
    assert text == "Eingang 1"
    old.wait_for_function("document.querySelector('.fresh').textContent === 'Neu'")
    assert opened(context, served, "blatt.html")[1] == "Blatt 1"
    for each in context.pages:
        each.close()
    new, text = opened(context, served, "blatt.html")
    new.wait_for_function("caches.keys().then(names => names.length === 1)")
    if text == "Blatt 1":  # the browser lets the old worker end in its own time
        new.close()
        new, text = opened(context, served, "blatt.html")
    assert text == "Blatt 2"


@needs_chromium
def test_half_of_a_new_version_is_never_shown(chromium: Any, served: Server, tmp_path: Path) -> None:
    """While the site is being replaced, its worker is there and a page is not: the old version stays whole."""
    context = chromium.new_context()
    tab, _ = opened(context, served, "index.html")
    tab.evaluate(KEPT)
    before = (tmp_path / "blatt.html").read_bytes()
    write_site(tmp_path, 2)
    (tmp_path / "blatt.html").write_bytes(before)
    tab, _ = opened(context, served, "index.html")
    assert not tab.evaluate(RENEWED)
    for each in context.pages:
        each.close()
    assert [opened(context, served, page)[1] for page in ("index.html", "blatt.html")] == ["Eingang 1", "Blatt 1"]


def test_the_same_files_make_the_same_worker_and_any_other_byte_another() -> None:
    files = [("index.html", "a" * 64), ("karten/blatt/1.svg", "b" * 64)]
    assert worker_script(files, CARDS) == worker_script(files, CARDS)
    assert (
        worker_script([files[0], (files[1][0], "c" * 64)], CARDS).splitlines()[0]
        != worker_script(files, CARDS).splitlines()[0]
    )
    for mark in ("http:", "https:", "eval"):
        assert mark not in worker_script(files, CARDS)


def test_what_a_telephone_installs_has_pictures_of_the_sizes_that_it_names() -> None:
    deck = WORKSHOP.catalog.deck("walisch")
    manifest = json.loads(manifest_product(deck, SiteFrame()).make(WORKSHOP).data)
    products = {product.path: product for product in site_products(WORKSHOP.catalog, [deck], SiteFrame())}
    assert {icon["src"] for icon in manifest["icons"]} == set(ICONS)
    for icon in manifest["icons"]:
        picture = Image.open(BytesIO(products[f"site/{icon['src']}"].make(WORKSHOP).data))
        assert f"{picture.width}x{picture.height}" == icon["sizes"]
