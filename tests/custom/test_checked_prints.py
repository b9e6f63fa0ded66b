"""What `check` finds nothing wrong with can be printed: decks with odd values in any place."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from tests.custom.decks import ONE, faults, plain, report, workshop

from kartenwerk.products.box.contents import box_contents
from kartenwerk.products.box.tuck_box import box_product
from kartenwerk.products.cards.order import DeckOrder
from kartenwerk.products.watching import Watcher

TOML = """id = "probe"
title = "{title}"
size = "{size}"
cards = "karten.csv"
[card]
id = "{{{{ name }}}}"
layout = "karte"
back = "muster"
[colours]
rot = "#A8502A"
{printing}
[tuckbox]
ground = "rot"
text = "{words}"
[layouts.muster]
extends = "pattern"
ground = "rot"
icon = "muenze"
each = {each}
[layouts.karte]
{boxes}
"""
TABLE = "Name;Text;Count\nBrot;Verkaufe;2\nEF-002;;1\n"
PRINTING = ("", "[print]\nbleed = 0\nradius = 10", "[print]\nsafe = 20\nbleed = 10", "[print]\nleast_dpi = 36")
EXTRA = (
    "", "padding = 1", "radius = {n}", "rotate = {n}", "turned = true", 'ground = "rot/30"', "gap = -50",
    'edge = {{ colour = "rot", width = {n} }}'.replace("{{", "{").replace("}}", "}"),
)  # fmt: skip
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0} {1}">{2}</svg>'
PARTS = (
    '<rect width="9" height="9" opacity=".5"/>',
    '<filter id="f"><feGaussianBlur stdDeviation="{n}"/></filter><circle r="9" filter="url(#f)"/>',
    '<mask id="m"><rect width="9" height="9" fill="#fff"/></mask><rect width="9" height="9" mask="url(#m)"/>',
    '<path d="M0 0h{n}v9z" stroke="#123456" stroke-width="{n}"/>',
    '<linearGradient id="g"><stop stop-color="red"/><stop offset="1"/></linearGradient>'
    '<rect width="9" height="{n}" fill="url(#g)"/>',
    '<circle r="{n}" fill="currentColor"/>',
    '<text font-size="{n}">A</text>',
    "",
)  # fmt: skip
NUMBERS = (0, -1, 1, 0.001, 3, 7.5, 20, 63, 88)
TEXTS = (
    "", "x", "Ei", ":muenze:", "**", "* *a*", "a\u0301", "\u200b", "\u202eab", "\u00ad", "A" * 60, "- a\n\n- b", "\t",
    "{{ id }}", "{{ name }}**{{ text }}**", "0,5 €", "{{ name | upper }}", "«»", "&amp;<b>", "1 :muenze:",
)  # fmt: skip
SIZES = ("poker", "skat", "tarot", "mini", "25x25", "30x150")
MODES: dict[str, tuple[str, str]] = {
    "a": ("RGB", "PNG"), "b": ("RGBA", "PNG"), "c": ("LA", "PNG"), "d": ("1", "TIFF"),
    "e": ("CMYK", "JPEG"), "f": ("P", "PNG"), "g": ("I;16", "PNG"), "h": ("L", "WEBP"),
}  # fmt: skip


@cache
def picture(mode: str, format: str, size: tuple[int, int]) -> bytes:
    target = BytesIO()
    noise = Image.frombytes("RGBA", size, random.Random(mode).randbytes(size[0] * size[1] * 4))
    if mode == "I;16":
        made = Image.new(mode, size, 700)
    else:
        made = (noise.convert("RGB") if mode in ("CMYK", "P", "1") else noise).convert(mode)
    made.save(target, format)
    return target.getvalue()


class OddDeck:
    """A deck of two cards with a few boxes, each with values that nobody may have thought of."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self.files: dict[str, str | bytes] = {}
        boxes = "".join(map(self._box, range(chance.randrange(1, 5))))
        if chance.random() < 0.4:
            self.files["zeichen/muenze.svg"] = self._svg(PARTS[3:])
        self.toml = TOML.format(
            title=chance.choice(["Probe", "Ä", "x" * 40, "Probe “1”", "-"]),
            size=chance.choice(SIZES),
            printing=chance.choice(PRINTING),
            words=chance.choice(["", "Ä", "x" * 90]),
            each=chance.choice([1, 5, 60]),
            boxes=boxes,
        )

    def _number(self) -> float:
        return self._chance.choice(NUMBERS)

    def _side(self) -> float:
        return self._chance.choice((3, 7.5, 20, 40, 63)) if self._chance.random() < 0.95 else self._number()

    def _svg(self, parts: Sequence[str]) -> str:
        inner = self._chance.choice(parts).replace("{n}", str(self._number()))
        return SVG.format(24, self._chance.choice([1, 24, 900]), inner)

    def _box(self, place: int) -> str:
        chance = self._chance
        kind = chance.choice(["text", "picture", "icon", "icons", "pips", "shape", "svg"])
        words = chance.choice(TEXTS).replace("\n", "\\n").replace("\t", "\\t")
        name = chance.choice([*MODES, "s"]) if kind == "picture" else ""
        if name == "s":
            self.files["bilder/s.svg"] = self._svg(PARTS)
        elif name:
            size = chance.choice([(1, 1), (40, 900), (700, 700), (1200, 60)])
            self.files[f"bilder/{name}.{MODES[name][1].lower()}"] = picture(*MODES[name], size)
        if kind == "svg":
            self.files[f"layouts/{place}.svg.j2"] = self._svg(PARTS)
        content = {
            "text": f'text = "{words}"\nsize = {chance.choice([5, 9, 30, 200])}\nlines = {chance.choice([1, 2, 200])}',
            "picture": f'picture = "{name}"\nfit = "{chance.choice(["cover", "contain"])}"\nfocus = "0% 100%"',
            "icon": f'icon = "muenze"\neach = {self._side()}',
            "icons": f'icon = "muenze muenze"\neach = {self._side()}',
            "pips": f'icon = "muenze"\ncount = {chance.choice([0, 1, 10, 60])}\neach = {self._side()}',
            "shape": f'fill = "rot"\nform = "{chance.choice(["rectangle", "ellipse", "line"])}"',
            "svg": f'file = "layouts/{place}.svg.j2"',
        }[kind]
        extra = chance.choice(EXTRA).replace("{n}", str(abs(self._number())))
        sides = f"box = [{self._number()}, {self._number()}, {self._side()}, {self._side()}]"
        return f'\n[layouts.karte.boxes.b{place}]\nkind = "{kind}"\n{sides}\n{content}\n{extra}\n'


