"""Parts on sheets: shapes and their rims, backs behind fronts, boards that are whole again, dice that close."""

from __future__ import annotations

import math
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageFilter
from tests.own_game.games import GAME, TOKEN, game, sentences, workshop
from tests.own_game.test_kit import DIE

from kartenwerk.graphics.display import Box, Group, Item, Matrix, Page, Place
from kartenwerk.graphics.display import Path as Outline
from kartenwerk.printing.pdf.raster import render_page
from kartenwerk.printing.press.die_net import FLAP, die_facets
from kartenwerk.printing.press.folding import fold
from kartenwerk.printing.press.paper import A4, PaperSize
from kartenwerk.printing.press.poster import plan_poster
from kartenwerk.printing.press.shapes import SHAPES, PieceShape, ShapeKind
from kartenwerk.products.boxed_game.board import board_sheets, whole_board
from kartenwerk.products.boxed_game.contents import contents_in_words
from kartenwerk.products.boxed_game.dice import plan_dice
from kartenwerk.products.boxed_game.pieces import draw_cuts
from kartenwerk.products.cards.selection import whole_deck
from kartenwerk.products.cards.sheets import SheetLayout, impose_cards

PLAN = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 120"><path d="M0 0L300 120" stroke="#000"/>
<circle cx="150" cy="60" r="40" fill="#C9741A"/><path d="M0 90h300" stroke="#2F6F7E" stroke-width="9"/></svg>"""

SIX_ROWS = "parts/mark.toml: rows: a die has six sides"


def points(path: Outline) -> list[tuple[float, float]]:
    return [(end[-2], end[-1]) for step, end in path if step in "MLC"]


@pytest.mark.parametrize(("kind", "sides"), [("round", (50, 50)), ("hex", (57.735, 50)), ("hex-pointed", (50, 57.735))])
def test_a_piece_touches_all_sides_of_its_trim(kind: ShapeKind, sides: tuple[float, float]) -> None:
    shape = PieceShape.of(kind, 50)
    xs, ys = zip(*points(shape.outline()), strict=True)
    assert (shape.width, shape.height) == pytest.approx(sides, abs=0.001)
    assert (min(xs), max(xs), min(ys), max(ys)) == pytest.approx((0, sides[0], 0, sides[1]), abs=0.001)


def test_the_rim_of_a_hexagon_is_as_wide_at_every_side() -> None:
    def apothem(rim: float) -> float:
        (x0, y0), (x1, y1) = points(PieceShape.of("hex", 50).outline(rim))[:2]
        return math.hypot((x0 + x1) / 2 - 57.735 / 2, (y0 + y1) / 2 - 25)

    assert apothem(3) - apothem(0) == pytest.approx(3, abs=0.001)


def placed(items: tuple[Item, ...], matrix: Matrix) -> Iterator[tuple[str, float, float]]:
    """The names of the faces on a page, and the middles of their trims."""
    for item in items:
        if isinstance(item, Group):
            yield from placed(item.items, item.matrix.then(matrix))
        elif isinstance(item, Place):
            box = item.form.box.map(item.matrix.then(matrix))
            yield item.form.name, (box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2


def turned(page: Page, long_edge: bool) -> list[tuple[str, float, float]]:
    """The faces of a back as they lie behind the front, when the paper is turned over one of its edges."""
    upright = page.height > page.width
    found = placed(page.items, Matrix())
    if upright == long_edge:
        return [(name, page.width - x, y) for name, x, y in found]
    return [(name, x, page.height - y) for name, x, y in found]


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("backs", ["long-edge", "short-edge", "gutterfold"])
def test_every_back_lies_behind_its_front(tmp_path: Path, shape: str, backs: str) -> None:
    token = TOKEN.replace('"round"', f'"{shape}"').replace(
        "size = 25", "size = [25, 18]" if shape == "rectangle" else "size = 25"
    )
    token = token.replace("count = 12", "count = 3").replace(
        'rows = [{ id = "mark"', 'rows = [{ id = "a", count = 90 }, { id = "mark"'
    )
    found = workshop(game(tmp_path, {"parts/mark.toml": token}))
    made = found.edition(found.game.find("mark", "de"))
    cards = whole_deck(made.catalog, made.deck)
    fronts, rear = cards.sides(made)
    part = made.deck.part
    assert part is not None
    named = [form.__class__(f"{number}", form.box, form.key, form.draw) for number, form in enumerate(fronts)]
    behind = [form.__class__(f"{number}", form.box, form.key, form.draw) for number, form in enumerate(rear)]
    layout = SheetLayout("a4", backs, part.gap, "none")  # type: ignore[arg-type]
    pages = impose_cards(made, named, behind, cards.boxes, layout)
    if backs == "gutterfold":
        for page in pages:
            every = list(placed(page.items, Matrix()))
            left = sorted((name, x, y) for name, x, y in every if x < page.width / 2)
            right = sorted((name, page.width - x, y) for name, x, y in every if x > page.width / 2)
            assert [name for name, _x, _y in left] == [name for name, _x, _y in right]
            assert [place[1:] for place in left] == [pytest.approx(place[1:]) for place in right]
        return
    for front, back in zip(pages[::2], pages[1::2], strict=True):
        seen, hidden = sorted(placed(front.items, Matrix())), sorted(turned(back, backs == "long-edge"))
        assert [name for name, _x, _y in seen] == [name for name, _x, _y in hidden]
        assert [place[1:] for place in seen] == [pytest.approx(place[1:]) for place in hidden]


def test_the_line_along_a_piece_keeps_its_face(tmp_path: Path) -> None:
    found = workshop(game(tmp_path))
    made = found.edition(found.game.find("mark", "de"))
    front = made.custom_tools.faces().front(made.deck.kinds[0])
    (cut,) = draw_cuts([front], PieceShape.of("round", 25))
    assert cut.items[0] == Place(front)


@pytest.mark.parametrize(
    ("size", "paper", "join", "sheets"),
    [
        ((380, 250), A4, "overlap", 2),
        ((420, 297), A4, "overlap", 4),
        ((500, 330), A4, "overlap", 4),
        ((600, 600), A4, "overlap", 12),
        ((600, 600), A4, "butt", 9),
        ((380, 250), PaperSize(297, 420), "overlap", 1),
    ],
)
def test_a_board_takes_the_fewest_sheets(size: tuple[float, float], paper: PaperSize, join: str, sheets: int) -> None:
    poster = plan_poster(*size, paper, join, 10, 5)  # type: ignore[arg-type]
    assert len(poster.sheets) == sheets
    assert len({(round(each.shows.width, 6), round(each.shows.height, 6)) for each in poster.sheets}) == 1
    assert all(
        Box(5, 5, poster.paper.width - 5, poster.paper.height - 5).holds(each.place, 1e-6) for each in poster.sheets
    )


def test_the_sheets_of_a_board_laid_together_are_the_board(tmp_path: Path) -> None:
    board = 'kind = "board"\nsize = [300, 120]\npicture = "plan"\n'
    files = {"game.toml": GAME.replace('["de", "en"]', '["de"]'), "parts/plan.toml": board, "bilder/plan.svg": PLAN}
    found = workshop(game(tmp_path, files))
    made = found.edition(found.game.find("plan", "de"))
    dpi = 25.4 * 4  # so that every millimetre is four pixels
    whole = render_page(whole_board(made, made.deck).data, 0, dpi).convert("RGB")
    bleed = round(made.deck.measures.bleed * 4)
    whole = whole.crop((bleed, bleed, bleed + 1200, bleed + 480))
    poster = plan_poster(300, 120, A4, "overlap", 10, 5)
    data = board_sheets(made, made.deck, "a4").data
    glued = Image.new("RGB", whole.size)
    for number, sheet in enumerate(poster.sheets):
        page = render_page(data, number, dpi).convert("RGB")
        x, y = (round(side * 4) for side in (sheet.x, sheet.y))
        size = round(sheet.shows.width * 4), round(sheet.shows.height * 4)
        glued.paste(page.crop((x, y, x + size[0], y + size[1])), (round(sheet.shows.x0 * 4), round(sheet.shows.y0 * 4)))
    off = ImageChops.difference(whole, glued).convert("L").filter(ImageFilter.MinFilter(3))  # edges are softened anew
    assert len(poster.sheets) == 2
    assert sum(off.histogram()[40:]) == 0


def test_a_paper_die_closes() -> None:
    """Folded, opposite sides lie an edge apart, and every flap lies upon an edge that two sides share."""
    edge = 16.0
    facets = die_facets(edge)
    motions = fold(facets)
    corners = {
        facet.name: [
            tuple(round(part, 6) + 0.0 for part in motions[facet.name].apply(*point)) for point in facet.outline
        ]
        for facet in facets
    }
    sides = {name: set(corners[name]) for name in "123456"}
    assert len(set().union(*sides.values())) == 8
    for one, other in (("1", "6"), ("2", "5"), ("3", "4")):
        assert not sides[one] & sides[other]
    flaps = [facet for facet in facets if facet.name not in sides]
    assert len(flaps) == 7
    for flap in flaps:
        crease = set(corners[flap.name][:2])
        meeting = [name for name, own in sides.items() if crease <= own]
        assert len(meeting) == 2


def test_a_die_without_six_sides_is_a_fault(tmp_path: Path) -> None:
    die = (
        TOKEN.replace('kind = "token"', 'kind = "die"')
        .replace('shape = "round"\n', "")
        .replace("count = 12", "count = 1")
    )
    assert (
        "parts/mark.toml: rows: a die has six sides; found 1; expected six rows, each once; count = 2 makes two dice"
        in sentences(game(tmp_path, {"parts/mark.toml": die}))
    )


def test_the_pieces_of_a_part_may_be_objects(tmp_path: Path) -> None:
    """A fault is told with the part's folder, the row and the line where it begins."""
    part = 'kind = "token"\nsize = 20\ncards = "see.json"\n[card]\ncount = "{{ zahl }}"\n[layouts.a]\nground = "rot"\n'
    files = {"parts/see.toml": part, "parts/see.json": '[{"id": "a", "zahl": 3},\n {"id": "b", "zahl": "x"}]'}
    (sentence,) = sentences(game(tmp_path, files))
    place = "parts/see.json: row 2, column zahl (line 2 of the file)"
    assert sentence.startswith(f"{place}: this is no number of copies; found x")


