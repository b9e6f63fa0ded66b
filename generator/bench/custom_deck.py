"""A deck of one's own beside typst, protograf and Squib: 100 cards with text, two icons and a photograph each.

Whole processes take turns in one run, so that whatever else the machine does disturbs all alike; the best of each
counts. typst, too, is a process from its start to its end. Ours makes two files for a print shop, sheets with backs and
single cards, and checks both. The others write one file in RGB.

After one changed cell a fresh process of ours takes some five times the CPU of typst. Measured in typst's whole process
(0.17 s), before options that are not given lost their validators: 0.9 until the words of the line are understood, of
which typer and pydantic are 0.5; 1.4 to load the command; 1.9 to read, check and write; and 0.8 beside it, where
both files are checked. Who changes cell after cell lets `kartenwerk watch` run, which has all of it loaded
(`custom_waits`).

protograf, a program in Python like ours, shows that one scale holds for all machines: it takes 20 times the CPU of
typst, wherever both were measured; ours takes 13 times with an empty cache, 5 after one changed cell, 0.4 unchanged.

protograf may stand in a Python of its own (`PROTOGRAF=/path/to/python`), as it pins libraries. Squib needs Ruby.
An earlier version takes part where the Python is named in which it is installed (`BEFORE=/path/to/python`).
"""

from __future__ import annotations

import csv
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from random import Random

from PIL import Image, ImageDraw

from bench.processes import Course, as_installed, best, run
from kartenwerk.base.errors import KartenwerkError

TITLE = "A deck of one's own"
ROUNDS = 4
"""Rounds; the first makes bytecode, too."""
CARDS, PICTURES = 100, 20
RIVALS = Path(__file__).parent / "rivals"
FONTS = Path("/usr/share/fonts/truetype/dejavu")
STYLES = ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf")
PROTOGRAF = "PROTOGRAF"
"""The environment variable that names the Python in which protograf is installed."""
BEFORE = "BEFORE"
"""The environment variable that names the Python in which an earlier version of this program is installed."""

ICONS = {"muenze": "c9a227", "korb": "8b5a2b", "waage": "4a6b8a", "krug": "7a3b3b"}
SENTENCE = (
    "Der Händler bringt frische Ware auf den Markt und tauscht sie gegen Münzen oder Krüge "
    "wer zuerst zahlt darf eine weitere Karte ziehen"
)
TYPST = 'import typst; typst.compile("karten.typ", output="typst.pdf", font_paths=["schriften"])'


def main() -> None:
    """Print the figures as a table; KartenwerkError where typst, the unit of all figures, or a font is missing."""
    if find_spec("typst") is None:
        raise KartenwerkError("typst is not installed")
    if not all((FONTS / name).is_file() for name in STYLES):
        raise KartenwerkError("the fonts of the race are not installed", file=str(FONTS))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "deck"
        write_deck(folder)
        found: dict[str, list[Course]] = {}
        for _ in range(ROUNDS):
            for label, course in _round(folder):
                found.setdefault(label, []).append(course)
        sizes = {path.stem: path.stat().st_size / 1e6 for path in (*folder.glob("*.pdf"), *folder.glob("out/*/*.pdf"))}
    figures = {label: best(courses) for label, courses in found.items()}
    print(f"{'':34}{'CPU':>8}{'clock':>9}{'memory':>9}{'to typst: CPU':>15}{'clock':>8}")
    for label, course in figures.items():
        cpu, wall = (one / other for one, other in zip(course[:2], figures["typst"][:2], strict=True))
        row = f"{label:34}{course.cpu:6.2f} s{course.wall:7.2f} s{course.memory:6.0f} MB{cpu:14.1f}x{wall:7.1f}x"
        print(row)
    print("; ".join(f"{name}.pdf {size:.1f} MB" for name, size in sorted(sizes.items())))


def _round(folder: Path) -> Iterator[tuple[str, Course]]:
    """Each contestant once."""
    yield from _own(sys.executable, "kartenwerk deck", folder)
    if before := os.environ.get(BEFORE):
        yield from _own(before, "before", folder)
    installed = as_installed(folder.parent / "bytecode")
    yield "typst", run([sys.executable, "-c", TYPST], folder, installed)
    for label, command in rivals().items():
        yield label, run(command, folder, installed)


