"""Tagged files: content in elements, all else an artifact, links and bookmarks; read again with pikepdf."""

from __future__ import annotations

import io
from dataclasses import replace
from typing import Any

import pikepdf
import pytest

from kartenwerk.base.palette import Ink
from kartenwerk.graphics.display import Box, Fill, Group, Item, Matrix, Page, Tag, Text, rectangle
from kartenwerk.printing.pdf.fonts import FontSource
from kartenwerk.printing.pdf.info import DocumentInfo
from kartenwerk.printing.pdf.writer import pdf_bytes
from kartenwerk.text.structure import DocumentElement, DocumentStructure

TITLE, WORDS, PICTURE, LINK = (1,), (2,), (3,), (4,)
SQUARE = Fill(rectangle(Box(0, 0, 5, 5)), "rot")
FIRST: tuple[Item, ...] = (
    SQUARE,
    Text(5, 10, "Titel", "text", 12, tag=Tag(TITLE, spaced=True)),
    Group((SQUARE, Group((SQUARE, Text(0, 0, "innen", "text", 9)), tag=Tag(PICTURE))), Matrix.move(20, 20)),
    Text(5, 30, "weit-", "text", 9, tag=Tag(WORDS, soft=True)),
)
SECOND: tuple[Item, ...] = (
    Text(5, 10, "er ", "text", 9, tag=Tag(WORDS)),
    Text(15, 10, "mannr", "text", 9, tag=Tag(WORDS, language="art-x-walisch")),
    Text(5, 40, "Kopf", "text", 9),
    Text(5, 50, "dorthin", "text", 9, tag=Tag(LINK)),
)
LEADING = DocumentElement("Link", children=(DocumentElement("Span", LINK),), words="zum Titel", target=TITLE)
ELEMENTS = (
    DocumentElement("H1", TITLE, bookmark="Titel"),
    DocumentElement("P", WORDS),
    DocumentElement("Figure", PICTURE, words="Zwei (rote) Quadrate"),
    DocumentElement("P", children=(LEADING,)),
)
BOX = Box(5, 5, 40, 12)
STRUCTURE = DocumentStructure(
    ELEMENTS, ({TITLE: BOX, WORDS: BOX, PICTURE: Box(20, 20, 25, 25)}, {WORDS: BOX, LINK: BOX})
)


def written(palette: dict[str, Ink], fonts: FontSource, **more: Any) -> bytes:
    pages = [Page(59, 91, FIRST), Page(59, 91, SECOND)]
    return pdf_bytes(pages, DocumentInfo("Titel"), palette=palette, fonts=fonts, **{"structure": STRUCTURE, **more})


@pytest.fixture
def pdf(palette: dict[str, Ink], fonts: FontSource) -> pikepdf.Pdf:
    return pikepdf.open(io.BytesIO(written(palette, fonts, flavour="ua1")))


def brackets(page: pikepdf.Page) -> list[str]:
    """The marked content of a page, its beginnings and ends."""
    found = []
    for each in pikepdf.parse_content_stream(page):
        if str(each.operator) in ("BMC", "BDC"):
            found.append(" ".join([str(each.operands[0]), *(str(operand) for operand in each.operands[1:])]))
        elif str(each.operator) == "EMC":
            found.append("end")
    return found


def tags(page: pikepdf.Page) -> list[str]:
    return [each.split(" ")[0] for each in brackets(page) if each != "end"]


