"""Faces that save ink keep what is read as it is: letters, figures and signs of the index."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pytest
from tests.support import WORKSHOP

from kartenwerk.faces.light import LEAD, READ, WOOD, lighten
from kartenwerk.faces.variant import FaceVariant
from kartenwerk.graphics.display import Fill, Form, Item, Place, Stroke, walk

SHORT = 0.2
"""mm of an edge that nobody sees."""


def forms(items: tuple[Item, ...]) -> Iterator[Form]:
    return (item.form for item in walk(items) if isinstance(item, Place))


def walk_through(items: tuple[Item, ...]) -> Iterator[Item]:
    """All items, also those inside groups and forms."""
    for item in walk(items):
        yield item
        if isinstance(item, Place):
            yield from walk_through(item.form.items)


def strokes(items: tuple[Item, ...]) -> Iterator[Stroke]:
    return (item for item in walk_through(items) if isinstance(item, Stroke))


def fills(form: Form) -> list[Fill]:
    """All that a part shows, which is filled with whole inks."""
    found = [item for item in form.items if isinstance(item, Fill)]
    assert len(found) == len(form.items)
    return found


def face(deck_id: str, card: str, low_ink: bool) -> tuple[Item, ...]:
    deck = WORKSHOP.catalog.deck(deck_id)
    pictures = WORKSHOP.tools(deck).pictures.with_variant(FaceVariant(low_ink=low_ink))
    items = pictures.draw_face("front", deck.pack.card(card)).items
    return lighten(items, lead=deck.lead) if low_ink else items


@pytest.mark.parametrize(("deck", "card"), [("deutsch", "eichel-K"), ("deutsch", "herz-9"), ("buchstaben", "SCH")])
def test_the_index_keeps_its_ink_and_the_picture_does_not(deck: str, card: str) -> None:
    plain, lean = list(forms(face(deck, card, False))), list(forms(face(deck, card, True)))
    read = [form for form in lean if form.name.startswith(READ)]
    assert len(read) >= 4
    for form in read:
        solid = next(other for other in plain if other.name == form.name)
        assert [fill.path for fill in fills(form)] == [fill.path for fill in fills(solid)]
        assert all("/" not in fill.ink for fill in fills(form)), "its ink is no tint"
    pictures = [form for form in lean if not form.name.startswith(READ)]
    assert pictures and any(isinstance(item, Stroke) for form in pictures for item in form.items)


@pytest.mark.parametrize("card", ["wasser-M", "erz-7", "luft-A"])
def test_an_inlaid_picture_keeps_its_lead_and_gets_no_second_line(card: str) -> None:
    """Beside lead, outlines of woods would be rails, and those of facets cracks in a face."""
    lead = f"{card.split('-')[0]}blei"
    pictures = [form for form in forms(face("inrah", card, True)) if not form.name.startswith(READ)]
    inks = {item.ink for form in pictures for item in walk_through(form.items) if isinstance(item, Fill)}
    assert not [line for form in pictures for line in strokes(form.items)]
    assert f"{lead}/{LEAD}" in inks and lead not in inks
    assert all(ink == "papier" or int(ink.partition("/")[2]) in (LEAD, WOOD) for ink in inks)


@pytest.mark.parametrize("letter", ["E", "W", "QU", "frage"])
def test_the_band_of_a_letter_is_an_outline(letter: str) -> None:
    """Nothing that the face itself fills with an ink is higher than a rule."""
    for item in face("buchstaben", letter, True):
        if isinstance(item, Fill) and item.ink.partition("/")[0] in ("rot", "petrol"):
            ys = [values[-1] for _, values in item.path if values]
            assert max(ys) - min(ys) < 1


def seams(line: Stroke, x: float, y: float) -> list[str]:
    """The straight edges of a line that run along one of both."""
    found, start, here = [], (0.0, 0.0), (0.0, 0.0)
    for command, values in line.path:
        end = (values[-2], values[-1]) if values else start
        if command in "LZ" and math.dist(here, end) > SHORT:
            found += [f"{here} {end}" for k, at in enumerate((x, y)) if max(abs(here[k] - at), abs(end[k] - at)) < 0.1]
        start = end if command == "M" else start
        here = end
    return found


@pytest.mark.parametrize("deck", ["deutsch", "buchstaben", "franzoesisch"])
def test_no_line_shows_where_a_picture_goes_on_in_its_other_half(deck: str) -> None:
    """The belt's halves meet in the middle of a court, the back's halves in that of the card."""
    drawn = WORKSHOP.tools(WORKSHOP.catalog.deck(deck)).pictures.draw_face("front", None).items
    assert any(strokes(lighten(drawn)))
    if deck != "buchstaben":
        court = next(form for form in forms(face(deck, "herz-K", True)) if not form.name.startswith(READ))
        assert not [edge for line in strokes(court.items) for edge in seams(line, 29.5, 45.5)]
    assert not [edge for line in strokes(lighten(drawn)) for edge in seams(line, 1e9, 45.5)]
