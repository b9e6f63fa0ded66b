"""Sheets of cards as they were written: front and back of every slot meet, and the sheet tells how it is printed."""

from __future__ import annotations

import io
import json
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pikepdf
import pytest
from tests.placing import centres
from tests.products.written import made
from tests.support import WORKSHOP, Run, some_rows

from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import CardBoxes
from kartenwerk.graphics.display import POINT
from kartenwerk.products.cards.selection import BLANK, CardSelection
from kartenwerk.products.cards.sheets import SheetLayout, sheets
from kartenwerk.products.printer import Printer

PAPERS = ("a4", "a3", "sra3", "letter", "330x480")
SIZES = ("skat", "poker", "bridge", "tarot", "60x100")
GAPS = (0.0, 3.0)
TURNED, BACKS = ("long-edge", "short-edge"), ("long-edge", "gutterfold", "none")
"""Of their combinations one in seven is tried, and so each with each of the others; the rest are slow."""
MANY = 103  # a prime number of cards, more than any sheet holds


@cache
def workshop() -> Workshop:
    return WORKSHOP


def sheet_file(paper: str, size: str, backs: Any, count: int, gap: float = 0.0) -> pikepdf.Pdf:
    trim = workshop().catalog.size(size)
    cards = CardSelection(
        WORKSHOP.catalog.deck("walisch"), (BLANK,) * count, CardBoxes(trim.width, trim.height, 3, 4, 5)
    )
    return pikepdf.open(io.BytesIO(sheets(workshop(), cards, SheetLayout(paper, backs, gap)).data))


@pytest.mark.parametrize(("paper", "size", "gap", "backs"), some_rows(product(PAPERS, SIZES, GAPS, TURNED), 7))
def test_front_and_back_of_every_slot_meet(paper: str, size: str, gap: float, backs: str) -> None:
    """Within 0.01 mm, on full sheets and on the last one, which is partly filled as their number is a prime."""
    trim = workshop().catalog.size(size)
    with sheet_file(paper, size, backs, MANY, gap) as document:
        sides = [centres(page, trim.width, trim.height) for page in document.pages]
        _, _, width, height = (float(value) * POINT for value in document.pages[0].mediabox)
    assert sum(map(len, sides[::2])) == MANY
    assert all(MANY % len(side) for side in sides[:1]), "the last sheet is full"
    for front, back in zip(sides[::2], sides[1::2], strict=True):
        assert len(set(front)) == len(front)
        for (x, y), (back_x, back_y) in zip(front, back, strict=True):
            over_the_side = (backs == "long-edge") == (height >= width)
            behind = (width - back_x, back_y) if over_the_side else (back_x, height - back_y)
            assert behind == pytest.approx((x, y), abs=0.01)


@pytest.mark.parametrize(("paper", "size", "gap"), some_rows(product(PAPERS, SIZES, GAPS), 7))
def test_folded_sheets_bring_backs_behind_their_fronts(paper: str, size: str, gap: float) -> None:
    trim = workshop().catalog.size(size)
    with sheet_file(paper, size, "gutterfold", MANY, gap) as document:
        for page in document.pages:
            placed = centres(page, trim.width, trim.height)
            width = float(page.mediabox[2]) * POINT
            half = len(placed) // 2
            for (x, y), (back_x, back_y) in zip(placed[:half], placed[half:], strict=True):
                assert (width - back_x, back_y) == pytest.approx((x, y), abs=0.01)


@pytest.mark.parametrize(("paper", "size", "backs"), some_rows(product(PAPERS, SIZES, BACKS), 7))
def test_every_home_sheet_has_the_ruler_of_100_mm(paper: str, size: str, backs: str) -> None:
    with sheet_file(paper, size, backs, 2, 3.0) as document:
        stream = document.pages[0].Contents.read_bytes().decode()
        assert "0.000 0.000 m\n100.000 0.000 l" in stream
        assert document.Root.ViewerPreferences.PrintScaling == "/None"


@pytest.mark.parametrize(
    ("backs", "duplex"),
    [("long-edge", "/DuplexFlipLongEdge"), ("short-edge", "/DuplexFlipShortEdge"), ("gutterfold", "/Simplex")],
)
def test_the_viewer_is_told_how_to_turn_the_paper(backs: str, duplex: str) -> None:
    with sheet_file("a4", "skat", backs, 1) as document:
        assert document.Root.ViewerPreferences.Duplex == duplex


def test_a_printers_reading_moves_backs_alone_and_stands_in_the_manifest(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KARTENWERK_CONFIG", str(tmp_path / "config"))
    Printer.enter("buero", {"offset_x": 1.5, "offset_y": -0.5}).save()
    places = []
    for folder, words in (("plain", ()), ("moved", ("--printer", "buero"))):
        sheet, _ = made(run, tmp_path / folder, "--cards", "ger-6", *words)
        with pikepdf.open(sheet) as document:
            places.append([centres(page, 59, 91)[0] for page in document.pages])
    (front, back), (same, moved) = places
    assert same == front
    assert (moved[0] - back[0], moved[1] - back[1]) == pytest.approx((1.5, -0.5), abs=0.01)
    sheet_entry, _ = json.loads((tmp_path / "moved" / "manifest.json").read_text(encoding="utf-8"))["files"]
    assert sheet_entry["choices"]["printer"] == "buero"
    assert sheet_entry["choices"]["offset_x"] == "1.5"
