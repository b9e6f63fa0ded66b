"""What has changed as a page: old and new upon each other with a slider between them, and a filter."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from functools import partial

from kartenwerk.build.product import Made, Product
from kartenwerk.build.workshop import Workshop
from kartenwerk.custom.data import PrintWords
from kartenwerk.products.prints.pairs import Pair, ShownFace

TEMPLATE = "watch/diff.html.j2"


def page_product(pairs: Sequence[Pair], deck: str, folder: str, heading: str, words: PrintWords) -> Product:
    """The page of all pairs, whose pictures are within it."""
    make = partial(make_page, pairs=tuple(pairs), heading=heading, words=words)
    return Product(f"{folder}/{deck}.html", "page", make, (deck,), for_press=False)


def make_page(workshop: Workshop, pairs: Sequence[Pair], heading: str, words: PrintWords) -> Made:
    """The page's file."""
    html = workshop.templates.html(
        TEMPLATE,
        heading=heading,
        words=words,
        language=workshop.printed_in,
        pairs=[
            {
                "title": pair.title or pair.detail,
                "detail": pair.detail if pair.title else "",
                "change": pair.change,
                "ratio": f"{pair.size[0]:g}/{pair.size[1]:g}",
                "old": _picture(pair.old),
                "new": _picture(pair.new),
                "frame": _frame(pair),
                "labels": (pair.old.label, pair.new.label),
            }
            for pair in pairs
        ],
        kinds=list(dict.fromkeys(pair.change for pair in pairs)),
    )
    return Made(f"{html}\n".encode(), 1)


def _picture(side: ShownFace) -> str:
    """A picture as an address; "" for none."""
    return f"data:image/png;base64,{b64encode(side.picture).decode()}" if side.picture else ""


def _frame(pair: Pair) -> tuple[str, ...] | None:
    """Left, top, width and height of the frame in percent of the card."""
    if pair.frame is None:
        return None
    width, height = pair.size
    box = pair.frame
    parts = box.x0 / width, box.y0 / height, box.width / width, box.height / height
    return tuple(f"{100 * part:.2f}%" for part in parts)
