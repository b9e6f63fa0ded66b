"""Skat, a package of its own in docs/examples/: its tests pass, it is printed, and nothing in the program knows it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from kartenwerk.play.games import GAME_IDS

ROOT = Path(__file__).parent.parent
SKAT = ROOT / "docs" / "examples" / "skat"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the package is found, as pip's editable installs have it."""
    site = tmp_path_factory.mktemp("site")
    info = site / "kartenwerk_skat-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: kartenwerk-skat\nVersion: 0.1.0\n")
    (info / "entry_points.txt").write_text("[kartenwerk.games]\nskat = skat:GAME\n")
    return site


def python(site: Path, *words: str, **more: str) -> str:
    environment = {**os.environ, "PYTHONPATH": f"{site}{os.pathsep}{SKAT}", **more}
    done = subprocess.run(
        [sys.executable, *words], cwd=site, env=environment, capture_output=True, text=True, timeout=900
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


PYTEST = ("-m", "pytest", "-q", "-rs", "-p", "no:cacheprovider", "--import-mode=importlib", f"--rootdir={SKAT}")


def test_the_package_keeps_its_own_tests(site: Path) -> None:
    told = python(site, *PYTEST, "-c", "/dev/null", str(SKAT / "tests"), SKAT_DEALS="3")
    assert " passed" in told
    for line in told.splitlines():
        if line.startswith("SKIPPED"):
            assert "OpenSpiel is not installed: pip install open_spiel" in line


@pytest.mark.slow
def test_the_package_keeps_its_own_tests_for_long(site: Path) -> None:
    python(site, *PYTEST, "-c", "/dev/null", str(SKAT / "tests"), SKAT_DEALS="300")


PRINTED = """
import kartenwerk as kw
game = kw.game("skat", spiele=3)
text = " ".join(game.text().split())
for told in ("18, 20, 22, 23, 24", "bis 264", "61 von 120 Augen", "Kreuz-Bube und Herz-Bube sind mit 1.",
             "Herz-Bube und Karo-Bube sind ohne 2.", "Schneider", "der Unter der Bube",
             "Ein Probespiel zum Mitspielen", "mit 1, Spiel 2, mal 11 macht 22", "Bert hat 72 und gewinnt"):
    assert told in text, told
other = " ".join(kw.game("skat", abrechnung="spielpunkte", spiele=3).text().split())
assert "Ein Probespiel zum Mitspielen" in other and "nicht eure Hausregeln" not in text
assert "kommen 50 Punkte" in text and "kommen 50 Punkte" not in other
assert game.reference_card()["kurzkarte.pdf"].startswith(b"%PDF")
assert game.pad(leaves=1)["block_a6_auf_a4.pdf"].startswith(b"%PDF")
assert game.booklet()["regeln_a6.pdf"].startswith(b"%PDF")
"""


def test_it_has_booklet_card_and_pad(site: Path) -> None:
    python(site, "-c", PRINTED)


PUT_ON_A_SITE = """
from kartenwerk.base.translation import messages, translate
from kartenwerk.build.workshop import Workshop
from kartenwerk.products.web.entry_page import entry_page
from kartenwerk.products.web.frame import SiteFrame
from kartenwerk.products.web.scoring.sheet import sheet_scripts
from kartenwerk.products.web.site import site_products
workshop = Workshop.over(None)
deck = workshop.catalog.deck(workshop.catalog.game("skat").deck)
sheet = sheet_scripts(workshop, ["skat"], messages())
said = [translate(each, "de") for each in sheet.refused]
assert (sheet.games, [*sheet.products]) == ((), []) and len(said) == 1, said
print(said[0])
frame = SiteFrame(games=("skat",), scored=sheet.games)
paths = {each.path for each in site_products(workshop.catalog, [deck], frame)}
assert "site/spiele/skat.html" in paths and "site/punktezettel.html" not in paths
html = entry_page(workshop, [deck], frame)
assert "spiele/skat.html" in html and "punktezettel.html" not in html
"""


def test_a_site_names_it_and_says_why_it_has_no_score_sheet(site: Path) -> None:
    said = python(site, "-c", PUT_ON_A_SITE)
    assert said.startswith("Skat hat keinen Punktezettel: Das Spiel sagt nicht")


def test_the_entry_point_of_its_project_is_the_one_that_is_tried() -> None:
    assert 'skat = "skat:GAME"' in (SKAT / "pyproject.toml").read_text()


def test_nothing_in_the_program_knows_it() -> None:
    """Playing cards have a size of that name; the game has no other place than its own."""
    assert "skat" not in GAME_IDS
    for place in ("rules_data/games/skat.toml", "templates/games/skat", "tests/games/skat"):
        assert not (ROOT / place).exists()
    word = re.compile(r"\b(?:from|import) skat\b|skat:GAME|reizwert|spitzen", re.IGNORECASE)
    for path in (ROOT / "generator").rglob("*.py"):
        assert not word.search(path.read_text(encoding="utf-8")), path
