"""Writes the pictures of whole games that the guide shows: `python docs/contact.py`, a minute.

Sheets, box and rules as the program makes them, all in one scale, without the paper's white; and the page of `watch`,
for which chromium has to be there.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from io import BytesIO
from pathlib import Path

import pypdfium2
from PIL import Image, ImageChops
from playwright.sync_api import sync_playwright

DOCS = Path(__file__).parent
OWN, EXAMPLES = DOCS / "own", DOCS / "examples"
DPI, GAP, GROUND = 60, 18, "#E9E6DF"
WHITE = "#FFFFFF"

ROWS = {
    "bienenweide": (
        ("auftrag/karten_a4.pdf", "wiese/teile_a4.pdf", "woche/karten_a4.pdf"),
        ("deckel.pdf", "honig/teile_a4.pdf", "stock/aufsteller_a4.pdf", "wuerfel/wuerfel_a4.pdf"),
    ),
    "snails": (
        ("cards/cards_a4.pdf", "board/board.pdf", "lid.pdf"),
        ("weather/cards_a4.pdf", "snail/standees_a4.pdf", "die/die_a4.pdf"),
        ("bed/pieces_a4.pdf", "leaf/pieces_a4.pdf", "points/pieces_a4.pdf"),
    ),
}
"""What is shown of each game, in rows."""


def show_page(pdf: Path, number: int = 0, dpi: int = DPI) -> Image.Image:
    """A page, with a margin around what is on it."""
    page = pypdfium2.PdfDocument(pdf)[number].render(scale=dpi / 72).to_pil().convert("RGB")
    return crop_page(page, ImageChops.difference(page, Image.new("RGB", page.size, WHITE)).getbbox())


def show_whole_page(pdf: Path, number: int, dpi: int) -> Image.Image:
    """A page as it is cut."""
    return pypdfium2.PdfDocument(pdf)[number].render(scale=dpi / 72).to_pil().convert("RGB")


def show_sheet(pdf: Path) -> Image.Image:
    """What is coloured on a sheet, without its marks and its empty paper."""
    page = pypdfium2.PdfDocument(pdf)[0].render(scale=DPI / 72).to_pil().convert("RGB")
    _hue, strength, light = page.convert("HSV").split()
    coloured = strength.point(lambda value: 255 * (value > 24))
    return crop_page(page, ImageChops.darker(coloured, light.point(lambda value: 255 * (value > 70))).getbbox())


def crop_page(page: Image.Image, box: tuple[int, int, int, int] | None) -> Image.Image:
    left, top, right, bottom = box or (0, 0, *page.size)
    margin = GAP // 3
    left, top = max(0, left - margin), max(0, top - margin)
    return page.crop((left, top, min(right + margin, page.width), min(bottom + margin, page.height)))


def draw_contact(rows: list[list[Image.Image]]) -> Image.Image:
    """The pictures in rows, each on white, all on one ground."""
    width = max(sum(each.width + GAP for each in row) for row in rows) + GAP
    heights = [max(each.height for each in row) for row in rows]
    sheet = Image.new("RGB", (width, sum(heights) + GAP * (len(rows) + 1)), GROUND)
    top = GAP
    for row, height in zip(rows, heights, strict=True):
        space = (width - sum(each.width for each in row)) // (len(row) + 1)
        left = space
        for each in row:
            sheet.paste(each, (left, top + (height - each.height) // 2))
            left += each.width + space
        top += height + GAP
    return sheet


def draw_english(folder: Path) -> Image.Image:
    """The booklet of a game in English, its cover, text, example and short rules, and its reference card."""
    pages = [show_whole_page(folder / "rules_a6.pdf", number, 84) for number in (0, 1, 2, 4, 7)]
    sides = [show_whole_page(folder / "reference_card.pdf", number, 84) for number in (0, 1)]
    return draw_contact([pages[:3], [*pages[3:], *sides]])


def show_watched(game: Path, out: Path) -> Image.Image:
    """The upper part of the page on which a game is seen while it is edited."""
    words = ["watch", game.name, "--once", "--out", str(out)]
    usual = {**os.environ, "LANG": "C.UTF-8", "LANGUAGE": "", "LC_ALL": "C.UTF-8"}
    subprocess.run(
        [sys.executable, "-m", "kartenwerk", *words], check=True, capture_output=True, cwd=game.parent, env=usual
    )
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1280, "height": 860})
        page.goto((out / "index.html").as_uri())
        shot = page.screenshot()
        browser.close()
    return Image.open(BytesIO(shot)).convert("RGB")


def make_kit(game: Path, out: Path, *more: str) -> Path:
    words = ["kit", str(game), "--out", str(out), *more]
    subprocess.run([sys.executable, "-m", "kartenwerk", *words], check=True, capture_output=True)
    return out


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        words = ["new", "game-box", str(place / "snails"), "--language", "en"]
        subprocess.run([sys.executable, "-m", "kartenwerk", *words], check=True, capture_output=True)
        show_watched(place / "snails", place / "page").quantize(256).save(OWN / "snails_watched.png", optimize=True)
        kits = {
            "bienenweide": make_kit(OWN / "bienenweide", place / "out") / "bienenweide",
            "snails": make_kit(place / "snails", place / "out", "--language", "en") / "snails" / "en",
        }
        for name, kit in kits.items():
            rows = [[show_sheet(kit / each) for each in row] for row in ROWS[name]]
            draw_contact(rows).quantize(256).save(OWN / f"{name}.png", optimize=True)
        words = ["rules", str(EXAMPLES / "hedgerow/hedgerow.toml"), "--page", "a6", "--reference", "--out", folder]
        subprocess.run([sys.executable, "-m", "kartenwerk", *words], check=True, capture_output=True)
        draw_english(place / "hedgerow_cards/hedgerow").quantize(256).save(
            EXAMPLES / "hedgerow/booklet.png", optimize=True
        )
        pages = [show_page(kits["bienenweide"] / "regeln_a5.pdf", number, 84) for number in (1, 2, 3)]
        draw_contact([pages]).quantize(256).save(OWN / "bienenweide_regeln.png", optimize=True)


if __name__ == "__main__":
    main()
