"""Cards as forms: what a PDF calls them by, and what has a cache draw them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from kartenwerk.build.workshop import Workshop
from kartenwerk.faces import faces
from kartenwerk.faces.faces import Faces
from kartenwerk.faces.layout import Size
from kartenwerk.faces.variant import FaceVariant
from kartenwerk.products.cards.order import DeckOrder

DECK = "deutsch"


def mend(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Change a drawing module, as a mended docstring does."""
    module = folder / "layout.py"
    module.write_text('"""In other words."""\n', encoding="utf-8")
    monkeypatch.setattr(faces, "source_files", lambda parts: [module])


def card_pdf(*, braille: bool) -> bytes:
    workshop = Workshop.over(None)
    name = str(workshop.catalog.deck(DECK).pack.cards[0])
    products = DeckOrder(workshop.catalog.deck(DECK), cards=name, braille=braille or None).products(workshop.catalog)
    (singles,) = [product for product in products if product.path.endswith("_einzeln.pdf")]
    return singles.make(workshop).data


@pytest.mark.parametrize("braille", [False, True])
def test_a_mended_docstring_leaves_the_printed_bytes_as_they_are(
    braille: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    before = card_pdf(braille=braille)
    mend(monkeypatch, tmp_path)
    assert card_pdf(braille=braille) == before


def test_a_cache_takes_the_card_of_a_mended_module_for_another(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    workshop = Workshop.over(None)
    deck = workshop.catalog.deck(DECK)
    before = Faces(workshop.tools(deck).pictures, workshop.roots).back()
    mend(monkeypatch, tmp_path)
    after = Faces(workshop.tools(deck).pictures, workshop.roots).back()
    assert after.key == before.key
    assert after.sources != before.sources


def test_no_two_faces_have_the_same_key() -> None:
    workshop = Workshop.over(None)
    forms = []
    for id in ("deutsch", "franzoesisch"):
        deck = workshop.catalog.deck(id)
        pictures = workshop.tools(deck).pictures
        for other in (
            pictures,
            pictures.with_size(Size(deck.width + 4, deck.height + 4), 3),
            pictures.with_size(Size(deck.width, deck.height), 2),
            pictures.with_variant(FaceVariant(low_ink=True)),
            pictures.without_braille(),
        ):
            drawn = Faces(other, workshop.roots)
            forms += [*(drawn.front(card) for card in deck.pack.cards), drawn.back()]
    assert len({form.key for form in forms}) == len(set(forms)) == len(forms)
