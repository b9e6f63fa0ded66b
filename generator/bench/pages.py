"""Pages for the screen against their budgets: how large they are, how long a site takes, when a phone sees them."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from bench.press import DECK, measure
from bench.slow_phone import open_pages, tap_sheets
from kartenwerk.play.games import GAME_IDS
from kartenwerk.products.web.score_sheet import SHEET

KB, MB = 1000, 1_000_000
GAME = GAME_IDS[0]
SITE, PAGES = "site/", ".html"


class Budget(NamedTuple):
    """A figure beside what it may be."""

    label: str
    found: float
    most: float
    unit: str

    def __str__(self) -> str:
        kept = "" if self.found <= self.most else "   over budget"
        return f"{self.label:44}{self.found:8.1f} {self.unit:3}  of {self.most:6.0f} {self.unit}{kept}"


def main() -> None:
    """Make a site twice and each page once, and print the figures."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        site = ["-m", "kartenwerk", "site", "--out", str(folder / "out")]
        first = measure(site, folder / "cache")
        again = measure(site, folder / "cache")
        alone = [
            measure(["-m", "kartenwerk", "rules", game, "--html", "--out", str(folder / "alone")], folder / "cache")
            for game in GAME_IDS
        ]
        rows = [*sizes(folder / "out"), _alone(folder / "alone")]
        shown = (f"index{PAGES}", f"{DECK}{PAGES}", f"spiele/{GAME}{PAGES}")
        for page_name, sight in zip(shown, open_pages(folder / "out" / SITE, *shown), strict=False):
            rows.append(Budget(f"{page_name} on a slow phone, painted", sight.painted, 2, "s"))
            rows.append(Budget(f"{page_name} on a slow phone, moved", 100 * sight.moved, 5, "%"))
        answers = [*tap_sheets(folder / "out" / SITE, SHEET, *GAME_IDS)]
        if answers:
            rows.append(Budget("the dearest tap on a score sheet, slow phone", max(answers), 50, "ms"))
        rows += [
            Budget("a site, empty cache, CPU", first.cpu, 180, "s"),
            Budget("an unchanged site, CPU", again.cpu, 10, "s"),
            Budget("a game's page alone, CPU", max(each.cpu for each in alone), 10, "s"),
        ]
    for row in rows:
        print(row)


def sizes(out: Path) -> Iterator[Budget]:
    """What the files of a site in that output folder weigh."""
    files = {path.relative_to(out).as_posix(): path.stat().st_size for path in out.rglob("*") if path.is_file()}
    pages = {path: size for path, size in files.items() if path.startswith(f"{SITE}spiele/")}
    yield Budget("the whole site", sum(size for path, size in files.items() if path.startswith(SITE)) / MB, 16, "MB")
    yield Budget("its largest page of a game", max(pages.values()) / KB, 600, "kB")
    yield Budget("its entry page", files[f"{SITE}index{PAGES}"] / KB, 80, "kB")
    yield Budget("its largest card", max(size for path, size in files.items() if "/karten/" in path) / KB, 100, "kB")


def _alone(out: Path) -> Budget:
    """What the largest page of a game weighs that needs nothing beside it."""
    largest = max(path.stat().st_size for path in out.rglob(f"*{PAGES}"))
    return Budget("the largest page alone, with its fonts", largest / KB, 400, "kB")


if __name__ == "__main__":
    main()
