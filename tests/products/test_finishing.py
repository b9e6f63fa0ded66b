"""Foil and varnish: what is gold stands on a plate of its own, knocked out of the ink below it or not."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops
from tests.support import WORKSHOP

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.faces.finishing import finish_of, finishing_ways, plate_role
from kartenwerk.graphics.display import Box, Fill, Form, Group, Item, Place, Stroke, Text, rectangle
from kartenwerk.printing.pdf.raster import render_page
from kartenwerk.printing.preflight import check
from kartenwerk.printing.preflight.plates import check_plate
from kartenwerk.products.box.contents import box_contents
from kartenwerk.products.box.tuck_box import box_product
from kartenwerk.products.cards.order import DeckOrder

DECK = WORKSHOP.catalog.deck("franzoesisch")
SQUARE = rectangle(Box(0, 0, 10, 10))
WAYS = sorted(finishing_ways(WORKSHOP.roots))


def inks_of(items: tuple[Item, ...]) -> Iterator[tuple[str, bool]]:
    """The inks of a drawing in the order of painting, and whether each overprints."""
    for item in items:
        match item:
            case Fill() | Stroke():
                yield item.ink, item.overprint
            case Text():
                yield item.ink, not item.knockout
            case Group():
                yield from inks_of(item.items)
            case Place():
                yield from inks_of(item.form.items)


DRAWING = (
    Fill(SQUARE, "tinte"),
    Group((Stroke(SQUARE, "ocker", 0.4),)),
    Place(Form.of("crown", Box(0, 0, 10, 10), (Fill(SQUARE, "ocker"), Fill(SQUARE, "ocker/30")))),
    Text(1, 1, "Ass", "text", 9, "ocker"),
)


def test_foil_on_bare_paper_takes_the_place_of_gold_and_a_tint_stays_ink() -> None:
    found = finish_of(WORKSHOP.roots, DECK, "knockout").items(DRAWING)
    plate = (plate_role("Foil"), False)
    assert [*inks_of(found)] == [("tinte", False), plate, plate, ("ocker/30", False), plate]


@pytest.mark.parametrize("way", ["overprint", "varnish"])
def test_foil_on_print_and_varnish_lie_on_gold_that_is_printed(way: str) -> None:
    found = finish_of(WORKSHOP.roots, DECK, way).items(DRAWING)
    plate = plate_role("Varnish" if way == "varnish" else "Foil"), True
    gold = [("ocker", False), plate]
    assert [*inks_of(found)] == [("tinte", False), *gold, *gold, ("ocker/30", False), ("ocker", True), plate]


def test_a_file_without_the_plate_has_gold_below_varnish_and_bare_paper_below_foil() -> None:
    tint, white = ("ocker/30", False), ("#FFFFFF=0,0,0,0", False)
    for way, left in (("varnish", ("ocker", False)), ("knockout", white)):
        found = replace(finish_of(WORKSHOP.roots, DECK, way), part="without").items(DRAWING)
        text = ("ocker", True) if way == "varnish" else white
        assert [*inks_of(found)] == [("tinte", False), left, left, tint, text]


def test_the_plate_of_a_deck_of_the_program_may_be_a_file_of_its_own() -> None:
    order = DeckOrder(DECK, foil="varnish", plates="files", cards="pik-D", service="printshop")
    main, plate = order.products(WORKSHOP.catalog)
    assert (main.path, plate.path) == tuple(
        f"franzoesisch/printshop_platten_lack/{name}.pdf" for name in ("karten", "plate_varnish")
    )
    files = [product.make(WORKSHOP).data for product in (main, plate)]
    assert check_plate(*files) == []
    assert not any(b"Separation" in file for file in files)
    ink = [render_page(file, 0, 40).convert("L").histogram() for file in files]
    assert 0 < sum(ink[1][:100]) < sum(ink[0][:200])  # there is gold on a queen, and less of it than of all ink


def test_a_finished_form_is_another_form() -> None:
    form = Form.of("crown", Box(0, 0, 10, 10), (Fill(SQUARE, "ocker"),))
    keys = {finish_of(WORKSHOP.roots, DECK, way).form(form).key for way in ("knockout", "overprint")}
    assert len(keys | {form.key}) == 3


@pytest.mark.parametrize("way", WAYS)
def test_a_file_has_the_plate_and_passes_preflight(way: str) -> None:
    order = DeckOrder(DECK, foil=way, cards="pik-D", service="printshop")
    (product,) = order.products(WORKSHOP.catalog)
    made = product.make(WORKSHOP).data
    assert not check(made, WORKSHOP.catalog.service("printshop"))
    (plate,) = finish_of(WORKSHOP.roots, DECK, way).names
    refused = [found for found in check(made, WORKSHOP.catalog.service("meinspiel")) if found.rule == "47 extra plates"]
    assert refused and all(f"plate {plate}," in str(found.message) for found in refused)


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"service": "meinspiel"}, "prints no extra plates"),
        ({"png": 300}, "plates for a press"),
        ({"tabletop": True}, "plates for a press"),
        ({"colours": "screen"}, "plates for a press"),
        ({"colours": "low-ink"}, "plates for a press"),
        ({"foil": "silver"}, "no finishing of that name"),
        ({"deck": WORKSHOP.catalog.deck("buchstaben")}, "no gold"),
    ],
)
def test_what_cannot_be_foiled_is_refused(options: dict[str, Any], why: str) -> None:
    order = replace(DeckOrder(DECK, foil="knockout"), **options)
    with pytest.raises(KartenwerkError, match=why):
        order.products(WORKSHOP.catalog)


@pytest.mark.skipif(shutil.which("gs") is None, reason="Ghostscript is not installed")
def test_a_press_lays_foil_where_nothing_black_is_printed(tmp_path: Path) -> None:
    """Black lines on gold stay free of foil; below it there is ink, or bare paper."""
    bare, inked = (separate(tmp_path / way, way) for way in ("knockout", "overprint"))
    assert bare["Foil"].getbbox() is not None
    assert difference(bare["Foil"], inked["Foil"]) == 0
    for plates in (bare, inked):
        assert overlap(plates["Foil"], plates["Black"]) < 0.05 * area(plates["Foil"])
    assert overlap(bare["Foil"], bare["Yellow"]) < 0.05 * area(bare["Foil"])
    assert overlap(inked["Foil"], inked["Yellow"]) > 0.9 * area(inked["Foil"])


def separate(folder: Path, way: str) -> dict[str, Image.Image]:
    """The plates of a queen by name: 0 is no ink, 255 is full ink."""
    folder.mkdir()
    order = DeckOrder(DECK, foil=way, cards="pik-D", service="printshop")
    (product,) = order.products(WORKSHOP.catalog)
    (folder / "card.pdf").write_bytes(product.make(WORKSHOP).data)
    words = ["-q", "-dNOPAUSE", "-dBATCH", "-dSAFER", "-sDEVICE=tiffsep", "-r150", "-dLastPage=1"]
    subprocess.run(["gs", *words, f"-sOutputFile={folder}/p.tif", str(folder / "card.pdf")], check=True)
    found = {}
    for name in ("Yellow", "Black", "Foil"):
        with Image.open(folder / f"p({name}).tif") as picture:
            found[name] = ImageChops.invert(picture.convert("L")).point(lambda value: 255 * (value > 100))
    return found


def area(plate: Image.Image) -> int:
    return plate.histogram()[255]


def overlap(one: Image.Image, other: Image.Image) -> int:
    return area(ImageChops.multiply(one, other))


def difference(one: Image.Image, other: Image.Image) -> int:
    return area(ImageChops.difference(one, other))


def test_the_box_has_its_gold_on_the_plate() -> None:
    finish = finish_of(WORKSHOP.roots, DECK, "knockout")
    product = box_product(DECK, box_contents(WORKSHOP.catalog, DECK), finish=finish)
    assert product.path == "franzoesisch/schachtel_folie.pdf"
    assert b"/Separation /Foil" in product.make(WORKSHOP).data
