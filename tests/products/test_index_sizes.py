"""Indexes of every size, measured in the geometry of the written PDF; faces that save ink; files for the screen."""

from __future__ import annotations

import io
import json
import shutil
import subprocess
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import pikepdf
import pypdfium2
import pytest
from tests.placing import placements
from tests.support import WORKSHOP, Run, some, some_rows

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import CardBoxes
from kartenwerk.faces.layout import Size
from kartenwerk.faces.variant import Corners, FaceVariant, IndexSize
from kartenwerk.graphics.display import IDENTITY, POINT, Box, Fill, Group, Item, Matrix
from kartenwerk.graphics.svg.bounds import bounds
from kartenwerk.printing.press.single import SideOrder
from kartenwerk.products.cards.selection import CardSelection
from kartenwerk.products.cards.singles import SinglesFormat, singles

SKAT, POKER, BRIDGE, TAROT = (59.0, 91.0), (63.0, 88.0), (57.0, 89.0), (70.0, 120.0)
SIZES = (SKAT, POKER, BRIDGE, TAROT)
SUITS = ("svidar", "yxar", "skoell", "ger", "bog", "jarnur")
RANKS = "SMKE654321"
BLEED, SAFE = 3.0, 4.0

Drawn = tuple[IndexSize, Corners]
ALL: tuple[Drawn, ...] = (("normal", "two"), ("normal", "four"), ("large", "two"), ("huge", "two"), ("huge", "four"))


@cache
def workshop() -> Workshop:
    return WORKSHOP


@cache
def written(
    names: tuple[str, ...], drawn: Drawn, size: tuple[float, float], low_ink: bool = False, order: SideOrder = "fronts"
) -> bytes:
    cards = CardSelection(
        workshop().catalog.deck("walisch"),
        names,
        CardBoxes(*size, BLEED, SAFE, 5),
        variant=FaceVariant(*drawn, low_ink=low_ink),
    )
    return singles(workshop(), cards, SinglesFormat(order)).data


class Sign(NamedTuple):
    """A character of the written page: its ink's box in mm from the upper left corner of the trim, and its font."""

    text: str
    box: Box
    font: str

    @property
    def height(self) -> float:
        return self.box.height


def signs(data: bytes, number: int = 0) -> list[Sign]:
    """All characters on a page, by the outlines that the embedded font draws."""
    document = pypdfium2.PdfDocument(data)
    page = document[number]
    height = page.get_height() * POINT
    text = page.get_textpage()
    found = []
    for index in range(text.count_chars()):
        left, bottom, right, top = (side * POINT for side in text.get_charbox(index, loose=False))
        box = Box(left - BLEED, height - BLEED - top, right - BLEED, height - BLEED - bottom)
        found.append(Sign(text.get_text_range(index, 1), box, font_of(text, index)))
    return found


def instructions(stream: Any) -> Iterator[tuple[list[Any], str]]:
    for instruction in pikepdf.parse_content_stream(stream):
        yield list(instruction.operands), str(instruction.operator)


def font_of(text: pypdfium2.PdfTextPage, index: int) -> str:
    import ctypes

    import pypdfium2.raw as raw

    name = ctypes.create_string_buffer(128)
    raw.FPDFText_GetFontInfo(text.raw, index, name, 128, None)
    return name.value.decode()


def of_font(found: list[Sign], ending: str) -> list[Sign]:
    return [sign for sign in found if sign.font.endswith(ending)]


@pytest.mark.parametrize(
    ("drawn", "size", "least"),
    [
        (("normal", "two"), SKAT, 6.5),
        (("large", "two"), POKER, 11.9),
        (("huge", "four"), SKAT, 20.0),
        (("huge", "two"), BRIDGE, 20.0),
        *some_rows(
            [
                (("normal", "four"), SKAT, 6.5),
                (("large", "two"), SKAT, 12.0),
                (("huge", "two"), SKAT, 20.0),
                (("normal", "two"), BRIDGE, 6.5),
                (("huge", "two"), TAROT, 20.0),
            ],
            5,
        ),
    ],
)
def test_capitals_are_as_high_as_the_size_promises(drawn: Drawn, size: tuple[float, float], least: float) -> None:
    data = written(tuple(f"ger-{rank}" for rank in RANKS), drawn, size)
    for number, rank in enumerate(RANKS):
        found = of_font(signs(data, number), "KartenwerkWalisch-Bold")
        assert [sign.text for sign in found] == [rank] * (4 if drawn[1] == "four" else 2)
        assert all(sign.height >= least - 0.01 for sign in found), (rank, [sign.height for sign in found])


