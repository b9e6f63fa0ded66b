"""The tuck box of a deck: as large as what lies in it, on a paper that takes it."""

from io import BytesIO
from pathlib import Path

import pikepdf
import pytest
from tests.support import WORKSHOP, Run, some_rows

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.graphics.display import POINT, Fill, Group, Item, Matrix, Stroke, Text, walk
from kartenwerk.printing.preflight.check import check
from kartenwerk.products.box.contents import BoxContents, box_contents
from kartenwerk.products.box.data import BoxData
from kartenwerk.products.box.tuck_box import box, box_page, inner_size, net_for, net_items

DECK = WORKSHOP.catalog.deck("walisch")
DATA = BoxData.load(WORKSHOP.roots)


def test_the_box_holds_the_deck_and_a_reference_card_for_every_game_that_has_one() -> None:
    contents = box_contents(WORKSHOP.catalog, DECK)
    games = WORKSHOP.catalog.games_of("walisch")
    with_card = [game for game in games if WORKSHOP.roots.has(f"templates/games/{game.id}/reference.md.j2")]
    assert (contents.cards, contents.references) == (63, len(with_card))


@pytest.mark.parametrize(
    "more", [BoxContents(59, 91, 64, 0, 0), BoxContents(59, 91, 63, 1, 0), BoxContents(59, 91, 63, 0, 20)]
)
def test_whatever_is_added_makes_the_box_deeper_and_nothing_else(more: BoxContents) -> None:
    least, larger = (inner_size(DATA, contents) for contents in (BoxContents(59, 91, 63, 0, 0), more))
    assert larger.depth > least.depth
    assert larger[:2] == least[:2]


def test_a_booklet_of_24_pages_is_twelve_leaves() -> None:
    assert box_contents(WORKSHOP.catalog, DECK, booklet_pages=24).leaves == 12


@pytest.mark.parametrize("size", ["poker", "bridge", "tarot", "mini", "70x110"])
def test_a_box_follows_the_size_of_its_cards(size: str) -> None:
    contents = box_contents(WORKSHOP.catalog, DECK, size=size)
    card = WORKSHOP.catalog.size(size)
    inner = inner_size(DATA, contents)
    assert (inner.width - card.width, inner.height - card.height) == pytest.approx((DATA.play.width, DATA.play.height))
    assert box_page(WORKSHOP, DECK, DATA, contents, None).items


def test_the_cards_fit_in_with_room_on_every_side() -> None:
    contents = box_contents(WORKSHOP.catalog, DECK)
    inner = inner_size(DATA, contents)
    assert inner.width > DECK.width
    assert inner.height > DECK.height
    assert inner.depth > (contents.cards + contents.references) * DATA.thickness.card


KIT_LEAVES = {"walisch": 66, "inrah": 28, "franzoesisch": 182, "deutsch": 48, "buchstaben": 18}
"""Leaves of all the box editions of a deck."""


@pytest.mark.parametrize(("deck", "leaves"), some_rows(KIT_LEAVES.items(), 3))
def test_the_box_of_a_kit_fits_on_a4_with_some_leaves_to_spare(deck: str, leaves: int) -> None:
    """Upright with the notes below the net, or across with the notes beside it."""
    found = WORKSHOP.catalog.deck(deck)
    contents = box_contents(WORKSHOP.catalog, found, booklet_pages=2 * leaves + 20)
    page = box_page(WORKSHOP, found, DATA, contents, None)
    assert sorted((page.width, page.height)) == [210, 297]


@pytest.mark.parametrize("cards", [40, 63, 110, 150, 160, 200])
def test_net_and_notes_lie_on_the_paper_and_not_on_each_other(cards: int) -> None:
    contents = BoxContents(59, 91, cards, 0, 0)
    page = box_page(WORKSHOP, DECK, DATA, contents, None)
    art, told = (item for item in page.items if isinstance(item, Group))
    outline = net_for(DATA, contents).outline
    (x0, y0), (x1, y1) = (art.matrix.apply(*at) for at in ((outline.x0, outline.y0), (outline.x1, outline.y1)))
    assert min(x0, y0, page.width - x1, page.height - y1) >= 5 - 1e-9
    for left, top, right, foot in _text_boxes((told,), Matrix()):
        assert min(left, top, page.width - right, page.height - foot) > 4.5
        assert left > x1 + 4 or top > y1 + 4


def test_a_thick_deck_goes_to_a_larger_paper() -> None:
    page = box_page(WORKSHOP, DECK, DATA, BoxContents(59, 91, 200, 0, 0), None)
    assert (page.width, page.height) == (297, 420)


