"""A site as an app: what a telephone installs, and the worker that keeps the site where there is no network."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import partial
from hashlib import sha256
from typing import Any

from kartenwerk.build.manifest import File
from kartenwerk.build.product import Made, Product
from kartenwerk.build.run import FollowUp
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Deck
from kartenwerk.products.web.frame import PRINTS, SITE, SiteFrame, address
from kartenwerk.text.web.page import ICON, MANIFEST, WORKER, script

ICONS = {"bilder/zeichen-192.png": 192, ICON: 512}
"""The pictures of the app by the side of their square in pixels."""

CARDS = "karten/"
"""The folder of cards: by far the largest, so a deck's cards are kept with the first page that shows it."""

DIGITS = 16
"""Hexadecimal digits of a file's digest that the worker compares."""


def manifest_product(deck: Deck, site: SiteFrame) -> Product:
    """What a telephone reads to install the site, in the colours of its first deck."""
    return Product(f"{SITE}/{MANIFEST}", "page", partial(_manifest, deck=deck, site=site), (deck.id,))


def _manifest(workshop: Workshop, deck: Deck, site: SiteFrame) -> Made:
    ground = deck.palette["nacht"].screen
    icons = [{"src": site.path(path), "sizes": f"{side}x{side}", "type": "image/png"} for path, side in ICONS.items()]
    content: Mapping[str, Any] = {
        "name": site.title,
        "short_name": site.title,
        "lang": site.language,
        "start_url": "index.html",
        "scope": "./",
        "display": "standalone",
        "theme_color": ground,
        "background_color": ground,
        "icons": [{**icon, "purpose": purpose} for icon in icons for purpose in ("any", "maskable")],
    }
    return Made((json.dumps(content, ensure_ascii=False, indent=1) + "\n").encode(), 1)


def keep_offline(pages: Mapping[str, str], site: SiteFrame) -> FollowUp:
    """Names the worker once all files of the site are made. `pages` are the pages that show a deck, with its id."""
    return partial(_worker_product, pages=tuple(sorted(pages.items())), site=site)


def _worker_product(done: Sequence[File], pages: Sequence[tuple[str, str]], site: SiteFrame) -> Sequence[Product]:
    prints, cards = f"{SITE}/{site.path(f'{PRINTS}/')}", site.path(CARDS)
    kept = (file for file in done if not file.path.startswith(prints))  # what is printed is fetched then
    digests = tuple(sorted((address(file.path.removeprefix(f"{SITE}/")), file.sha256) for file in kept))
    return (Product(f"{SITE}/{WORKER}", "page", partial(_worker, digests=digests, pages=pages, cards=cards), ()),)


def _worker(
    workshop: Workshop, digests: Sequence[tuple[str, str]], pages: Sequence[tuple[str, str]], cards: str
) -> Made:
    folders = {address(page): f"{cards}{address(deck)}/" for page, deck in pages}
    return Made(worker_script(digests, folders, cards).encode(), 1)


def worker_script(digests: Sequence[tuple[str, str]], pages: Mapping[str, str], folder: str = CARDS) -> str:
    """The worker of files with these digests, by their addresses; the same files make the same worker.

    `pages` name the folders of cards that are kept with them; all these lie in `folder`.
    """
    version = sha256(repr(digests).encode()).hexdigest()[:DIGITS]
    files = {path: digest[:DIGITS] for path, digest in digests if not path.startswith(folder)}
    cards = {path: digest[:DIGITS] for path, digest in digests if path.startswith(folder)}
    values = {"VERSION": version, "FILES": files, "CARDS": cards, "PAGES": dict(pages)}
    return "".join(f"const {name} = {json.dumps(value)};\n" for name, value in values.items()) + script("worker") + "\n"