@pytest.mark.parametrize(("size", "drawn"), some_rows(product(SIZES, ALL), 5))
def test_all_that_is_read_stays_in_the_safe_area(drawn: Drawn, size: tuple[float, float]) -> None:
    names = ("svidar-M", "bog-M", "skoell-4", "halk-1", "jarnur-1")
    data = written(names, drawn, size)
    for number in range(len(names)):
        for sign in signs(data, number):
            if sign.text.strip() and sign.font.endswith(("Bold", "Zeichen-Regular")):
                box = sign.box
                assert box.x0 >= SAFE - 0.02 and box.y0 >= SAFE - 0.02, (names[number], sign)
                assert box.x1 <= size[0] - SAFE + 0.02 and box.y1 <= size[1] - SAFE + 0.02, (names[number], sign)


@pytest.mark.parametrize(("size", "drawn"), some_rows(product(SIZES, ALL[:3]), 5))
def test_no_index_touches_the_courts_window(drawn: Drawn, size: tuple[float, float]) -> None:
    """The panel's notch leaves the index free; where that is not enough the window is drawn back from its corners."""
    data = written(("svidar-M", "bog-M"), drawn, size)
    scale = picture_scale(data)
    x, y = size[0] / 2, size[1] / 2
    left, right, top = x - 25.5 * scale, x + 25.5 * scale, y - 39 * scale
    notch_x, notch_y = x - 16.3 * scale, y - 23.9 * scale
    free = free_corners(drawn, size)
    for sign in [*of_font(signs(data), "Bold"), *of_font(signs(data, 1), "Bold"), *of_font(signs(data), "en-Regular")]:
        box = sign.box
        if box.y0 > y:  # the lower half is the upper one turned
            box = Box(size[0] - box.x1, size[1] - box.y1, size[0] - box.x0, size[1] - box.y0)
        beside = box.x1 < notch_x and box.y1 < notch_y
        in_corner = any(box.x0 > corner.x0 and box.x1 < corner.x1 and box.y1 < corner.y1 for corner in free)
        assert beside or in_corner or box.y1 < top or box.x1 < left or box.x0 > right, sign


def free_corners(drawn: Drawn, size: tuple[float, float]) -> list[Box]:
    """What a red court, drawn whole, leaves free beyond its picture: the paper laid over its upper corners."""
    pictures = workshop().tools(workshop().catalog.deck("walisch")).pictures.with_size(Size(*size), BLEED)
    drawing = pictures.with_variant(FaceVariant(*drawn)).draw_face("front", pictures.deck.pack.card("svidar-M"))
    _, *papers = filled(drawing.items, "papier")
    return [box for box in papers if box.y0 < size[1] / 2]


def filled(items: tuple[Item, ...], ink: str, matrix: Matrix = IDENTITY) -> Iterator[Box]:
    """What the face itself fills with an ink, groups opened, in mm on the card."""
    for item in items:
        if isinstance(item, Group):
            yield from filled(item.items, ink, item.matrix.then(matrix))
        elif isinstance(item, Fill) and item.ink == ink:
            yield bounds((Group((item,), matrix),))


def picture_scale(data: bytes) -> float:
    """How large the court's picture, or each part of it, is on the first page, 1 being as it is drawn."""
    with pikepdf.open(io.BytesIO(data)) as document:
        (face,) = document.pages[0].Resources.XObject.values()
        found = set()
        for matrix in placements(face):
            assert abs(matrix.a - matrix.d) < 1e-4 and abs(matrix.b) < 1e-6
            found.add(round(abs(matrix.a), 4))
    (scale,) = found
    return float(scale)


@pytest.mark.parametrize("drawn", [("normal", "two"), ("normal", "four"), ("large", "two")])
def test_no_index_makes_the_picture_smaller(drawn: Drawn) -> None:
    assert picture_scale(written(("svidar-M",), drawn, SKAT)) == pytest.approx(1)


@pytest.mark.parametrize("suit", some(SUITS, 3))
def test_the_sign_grows_with_the_index(suit: str) -> None:
    """On a court by more than half; beside pips less, or it would be counted among them."""
    heights = {}
    for rank in "M6":
        for drawn in (("normal", "two"), ("large", "two"), ("huge", "two")):
            data = written((f"{suit}-{rank}",), drawn, SKAT)
            heights[rank, drawn[0]] = of_font(signs(data), "Zeichen-Regular")[0].height
    assert heights["M", "large"] > 1.5 * heights["M", "normal"]
    assert heights["6", "large"] > 1.3 * heights["6", "normal"]
    assert heights["M", "huge"] > 1.4 * heights["M", "large"]


