"""Writes what the guide shows of ten thousand deals: `python docs/balance.py`, some minutes.

The game of `docs/examples/leuchtfeuer` is simulated as it is and with one card mended; docs/guide/balance.md has what
comes out, and docs/examples/leuchtfeuer two pictures.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pypdfium2

import kartenwerk as kw

DOCS = Path(__file__).parent
EXAMPLE = DOCS / "examples" / "leuchtfeuer"
PAGE = DOCS / "guide" / "balance.md"
STRONG, MENDED = "Laterne;10;12;", "Laterne;10;3;"
PLAYERS, DEALS = 3, 10_000
SHOWN = 14
"""How many lines of the answer the page shows: the seats and the strongest cards."""

PARTS = {"as it is": STRONG, "mended": MENDED}
HAND = "laterne-10 laterne-9 moewe-10 anker-9 welle-1"


def write_game(folder: Path, strength: str = STRONG) -> Path:
    """The example in a folder, its great light counting so much; returns the game's file."""
    shutil.copytree(EXAMPLE, folder, dirs_exist_ok=True)
    table = folder / "deck" / "karten.csv"
    table.write_text(table.read_text(encoding="utf-8").replace(STRONG, strength), encoding="utf-8")
    return folder / "leuchtfeuer.toml"


def simulate(file: Path, deals: int = DEALS) -> str:
    """What the command prints of the game, without the cards in the middle."""
    words = ["simulate", str(file), "--players", str(PLAYERS), "--deals", str(deals), "--plain"]
    done = subprocess.run(
        [sys.executable, "-m", "kartenwerk", *words],
        env={**os.environ, "LANG": "C.UTF-8", "LANGUAGE": "", "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        check=True,
    )
    return "\n".join([*(line.rstrip() for line in done.stdout.splitlines()[:SHOWN]), "..."])


def with_answers(page: str, answers: dict[str, str]) -> str:
    """The page with these answers in its marked blocks."""
    for name, answer in answers.items():
        before, mark, rest = page.partition(f"<!-- {name} -->\n")
        assert mark, name
        _old, end, after = rest.partition("<!-- end -->")
        page = f"{before}{mark}```text\n{answer}\n```\n{end}{after}"
    return page


def draw_pictures(file: Path) -> None:
    """A hand of the deck, and the upper half of the report's first sheet."""
    kw.game(file).deck.show(HAND).save(EXAMPLE / "hand.png", dpi=110)
    with tempfile.TemporaryDirectory() as out:
        words = ["balance", str(file), "--players", str(PLAYERS), "--deals", "1000", "--out", out]
        subprocess.run([sys.executable, "-m", "kartenwerk", *words], check=True, capture_output=True)
        (pdf,) = Path(out).rglob("*.pdf")
        sheet = pypdfium2.PdfDocument(pdf)[0].render(scale=110 / 72).to_pil()
    sheet.crop((0, 0, sheet.width, sheet.height * 11 // 20)).quantize(64).save(EXAMPLE / "report.png")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        files = {name: write_game(Path(folder) / str(place), cell) for place, (name, cell) in enumerate(PARTS.items())}
        answers = {name: simulate(file) for name, file in files.items()}
        PAGE.write_text(with_answers(PAGE.read_text(encoding="utf-8"), answers), encoding="utf-8")
        draw_pictures(files["as it is"])


if __name__ == "__main__":
    main()
