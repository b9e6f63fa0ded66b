"""The plates of a page as Ghostscript makes them, beside what preflight says of the same page."""

from __future__ import annotations

import re
import shutil
from io import BytesIO
from pathlib import Path

import pikepdf
import pytest
from pikepdf import Array, Dictionary, Name, Pdf
from PIL import Image
from tests.support import WORKSHOP, Run

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.catalog import CardBoxes
from kartenwerk.printing.preflight import check
from kartenwerk.printing.preflight.budget import Budget
from kartenwerk.printing.preflight.document import Document
from kartenwerk.printing.preflight.limits import PrintLimits
from kartenwerk.printing.proof import Plates, ProofPage, pages, plates, proof_pages, proof_picture
from kartenwerk.printing.proof.picture import GAP, GROUND, HEAD, INK, WIDTH
from kartenwerk.products.cards.selection import CardSelection
from kartenwerk.products.cards.singles import SinglesFormat, singles

needs_ghostscript = pytest.mark.skipif(
    shutil.which("gs") is None, reason="Ghostscript is not installed: nothing compares our preflight with plates"
)

FULL = 255
RICH = "0.9 0.8 0.7 0.65 k 20 20 160 160 re f"
TEXT = "/Over gs 0 0 0 1 k BT /F 60 Tf 60 80 Td (HH) Tj ET"


def page(drawing: str, **entries: object) -> bytes:
    """A file of one page, 200 pt square, whose trim is 20 pt from its edges."""
    pdf = Pdf.new()
    pdf.add_blank_page(page_size=(200, 200))
    over = Dictionary(OP=True, op=True, OPM=1)
    spot = Array([Name.Separation, Name("/Lack"), Name.DeviceCMYK, tint()])
    font = Dictionary(Type=Name.Font, Subtype=Name.Type1, BaseFont=Name.Helvetica)
    sheet = pdf.pages[0]
    sheet.Resources = Dictionary(
        ExtGState=Dictionary(Over=over), ColorSpace=Dictionary(Spot=spot), Font=Dictionary(F=font)
    )
    sheet.TrimBox, sheet.BleedBox = Array([20, 40, 180, 160]), Array([10, 30, 190, 170])
    for key, value in entries.items():
        sheet.obj[f"/{key}"] = value
    sheet.Contents = pdf.make_stream(drawing.encode())
    return saved(pdf)


def tint() -> Dictionary:
    return Dictionary(FunctionType=2, Domain=[0, 1], C0=[0, 0, 0, 0], C1=[0, 0.5, 0, 0], N=1)


def saved(pdf: Pdf) -> bytes:
    target = BytesIO()
    pdf.save(target)
    return target.getvalue()


def proofed(data: bytes) -> ProofPage:
    (only,) = proof_pages(data, None, "file.pdf")
    return only


def at(found: Plates, name: str, x: float, y: float) -> float:
    """The ink of a plate at a place in points from the lower left corner, in percent."""
    width, height = found.size
    value = found.plates[name].getpixel((int(x / 200 * width), int((200 - y) / 200 * height)))
    assert isinstance(value, int)
    return 100 * value / FULL


def ink_told(data: bytes) -> list[float]:
    """The totals that preflight complains of, in percent."""
    told = (re.search(r"it has (\d+) % ink", finding.message) for finding in check(data))
    return [float(found[1]) for found in told if found]


@needs_ghostscript
@pytest.mark.parametrize(
    ("drawing", "most"),
    [
        (RICH, 305),
        ("1 0.9 0.5 0 k 0 0 200 200 re f " + TEXT, 340),  # black text overprints its ground
        ("1 0.9 0.85 0.4 k 0 0 90 200 re f 0.1 0 0 0 k 90 0 90 200 re f", 315),
    ],
)
def test_preflight_finds_the_same_total_of_ink_as_the_plates_have(drawing: str, most: float) -> None:
    data = page(drawing)
    assert proofed(data).plates.most == pytest.approx(most, abs=1)
    assert max(ink_told(data)) == pytest.approx(most, abs=1)


def test_foil_is_laid_over_the_inks_in_a_picture_of_its_own_and_is_no_tint_of_the_composite() -> None:
    bare, gold = Image.new("L", (20, 20), 0), Image.new("L", (20, 20), 0)
    gold.paste(FULL, (5, 5, 15, 15))
    found = Plates({**dict.fromkeys(plates.PROCESS, bare), "Foil": gold, "Lack": gold})
    shown = found.overlay({"Foil": "#E2B84B"})
    assert shown.getpixel((10, 10)) == (226, 184, 75)
    assert found.composite(()).getpixel((10, 10)) == found.composite(["Lack"]).getpixel((1, 1))
    assert shown.getpixel((1, 1)) == found.composite(()).getpixel((1, 1))


