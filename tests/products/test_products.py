"""Finished files as a print shop opens them: fonts, boxes, inks, text, completeness."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import accumulate, islice
from pathlib import Path

import pikepdf
import pypdfium2
import pytest
from PIL import Image
from tests.support import WORKSHOP, manuscript_of

from kartenwerk.build.pool import make_one
from kartenwerk.build.product import Product
from kartenwerk.graphics.display import POINT
from kartenwerk.play.games.donnerwetter.examples import SPECIMEN_DEALS, SPECIMEN_SEED
from kartenwerk.products.booklet.game import PARTS, GameRules, booklet_values
from kartenwerk.products.booklet.pages import compose, page_editions
from kartenwerk.products.kits.game_order import GameOrder
from kartenwerk.products.kits.kit import kit_products

GAME = "donnerwetter"
A5, A6 = f"{GAME}/regeln_a5.pdf", f"{GAME}/regeln_a6.pdf"
SHEETS, SINGLES = "karten_a4.pdf", "karten_einzeln.pdf"
PRODUCTS = {
    product.path.removeprefix("walisch/"): product
    for product in (
        *kit_products(WORKSHOP.catalog, WORKSHOP.catalog.deck("walisch"), "a4"),
        *GameRules(WORKSHOP.catalog.deck("walisch"), GameOrder(GAME)).products(*page_editions("a5", "a4")),
    )
    if product.path.startswith((f"walisch/{GAME}/", "walisch/karten_"))
}
PDFS = sorted(name for name in PRODUCTS if name.endswith(".pdf"))
INK_LIMIT = 240  # percent, all plates together
MM = 1 / POINT
COLOUR_OPERATORS = {"k", "K", "g", "G"}
RGB_OPERATORS = {"rg", "RG"}
OTHER_SPACES = {"cs", "CS", "sc", "SC", "scn", "SCN"}

File = Callable[[str], Path]


@pytest.fixture(scope="session")
def made(tmp_path_factory: pytest.TempPathFactory) -> File:
    """The file of that name, made when it is first asked for."""
    folder = tmp_path_factory.mktemp("products")

    @cache
    def make(name: str) -> Path:
        product: Product = PRODUCTS[name]
        path = folder / name.replace("/", "_")
        path.write_bytes(make_one(WORKSHOP, product).data)
        return path

    return make


def tool(name: str, *words: object) -> str:
    """What an installed program says; without it the test is skipped loudly."""
    if shutil.which(name) is None:
        pytest.skip(f"{name.upper()} IS NOT INSTALLED: NOT CHECKED")
    done = subprocess.run([name, *map(str, words)], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def text_of(path: Path) -> list[str]:
    """The text of every page."""
    with pypdfium2.PdfDocument(path) as document:
        return [page.get_textpage().get_text_range().replace("\r\n", "\n") for page in document]


def drawn(pdf: pikepdf.Pdf) -> list[pikepdf.Object]:
    """What draws and has resources: every page, and every form wherever it is placed."""
    forms = [thing for thing in pdf.objects if isinstance(thing, pikepdf.Stream) and thing.get("/Subtype") == "/Form"]
    return [*(page.obj for page in pdf.pages), *forms]


def named(thing: pikepdf.Object, kind: str) -> dict[str, pikepdf.Object]:
    """The resources of one kind ("/Font") by their names."""
    if "/Resources" not in thing or kind not in thing.Resources:
        return {}
    return dict(thing.Resources[kind].items())


def rejoined(text: str) -> str:
    """Words that were broken at the end of a line, whole again."""
    return re.sub(r"(?<=\w)(?:[-\u00ad\u2010]\n|[\x02\ufffe])(?=\w)", "", text)


def words_of(text: str) -> set[str]:
    return {word for word in re.findall(r"[^\W\d_]+", text) if len(word) > 3}


# --- every file -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PDFS)
def test_every_font_is_embedded(made: File, name: str) -> None:
    with pikepdf.open(made(name)) as pdf:
        fonts = [font for thing in drawn(pdf) for font in named(thing, "/Font").values()]
        assert fonts
        for font in fonts:
            assert "/FontFile2" in font.FontDescriptor or "/FontFile3" in font.FontDescriptor, font.BaseFont


@pytest.mark.parametrize("name", PDFS)
def test_pdffonts_agrees_that_fonts_are_embedded_as_subsets_with_their_characters(made: File, name: str) -> None:
    rows = tool("pdffonts", made(name)).splitlines()[2:]
    assert rows
    assert all(row.split()[-5:-2] == ["yes", "yes", "yes"] for row in rows), rows


@pytest.mark.parametrize("name", PDFS)
def test_no_page_and_no_form_paints_in_rgb(made: File, name: str) -> None:
    with pikepdf.open(made(name)) as pdf:
        used = Counter(
            str(instruction.operator) for thing in drawn(pdf) for instruction in pikepdf.parse_content_stream(thing)
        )
        spaces = [space for thing in drawn(pdf) for space in named(thing, "/ColorSpace")]
    assert used.keys() & COLOUR_OPERATORS
    assert not used.keys() & (RGB_OPERATORS | OTHER_SPACES)
    assert not spaces


@pytest.mark.parametrize("name", PDFS)
def test_qpdf_finds_nothing_wrong(made: File, name: str) -> None:
    assert "No syntax or stream encoding errors" in tool("qpdf", "--check", made(name))


@pytest.mark.parametrize("name", PDFS)
def test_pdfinfo_knows_the_standard_and_the_title(made: File, name: str) -> None:
    told = tool("pdfinfo", made(name))
    assert re.search(r"Title: +\S", told)
    assert re.search(r"Encrypted: +no", told)


# --- boxes ----------------------------------------------------------------------------------------------------


def box(page: pikepdf.Page, name: str) -> list[float]:
    """A page box in mm."""
    return [float(edge) / MM for edge in page.obj[name]]


def test_single_cards_have_the_cards_trim_and_three_millimetres_of_bleed(made: File) -> None:
    with pikepdf.open(made(SINGLES)) as pdf:
        assert len(pdf.pages) == 2 * 63
        for page in pdf.pages:
            x0, y0, x1, y1 = box(page, "/TrimBox")
            assert (x1 - x0, y1 - y0) == pytest.approx((59, 91), abs=0.01)
            assert box(page, "/BleedBox") == pytest.approx([x0 - 3, y0 - 3, x1 + 3, y1 + 3], abs=0.01)


@pytest.mark.parametrize("name", [name for name in PDFS if "_a4" in name])
def test_sheets_are_trimmed_to_their_paper(made: File, name: str) -> None:
    with pikepdf.open(made(name)) as pdf:
        for page in pdf.pages:
            x0, y0, x1, y1 = box(page, "/TrimBox")
            assert sorted((x1 - x0, y1 - y0)) == pytest.approx((210, 297), abs=0.01)
            assert box(page, "/MediaBox") == pytest.approx([x0, y0, x1, y1], abs=0.01)


@pytest.mark.parametrize(("name", "size"), [(A6, (105, 148)), (A5, (148, 210))])
def test_booklets_have_their_trim_and_bleed_and_fold_into_whole_sheets(
    made: File, name: str, size: tuple[int, int]
) -> None:
    with pikepdf.open(made(name)) as pdf:
        assert len(pdf.pages) % 4 == 0
        for page in pdf.pages:
            x0, y0, x1, y1 = box(page, "/TrimBox")
            assert (x1 - x0, y1 - y0) == pytest.approx(size, abs=0.01)
            assert box(page, "/BleedBox") == pytest.approx([x0 - 3, y0 - 3, x1 + 3, y1 + 3], abs=0.01)


def test_the_imposed_booklet_holds_the_text_of_every_page_once(made: File) -> None:
    """Without spaces: beside the upright note pdfium breaks lines elsewhere."""
    imposed = squeezed("\n".join(text_of(made(f"{GAME}/regeln_a6_auf_a4.pdf"))))
    for page in text_of(made(A6)):
        lines = Counter(squeezed(line) for line in page.splitlines() if len(line) > 40)
        assert all(imposed.count(line) >= times for line, times in lines.items())
    assert imposed.count(squeezed("Auf einen Blick")) == 1


def squeezed(text: str) -> str:
    return "".join(text.split())


# --- text -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "page"), [(A6, "a6"), (A5, "a5")])
def test_headings_stand_in_the_text_in_reading_order(made: File, name: str, page: str) -> None:
    pages = text_of(made(name))
    last = (0, -1)
    for entry in compose(WORKSHOP, manuscript_of(GameOrder(GAME)), page).outline:
        start = last[1] + 1 if last[0] == entry.page else 0
        page_text = pages[entry.page - 1]
        body = page_text if entry.page == len(pages) else page_text.split("\n", 1)[1]  # without the running head
        place = body.find(entry.title, start)
        assert place >= 0, entry
        last = entry.page, place


def test_pdftotext_reads_headings_and_umlauts_too(made: File) -> None:
    told = tool("pdftotext", "-layout", made(A6), "-")
    places = [told.find(f"\n{title}") for title in ("Material", "Aufbau", "Spielverlauf", "Varianten")]
    assert -1 not in places
    assert places == sorted(places)
    assert words_of(told) >= {"Wörterbuch", "Hagelstürme"}


def without_moves(lines: Iterable[str]) -> Iterator[str]:
    """The lines outside the moves of a practice deal, whose reasons are printed in one of two forms."""
    depth = 0
    for line in lines:
        if line.startswith("::: zug") or (depth and line.startswith("::: kurz")):
            depth += 1
        elif depth and line.rstrip() == ":::":
            depth -= 1
        elif not depth:
            yield line


@pytest.mark.parametrize("name", [A6, A5])
def test_words_that_hyphenation_broke_can_be_rejoined(made: File, name: str) -> None:
    text = "\n".join(text_of(made(name)))
    values = booklet_values(WORKSHOP, GameOrder(GAME).session(WORKSHOP))
    rendered = "\n".join(WORKSHOP.templates.render(f"games/{GAME}/{part}.md.j2", values) for part in PARTS)
    prose = "\n".join(line for line in without_moves(rendered.splitlines()) if not line.startswith(":::"))
    assert words_of(prose) <= words_of(rejoined(text))
    if name == A5:  # narrow justified lines always break some; ragged ones may get by without
        assert not words_of(prose) <= words_of(text), "nothing was broken: this test proves nothing"


# --- pad ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4])
def test_the_specimens_totals_are_those_of_the_engine(made: File, players: int) -> None:
    session = GameOrder(GAME).session(WORKSHOP)
    teams = session.game.teams(players)
    matches = islice(session.play_deals(players, SPECIMEN_SEED), SPECIMEN_DEALS[players])
    won = [[match.result[team[0]] for team in teams] for match in matches]
    totals = list(accumulate(won, lambda before, more: [a + b for a, b in zip(before, more, strict=True)]))
    told = tool("pdftotext", "-layout", made(f"{GAME}/block_a6_auf_a4.pdf"), "-").split("\f")
    specimens = [page for page in told if re.search(r"\b7\. 11\.", page)]
    lines = [line.split() for line in specimens[session.data.players.index(players)].splitlines()]
    columns = [3 * place for place in range(1, len(teams) + 1)]  # a team has three, its sum is the last of them
    width = columns[-1] + 1
    for number, total in enumerate(totals, 1):
        rows = [line[at : at + width] for line in lines for at in range(0, len(line), width)]
        read = [[row[at] for at in columns] for row in rows if len(row) == width and row[0] == str(number)]
        assert read == [[str(points) for points in total]] * 3, "on each leaf but that of ruler and note"


# --- cards ----------------------------------------------------------------------------------------------------


def test_every_card_stands_exactly_once_on_the_sheets(made: File) -> None:
    deck = WORKSHOP.catalog.suited_deck("walisch")
    text = " ".join(text_of(made(SHEETS)))  # a name may share its line with an index, which is text too
    expected = {f"{suit.name} · {rank.name}".upper(): 2 for suit in deck.suits for rank in deck.ranks}  # in two corners
    expected |= {extra.name.upper(): 2 * extra.count for extra in deck.extras}
    assert {name: len(re.findall(rf"\b{name}\b", text)) for name in expected} == expected
    assert text.count(" · ") == 2 * len(deck.suited)


def test_every_picture_is_placed_once_and_every_front_has_a_back(made: File) -> None:
    with pikepdf.open(made(SHEETS)) as pdf:
        placed = [
            Counter(
                str(page.resources.XObject[str(instruction.operands[0])].objgen)
                for instruction in pikepdf.parse_content_stream(page)
                if str(instruction.operator) == "Do"
            )
            for page in pdf.pages
        ]
    fronts = sum(placed[::2], Counter[str]())
    backs = sum(placed[1::2], Counter[str]())
    assert len(fronts) == 63
    assert set(fronts.values()) == {1}
    assert list(backs.values()) == [63]


# --- inks -----------------------------------------------------------------------------------------------------


def test_no_ink_of_the_deck_lays_more_than_the_press_takes() -> None:
    deck = WORKSHOP.catalog.suited_deck("walisch")
    assert {role: sum(colour.cmyk) for role, colour in deck.colours.items() if sum(colour.cmyk) > INK_LIMIT} == {}


@pytest.mark.parametrize("name", [SHEETS, A6])
def test_ghostscripts_plates_together_keep_to_the_limit(made: File, tmp_path: Path, name: str) -> None:
    """What is printed one over the other shows in the plates alone: half a percent is left for rounding."""
    tool(
        "gs",
        "-q",
        "-dNOPAUSE",
        "-dBATCH",
        "-dSAFER",
        "-sDEVICE=tiff32nc",
        "-r40",
        "-o",
        tmp_path / "%03d.tif",
        made(name),
    )
    most = max(_most_ink(file) for file in tmp_path.glob("*.tif"))
    assert 100 < most <= INK_LIMIT + 0.5


def _most_ink(file: Path) -> float:
    """The highest sum of the four plates at any place, in percent."""
    with Image.open(file) as image:
        colours = image.getcolors(image.width * image.height)
    assert colours
    inks = [ink for _, ink in colours]
    return max(sum(ink) for ink in inks if isinstance(ink, tuple)) / 255 * 100
