"""The Walisch faces on cards of other sizes than their own."""

from __future__ import annotations

from functools import cache

import pytest
from tests.support import WORKSHOP

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.build.workshop import Workshop
from kartenwerk.cards import Card
from kartenwerk.faces.layout import Size
from kartenwerk.faces.pictures import Pictures
from kartenwerk.graphics.display import Box, Group, Item, Matrix, Place, Text
from kartenwerk.graphics.svg.reader import Drawing

SIZES = [(59, 91), (63, 88), (63.5, 88.9), (57, 89), (70, 120), (62, 100), (100, 150)]


@cache
def workshop() -> Workshop:
    return WORKSHOP


def pictures(width: float, height: float, bleed: float = 3.0) -> Pictures:
    deck = workshop().catalog.deck("walisch")
    return workshop().tools(deck).pictures.with_size(Size(width, height), bleed)


def placed(items: tuple[Item, ...], matrix: Matrix = Matrix()) -> list[tuple[Item, Matrix]]:  # noqa: B008
    """Everything that is drawn, groups opened, with the map from its coordinates to the card."""
    found: list[tuple[Item, Matrix]] = []
    for item in items:
        if isinstance(item, Group):
            found += placed(item.items, item.matrix.then(matrix))
        else:
            found.append((item, matrix))
    return found


def card(name: str) -> Card:
    return workshop().catalog.deck("walisch").pack.card(name)


def picture_places(drawing: Drawing) -> list[Matrix]:
    """Where whole pictures lie, as against the symbols of pips and index."""
    return [
        item.matrix.then(matrix)
        for item, matrix in placed(drawing.items)
        if isinstance(item, Place) and item.form.name.endswith(".svg")
    ]


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("name", ["ger-K", "halk-1"])
def test_pictures_are_scaled_evenly_and_lie_in_the_middle(width: float, height: float, name: str) -> None:
    drawing = pictures(width, height).draw_face("front", card(name))
    assert drawing.box == pytest.approx(Box(-3, -3, width + 3, height + 3))
    (place,) = picture_places(drawing)
    assert place.a == pytest.approx(place.d)
    assert 0.95 <= place.a <= 1.25
    assert place.apply(59 / 2, 91 / 2) == pytest.approx((width / 2, height / 2), abs=1e-3)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_both_ends_of_a_card_are_alike(width: float, height: float) -> None:
    drawing = pictures(width, height).draw_face("front", card("ger-4"))
    symbols = [
        item.matrix.then(matrix)
        for item, matrix in placed(drawing.items)
        if isinstance(item, Place) and item.form.name == "ger"
    ]
    assert len(symbols) == 4
    ends = {(round(m.e, 2), round(m.f, 2)) for m in symbols}
    assert ends == {(round(width - x, 2), round(height - y, 2)) for x, y in ends}


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_names_keep_within_the_safe_area(width: float, height: float) -> None:
    measure = workshop().fonts.face("display").width
    drawing = pictures(width, height).draw_face("front", card("jarnur-M"))
    found = placed(drawing.items)
    texts = [(item, matrix) for item, matrix in found if isinstance(item, Text) and item.font == "display"]
    assert len(texts) == 2
    for text, matrix in texts:
        size = text.size * 25.4 / 72
        corners = [
            matrix.apply(x, y)
            for x in (text.x, text.x + measure(text.text, text.size))
            for y in (text.y, text.y - 0.7 * size)
        ]
        for x, y in corners:
            assert 4 - 1e-3 <= x <= width - 4 + 1e-3
            assert 4 - 1e-3 <= y <= height - 4 + 1e-3


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("bleed", [0.0, 3.0, 3.175])
def test_the_back_covers_card_and_bleed(width: float, height: float, bleed: float) -> None:
    drawing = pictures(width, height, bleed).draw_face("front", None)
    covered = [
        [item.matrix.then(matrix).apply(*corner) for corner in (item.form.box[:2], item.form.box[2:])]
        for item, matrix in placed(drawing.items)
        if isinstance(item, Place)
    ]
    assert covered
    for (x0, y0), (x1, y1) in covered:
        assert x0 <= -bleed + 1e-3 and y0 <= -bleed + 1e-3
        assert x1 >= width + bleed - 1e-3 and y1 >= height + bleed - 1e-3


def test_the_own_size_is_drawn_as_designed() -> None:
    (place,) = picture_places(pictures(59, 91).draw_face("front", card("ger-K")))
    assert place == pytest.approx(Matrix())


@pytest.mark.parametrize(("width", "height"), [(44, 68), (56, 91), (59, 86)])
def test_cards_too_small_for_pictures_are_refused_with_the_reason(width: float, height: float) -> None:
    with pytest.raises(KartenwerkError, match=r"fine cuts would close up in print.*expected at least 56\.0 x 86\.5 mm"):
        pictures(width, height)