@needs_ghostscript
def test_text_that_knocks_out_adds_no_ink_to_its_ground() -> None:
    data = page("1 0.9 0.5 0 k 0 0 200 200 re f " + TEXT.replace("/Over gs ", ""))
    assert proofed(data).plates.most == pytest.approx(240, abs=1)
    assert ink_told(data) == []


@needs_ghostscript
@pytest.mark.parametrize("card", ["svidar-S", "ger-6"])
def test_our_cards_have_as_much_ink_on_the_plates_as_their_colours_say(card: str) -> None:
    data = singles(
        WORKSHOP,
        CardSelection(WORKSHOP.catalog.deck("walisch"), (card,), CardBoxes(59, 91, 3, 4, 5)),
        SinglesFormat("fronts"),
    ).data
    with pikepdf.open(BytesIO(data)) as pdf:
        (sheet,) = Document(pdf, data, PrintLimits(), Budget()).pages
        colours = [colour for content in sheet.contents for _, colour in content.colours]
    assert proofed(data).plates.most == pytest.approx(max(sum(colour.process) for colour in colours), abs=1)


@needs_ghostscript
def test_what_overprints_leaves_the_plates_below_alone() -> None:
    ground = "0.6 0 0 0 k 0 0 200 200 re f "
    kept, left_out = (proofed(page(ground + words)).plates for words in (TEXT, TEXT.replace("/Over gs ", "")))
    letter = 66, 90  # the stem of the first H
    assert (round(at(kept, "Black", *letter)), round(at(kept, "Cyan", *letter))) == (100, 60)
    assert (round(at(left_out, "Black", *letter)), round(at(left_out, "Cyan", *letter))) == (100, 0)


@needs_ghostscript
def test_a_spot_colour_has_a_plate_of_its_own_and_adds_nothing_to_the_total() -> None:
    found = proofed(page("/Spot cs 1 scn 50 50 100 100 re f")).plates
    assert found.spots == ["Lack"]
    assert round(at(found, "Lack", 100, 100)) == 100
    assert found.most == 0


@needs_ghostscript
def test_the_place_with_the_most_ink_and_the_share_above_the_limit_are_told() -> None:
    found = proofed(page(RICH)).plates
    x, y = (200 * place / size for place, size in zip(found.where, found.size, strict=True))
    assert [x, y] == pytest.approx([20, 20], abs=1)
    assert found.share_above(300) == pytest.approx(0.64, abs=0.01)
    assert found.share_above(310) == 0


def test_the_ring_about_a_corner_stays_off_the_heading() -> None:
    """The first dot has the most ink: only a part of the ring is within the picture."""
    full, none = Image.new("L", (190, 190)), Image.new("L", (190, 190))
    full.putpixel((0, 0), FULL)
    of = Plates({"Cyan": full, "Magenta": none, "Yellow": none, "Black": none})
    shown = proof_picture([ProofPage(1, 1, 67, 67, None, None, of)], 300, WORKSHOP.fonts.content("lining"))
    picture = Image.open(BytesIO(shown)).convert("RGB")
    left, top = 2 * GAP + WIDTH, HEAD
    assert picture.crop((left - GAP, top - 14, left + WIDTH, top)).getcolors() == [(14 * (GAP + WIDTH), GROUND)]
    assert INK in [colour for _, colour in picture.crop((left, top, left + 14, top + 14)).getcolors() or ()]


@needs_ghostscript
def test_boxes_turn_with_the_page() -> None:
    upright, turned = proofed(page(RICH)), proofed(page(RICH, MediaBox=[0, 0, 200, 100], Rotate=90))
    assert upright.trim == pytest.approx((0.1, 0.2, 0.9, 0.8))
    assert [turned.width, turned.height] == pytest.approx([35.28, 70.56], abs=0.01)
    assert turned.trim == pytest.approx((0.4, 0.1, 1.6, 0.9))
    assert turned.plates.size[1] > turned.plates.size[0]


# --- the command ----------------------------------------------------------------------------------------------


