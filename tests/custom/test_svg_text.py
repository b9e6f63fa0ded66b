"""Text in users' SVG: outlines of the deck's fonts, where a browser sets it; what cannot be set is one sentence."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path

import pytest
import resvg_py
from PIL import Image, ImageChops
from tests.custom.decks import ONE, deck, plain, report, write
from tests.support import WORKSHOP

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.custom.deck import CustomDeck
from kartenwerk.custom.icons import Dots
from kartenwerk.graphics.display import Box, Fill, Group, Matrix, Page, path_bounds, walk
from kartenwerk.printing.pdf.info import DocumentInfo
from kartenwerk.printing.pdf.raster import render_page
from kartenwerk.printing.pdf.writer import pdf_bytes

LATO = Path(__file__).parent.parent.parent / "docs" / "own" / "marktplatz" / "schriften" / "Lato-Regular.ttf"
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 40">{}</svg>'
FONT = ONE + '\n[fonts.schild]\nregular = "Lato-Regular.ttf"\n'


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> CustomDeck:
    folder = plain(tmp_path_factory.mktemp("deck"), toml=FONT, **{"schriften/Lato-Regular.ttf": LATO.read_bytes()})
    return deck(folder)


def drawn(own: CustomDeck, inner: str) -> list[Box]:
    """What each piece of text of a picture fills."""
    picture = own.tools.icons.read(SVG.format(inner), "x.svg", "tinte")
    assert not isinstance(picture, Dots)
    return [path_bounds(item.path) for item in walk(picture.items) if isinstance(item, Fill)]


@pytest.mark.parametrize(
    "text",
    [
        '<text x="10" y="30" font-family="Lato" font-size="20">Brot</text>',
        '<text x="50" y="30" font-family="Lato" font-size="20" text-anchor="middle">Käse</text>',
        '<text x="90" y="30" text-anchor="end" style="font-family:Lato;font-size:16px">3 '
        '<tspan fill="#f00">€</tspan></text>',
        '<g transform="rotate(-8)"><text font-family="\'Lato\', sans-serif" font-size="12" x="5" y="34">'
        'Markt<tspan x="20" dy="-14">platz</tspan></text></g>',
        '<text x="4" y="30" font-family="Lato" font-size="14">\n  Baum\n  und   Haus </text>',
    ],
)
def test_text_stands_where_a_renderer_sets_it(own: CustomDeck, text: str) -> None:
    picture = own.tools.icons.read(SVG.format(text), "x.svg", "tinte")
    assert not isinstance(picture, Dots)
    data = pdf_bytes(
        [Page(100, 40, (Group(picture.items, Matrix()),))], DocumentInfo("x"),
        palette=own.palette, fonts=WORKSHOP.fonts, flavour="screen",
    )  # fmt: skip
    ours = render_page(data, dpi=254)
    png = resvg_py.svg_to_bytes(
        svg_string=SVG.format(text), width=ours.width, height=ours.height, background="white", dpi=96,
        skip_system_fonts=True, font_files=[str(LATO)],
    )  # fmt: skip
    theirs = Image.open(BytesIO(bytes(png))).convert("RGB").resize(ours.size)
    unlike = ImageChops.difference(ours, theirs).convert("L").point(lambda value: 255 * (value > 96))
    assert unlike.histogram()[255] <= 0.005 * ours.width * ours.height


def test_a_family_is_found_by_the_decks_name_and_by_the_fonts_own(own: CustomDeck) -> None:
    boxes = [drawn(own, f'<text y="30" font-family="{name}">Hof</text>') for name in ("schild", "lato", "SCHILD")]
    assert boxes[0] == boxes[1] == boxes[2]
    assert boxes[0] != drawn(own, '<text y="30">Hof</text>')  # the deck's text font


def test_letters_stand_as_far_apart_as_is_told(own: CustomDeck) -> None:
    (narrow,), (wide,) = (drawn(own, f'<text y="30" letter-spacing="{room}">Hof</text>') for room in (0, 2))
    assert wide.width == pytest.approx(narrow.width + 4)


def test_text_has_the_colour_of_its_icon(own: CustomDeck) -> None:
    picture = own.tools.icons.read(SVG.format('<text y="9" fill="currentColor">A</text>'), "x.svg", "rot")
    assert not isinstance(picture, Dots)
    assert {item.ink for item in walk(picture.items) if isinstance(item, Fill)} == {"rot"}


def test_hidden_text_is_not_drawn(own: CustomDeck) -> None:
    assert (
        drawn(own, '<text y="9" display="none">A</text><text y="9"><tspan visibility="hidden">B</tspan></text>') == []
    )


@pytest.mark.parametrize(
    ("inner", "told"),
    [
        ('<text font-family="Arial">A</text>', "x.svg: line 1: there is no font Arial: put its file into the deck's"),
        ("<text>漢</text>", "x.svg: line 1: the font lacks a character; found 漢 (U+6F22), vollkorn-regular"),
        ('<text x="1 2 3">abc</text>', "cannot be set; found several x, one for each letter"),
        ('<text><textPath href="#a">A</textPath></text>', "cannot be set; found <textPath>"),
        ('<text textLength="90">A</text>', "this of a text in a picture cannot be set; found textLength"),
        ('<text style="font:9px Lato">A</text>', "this of a text in a picture cannot be set; found font: 9px Lato"),
        ('<text text-decoration="underline">A</text>', "text-decoration: underline; expected text turned into paths"),
        ('<text dominant-baseline="hanging">A</text>', "found dominant-baseline: hanging"),
        ('<g opacity=".5"/><text>A</text>', "text cannot be set in a picture that has to become dots"),
        ("<style>@media print{}</style><text>A</text>", "has to become dots, because of @media in its style"),
    ],
)  # fmt: skip
def test_text_that_cannot_be_set_is_one_sentence(own: CustomDeck, inner: str, told: str) -> None:
    with pytest.raises(KartenwerkError, match=re.escape(told)):
        own.tools.icons.read(SVG.format(inner), "x.svg", "tinte")


def test_a_missing_font_of_an_icon_is_a_fault_of_its_file(tmp_path: Path) -> None:
    icon = SVG.format('<text font-family="Arial" y="20">A</text>')
    (fault,) = report(write(plain(tmp_path), {"zeichen/muenze.svg": icon})).faults
    assert str(fault).startswith("zeichen/muenze.svg")
    assert "there is no font Arial" in str(fault)


def test_another_font_draws_the_faces_with_that_text_anew(tmp_path: Path) -> None:
    from kartenwerk.custom.faces import CustomFaces

    files: dict[str, str | bytes] = {
        "zeichen/muenze.svg": SVG.format('<text y="20" font-family="schild">A</text>'),
        "schriften/a.ttf": LATO.read_bytes(),
        "schriften/b.ttf": LATO.with_name("Lato-Bold.ttf").read_bytes(),
    }
    keys = []
    for name in ("a.ttf", "b.ttf"):
        toml = ONE + f'\n[fonts.schild]\nregular = "{name}"\n'
        content = deck(plain(tmp_path, toml=toml, **files))
        faces = CustomFaces(content, (63, 88), 3, 4)
        keys.append([faces.key(card, front=True) for card in content.cards])
    assert keys[0][0] != keys[1][0]
