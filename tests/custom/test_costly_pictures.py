"""Pictures whose filters would take hours are refused in a sentence, by a check already; others are drawn."""

from __future__ import annotations

import subprocess
import sys
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from tests.custom.decks import ONE, faults, plain

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.custom.apart.tasks import draw_dots
from kartenwerk.graphics.svg.general.cost import check_cost

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">{}</svg>'
CIRCLE = '<circle cx="12" cy="12" r="9" fill="#C9741A" filter="url(#f)"/>'


def filtered(parts: str, drawn: str = CIRCLE) -> str:
    return SVG.format(f'<filter id="f">{parts}</filter>{drawn}')


COSTLY = {
    "noise": (filtered('<feTurbulence numOctaves="100000000"/>'), "feTurbulence"),
    "brush": (filtered('<feMorphology radius="100000"/>'), "feMorphology"),
    "kernel": (filtered('<feConvolveMatrix order="3000"/>'), "feConvolveMatrix"),
    "many blurs": (filtered('<feGaussianBlur stdDeviation="0.01"/>' * 3000), "feGaussianBlur"),
    "by name": (SVG.format('<g style="filter:blur(9px)">' * 95 + "</g>" * 95), "g"),
    "by a style": (
        SVG.format(
            '<style>.a{filter:url(#f)}</style><filter id="f"><feMorphology radius="900"/></filter>'
            '<g class="a"><circle r="9"/></g>'
        ),
        "feMorphology",
    ),
    "in a box's units": (
        SVG.format(f'<filter id="f" primitiveUnits="objectBoundingBox"><feMorphology radius="1"/></filter>{CIRCLE}'),
        "feMorphology",
    ),
    "masked groups": (
        SVG.format('<mask id="m"><circle r="9"/></mask>' + '<g mask="url(#m)"><circle r="9"/></g>' * 4000),
        "g",
    ),
    "through a mask": (
        filtered(
            '<feTurbulence numOctaves="90000"/>',
            f'<mask id="m">{CIRCLE}</mask><rect width="9" height="9" mask="url(#m)"/>',
        ),
        "feTurbulence",
    ),
}


@pytest.mark.parametrize("kind", COSTLY)
def test_a_filter_that_takes_hours_is_refused_with_its_line(kind: str) -> None:
    text, worst = COSTLY[kind]
    with pytest.raises(KartenwerkError) as error:
        check_cost(text, "x.svg", 1600, 1600)
    assert str(error.value) == (
        f"x.svg: line 1: the picture's filters, masks and layers take too long to be drawn; found <{worst}>; "
        "expected fewer of them, or a smaller radius, stdDeviation or numOctaves"
    )


def test_uses_that_multiply_behind_a_filter_are_refused() -> None:
    """The picture becomes dots at its first filter: what comes after that is counted, too."""
    uses = "".join(f'<g id="u{n}"><use href="#u{n - 1}"/><use href="#u{n - 1}"/></g>' for n in range(1, 30))
    with pytest.raises(KartenwerkError, match="uses multiply too much"):
        check_cost(filtered("<feOffset/>", f'{CIRCLE}<g id="u0"/>{uses}'), "x.svg", 1600, 1600)


@pytest.mark.parametrize(
    "text",
    [
        filtered('<feTurbulence numOctaves="4"/>'),
        filtered('<feGaussianBlur stdDeviation="8"/><feOffset dx="1"/><feBlend in2="SourceGraphic"/>'),
        filtered('<feMorphology radius="0.1"/>'),
        filtered('<feDropShadow stdDeviation="1"/>', '<circle cx="4" cy="4" r="1" filter="url(#f)"/>' * 600),
        SVG.format('<mask id="m"><circle r="9"/></mask>' + '<g mask="url(#m)"><circle r=".5"/></g>' * 1000),
        SVG.format('<mask id="a" mask="url(#a)"/><rect id="r" width="9" height="9" mask="url(#a)"/><use href="#r"/>'),
    ],
)
def test_filters_as_drawing_programs_write_them_are_none_too_many(text: str) -> None:
    check_cost(text, "x.svg", 1600, 1600)


def test_a_check_tells_a_picture_that_takes_too_long(tmp_path: Path) -> None:
    root = plain(tmp_path, **{"zeichen/muenze.svg": COSTLY["noise"][0]}, toml=ONE)
    assert faults(root) == [
        "zeichen/muenze.svg: line 1: the picture's filters, masks and layers take too long to be drawn; "
        "found <feTurbulence>; expected fewer of them, or a smaller radius, stdDeviation or numOctaves"
    ]


def test_dots_are_drawn_in_a_process_of_their_own() -> None:
    png = draw_dots(filtered('<feGaussianBlur stdDeviation="1"/>'), "x.svg", 48, 48)
    with Image.open(BytesIO(png)) as picture:
        assert (picture.size, picture.getchannel("A").getpixel((24, 24))) == ((48, 48), 255)


def test_what_the_renderer_says_of_a_picture_is_told() -> None:
    with pytest.raises(KartenwerkError, match=r"^x\.svg: the picture cannot be drawn; found "):
        draw_dots("<svg", "x.svg", 9, 9)


@pytest.mark.skipif(sys.platform != "linux", reason="LIMITS OF A PROCESS ARE THOSE OF LINUX")
def test_dots_are_drawn_where_a_process_may_take_less_than_that() -> None:
    words = "import sys; from kartenwerk.custom.apart.tasks import draw_dots; draw_dots(sys.argv[1], 'x.svg', 9, 9)"
    line = ["sh", "-c", 'ulimit -v 2000000 -t 60; exec "$@"', "sh", sys.executable, "-c", words, SVG.format(CIRCLE)]
    assert subprocess.run(line, check=False).returncode == 0
