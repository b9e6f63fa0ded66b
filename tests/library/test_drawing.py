"""Pictures of cards: sound SVG that needs nothing beside it, each form once, hidden cards hidden."""

from __future__ import annotations

import io
import pickle
import re
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import pytest
from PIL import Image

import kartenwerk as kw
from kartenwerk.cards import HIDDEN
from kartenwerk.graphics.display import Box, Fill, Group, Matrix, Place, Raster, rectangle
from kartenwerk.graphics.display import Form as DrawnForm
from kartenwerk.graphics.display import Image as Pixels
from kartenwerk.graphics.svg.writer import SvgWriter
from kartenwerk.library.notebooks import picture, show_cards

SVG = "{http://www.w3.org/2000/svg}"


def elements(drawing: kw.Drawing, tag: str) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(drawing.svg).iter(SVG + tag))


def test_a_hand_is_a_picture_that_loads_nothing() -> None:
    drawing = kw.deck("franzoesisch").show("herz-7 pik-8 herz-7")
    placed = [use.get("href", "") for use in elements(drawing, "use")]
    drawn = {group.get("id") for group in elements(drawing, "g") if group.get("id")}
    assert {name.removeprefix("#") for name in placed} <= drawn
    assert len([name for name in placed if placed.count(name) == 2]) == 2, "two copies of a card are drawn once"
    assert elements(drawing, "title")[0].text == "Herz-Sieben, Pik-Acht, Herz-Sieben"
    assert not re.search(r'href="(?!#|data:)|url\((?!#)', drawing.svg)
    assert elements(drawing, "text") == []


def test_what_a_seat_may_not_see_is_drawn_as_a_back() -> None:
    session = kw.game("schwimmen").session(players=2, seed=1)
    told = elements(session.show(0), "title")[0].text or ""
    deck = session.agreed.deck
    assert all(deck.name_of(card) not in told for card in session.state.hands[1])


@pytest.mark.parametrize("deck", [deck.id for deck in kw.all_decks()])
def test_every_deck_is_drawn(deck: str) -> None:
    drawing = kw.deck(deck).show(kw.deck(deck).cards[:2])
    assert drawing._repr_svg_() == drawing.svg
    box = ElementTree.fromstring(drawing.svg).get("viewBox", "").split()
    assert float(box[2]) < 60 < 2 * float(box[2])


def test_pictures_clips_and_tints_are_written() -> None:
    square = Fill(rectangle(Box(0, 0, 5, 5)), "rot/50", evenodd=True)
    pixels = Pixels(Raster.of(2, 1, bytes(8), bytes([255, 0, 0, 0, 0, 255])), Box(0, 0, 4, 2))
    clipped = Group((square, pixels), Matrix.move(1, 2), Box(0, 0, 3, 3))
    form = DrawnForm.of("a", Box(0, 0, 5, 5), (clipped,))
    writer = SvgWriter({"rot/50": "#ff8080"}.__getitem__, lambda text: ())
    svg = writer.picture(Box(0, 0, 9, 9), [Place(form), Place(form, Matrix.scale(2))], 'a "title" & <more>')
    root = ElementTree.fromstring(svg)
    assert len(list(root.iter(SVG + "image"))) == 1
    assert [path.get("fill-rule") for path in root.iter(SVG + "path") if path.get("fill")] == ["evenodd"]
    assert len(list(root.iter(SVG + "clipPath"))) == 2
    (data,) = (image.get("href", "") for image in root.iter(SVG + "image"))
    from base64 import b64decode

    with Image.open(io.BytesIO(b64decode(data.partition(",")[2]))) as image:
        assert [image.getpixel((x, 0)) for x in (0, 1)] == [(255, 0, 0), (0, 0, 255)]


def title(svg: str | None) -> str | None:
    return None if svg is None else ElementTree.fromstring(svg).findtext(f"{SVG}title")