def _own(python: str, name: str, folder: Path) -> Iterator[tuple[str, Course]]:
    """The deck by a version of this program: with an empty cache, after one changed cell, and unchanged."""
    ours = [python, "-m", "kartenwerk", "deck", ".", "--out", "out"]
    cache = {**as_installed(folder.parent / "bytecode"), "KARTENWERK_CACHE": str(folder.parent / "cache")}
    shutil.rmtree(folder.parent / "cache", ignore_errors=True)
    shutil.rmtree(folder / "out", ignore_errors=True)
    write_table(folder)
    yield f"{name}, empty cache", run(ours, folder, cache)
    table = folder / "karten.csv"
    table.write_text(table.read_text(encoding="utf-8").replace("Karte Nummer 7,", "Karte Nummer sieben,"), "utf-8")
    yield f"{name}, one cell changed", run(ours, folder, cache)
    yield f"{name}, unchanged", run(ours, folder, cache)


def rivals() -> Mapping[str, Sequence[str]]:
    """The calls of those other programs that are installed."""
    found: dict[str, Sequence[str]] = {}
    python = os.environ.get(PROTOGRAF, sys.executable if find_spec("protograf") else "")
    if python:
        found["protograf (drops text)"] = [python, "protograf_cards.py"]
    ruby = shutil.which("ruby")
    if ruby and not subprocess.run([ruby, "-e", 'require "squib"'], capture_output=True, check=False).returncode:
        found["Squib"] = [ruby, "squib.rb"]
    return found


def write_deck(folder: Path) -> None:
    """The folder of the race: deck.toml, table, pictures, icons and fonts, and the scripts of the others."""
    shutil.copytree(RIVALS, folder)  # protograf looks for pictures beside its script
    for name in ("bilder", "zeichen", "schriften", "png"):
        (folder / name).mkdir()
    for name in STYLES:
        shutil.copy(FONTS / name, folder / "schriften")
    rng = Random(3)
    for number in range(PICTURES):
        picture = draw_picture(number, rng)
        picture.save(folder / "bilder" / f"b{number:02}.jpg", quality=92)
        picture.save(folder / "png" / f"b{number:02}.png")
    for number, (name, colour) in enumerate(ICONS.items()):
        lines = f"M7 {8 + number}h10M7 12h10M7 {16 - number}h10"
        shapes = (
            f'<circle cx="12" cy="12" r="10" fill="#{colour}"/><path d="{lines}" stroke="#fff" stroke-width="1.6"/>'
        )
        head = '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">'
        (folder / "zeichen" / f"{name}.svg").write_text(f"{head}{shapes}</svg>")
    write_table(folder)


def write_table(folder: Path, cards: int = CARDS) -> None:
    """The table of the cards; texts are 8 to 39 words long."""
    rng, icons, words = Random(3), [*ICONS], SENTENCE.split()
    with (folder / "karten.csv").open("w", newline="", encoding="utf-8") as file:
        rows = csv.writer(file)
        rows.writerow(["titel", "text", "bild", "icon1", "icon2", "preis"])
        for number in range(cards):
            text = " ".join(rng.choice(words) for _ in range(rng.randrange(8, 40)))
            shown = icons[number % 4], icons[(number + 1) % 4]
            rows.writerow([f"Karte Nummer {number + 1}", text, f"b{number % PICTURES:02}.jpg", *shown, number % 9 + 1])


def draw_picture(number: int, rng: Random) -> Image.Image:
    """A picture with slopes and edges, as photographs have them."""
    width, height = 650, 450
    picture = Image.new("RGB", (width, height))
    pen = ImageDraw.Draw(picture)
    for y in range(height):
        pen.line([(0, y), (width, y)], fill=(40 + number * 8, 120 + y // 5, 200 - y // 4))
    for _ in range(120):
        x, y, radius = rng.randrange(width), rng.randrange(height), rng.randrange(5, 60)
        colour = tuple(rng.randrange(40, 230) for _ in range(3))
        pen.ellipse([x - radius, y - radius, x + radius, y + radius], fill=colour)
    return picture


if __name__ == "__main__":
    main()