@needs_ghostscript
def test_the_picture_shows_the_first_pages_and_says_how_many_more_there_are(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "FIRST", 2)
    pdf = Pdf.open(BytesIO(page("0 0 0 1 k 50 50 9 9 re f")))
    for _ in range(3):
        pdf.pages.append(pdf.pages[0])
    file = tmp_path / "heft.pdf"
    file.write_bytes(saved(pdf))
    answer = run("proof", file, "--out", tmp_path)
    assert (answer.code, answer.err) == (0, "")
    lines = answer.out.splitlines()
    assert [line for line in lines if line.startswith("page ")] == [
        f"page {number}: Cyan, Magenta, Yellow, Black; at most 100 % ink" for number in range(1, 3)
    ]
    assert lines[-2:] == ["2 more pages are not shown: --page N shows one of them", str(tmp_path / "heft_proof.png")]
    with Image.open(tmp_path / "heft_proof.png") as picture:
        assert picture.width > 2000
    assert run("proof", file, "--page", 4, "--out", tmp_path, "--json").json["pages"][0]["page"] == 4
    assert "1 to 4" in run("proof", file, "--page", 5, "--out", tmp_path).refusal


@needs_ghostscript
def test_a_service_brings_its_own_limit(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "page.pdf"
    file.write_bytes(page("0.9 0.8 0.7 0.1 k 0 0 100 200 re f"))
    limit = WORKSHOP.catalog.service("mbprint").ink_limit
    shown = run("proof", file, "--service", "mbprint", "--out", tmp_path, "--json").json
    assert shown["limit"] == limit
    assert bool(shown["pages"][0]["above_limit"]) == (limit < 250)


def test_without_ghostscript_one_sentence_says_what_to_install(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "page.pdf"
    file.write_bytes(page(RICH))
    monkeypatch.setattr("kartenwerk.base.programs.shutil.which", lambda name: None)
    refusal = run("proof", file, "--out", tmp_path).refusal
    assert "a proof needs Ghostscript, which is not installed" in refusal
    assert "apt install ghostscript" in refusal
    assert not list(tmp_path.glob("*.png"))


# --- files from strangers -------------------------------------------------------------------------------------


def locked() -> bytes:
    target = BytesIO()
    Pdf.open(BytesIO(page(RICH))).save(target, encryption=pikepdf.Encryption(owner="a", user="b"))
    return target.getvalue()


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"no PDF at all", "the file cannot be read as PDF"),
        (saved(Pdf.new()), "the file has no pages"),
        (page(RICH, MediaBox=[0, 0, 1e9, 10]), "the page cannot be shown in that size"),
        (page(RICH, MediaBox=[0, 0, 0, 0]), "the page cannot be shown in that size"),
        (page(RICH, UserUnit=1e6), "the page cannot be shown in that size"),
        (locked(), "the file is locked by a password"),
    ],
)
def test_a_file_that_cannot_be_proofed_gets_one_sentence(data: bytes, sentence: str) -> None:
    with pytest.raises(KartenwerkError, match=sentence):
        proof_pages(data, None, "file.pdf")


@needs_ghostscript
def test_a_page_without_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forms that place the next one ten times each, which would take centuries."""
    pdf = Pdf.open(BytesIO(page("/X Do")))
    inner = pdf.make_stream(b"0 0 0 1 k 0 0 200 200 re f", Type=Name.XObject, Subtype=Name.Form, BBox=[0, 0, 200, 200])
    for _ in range(12):
        entries = Dictionary(XObject=Dictionary(X=inner))
        inner = pdf.make_stream(b"/X Do " * 10, Type=Name.XObject, Subtype=Name.Form, BBox=[0, 0, 200, 200])
        inner.Resources = entries
    pdf.pages[0].Resources.XObject = Dictionary(X=inner)
    monkeypatch.setattr(plates, "SECONDS", 1)
    with pytest.raises(KartenwerkError, match=r"did not end within 1 seconds|cannot separate the page"):
        proof_pages(saved(pdf), None, "file.pdf")


@needs_ghostscript
def test_the_name_of_a_plate_leads_nowhere_else(tmp_path: Path) -> None:
    spot = Array([Name.Separation, Name("/../../../tmp/andruck"), Name.DeviceCMYK, tint()])
    pdf = Pdf.open(BytesIO(page("/Spot cs 1 scn 50 50 100 100 re f")))
    pdf.pages[0].Resources.ColorSpace.Spot = spot
    before = set(Path("/tmp").glob("andruck*"))
    try:
        found = proofed(saved(pdf)).plates
    except KartenwerkError:
        pass
    else:
        assert all(name.isprintable() for name in found.plates)
    assert set(Path("/tmp").glob("andruck*")) == before