def prints(root: Path) -> None:
    """Make sheets, single cards, the box, and the page of a watch."""
    own = workshop(root)
    box = box_product(own.deck, box_contents(own.catalog, own.deck))
    for product in (*DeckOrder(own.catalog.deck("probe")).products(own.catalog), box):
        assert product.make(own).data.startswith(b"%PDF")
    assert Watcher(None, root, "").look().faults == ()


@pytest.mark.parametrize("seed", range(6))
def test_what_a_check_lets_through_is_printed(seed: int, tmp_path: Path) -> None:
    for round in range(2):
        odd = OddDeck(random.Random(f"{seed} {round}"))
        root = plain(tmp_path / str(round), toml=odd.toml, csv=TABLE, **odd.files)
        if not report(root).faults:
            prints(root)


def test_a_pattern_of_icons_that_nobody_could_see_is_refused(tmp_path: Path) -> None:
    """A thousand million icons: their places alone would take an hour."""
    root = plain(tmp_path, toml=ONE.replace('icon = "muenze"', 'icon = "muenze"\neach = 0.001'))
    assert faults(root)[0].startswith("deck.toml: layouts.muster.boxes")
    assert "the pattern has too many icons; found" in faults(root)[0]


@pytest.mark.parametrize("box", ["[5, 5, 0.002, 80]", "[5, 5, 50, 0.002]"])
def test_a_picture_in_a_box_that_shows_less_than_a_dot_is_drawn(tmp_path: Path, box: str) -> None:
    toml = f'{ONE}\n[layouts.karte.boxes.mehr]\nkind = "picture"\npicture = "b"\nbox = {box}\n'
    root = plain(tmp_path, toml=toml, **{"bilder/b.png": picture("RGBA", "PNG", (700, 700))})
    assert faults(root) == []
    prints(root)


def test_a_picture_that_becomes_too_many_dots_is_refused(tmp_path: Path) -> None:
    toml = f'{ONE}\n[layouts.karte.boxes.mehr]\nkind = "icon"\nicon = "muenze"\nbox = [0, 0, 500, 500]\n'
    icon = SVG.format(24, 24, PARTS[0])
    (told,) = faults(
        plain(tmp_path, toml=toml.replace(":muenze:", ""), csv="Name;Text\nA;x\n", **{"zeichen/muenze.svg": icon})
    )
    assert (
        told
        == "zeichen/muenze.svg: the picture has too many pixels; found 11811 x 11811; expected at most 80 megapixels"
    )
