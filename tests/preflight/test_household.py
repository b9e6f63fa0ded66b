"""Files that the program makes itself: what is known of their pages is not looked at again, and no fault is missed."""

from __future__ import annotations

from io import BytesIO

import pikepdf
import pytest
from tests.preflight.breaking import Broken
from tests.preflight.conftest import BLEED, PALETTE, Break, front
from tests.preflight.test_pdfx_rules import CASES as OF_PDFX
from tests.preflight.test_shop_rules import CASES as OF_SHOPS
from tests.support import WORKSHOP

from kartenwerk.graphics.display import Form, Page, Place, Text
from kartenwerk.printing.pdf.info import DocumentInfo
from kartenwerk.printing.pdf.writer import pdf_bytes
from kartenwerk.printing.preflight import Household, check
from kartenwerk.printing.preflight.document import Document

CASES = {**OF_PDFX, **OF_SHOPS}


@pytest.fixture(scope="module")
def known(good: bytes) -> frozenset[bytes]:
    """The pages of the good file."""
    household = Household()
    assert check(good, household=household) == []
    return frozenset(household.pages)


def test_six_pages_with_one_back_are_four_pages(known: frozenset[bytes]) -> None:
    assert len(known) == 4


def test_known_pages_are_not_looked_at_again(
    good: bytes, known: frozenset[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Document, "_page", None)
    assert check(good, household=Household(clean=known)) == []


@pytest.mark.parametrize("case", CASES)
def test_whatever_is_broken_is_found_as_in_a_strangers_file(case: str, broken: Broken, known: frozenset[bytes]) -> None:
    _, change = CASES[case]
    data = broken(change)
    assert check(data, household=Household(clean=known)) == check(data)


def redrawn(name: str) -> Break:
    """Changes what lies in a form, deep below the first page; the page itself stays as it was."""

    def change(pdf: object) -> None:
        page = pdf.pages[0].obj  # type: ignore[attr-defined]
        (card,) = page.Resources.XObject.values()
        thing = next(iter(card.Resources[name].values()))
        if name == "/Font":
            del thing.FontDescriptor.FontFile2
        else:
            thing.write(b"q 1 0 0 rg 1 1 2 2 re f Q")

    return change


@pytest.mark.parametrize("name", ["/XObject", "/Font"])
def test_a_page_is_another_where_anything_below_it_is(name: str, broken: Broken, known: frozenset[bytes]) -> None:
    household = Household(clean=known)
    check(broken(redrawn(name)), household=household)
    assert household.pages[0] not in known
    assert (household.pages[1] in known) == (name == "/XObject")  # all forms share one list of fonts


def test_more_letters_of_a_font_leave_other_pages_as_they_were(known: frozenset[bytes]) -> None:
    items = (*front(1).items, Text(10, 66, "Ärger", "text", 9))
    pages = [Page(59, 91, (Place(side),), bleed=3) for side in (Form.of("other", BLEED, items), front(2))]
    household = Household(clean=known)
    data = pdf_bytes(pages, DocumentInfo("Zwei Karten"), palette=PALETTE, fonts=WORKSHOP.fonts)
    assert check(data, household=household) == []
    assert [page in known for page in household.pages] == [False, True]


def test_what_is_clean_by_one_standard_need_not_be_by_another(good: bytes, known: frozenset[bytes]) -> None:
    household = Household(clean=known)
    with pikepdf.open(BytesIO(good)) as pdf:
        pdf.docinfo["/GTS_PDFXVersion"] = "PDF/X-4"
        target = BytesIO()
        pdf.save(target)
    check(target.getvalue(), household=household)
    assert known.isdisjoint(household.pages)
