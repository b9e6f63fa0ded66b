"""The stored pictures: a small one of every card of every deck, and of chosen pages, on one sheet each.

`python -m tests.pictures.album` stores them anew and writes a page that shows what has changed.
"""

from __future__ import annotations

import base64
import html
import sys
from collections.abc import Callable, Sequence
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageChops, ImageStat

from kartenwerk.base.palette import Ink
from kartenwerk.build.workshop import Workshop
from kartenwerk.faces.variant import PLAIN
from kartenwerk.graphics.display import Fill, Page, Place, rectangle
from kartenwerk.products.booklet.game import game_manuscript, reference_text
from kartenwerk.products.booklet.pages import compose
from kartenwerk.products.box.contents import box_contents
from kartenwerk.products.box.data import BoxData
from kartenwerk.products.box.tuck_box import box_page
from kartenwerk.products.cards.maker import MAKER, maker_form
from kartenwerk.products.cards.selection import designed_boxes
from kartenwerk.products.kits.game_order import GameOrder
from kartenwerk.products.pad.game import draw_leaf
from kartenwerk.products.reference.card_product import reference_pages

HERE = Path(__file__).parent
REPORT = HERE.parent.parent / "output" / "pictures.html"
CARD, PAGE = 64, 120
"""Widths in pixels."""

FINER = 3
"""Pictures are rendered so much larger and scaled down, so that hairlines do not flicker."""

ROW = 12
QUALITY = 90
"""Of the stored JPEG: far below the tolerance."""

GROUND = (128, 128, 128)


class Picture(NamedTuple):
    name: str
    image: Image.Image


class Difference(NamedTuple):
    """Between two pictures, over blocks of 3 x 3 pixels: on average, and at the worst place; 0 to 255."""

    mean: float
    worst: float

    @property
    def tolerable(self) -> bool:
        """Another machine's rounding of edges stays below it; a moved line or another tone does not."""
        return self.mean < 2.5 and self.worst < 24