def test_dice_are_as_many_as_their_file_says(tmp_path: Path) -> None:
    """Stickers and nets of all of them, on as few sheets as they take; a die has six rows, each once."""
    die = DIE.replace("net = true", "net = true\ncount = 5")
    found = workshop(game(tmp_path, {"parts/mark.toml": die}))
    made = found.edition(found.game.find("mark", "de"))
    assert (len(made.deck.kinds), len(made.deck.pack.cards)) == (6, 30)
    sheets = plan_dice(made.deck, A4)
    assert [(sheet.rows, len(sheet.nets)) for sheet in sheets] == [(5, 3), (0, 2)]
    (first, second, third), (again, _last) = (sheet.nets for sheet in sheets)
    assert second[0] - first[0] >= 3 * 16 + 2 * FLAP
    assert first[0] - FLAP >= 5 and third[0] + 3 * 16 + FLAP <= A4.width - 5 and again[0] == first[0]
    assert contents_in_words([made.deck]) == "5 mark"


@pytest.mark.parametrize(
    ("die", "sentence"),
    [
        (
            DIE.replace('{ id = "6" }', '{ id = "6", count = 2 }'),
            f"{SIX_ROWS}; found 7; expected six rows, each once",
        ),
        (
            "count = 2\n" + TOKEN,
            "parts/mark.toml: count: only dice are counted here, other pieces by the column count of their rows",
        ),
        ("count = 0\n" + DIE, "parts/mark.toml: count: the value does not fit; found 0; expected "),
    ],
)
def test_only_dice_are_counted_by_their_file(tmp_path: Path, die: str, sentence: str) -> None:
    found = sentences(game(tmp_path, {"parts/mark.toml": die}))
    assert [each for each in found if each.startswith(sentence)], found
