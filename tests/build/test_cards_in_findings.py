"""What preflight finds in a file of cards is told with the cards that the page shows."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kartenwerk.build.checks import WantedCheck
from kartenwerk.build.workshop import Workshop
from kartenwerk.cli.findings import told_complaint, told_complaints
from kartenwerk.products.cards.selection import whole_deck
from kartenwerk.products.cards.sheets import SheetLayout, sheets
from kartenwerk.products.cards.singles import SinglesFormat, singles

WORKSHOP = Workshop.over(None)
CARDS = replace(whole_deck(WORKSHOP.catalog, "deutsch"), names=("eichel-7", "gras-U", "gras-U"))
INK = "it has 336 % ink, more than the 300 % that can dry (rule 12 ink)"


def test_a_page_of_a_single_card_tells_which_it_is() -> None:
    made = singles(WORKSHOP, CARDS, SinglesFormat("front-back"))
    assert made.shown == ("card eichel-7", "", "card gras-U", "", "card gras-U", "")


def test_a_sheet_tells_its_first_and_its_last_card() -> None:
    made = sheets(WORKSHOP, CARDS, SheetLayout("a4"))
    assert made.shown == ("cards eichel-7 to gras-U", "")


@pytest.mark.parametrize(
    ("page", "told"), [(1, ", page 1, card eichel-7"), (2, ", page 2"), (3, ", page 3, cards a to b"), (9, ", page 9")]
)
def test_a_finding_names_what_its_page_shows(page: int, told: str) -> None:
    assert WantedCheck("x.pdf", None, "", ("card eichel-7", "", "cards a to b")).page(page) == told


@pytest.mark.parametrize(
    ("shown", "german"), [(", card gras-U", ", Karte gras-U"), (", cards a to b", ", Karten a bis b"), ("", "")]
)
def test_it_is_told_in_german_too(monkeypatch: pytest.MonkeyPatch, shown: str, german: str) -> None:
    monkeypatch.setattr("kartenwerk.cli.findings.language", lambda: "de")
    monkeypatch.setattr("kartenwerk.cli.translation.language", lambda: "de")
    assert told_complaint(f"karten.pdf, page 3{shown}: {INK}").startswith(f"karten.pdf, Seite 3{german}: ")


def test_findings_of_one_kind_are_counted_whatever_cards_they_name() -> None:
    findings = [f"karten.pdf, page {page}, card {card}: {INK}" for page, card in ((1, "a"), (3, "b"))]
    (told,) = told_complaints(findings)
    assert told.startswith("karten.pdf, page 1, card a: ") and told.endswith("2 such on 2 pages")