def test_a_card_of_a_deck_is_drawn_as_that_deck_draws_it() -> None:
    german, french = kw.deck("deutsch").card("herz-9"), kw.deck("franzoesisch").card("herz-9")
    assert german == french == kw.Card("herz", "9", 9)
    assert len({german, french, kw.Card("herz", "9", 9)}) == 1
    assert picture(german) != picture(french)
    assert picture(german) == kw.deck("deutsch").show(german).svg
    assert {type(card) for card in (*kw.deck("deutsch").cards, *kw.deck("deutsch").read("herz-9"))} == {type(german)}
    assert repr(german) == repr(kw.Card("herz", "9", 9))
    assert pickle.loads(pickle.dumps(german)) == german


def test_a_bare_card_is_drawn_by_the_first_deck_that_has_it_the_french_one_before_all() -> None:
    assert picture(kw.Card("herz", "9", 9)) == picture(kw.deck("franzoesisch").card("herz-9"))
    assert picture(kw.Card("eichel", "U", 11)) == picture(kw.deck("deutsch").card("eichel-U"))
    (card, *_) = kw.game("romme").session(players=2, seed=1).state.hands[0]
    assert title(picture(card)) == kw.deck("franzoesisch").name(card)
    assert picture(kw.Card("herz", "9", 3)) is None
    assert title(picture(HIDDEN)) == "verdeckt"


@pytest.mark.parametrize("card", [kw.Card("kreuz", "A", 14), kw.Card("herz", "9", 3)])
def test_a_card_of_another_deck_is_refused(card: kw.Card) -> None:
    with pytest.raises(kw.KartenwerkError, match="this card is not in the pack"):
        kw.deck("deutsch").show([card])


def test_a_bare_card_without_a_value_is_any_of_its_suit_and_rank() -> None:
    assert title(picture(kw.Card("kreuz", "D"))) == "Kreuz-Dame"
    assert title(picture(kw.Card("eichel", "U"))) == kw.deck("deutsch").name(kw.deck("deutsch").card("eichel-U"))
    assert picture(kw.Card("stern", "D")) is None


def test_notebooks_are_told_how_to_show_cards() -> None:
    """As IPython keeps it: by type, and for what it has no type for by a method."""
    told: dict[type, Callable[[Any], str | None]] = {}
    shell = SimpleNamespace(
        display_formatter=SimpleNamespace(formatters={"image/svg+xml": SimpleNamespace(for_type=told.__setitem__)})
    )
    show_cards(shell)
    german = kw.deck("deutsch").card("herz-9")
    assert told[kw.Card](german) == kw.deck("deutsch").show(german).svg != told[kw.Card](kw.Card(*german))
    show_cards(SimpleNamespace(display_formatter=None))


def test_a_picture_is_written_as_what_its_name_ends_in(tmp_path: Path) -> None:
    drawing = kw.deck("franzoesisch").show("herz-7 pik-8")
    assert drawing.save(tmp_path / "hand.svg").read_text() == drawing.svg
    assert drawing.save(tmp_path / "hand.pdf").read_bytes().startswith(b"%PDF")
    box = [float(side) for side in ElementTree.fromstring(drawing.svg).get("viewBox", "").split()]
    with Image.open(drawing.save(tmp_path / "HAND.PNG", dpi=127)) as image:
        assert image.format == "PNG"
        assert image.size == pytest.approx([side * 5 for side in box[2:]], abs=1)
        assert len(image.getcolors(1 << 20) or ()) > 50, "cards are on it"


@pytest.mark.parametrize(("name", "dpi"), [("hand.gif", 300), ("hand", 300), ("hand.png", 5000), ("hand.png", 0)])
def test_what_cannot_be_written_is_refused(tmp_path: Path, name: str, dpi: float) -> None:
    with pytest.raises(ValueError, match=r"as \.svg, \.png or \.pdf|10 to 1200 dpi"):
        kw.deck("franzoesisch").show("herz-7").save(tmp_path / name, dpi=dpi)
    assert not (tmp_path / name).exists()
