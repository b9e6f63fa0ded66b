"""Writes the pictures of docs/guide/open.md: `python docs/walks.py`, a minute, with chromium.

Three walks through the workbench, four screens each: a family prints a game by a house rule, a designer changes six
cards, a club plays a tournament. The workbench runs as anybody's does, by `kartenwerk open`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import ViewportSize, sync_playwright

DOCS = Path(__file__).parent
FOLDER = DOCS / "walks"
SCREEN = ViewportSize(width=1000, height=700)
GAP, COLUMNS, COLOURS = 20, 2, 128

RENAMED = (
    ("Morgenrot", "Morgenröte"),
    ("Lichtblick", "Lichtschein"),
    ("Landregen", "Dauerregen"),
    ("Föhn", "Fallwind"),
    ("Windhexe", "Sturmhexe"),
    ("Glatteis", "Blitzeis"),
)
"""What the designer changes: a name on each of six cards."""

CLUB = (
    "Anna Bert Cleo Dirk Emil Frida Gerd Hanna Ida Jona Karl Lena Max Nora Otto Paula Quirin Rosa Sven Tilda Udo Vera"
)


SEEN = """() => [...document.images].every(
  one => one.complete || one.getBoundingClientRect().top > innerHeight || one.getBoundingClientRect().bottom < 0)"""
"""Whether all pictures within the screen are there; those below it are not asked for."""


RENAME = """name => {
  for (const one of document.querySelectorAll("code")) one.textContent = one.textContent.replace(name, "~");
}"""


@contextmanager
def workbench(out: Path, *words: str) -> Iterator[str]:
    """The address of the German pages while the command runs."""
    command = [sys.executable, "-m", "kartenwerk", "open", "--no-open", "--lang", "de", "--out", str(out), *words]
    environment = {**os.environ, "KARTENWERK_CONFIG": str(out / "settings")}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().strip().removesuffix("de/own") + "de/"
        finally:
            process.terminate()


def photograph(page: Any, folder: Path, top: str = "body") -> Image.Image:
    """The screen with this element near its upper edge; the folder of this run has another name on it."""
    page.locator(top).first.evaluate("one => scrollTo(0, one.getBoundingClientRect().top + scrollY - 24)")
    page.evaluate(RENAME, str(folder))
    page.wait_for_timeout(300)  # what is loaded only when it is seen
    page.wait_for_function(SEEN)
    return Image.open(BytesIO(page.screenshot()))


def walk_as_family(page: Any, folder: Path) -> Iterator[Image.Image]:
    with workbench(folder / "output") as address:
        page.goto(address)
        yield photograph(page, folder)
        page.get_by_role("link", name="Wolfsjagd").click()
        page.get_by_role("group", name="Wie viele seid ihr?").get_by_label("3", exact=True).check()
        for part in ("Schachtel", "Regelheft", "Druckanleitung"):
            page.get_by_label(part).uncheck()
        yield photograph(page, folder)
        page.get_by_role("radiogroup", name="Karten für eine Eins").get_by_label("3", exact=True).check()
        page.locator("#changes ins").first.wait_for()
        yield photograph(page, folder, "#rules")
        page.get_by_role("button", name="Bogen zeichnen").click()
        page.get_by_text("Fertig gezeichnet").wait_for()
        yield photograph(page, folder)


def walk_as_designer(page: Any, folder: Path) -> Iterator[Image.Image]:
    own = folder / "wetterspiel"
    shutil.copytree(DOCS / "own" / "wetterspiel", own)
    with workbench(folder / "output", "--deck", str(own)) as address:
        page.goto(address + "own")
        page.get_by_text("Nichts auszusetzen").wait_for()
        yield photograph(page, folder)
        page.get_by_role("link", name="Druck vermerken").click()
        page.get_by_label("Name des Drucks").fill("0.6")
        page.get_by_role("button", name="Als gedruckt vermerken").click()
        page.get_by_text("Als gedruckt vermerkt.").wait_for()
        _change(own / "karten.csv", *RENAMED)
        page.get_by_role("radio", name="Seit dem Druck 0.6 geändert: 6").check(force=True)
        page.locator("li.pair").nth(5).wait_for()
        yield photograph(page, folder, "#said")
        _change(own / "karten.csv", ("wind-hexe.png", "wind-hexee.png"))
        page.locator("#said.bad").wait_for()
        page.get_by_role("radio", name="Mit Fehlern: 1").check(force=True)
        page.locator("li.owncard.wrong .fault").wait_for()
        yield photograph(page, folder, "#said")
        _change(own / "karten.csv", ("wind-hexee.png", "wind-hexe.png"))
        page.get_by_text("Nichts auszusetzen").wait_for()
        page.get_by_role("link", name="Nur diese drucken").click()
        page.get_by_role("button", name="Bogen zeichnen").click()
        page.get_by_text("Fertig gezeichnet").wait_for()
        yield photograph(page, folder)


def _change(file: Path, *pairs: tuple[str, str]) -> None:
    text = file.read_text(encoding="utf-8")
    for old, new in pairs:
        text = text.replace(old, new)
    file.write_text(text, encoding="utf-8")


def walk_as_club(page: Any, folder: Path) -> Iterator[Image.Image]:
    with workbench(folder / "output") as address:
        page.goto(address + "tournament")
        page.get_by_label("Was wird gespielt?").select_option("Doppelkopf")
        page.get_by_label("Wie heißt es?").fill("Herbstturnier")
        page.get_by_label("Wer spielt mit?").fill(CLUB.replace(" ", "\n"))
        yield photograph(page, folder)
        page.get_by_role("button", name="Turnier anlegen").click()
        page.get_by_role("button", name="Plätze verteilen").click()
        page.get_by_role("button", name="Runde 1 beginnt").click()
        for table in range(1, page.locator(".tablecard").count() + 1):
            fields = page.locator(f"#table-{table} .points")
            for number, field in enumerate(fields.all()):
                field.fill(str(-table) if number else str(table * (fields.count() - 1)))
            if table == 4:
                yield photograph(page, folder, "#table-3")
            fields.last.press("Enter")
            page.locator(f"#table-{table}.in").wait_for()
        late = page.locator("form", has=page.get_by_role("heading", name="Jemand kommt dazu"))
        late.get_by_label("Name").fill("Yasmin")
        late.get_by_label("ab Runde").select_option("2")
        late.get_by_role("button", name="Kommt").click()
        page.get_by_text("gelten nicht mehr").wait_for()
        yield photograph(page, folder)
        page.goto(address + "tournament/herbstturnier/wall")
        yield photograph(page, folder)


WALKS: Mapping[str, Callable[[Any, Path], Iterator[Image.Image]]] = {
    "family": walk_as_family,
    "designer": walk_as_designer,
    "club": walk_as_club,
}


def lay_out(screens: Sequence[Image.Image]) -> Image.Image:
    """The screens in rows, framed, on a ground that lets the page through."""
    width, height = screens[0].size
    rows = -(-len(screens) // COLUMNS)
    whole = Image.new("RGBA", (COLUMNS * (width + GAP) - GAP + 2, rows * (height + GAP) - GAP + 2))
    for place, screen in enumerate(screens):
        framed = Image.new("RGBA", (width + 2, height + 2), "#8c8577")
        framed.paste(screen, (1, 1))
        whole.paste(framed, (place % COLUMNS * (width + GAP), place // COLUMNS * (height + GAP)))
    return whole.quantize(COLOURS, method=Image.Quantize.FASTOCTREE)


def main(names: Sequence[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name in names or WALKS:
            page = browser.new_page(viewport=SCREEN, color_scheme="light", reduced_motion="reduce")
            with tempfile.TemporaryDirectory() as folder:
                lay_out([*WALKS[name](page, Path(folder))]).save(FOLDER / f"{name}.png", optimize=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
