"""What preflight finds in a file of cards is told with the cards that the page shows."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from kartenwerk.base.message import Message, _, as_data, from_data, join
from kartenwerk.build.checks import WantedCheck
from kartenwerk.build.workshop import Workshop
from kartenwerk.cli.findings import describe_complaints
from kartenwerk.cli.language import speaking
from kartenwerk.cli.translation import gettext
from kartenwerk.printing.preflight import Finding
from kartenwerk.products.cards.selection import whole_deck
from kartenwerk.products.cards.sheets import SheetLayout, sheets
from kartenwerk.products.cards.singles import SinglesFormat, singles

WORKSHOP = Workshop.over(None)
CARDS = replace(whole_deck(WORKSHOP.catalog, WORKSHOP.catalog.deck("deutsch")), names=("eichel-7", "gras-U", "gras-U"))
INK = "it has 336 % ink, more than the 300 % that can dry (rule 12 ink)"


def test_a_page_of_a_single_card_tells_which_it_is() -> None:
    made = singles(WORKSHOP, CARDS, SinglesFormat("front-back"))
    assert made.shown == ("card eichel-7", "", "card gras-U", "", "card gras-U", "")


def test_a_sheet_tells_its_first_and_its_last_card() -> None:
    made = sheets(WORKSHOP, CARDS, SheetLayout("a4"))
    assert made.shown == ("cards eichel-7 to gras-U", "")


@pytest.mark.parametrize(
    ("page", "told"), [(1, ", page 1, card a"), (2, ", page 2"), (3, ", page 3, cards b to c"), (9, ", page 9")]
)
def test_a_finding_names_what_its_page_shows(page: int, told: str) -> None:
    assert complaint(page) == f"x.pdf{told}: it has 336 % ink, more than the 300 % that can dry (rule 24 ink)"


@pytest.mark.parametrize(
    ("page", "german"), [(1, ", Seite 1, Karte a"), (2, ", Seite 2"), (3, ", Seite 3, Karten b bis c")]
)
def test_it_is_told_in_german_too(page: int, german: str) -> None:
    with speaking("de"):
        told = gettext(complaint(page))
    assert (
        told
        == f"x.pdf{german}: sie hat 336 % Farbauftrag, mehr als die 300 %, die trocknen können (Regel 24 Farbauftrag)"
    )


def test_findings_of_one_kind_are_counted_whatever_cards_they_name() -> None:
    (told,) = describe_complaints([complaint(1), complaint(3)])
    assert told.startswith("x.pdf, page 1, card a: ") and told.endswith("2 such on 2 pages")


def test_a_finding_is_as_it_was_once_it_has_been_written_down() -> None:
    read = from_data(json.loads(json.dumps(as_data(complaint(3)))))
    assert read == complaint(3)
    assert isinstance(read, Message) and read.values["page"] == 3


def complaint(page: int) -> Message:
    message = _("it has {ink:.0f} % ink, more than the {most:.0f} % that can dry", ink=336.0, most=300.0)
    finding = Finding(join(" ", ("24", _("ink"))), page, _("page"), message, "")
    shown = (_("card {name}", name="a"), "", _("cards {first} to {last}", first="b", last="c"))
    return WantedCheck("x.pdf", None, "", shown).complaint(finding)