def difference(old: Image.Image, new: Image.Image) -> Difference:
    """Pictures of different size could not differ more."""
    if old.size != new.size:
        return Difference(255, 255)
    blocks = (max(new.width // 3, 1), max(new.height // 3, 1))
    one, other = (image.convert("RGB").resize(blocks, Image.Resampling.BOX) for image in (old, new))
    apart = ImageChops.difference(one, other)
    means = ImageStat.Stat(apart).mean
    return Difference(max(means), max(high for _, high in ImageStat.Stat(apart).extrema))


@cache
def workshop() -> Workshop:
    return Workshop.over(None)


def rendered(pages: Sequence[Page], palette: dict[str, Ink], width: int, title: str) -> list[Image.Image]:
    """Each page's trim, so many pixels wide."""
    from kartenwerk.printing.pdf.info import DocumentInfo
    from kartenwerk.printing.pdf.writer import pdf_bytes

    shop = workshop()
    grounded = [Page(p.width, p.height, (Fill(rectangle(p.trim), "papier"), *p.items)) for p in pages]
    data = pdf_bytes(
        grounded, DocumentInfo(title), palette=palette, fonts=shop.fonts, flavour="screen", cache=shop.cache
    )
    return [_small(image, width) for image in _rasters(data, pages, width)]


def _rasters(data: bytes, pages: Sequence[Page], width: int) -> list[Image.Image]:
    import pypdfium2

    document = pypdfium2.PdfDocument(data)
    try:
        sides = zip(document, pages, strict=True)
        return [side.render(scale=FINER * width / side.get_width()).to_pil().convert("RGB") for side, _ in sides]
    finally:
        document.close()


def _small(image: Image.Image, width: int) -> Image.Image:
    return image.resize((width, round(image.height * width / image.width)), Image.Resampling.BOX)


@cache
def deck_pictures(deck_id: str, every: int = 1) -> list[Picture]:
    """Every kind of card, and the back; or one kind in so many."""
    shop = workshop()
    deck = shop.catalog.deck(deck_id)
    faces = shop.tools(deck).faces()
    kinds = deck.kinds[::every]
    forms = [faces.front(card) for card in kinds] + [faces.back()]
    names = [*map(str, kinds), "back"]
    cards = [Page(deck.width, deck.height, (Place(form),)) for form in forms]
    images = rendered(cards, deck.palette, CARD, deck.title)
    return [Picture(name, image) for name, image in zip(names, images, strict=True)]


def page_pictures() -> list[Picture]:
    """Covers, examples and ladders of booklets, a reference card, a leaf of a pad, a tuck box, all makers' cards."""
    shop = workshop()
    pictures = []
    for game, style, numbers in BOOKLET_PAGES:
        session = GameOrder(game).session(shop)
        pages = compose(shop, game_manuscript(shop, session), style).pages
        images = rendered([pages[number - 1] for number in numbers], session.deck.palette, PAGE, game)
        pictures += [Picture(f"{game} {style} {n}", image) for n, image in zip(numbers, images, strict=True)]
    session = GameOrder("burner_holdem").session(shop)
    for n, image in enumerate(
        rendered(reference_pages(shop, reference_text(shop, session)), session.deck.palette, CARD, "card"), 1
    ):
        pictures.append(Picture(f"burner_holdem card {n}", image))
    session = GameOrder("bauer_und_jarl").session(shop)
    [image] = rendered([draw_leaf(shop, session, "a6", 4, filled=True)], session.deck.palette, PAGE, "pad")
    pictures.append(Picture("bauer_und_jarl pad", image))
    deck, data = shop.catalog.deck("walisch"), BoxData.load(shop.roots)
    lines = {name: line.ink for name, line in data.lines.items()}
    box = box_page(shop, deck, data, box_contents(shop.catalog, deck), None)
    [image] = rendered([box], {**deck.palette, **lines}, PAGE, "box")
    pictures.append(Picture("walisch box", image))
    for deck in shop.catalog.decks:
        size = designed_boxes(shop.catalog, deck)
        card = Page(deck.width, deck.height, (Place(maker_form(shop, deck, size, PLAIN)),))
        [image] = rendered([card], deck.palette, CARD, MAKER)
        pictures.append(Picture(f"{deck.id} {MAKER}", image))
    return pictures


BOOKLET_PAGES = (
    ("donnerwetter", "a6", (1, 2, 3, 6)),
    ("burner_holdem", "a6", (1, 8, 11)),
    ("wolfsjagd", "a5", (1, 4)),
    ("bauer_und_jarl", "card", (1, 3, 5)),
    ("fuenf_karten_boltan", "a6", (1, 4)),
)


def albums() -> dict[str, Callable[[], list[Picture]]]:
    """Each sheet of pictures, and how they are made."""
    decks = {deck: _deck_maker(deck) for deck in workshop().catalog.deck_ids}
    return {**decks, "pages": page_pictures}


def _deck_maker(deck: str) -> Callable[[], list[Picture]]:
    return lambda: deck_pictures(deck)


def sheet(pictures: Sequence[Picture]) -> Image.Image:
    """All pictures in rows of equal cells."""
    width = max(picture.image.width for picture in pictures)
    height = max(picture.image.height for picture in pictures)
    whole = Image.new("RGB", (width * ROW, height * -(-len(pictures) // ROW)), GROUND)
    for place, picture in enumerate(pictures):
        whole.paste(picture.image, (place % ROW * width, place // ROW * height))
    return whole


def stored(album: str, pictures: Sequence[Picture], places: Sequence[int] | None = None) -> list[Image.Image]:
    """The stored pictures that stand at these places, or where these would; blank ones for a sheet that is missing."""
    file = HERE / f"{album}.jpg"
    if not file.is_file():
        return [Image.new("RGB", (1, 1)) for _ in pictures]
    width = max(picture.image.width for picture in pictures)
    height = max(picture.image.height for picture in pictures)
    with Image.open(file) as opened:
        whole = opened.convert("RGB")
    found = []
    for place, (_, image) in zip(places or range(len(pictures)), pictures, strict=True):
        x, y = place % ROW * width, place // ROW * height
        found.append(whole.crop((x, y, x + image.width, y + image.height)))
    return found


def record(names: Sequence[str]) -> int:
    """Store the albums anew; returns how many pictures have changed, and writes them down side by side."""
    rows = []
    for name, make in albums().items():
        if names and name not in names:
            continue
        pictures = make()
        for picture, old in zip(pictures, stored(name, pictures), strict=True):
            if not difference(old, picture.image).tolerable:
                rows.append(_row(name, picture, old))
        sheet(pictures).save(HERE / f"{name}.jpg", quality=QUALITY, subsampling=0, optimize=True)
    REPORT.parent.mkdir(exist_ok=True)
    REPORT.write_text(_HEAD + "".join(rows), encoding="utf-8")
    return len(rows)


_HEAD = """<!doctype html><meta charset="utf-8"><title>Pictures</title>
<style>body{font:14px sans-serif;background:#999}td{padding:4px}img{image-rendering:pixelated;height:270px}</style>
<table><tr><th><th>old<th>new<th>difference
"""


def _row(album: str, picture: Picture, old: Image.Image) -> str:
    apart = ImageChops.difference(old.resize(picture.image.size), picture.image)
    shown = "".join(f'<td><img src="{inline(image)}">' for image in (old, picture.image, apart))
    return f"<tr><th>{html.escape(album)}<br>{html.escape(picture.name)}{shown}\n"


def inline(image: Image.Image) -> str:
    target = BytesIO()
    image.save(target, "PNG")
    return "data:image/png;base64," + base64.b64encode(target.getvalue()).decode()


if __name__ == "__main__":
    print(f"{record(sys.argv[1:])} pictures have changed: see {REPORT.relative_to(HERE.parent.parent)}")