def test_a_huge_index_stands_without_a_picture() -> None:
    with pikepdf.open(io.BytesIO(written(("svidar-M",), ("huge", "two"), SKAT))) as document:
        (face,) = document.pages[0].Resources.XObject.values()
        assert "/XObject" not in face.Resources


@pytest.mark.parametrize(
    ("drawn", "black"), [(("normal", "two"), False), (("large", "two"), True), (("huge", "two"), True)]
)
def test_larger_indexes_are_black_beside_a_coloured_suit(drawn: Drawn, black: bool) -> None:
    """The colours that are set before the first rank and the first sign are drawn."""
    with pikepdf.open(io.BytesIO(written(("svidar-6",), drawn, SKAT))) as document:
        (face,) = document.pages[0].Resources.XObject.values()
        colours: dict[str, tuple[float, ...]] = {}
        colour: tuple[float, ...] = ()
        font = ""
        for operands, operator in instructions(face):
            match operator:
                case "k":
                    colour = tuple(map(float, operands))
                case "Tf":
                    font = str(face.Resources.Font[str(operands[0])].BaseFont)
                case "TJ":
                    colours.setdefault(font.partition("+")[2], colour)
    red, tinte = (0, 0.9, 0.95, 0.15), (0, 0, 0, 1)
    assert colours["KartenwerkWalisch-Bold"] == pytest.approx(tinte if black else red)
    assert colours["KartenwerkWalischZeichen-Regular"] == pytest.approx(red)


@pytest.mark.parametrize(("suit", "drawn"), some_rows(product(SUITS, ALL), 7))
def test_no_name_runs_into_rank_or_suit(drawn: Drawn, suit: str) -> None:
    found = signs(written((f"{suit}-M",), drawn, SKAT))
    words = [sign.box for sign in found if is_name(sign) and sign.text.strip()]
    assert len(words) >= 16
    for sign in found:
        if not is_name(sign):
            assert not [word for word in words if overlap(word, sign.box)], sign


def is_name(sign: Sign) -> bool:
    """The name is in the lighter capitals; rank and suit are in the bold ones and in the face of signs."""
    return sign.font in ("KartenwerkWalisch-Regular", "")


def overlap(one: Box, other: Box) -> bool:
    return one.x0 < other.x1 and other.x0 < one.x1 and one.y0 < other.y1 and other.y0 < one.y1


def test_rank_and_suit_can_be_read_from_the_text_layer() -> None:
    for name, text in (("svidar-S", "Ss"), ("skoell-6", "6k"), ("jarnur-K", "Kj")):
        found = [sign.text for sign in signs(written((name,), ("normal", "two"), SKAT)) if not is_name(sign)]
        assert "".join(found) == text * 2


def ink(data: bytes, folder: Path) -> float:
    """Mean ink of all pages in percent, from the plates that Ghostscript makes."""
    from PIL import Image, ImageStat

    (folder / "in.pdf").write_bytes(data)
    command = ["gs", "-q", "-dNOPAUSE", "-dBATCH", "-dSAFER", "-sDEVICE=tiff32nc", "-r250"]
    subprocess.run([*command, f"-sOutputFile={folder}/%d.tif", str(folder / "in.pdf")], check=True)
    means = []
    for file in sorted(folder.glob("*.tif")):
        with Image.open(file) as plates:
            means.append(sum(ImageStat.Stat(plates).mean) / 255 * 100)
        file.unlink()
    return sum(means) / len(means)


@pytest.mark.skipif(shutil.which("gs") is None, reason="GHOSTSCRIPT IS MISSING: ink is not measured")
@pytest.mark.parametrize("names", some([("svidar-M",), ("jarnur-E",), ("skoell-5",), ("svidar-6", "bog-2")], 3))
def test_low_ink_takes_less_than_half_the_ink(names: tuple[str, ...], tmp_path: Path) -> None:
    full, low = (ink(written(names, ("normal", "two"), SKAT, lean), tmp_path) for lean in (False, True))
    assert low < full / 2


@pytest.mark.skipif(shutil.which("gs") is None, reason="GHOSTSCRIPT IS MISSING: ink is not measured")
def test_a_low_ink_back_takes_about_half_the_ink(tmp_path: Path) -> None:
    full, low = (ink(written(("ger-6",), ("normal", "two"), SKAT, lean, "backs"), tmp_path) for lean in (False, True))
    assert low < full * 0.52