def test_a_paper_that_is_too_small_is_told_with_those_that_are_not() -> None:
    with pytest.raises(KartenwerkError) as told:
        box_page(WORKSHOP, DECK, DATA, BoxContents(59, 91, 200, 0, 0), "a4")
    assert told.value.found == "'a4'"
    assert "a3" in str(told.value.expected)


def test_a_paper_of_the_users_own_measures_will_do() -> None:
    page = box_page(WORKSHOP, DECK, DATA, BoxContents(59, 91, 200, 0, 0), "320x480")
    assert (page.width, page.height) == (320, 480)


@pytest.mark.parametrize("size", [None, "poker", "tarot", "mini"])
def test_no_text_comes_near_a_crease_or_a_cut(size: str | None) -> None:
    contents = box_contents(WORKSHOP.catalog, DECK, size=size)
    net = net_for(DATA, contents)
    page = box_page(WORKSHOP, DECK, DATA, contents, None)
    art = page.items[0]
    assert isinstance(art, Group)
    groups = [item for item in art.items if isinstance(item, Group)]
    assert len(groups) == len(net.panels)
    seen = 0
    for panel, group in zip(net.panels, groups, strict=True):
        # the tuck flap's crease runs across the lid's picture
        foot = panel.height - (DATA.flaps.tuck if panel.name == "lid" else 0)
        for x0, y0, x1, y1 in _text_boxes(group.items, Matrix()):
            seen += 1
            assert min(x0, panel.width - x1, y0, foot - y1) > 1.5, panel.name
    assert seen > 20


def test_cuts_and_creases_are_plates_of_their_own_that_overprint_the_art() -> None:
    contents = box_contents(WORKSHOP.catalog, DECK)
    data = box(WORKSHOP, DECK, contents, None).data
    with pikepdf.open(BytesIO(data)) as pdf:
        (page,) = pdf.pages
        plates = {str(space[1]) for space in page.Resources.ColorSpace.values()}
    assert plates == {"/Schnitt", "/Falz"}
    net = net_for(DATA, contents)
    strokes = [item for item in net_items(WORKSHOP, DECK, DATA, contents, net) if isinstance(item, Stroke)]
    assert len(strokes) == len(net.cuts) + len(net.creases)
    assert all(stroke.overprint for stroke in strokes)


def test_the_box_passes_preflight() -> None:
    assert check(box(WORKSHOP, DECK, box_contents(WORKSHOP.catalog, DECK), None).data) == []


def test_the_sheet_has_the_ruler_and_is_printed_on_one_side_in_its_own_size() -> None:
    contents = box_contents(WORKSHOP.catalog, DECK)
    ruler = WORKSHOP.catalog.print.ruler
    items = [*walk(box_page(WORKSHOP, DECK, DATA, contents, None).items)]
    assert [item.text for item in items if isinstance(item, Text) and item.text.startswith(f"{ruler:g} mm")]
    lengths = [path_width(item) for item in items if isinstance(item, Fill)]
    assert [length for length in lengths if length == pytest.approx(ruler)]
    with pikepdf.open(BytesIO(box(WORKSHOP, DECK, contents, None).data)) as pdf:
        preferences = pdf.Root.ViewerPreferences
        assert [str(preferences.PrintScaling), str(preferences.Duplex)] == ["/None", "/Simplex"]


def path_width(fill: Fill) -> float:
    xs = [value for _, values in fill.path for value in values[::2]]
    return max(xs) - min(xs)


def test_what_lies_in_the_box_is_entered_in_the_manifest(run: Run, tmp_path: Path) -> None:
    assert run("box", "walisch", "--booklet", 32, "--out", tmp_path).code == 0
    assert '"leaves": "16"' in (tmp_path / "manifest.json").read_text(encoding="utf-8")


def _text_boxes(items: tuple[Item, ...], matrix: Matrix) -> list[tuple[float, float, float, float]]:
    """Where each text stands, in the coordinates of its panel."""
    boxes = []
    for item in items:
        if isinstance(item, Group):
            boxes += _text_boxes(item.items, item.matrix.then(matrix))
        elif isinstance(item, Text):
            width = WORKSHOP.fonts.face(item.font).width(item.text, item.size, item.tracking)
            height = 0.7 * item.size * POINT
            corners = [matrix.apply(item.x + dx, item.y - dy) for dx in (0, width) for dy in (0, height)]
            xs, ys = zip(*corners, strict=True)
            boxes.append((min(xs), min(ys), max(xs), max(ys)))
    return boxes