def test_all_content_is_an_artifact_or_belongs_to_an_element_and_nothing_is_nested(pdf: pikepdf.Pdf) -> None:
    assert tags(pdf.pages[0]) == ["/Artifact", "/H1", "/Artifact", "/Figure", "/Span"]
    assert tags(pdf.pages[1]) == ["/P", "/Span", "/Artifact", "/Span"]
    for page in pdf.pages:
        assert brackets(page)[1::2] == ["end"] * (len(brackets(page)) // 2)


def test_brackets_of_content_and_of_the_graphics_state_do_not_cross(pdf: pikepdf.Pdf) -> None:
    stack: list[str] = []
    for each in pikepdf.parse_content_stream(pdf.pages[0]):
        match str(each.operator):
            case "q" | "BMC" | "BDC" as begin:
                stack.append(begin)
            case "Q":
                assert stack.pop() == "q"
            case "EMC":
                assert stack.pop() in ("BMC", "BDC")
    assert stack == []


def test_a_hyphen_of_a_line_is_spelled_softly_and_a_foreign_word_tells_its_language(pdf: pikepdf.Pdf) -> None:
    (soft,) = (
        each.operands[1]
        for each in pikepdf.parse_content_stream(pdf.pages[0])
        if str(each.operator) == "BDC" and "/ActualText" in each.operands[1]
    )
    assert str(soft.ActualText) == "weit\u00ad"
    assert b"/Lang (art-x-walisch)" in pdf.pages[1].Contents.read_bytes()


def test_an_element_of_two_pages_has_its_pieces_in_order(pdf: pikepdf.Pdf) -> None:
    words = pdf.Root.StructTreeRoot.K.K[1]
    assert words.Pg.objgen == pdf.pages[0].obj.objgen
    first, *others = words.K
    assert first == 2
    assert [(int(each.MCID), each.Pg.objgen) for each in others] == [(n, pdf.pages[1].obj.objgen) for n in (0, 1)]


def test_every_piece_of_content_finds_its_element(pdf: pikepdf.Pdf) -> None:
    numbers = list(pdf.Root.StructTreeRoot.ParentTree.Nums)
    tree = dict(zip(map(int, numbers[::2]), numbers[1::2], strict=True))
    for page in pdf.pages:
        roles = [str(each.S) for each in tree[int(page.obj.StructParents)]]
        marked = [tag for tag in tags(page) if tag != "/Artifact"]
        assert len(roles) == len(marked)
        assert all(tag in (role, "/Span") for role, tag in zip(roles, marked, strict=True))
    (link,) = pdf.pages[1].Annots
    assert tree[int(link.StructParent)].S == "/Link"


def test_a_picture_has_words_and_a_place(pdf: pikepdf.Pdf) -> None:
    picture = pdf.Root.StructTreeRoot.K.K[2]
    assert str(picture.Alt) == "Zwei (rote) Quadrate"
    left, low, right, high = (float(side) / 72 * 25.4 for side in picture.A.BBox)
    assert (left, low, right, high) == pytest.approx((20, 66, 25, 71), abs=0.01)


def test_a_link_says_where_it_leads_and_leads_there(pdf: pikepdf.Pdf) -> None:
    (link,) = pdf.pages[1].Annots
    assert str(link.Contents) == "zum Titel"
    page, kind, left, top, zoom = link.Dest
    assert (page.objgen, str(kind), float(left), float(zoom)) == (pdf.pages[0].obj.objgen, "/XYZ", 0, 0)
    assert float(top) / 72 * 25.4 == pytest.approx(91 - 1, abs=0.01)


def test_only_this_flavour_has_a_structure_and_it_needs_one(palette: dict[str, Ink], fonts: FontSource) -> None:
    for wrong in ({"flavour": "screen"}, {"flavour": "x1a"}, {"flavour": "ua1", "structure": None}):
        with pytest.raises(ValueError, match="structure"):
            written(palette, fonts, **wrong)


def test_tags_change_nothing_in_other_files(palette: dict[str, Ink], fonts: FontSource) -> None:
    bare = tuple(replace(item, tag=Tag()) if isinstance(item, Text) else item for item in SECOND)
    files = [
        pdf_bytes([Page(59, 91, items)], DocumentInfo("Titel"), palette=palette, fonts=fonts)
        for items in (SECOND, bare)
    ]
    assert files[0] == files[1]


def test_bookmarks_of_deeper_levels_lie_folded_within_those_above(palette: dict[str, Ink], fonts: FontSource) -> None:
    tags = [Tag((number,)) for number in range(5)]
    items = tuple(Text(5, 10 + 8 * number, "T", "text", 9, tag=tag) for number, tag in enumerate(tags))
    levels = ("H1", "H2", "H3", "H3", "H2")
    elements = tuple(
        DocumentElement(role, tag.element, bookmark=f"{number}")  # type: ignore[arg-type]
        for number, (role, tag) in enumerate(zip(levels, tags, strict=True))
    )
    structure = DocumentStructure(elements, ({tag.element: BOX for tag in tags},))
    data = pdf_bytes(
        [Page(59, 91, items)], DocumentInfo("T"), palette=palette, fonts=fonts, flavour="ua1", structure=structure
    )
    with pikepdf.open(io.BytesIO(data)) as pdf, pdf.open_outline() as outline:
        (top,) = outline.root
        assert [item.title for item in top.children] == ["1", "4"]
        assert [item.title for item in top.children[0].children] == ["2", "3"]
        assert int(pdf.Root.Outlines.Count) == 1
        assert int(pdf.Root.Outlines.First.Count) == -2