def test_low_ink_keeps_what_is_read_in_full_ink() -> None:
    plain, lean = (signs(written(("svidar-M",), ("normal", "two"), SKAT, low)) for low in (False, True))
    assert plain == lean
    with pikepdf.open(io.BytesIO(written(("svidar-M",), ("normal", "two"), SKAT, True))) as document:
        (face,) = document.pages[0].Resources.XObject.values()
        assert b"0 0.9 0.95 0.15 k" in face.read_bytes()


def test_every_variant_has_file_names_and_choices_of_its_own(run: Run, tmp_path: Path) -> None:
    names = set()
    for words, name in (
        (("--index", "large"), "karten_auswahl_index_gross"),
        (("--index", "huge", "--corners", "four"), "karten_auswahl_index_riesig_vier_ecken"),
        (("--colours", "low-ink"), "karten_auswahl_sparsam"),
    ):
        answer = run("deck", "walisch", "--cards", "ger-6", "--json", "--out", tmp_path, *words)
        assert answer.code == 0, answer.err
        files = {Path(file["path"]).name for file in answer.json["files"]}
        assert files == {f"{name}_a4.pdf", f"{name}_einzeln.pdf"}
        assert answer.json["complaints"] == []
        names |= files
    manifest = json.loads((tmp_path / "manifest.json").read_text(encoding="utf-8"))
    choices = {Path(entry["path"]).name: entry["choices"] for entry in manifest["files"]}
    assert set(choices) == names
    assert choices["karten_auswahl_sparsam_a4.pdf"] == {"cards": "ger-6", "colours": "low-ink"}
    assert choices["karten_auswahl_index_gross_a4.pdf"] == {"cards": "ger-6", "index": "large"}


def test_a_file_for_the_screen_has_a_page_and_a_bookmark_a_card_and_no_press_colours(run: Run, tmp_path: Path) -> None:
    words = ("deck", "walisch", "--colours", "screen", "--cards", "ger-6 svidar-S", "--json", "--out", tmp_path)
    answer = run(*words)
    (file,) = answer.json["files"]
    assert (Path(file["path"]).name, file["kind"], file["pages"]) == ("karten_auswahl_bildschirm.pdf", "single", 3)
    assert answer.json["complaints"] == []
    with pikepdf.open(file["path"]) as document:
        assert "/OutputIntents" not in document.Root
        assert [float(side) * POINT for side in document.pages[0].mediabox] == pytest.approx([0, 0, 59, 91], abs=0.01)
        with document.open_outline() as outline:
            assert [item.title for item in outline.root] == ["ger-6", "svidar-S", "Rückseite"]
        streams = [thing for thing in document.objects if isinstance(thing, pikepdf.Stream) and "/BBox" in thing]
        assert streams
        for stream in streams:
            operators = {operator for _, operator in instructions(stream)}
            assert not operators & {"k", "K", "gs"}


FAULTS = [
    (
        ["--index", "gross"],
        "--index: there is no choice of that name; found 'gross'; expected one of normal, large, huge",
    ),
    (["--corners", "3"], "--corners: there is no choice of that name; found '3'; expected one of two, four"),
    (
        ["--colours", "grey"],
        "--colours: there is no choice of that name; found 'grey'; expected one of print, screen, low-ink, four",
    ),
    (["--index", "large", "--corners", "four"], "four large indexes leave the picture no room"),
    (["--index", "huge", "--size", "44x68"], "the cards are too small for the deck's pictures"),
    (["--colours", "screen", "--paper", "a3"], "a file for the screen takes single cards, not sheets"),
    (["--colours", "screen", "--service", "meinspiel"], "--service and --colours screen exclude each other"),
]


@pytest.mark.parametrize(("words", "sentence"), FAULTS)
def test_a_wrong_variant_is_one_sentence_and_writes_nothing(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    answer = run("deck", "walisch", *words)
    assert (answer.code, answer.out) == (1, "")
    assert answer.err.count("\n") == 1
    assert sentence in answer.err
    assert list(tmp_path.iterdir()) == []


def test_a_deck_with_two_corners_says_so() -> None:
    deck = workshop().catalog.suited_deck("walisch").model_copy(update={"corners": ("two",)})
    with pytest.raises(KartenwerkError, match="not drawn with an index in that many corners; found four; expected two"):
        FaceVariant(corners="four").check(deck)
