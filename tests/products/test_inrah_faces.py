"""The Inrah deck's faces in every size of index and card: what stands where, and that it can be read."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.support import WORKSHOP

from kartenwerk.build.workshop import Workshop
from kartenwerk.faces.pictures import Pictures
from kartenwerk.faces.variant import FaceVariant, IndexSize
from kartenwerk.graphics.display import POINT, Group, Item, Matrix, Place, Text

SAFE = 4.0
LEAST_CAP = {"normal": 6.5, "large": 12.0, "huge": 20.0}
CAP = 0.7
"""Cap height of the deck's own faces in em."""
CARDS = ["erz-A", "humus-2", "eis-W", "wasser-M", "feuer-7", "luft-F"]


@pytest.fixture(scope="module")
def workshop() -> Workshop:
    return WORKSHOP


@pytest.fixture(scope="module")
def pictures(workshop: Workshop) -> Pictures:
    return workshop.tools(workshop.catalog.deck("inrah")).pictures


def texts(items: tuple[Item, ...], matrix: Matrix) -> Iterator[tuple[Text, Matrix]]:
    for item in items:
        match item:
            case Text():
                yield item, matrix
            case Group():
                yield from texts(item.items, item.matrix.then(matrix))
            case Place():
                yield from texts(item.form.items, item.matrix.then(matrix))


@pytest.mark.parametrize("index", ["normal", "large", "huge"])
@pytest.mark.parametrize("name", CARDS)
def test_the_index_is_large_enough_and_stands_in_the_safe_area(
    workshop: Workshop, pictures: Pictures, name: str, index: IndexSize
) -> None:
    card = pictures.deck.pack.card(name)
    drawn = pictures.with_variant(FaceVariant(index=index)).draw_face("front", card)
    ranks = [(text, matrix) for text, matrix in texts(drawn.items, Matrix()) if text.font == "inrah-index"]
    assert [text.text for text, _ in ranks] == [card.rank] * 2
    for text, matrix in ranks:
        width = workshop.fonts.face(text.font).width(text.text, text.size, 0.0) * POINT
        assert width > 0
        corners = [
            matrix.apply(text.x + across * width, text.y - up * text.size * POINT * CAP)
            for across in (0, 1)
            for up in (0, 1)
        ]
        xs, ys = zip(*corners, strict=True)
        assert max(ys) - min(ys) >= LEAST_CAP[index]
        assert min(xs) >= SAFE - 0.4 and max(xs) <= 59 - SAFE + 0.4  # a letter's own air may lie outside
        assert min(ys) >= SAFE and max(ys) <= 91 - SAFE


@pytest.mark.parametrize("index", ["normal", "large", "huge"])
def test_sign_and_rank_can_be_read(pictures: Pictures, index: IndexSize) -> None:
    drawn = pictures.with_variant(FaceVariant(index=index)).draw_face("front", pictures.deck.pack.card("feuer-F"))
    assert [text.text for text, _ in texts(drawn.items, Matrix())] == ["F", "f"] * 2


@pytest.mark.parametrize("name", CARDS)
def test_with_four_corners_each_tells_rank_and_sign(workshop: Workshop, pictures: Pictures, name: str) -> None:
    """Upright in the upper two, turned in the lower two, all in the safe area and apart from each other."""
    card = pictures.deck.pack.card(name)
    drawn = pictures.with_variant(FaceVariant(corners="four")).draw_face("front", card)
    corners: dict[tuple[bool, bool], list[str]] = {}
    for text, matrix in texts(drawn.items, Matrix()):
        width = workshop.fonts.face(text.font).width(text.text, text.size, 0.0) * POINT
        height = text.size * POINT * CAP
        (x0, y0), (x1, y1) = matrix.apply(text.x, text.y), matrix.apply(text.x + width, text.y - height)
        assert min(x0, x1) >= SAFE - 0.4 and max(x0, x1) <= 59 - SAFE + 0.4
        assert min(y0, y1) >= SAFE and max(y0, y1) <= 91 - SAFE
        if text.font == "inrah-index":
            assert height >= LEAST_CAP["normal"] - 0.01
        corners.setdefault((x0 + x1 < 59, y0 + y1 < 91), []).append(text.font)
        assert (y0 > y1) == (y0 + y1 < 91), "read from the nearer end"
    assert len(corners) == 4
    assert all(sorted(fonts) == ["inrah-index", "inrah-signs"] for fonts in corners.values())


@pytest.mark.parametrize("size", ["poker", "bridge", "tarot"])
def test_courts_fill_other_sizes_to_the_bleed(workshop: Workshop, pictures: Pictures, size: str) -> None:
    card = workshop.catalog.size(size)
    from kartenwerk.faces.layout import Size

    drawn = pictures.with_size(Size(card.width, card.height), 3.0).draw_face("front", pictures.deck.pack.card("luft-R"))
    assert (drawn.box.x0, drawn.box.y0, drawn.box.x1, drawn.box.y1) == (-3, -3, card.width + 3, card.height + 3)


def test_a_face_in_a_figure_ends_at_its_trim(pictures: Pictures) -> None:
    drawn = pictures.draw_face("whole", pictures.deck.pack.card("eis-K"))
    assert tuple(drawn.box) == (0, 0, 59, 91)
