"""Drawings written as SVG look as they do in print: seen by another program."""

from __future__ import annotations

import io
import re
from xml.etree import ElementTree

import cairosvg
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageChops, ImageFilter, ImageStat
from tests.support import WORKSHOP

from kartenwerk.graphics.display import Box, Fill, Form, Matrix, Path, Place, rectangle
from kartenwerk.graphics.svg.steps import FINE, relative
from kartenwerk.graphics.svg.writer import SvgWriter
from kartenwerk.products.cards.images import card_image
from kartenwerk.products.cards.selection import CardSelection, designed_boxes
from kartenwerk.products.web.site import card_file

SVG = "{http://www.w3.org/2000/svg}"
ALIKE = 9.0
"""The mean difference of two pictures that only two programs' way of smoothing edges sets apart, of 255."""


@pytest.mark.parametrize(
    ("deck", "card"),
    [("walisch", "skoell-3"), ("walisch", "bog-K"), ("deutsch", "eichel-7"), ("buchstaben", "Ü"), ("inrah", "feuer-F")],
)
def test_a_card_as_svg_looks_like_the_card_as_png(deck: str, card: str) -> None:
    data = WORKSHOP.catalog.deck(deck)
    svg = card_file(WORKSHOP, data, card).data
    cards = CardSelection(data, (card,), designed_boxes(WORKSHOP.catalog, data))
    with Image.open(io.BytesIO(card_image(WORKSHOP, cards, card, 100, bleed=False).data)) as file:
        printed = file.convert("RGB")
    drawn = cairosvg.svg2png(bytestring=svg, output_width=printed.width, output_height=printed.height)
    with Image.open(io.BytesIO(drawn)) as file:
        seen = Image.new("RGB", printed.size, "white")
        seen.paste(file, mask=file.getchannel("A"))
    corner = round(printed.width * 0.08)  # the card as SVG has round corners
    inside = (corner, corner, printed.width - corner, printed.height - corner)
    one, other = (image.crop(inside).filter(ImageFilter.BoxBlur(3)) for image in (printed, seen))
    assert max(ImageStat.Stat(ImageChops.difference(one, other)).mean) < ALIKE


def test_a_form_within_a_card_is_not_cut_to_the_card() -> None:
    def drawn(name: str, box: Box, *items: Fill | Place) -> Form:
        return Form.of(name, box, items)

    pip = drawn("pip", Box(-3, -3, 3, 3), Fill(rectangle(Box(-3, -3, 3, 3)), "rot"))
    card = drawn("card", Box(-2, -2, 12, 12), Place(pip, Matrix.move(5, 5)))
    writer = SvgWriter(lambda ink: "#ff0000", lambda text: (), (Box(0, 0, 10, 10), 1.0))
    svg = writer.picture(Box(0, 0, 10, 10), [Place(card)], "a card")
    clips = {clip.get("id"): clip[0].get("d") for clip in ElementTree.fromstring(svg).iter(SVG + "clipPath")}
    assert sorted("c" in (path or "") for path in clips.values()) == [False, True]  # the pip's is its own square


@given(st.lists(st.tuples(st.floats(-200, 200), st.floats(-200, 200)), min_size=2, max_size=30), st.booleans())
def test_relative_steps_never_stray_and_no_two_numbers_run_together(
    points: list[tuple[float, float]], whole: bool
) -> None:
    path: Path = (("M", points[0]), *(("L", point) for point in points[1:]))
    text = relative(path, FINE, whole=whole)
    assert not whole or "." not in text
    x, y, unit = 0.0, 0.0, 0.01 if whole else 1.0
    for letter, numbers in re.findall(r"([ml])([^ml]*)", text):
        steps = [float(number) for number in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", numbers)]
        for dx, dy in zip(steps[::2], steps[1::2], strict=True):
            x, y = x + dx * unit, y + dy * unit
        assert letter in "ml"
    assert (x, y) == pytest.approx(points[-1], abs=0.006)
